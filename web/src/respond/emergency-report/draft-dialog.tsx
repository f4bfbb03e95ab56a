import { Stack, Text, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useZoneText } from '../../assess/result/use-zone-text.ts';
import { draftRoutes, orWaits } from '../../data/alert-drafts.ts';
import { useChange } from '../../data/use-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DraftDone } from '../../ui/draft-done.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { useIncidentCard } from '../incidents/use-incident-card.ts';
import { ByHandText } from './by-hand-text.tsx';
import { storeReportDraft } from './report-warning.ts';
import { useByHand } from './use-by-hand.ts';
import type { ReportState } from './use-report.ts';

interface DraftDialogProps {
  readonly state: ReportState;
  readonly incident: string;
  readonly onCall: () => void;
  readonly onClose: () => void;
}

/** What the server will make the warning from. */
const Basis = ({ state }: { readonly state: ReportState }) => {
  const { t } = useTranslation('emergency-report');
  const text = useZoneText();
  const { hasModel, result } = state;
  if (!hasModel) return <ByHandText state={state} />;
  return (
    <div>
      <Text size="sm">{t('warn.draftFrom')}</Text>
      <ul>
        {(result?.zones ?? [])
          .filter(({ status }) => status !== 'not-reached')
          .map((zone) => (
            <li key={zone.level.id}>
              {text.level(zone.level)}: {text.reach(zone)}
            </li>
          ))}
      </ul>
    </div>
  );
};

/** The warning while the server cannot be reached: a draft that is sent once, later. Handing in, approval and release are never queued. */
export const DraftDialog = ({ state, incident, onCall, onClose }: DraftDialogProps) => {
  const { t } = useTranslation('emergency-report');
  const reasonId = useId();
  const { hasModel, headline } = state;
  const byHand = useByHand(state, incident);
  const card = useIncidentCard(incident);
  const known = card.data?.alerts.find((alert) => alert.state !== 'cancelled');
  const noDraft = useReason('alert.draft');
  const [words, setWords] = useState(hasModel ? headline : (byHand?.description ?? headline));
  const draft = useChange(
    (description: string, key) => {
      if (hasModel) return orWaits(storeReportDraft({ incidentId: incident, incidentDescription: description || headline }, key));
      if (byHand === undefined) throw new Error('A warning needs a place');
      return orWaits(storeReportDraft({ byHand: { ...byHand, description: description || byHand.description } }, key));
    },
    { refreshes: draftRoutes },
  );
  const reason = noDraft ?? (known === undefined ? undefined : t('warn.needsServer'));
  if (draft.data !== undefined) {
    const isKept = draft.data === 'waits';
    return (
      <Dialog title={t('warn.draftTitle', { incident })} onClose={onClose}>
        <DraftDone
          lines={[t(isKept ? 'warn.draftKept' : 'warn.draftSent', { incident })]}
          step={
            draft.data === 'waits'
              ? { label: t('next.call'), onPress: onCall }
              : { label: t('warn.open'), to: `/Alerts/${draft.data.id}`, search: undefined }
          }
          close={t('warn.back')}
          onClose={onClose}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('warn.draftTitle', { incident })} onClose={onClose} closeOnClickOutside={!draft.isPending}>
      <Stack gap="md">
        <Text fw={600}>{t('warn.draftOnly')}</Text>
        <Basis state={state} />
        <Textarea
          label={t('warn.draftWords')}
          autosize
          minRows={2}
          maxLength={2_000}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {draft.isError ? <ErrorPanel error={draft.error} title={t('warn.draftFailed')} /> : null}
        <ActionButton
          size="md"
          reason={reason}
          aria-describedby={reason === undefined ? undefined : reasonId}
          loading={draft.isPending}
          onClick={() => draft.mutate(words.trim())}
        >
          {t('warn.draft')}
        </ActionButton>
        {reason === undefined ? null : (
          <Text id={reasonId} size="sm">
            {reason}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};

import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useZoneText } from '../../assess/result/use-zone-text.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import { useFormat } from '../../ui/format.ts';
import { useReason } from '../../ui/use-reason.ts';
import { refreshIncidents, useIncidentCard } from '../incidents/incident-data.ts';
import { useByHand } from './use-by-hand.ts';
import type { ReportState } from './use-report.ts';
import { keepDraft } from './warn-data.ts';

interface DraftDialogProps {
  readonly state: ReportState;
  readonly incident: string;
  readonly onCall: () => void;
  readonly onClose: () => void;
}

/** What the server will make the warning from. */
const Basis = ({ state }: { readonly state: ReportState }) => {
  const { t } = useTranslation('emergency-report');
  const format = useFormat();
  const text = useZoneText();
  const { hasModel, result, solution, answers, radiusM, placeName, site } = state;
  if (!hasModel) {
    const kind = solution === undefined ? (answers.happening === 'burning' ? 'warn.unknownFire' : 'warn.unknown') : 'warn.solution';
    const facts = { what: solution?.substanceName ?? '', radius: format.distance(radiusM), site: placeName ?? site?.name ?? '' };
    return <Text>{t(kind, facts)}</Text>;
  }
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
  const keptId = useId();
  const reasonId = useId();
  const { hasModel, headline } = state;
  const byHand = useByHand(state, incident);
  const card = useIncidentCard(incident);
  const known = card.data?.alerts.find((alert) => alert.state !== 'cancelled');
  const noDraft = useReason('alert.draft');
  const [words, setWords] = useState(hasModel ? headline : (byHand?.description ?? headline));
  const draft = useMutation({
    mutationFn: () => {
      if (hasModel) return keepDraft({ incidentId: incident, incidentDescription: words.trim() || headline });
      if (byHand === undefined) throw new Error('A warning needs a place');
      return keepDraft({ byHand: { ...byHand, description: words.trim() || byHand.description } });
    },
    onSuccess: () => refreshIncidents(),
  });
  const reason = noDraft ?? (known === undefined ? undefined : t('warn.needsServer'));
  if (draft.isSuccess)
    return (
      <Dialog title={t('warn.draftTitle', { incident })} onClose={onClose}>
        <Stack>
          <Text id={keptId}>{t(draft.data === undefined ? 'warn.draftKept' : 'warn.draftSent', { incident })}</Text>
          <Group>
            {draft.data === undefined ? (
              // The button that was pressed is gone: the next one reads out what happened.
              <Button ref={focusWhenShown} aria-describedby={keptId} onClick={onCall}>
                {t('next.call')}
              </Button>
            ) : (
              <Button
                ref={focusWhenShown}
                aria-describedby={keptId}
                renderRoot={(props) => <Link {...props} to={`/Alerts/${draft.data?.id}` as never} />}
              >
                {t('warn.open')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('warn.back')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    );
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
          onClick={() => draft.mutate()}
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

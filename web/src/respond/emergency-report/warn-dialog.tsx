import type { Alert } from '@hazardguard/contract';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { submitDraft, useProposal } from '../../data/alert-drafts.ts';
import { useChange } from '../../data/use-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DraftDone } from '../../ui/draft-done.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { AreaQuestionText } from '../../warn/alerts/area-question-text.tsx';
import { incidentLists } from '../incidents/incident-changes.ts';
import { useIncidentCard } from '../incidents/use-incident-card.ts';
import { ByHandText } from './by-hand-text.tsx';
import classes from './emergency-report.module.css';
import { handIn, isSameDraft } from './report-warning.ts';
import { useByHand } from './use-by-hand.ts';
import type { ReportState } from './use-report.ts';

interface WarnDialogProps {
  readonly state: ReportState;
  readonly incident: string;
  readonly onClose: () => void;
}

/** The warning of this incident before it is handed in: who, what to do, and one button. Another person approves it. */
export const WarnDialog = ({ state, incident, onClose }: WarnDialogProps) => {
  const { t } = useTranslation(['emergency-report', 'alerts']);
  const { stored, hasModel } = state;
  const byHand = useByHand(state, incident);
  const card = useIncidentCard(incident);
  const runId = hasModel ? stored?.id : undefined;
  const proposal = useProposal(runId);
  const known = card.data?.alerts.find((alert) => alert.state !== 'cancelled');
  const noDraft = useReason('alert.draft');
  const send = useChange(
    (_: undefined) => {
      if (proposal.data !== undefined) return handIn(known, { proposal: proposal.data });
      if (byHand === undefined) throw new Error('A warning needs a place');
      return handIn(known, { byHand });
    },
    { refreshes: incidentLists },
  );
  const confirm = useChange((draft: Alert) => submitDraft(draft, true), { refreshes: incidentLists });
  const asked = confirm.data === undefined && send.data?.areaQuestion ? send.data : undefined;
  const sent = confirm.data ?? (asked === undefined ? send.data : undefined);
  const isByHand = !hasModel;
  // A warning drawn by hand is changed by hand.
  const mustOpen = known !== undefined && isByHand;
  const describeKnown = ({ live }: NonNullable<typeof known>) => {
    if (mustOpen) return 'warn.knownByHand';
    if (live?.state === 'released') return 'warn.update';
    return isSameDraft(known, runId) ? 'warn.same' : 'warn.replace';
  };
  const isKnown = card.data !== undefined && (isByHand || proposal.data !== undefined);
  if (asked?.areaQuestion)
    return (
      <Dialog title={t('warn.title', { incident })} onClose={onClose} closeOnClickOutside={!confirm.isPending}>
        <Stack>
          <AreaQuestionText question={asked.areaQuestion} isAnswered={false} />
          {confirm.isError ? <ErrorPanel error={confirm.error} title={t('warn.sendFailed')} /> : null}
          <Button ref={focusWhenShown} size="md" loading={confirm.isPending} onClick={() => confirm.mutate(asked)}>
            {t('alerts:areaQuestion.keep')}
          </Button>
          <Button variant="default" renderRoot={(props) => <Link {...props} to={`/Alerts/${asked.id}` as never} />}>
            {t('alerts:areaQuestion.open')}
          </Button>
        </Stack>
      </Dialog>
    );
  if (sent !== undefined)
    return (
      <Dialog title={t('warn.sentTitle')} onClose={onClose}>
        <DraftDone
          lines={[t('warn.sent', { incident })]}
          step={{ label: t('warn.open'), to: `/Alerts/${sent.id}`, search: undefined }}
          close={t('warn.back')}
          onClose={onClose}
        />
      </Dialog>
    );
  return (
    <Dialog title={t('warn.title', { incident })} onClose={onClose} closeOnClickOutside={!send.isPending}>
      <Stack gap="md">
        {card.isError ? <ErrorPanel error={card.error} onRetry={() => void card.refetch()} /> : null}
        {proposal.isError ? <ErrorPanel error={proposal.error} title={t('warn.failed')} onRetry={() => void proposal.refetch()} /> : null}
        <div role="status">
          {isKnown || proposal.isError || card.isError ? null : <TextSkeleton lines={5} />}
          {proposal.data ? (
            <div className={`hg-stack hg-gap-1 ${classes.warning}`} data-status={proposal.data.status}>
              <Text fw={600}>{t(`alerts:status.${proposal.data.status}`)}</Text>
              <Text>{proposal.data.hazardText}</Text>
              <Text>{proposal.data.placeText}</Text>
              <Text fw={600}>{proposal.data.actionText}</Text>
              <Text>{proposal.data.timeText}</Text>
            </div>
          ) : null}
        </div>
        {isByHand ? <ByHandText state={state} /> : null}
        {known === undefined ? null : <Text size="sm">{t(describeKnown(known))}</Text>}
        <Text size="sm" c="dimmed">
          {t('warn.second')}
        </Text>
        {send.isError ? <ErrorPanel error={send.error} title={t('warn.sendFailed')} /> : null}
        {mustOpen ? (
          <Button renderRoot={(props) => <Link {...props} to={`/Alerts/${known.id}` as never} />}>{t('warn.open')}</Button>
        ) : (
          <ActionButton size="md" reason={noDraft} loading={send.isPending || !isKnown} onClick={() => send.mutate(undefined)}>
            {t('warn.send')}
          </ActionButton>
        )}
      </Stack>
    </Dialog>
  );
};

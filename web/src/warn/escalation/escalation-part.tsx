import type { Escalation } from '@hazardguard/contract';
import { Group, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { RespondersGoing } from './responders-going.tsx';
import { TierSteps } from './tier-steps.tsx';
import { computeClockOffsetMs, TimeLeft } from './time-left.tsx';
import { type EscalationSubject, useEscalation, useEscalationAct } from './use-escalation.ts';

interface EscalationStatusProps {
  readonly escalation: Escalation;
  readonly offsetMs: number;
}

/** The state in one line: waiting with the time left, acknowledged, unanswered or ended. */
const EscalationStatus = ({ escalation, offsetMs }: EscalationStatusProps) => {
  const { t } = useTranslation('escalation');
  const format = useFormat();
  const { state, stopped, tiers, steps, acknowledgements } = escalation;
  const current = steps.at(-1);
  const names = acknowledgements.map(({ name }) => name).join(', ');
  if (state === 'unanswered') {
    return (
      <p className="hg-card hg-alarm hg-pad-3 hg-fault hg-strong" role="alert">
        {t('state.unanswered')}
      </p>
    );
  }
  if (state === 'acknowledged') {
    return (
      <p className="hg-pad-3 hg-strong hg-card" role="status">
        {t('state.acknowledged', { names, time: format.moment(escalation.endedAt ?? escalation.startedAt) })}
      </p>
    );
  }
  if (state === 'stopped') {
    return <p>{names === '' ? t(`state.${stopped ?? 'expired'}`) : t(`stateWith.${stopped ?? 'expired'}`, { names })}</p>;
  }
  if (current === undefined) return null;
  const isLast = current.tier >= tiers.length;
  return (
    <p className="hg-above-1">
      {t('state.running', { given: format.exact(current.acknowledged), needed: format.exact(current.needed), tier: current.tier })}{' '}
      {t(isLast ? 'endIn' : 'nextIn', { tier: current.tier + 1 })}{' '}
      <TimeLeft until={current.endsAt} offsetMs={offsetMs} label={t(isLast ? 'endIn' : 'nextIn', { tier: current.tier + 1 })} />
    </p>
  );
};

interface PartProps {
  readonly of: EscalationSubject;
  /** The alert is public or the incident open: a chain can be started (again). */
  readonly active: boolean;
}

/** The escalation of an alert or incident, with the button to acknowledge. Updates automatically. */
export const EscalationPart = ({ of, active }: PartProps) => {
  const { t } = useTranslation('escalation');
  const report = useEscalation(of);
  const act = useEscalationAct(of);
  const lacking = useReason('escalation.act');
  const lackingStart = useReason(of.kind === 'alert' ? 'escalation.act' : 'incident.call');
  const { data } = report;
  if (report.isError && data === undefined) {
    return <ErrorPanel error={report.error} title={t('failed')} onRetry={() => void report.refetch()} />;
  }
  if (data === undefined) return <TextSkeleton lines={4} />;
  const { escalation, now } = data;
  const state = escalation?.state;
  const asks = active && (state === 'running' || state === 'unanswered');
  const tier = escalation?.steps.at(-1)?.tier ?? 0;
  return (
    <div className="hg-stack hg-gap-3">
      {escalation === null ? (
        <Text size="sm">{t(active ? `none.${of.kind}` : 'none.over')}</Text>
      ) : (
        <>
          <EscalationStatus escalation={escalation} offsetMs={computeClockOffsetMs(now, report.dataUpdatedAt)} />
          {escalation.status === 'Actual' ? null : <Text size="sm">{t('exercise')}</Text>}
        </>
      )}
      {act.isError ? <ErrorPanel error={act.error} title={t('notDone')} /> : null}
      <Group gap="xs">
        {asks && escalation?.acknowledgedByMe === false ? (
          <ActionButton reason={lacking} loading={act.isPending} onClick={() => act.mutate({ kind: 'acknowledge' })}>
            {t('acknowledge')}
          </ActionButton>
        ) : null}
        {asks && escalation?.acknowledgedByMe === true ? <Text size="sm">{t('mine')}</Text> : null}
        {state === 'running' && escalation !== null && tier < escalation.tiers.length ? (
          <ActionButton variant="default" reason={lacking} loading={act.isPending} onClick={() => act.mutate({ kind: 'next', tier })}>
            {t('callNext', { tier: tier + 1 })}
          </ActionButton>
        ) : null}
        {active && state !== 'running' ? (
          <ActionButton variant="default" reason={lackingStart} loading={act.isPending} onClick={() => act.mutate({ kind: 'start' })}>
            {t(escalation === null ? `start.${of.kind}` : 'startAgain')}
          </ActionButton>
        ) : null}
      </Group>
      <RespondersGoing of={of} />
      {escalation === null ? null : <TierSteps escalation={escalation} />}
    </div>
  );
};

import type { OpenEscalation } from '@hazardguard/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './escalation-part.module.css';
import { computeClockOffsetMs, TimeLeft } from './time-left.tsx';

const toLink = ({ alertId, incidentId }: OpenEscalation) =>
  alertId === null
    ? { to: '/IncidentManagement' as never, search: { incident: incidentId } as never }
    : { to: `/Alerts/${alertId}` as never };

const Line = ({ open, offsetMs }: { readonly open: OpenEscalation; readonly offsetMs: number }) => {
  const { t } = useTranslation(['escalation', 'alerts']);
  const { purpose, incidentId, industryName, status, state, tier, tiers, endsAt } = open;
  const approve = purpose === 'approve';
  const unanswered = state === 'unanswered';
  const label = t(tier >= tiers ? 'endIn' : 'nextIn', { tier: tier + 1 });
  return (
    <li data-state={state} data-status={status}>
      <b>{t(`alerts:status.${status}`)}</b>
      <span>{t(approve ? 'strip.approve' : unanswered ? 'strip.unanswered' : 'strip.running')}</span>
      <Anchor inherit renderRoot={(props) => <Link {...props} {...toLink(open)} />}>
        {industryName === null ? incidentId : `${incidentId} · ${industryName}`}
      </Anchor>
      {unanswered || approve ? null : (
        <span>
          {label} <TimeLeft until={endsAt} offsetMs={offsetMs} label={label} />
        </span>
      )}
    </li>
  );
};

interface EscalationLinesProps {
  readonly escalations: readonly OpenEscalation[];
  /** The server's time, and when it came, ms since the epoch. */
  readonly now: string;
  readonly receivedAtMs: number;
}

export const EscalationLines = ({ escalations, now, receivedAtMs }: EscalationLinesProps) => {
  const { t } = useTranslation('escalation');
  const offsetMs = computeClockOffsetMs(now, receivedAtMs);
  return (
    <ul className={`hg-stack hg-gap-0 hg-scroll ${classes.strip}`} aria-label={t('strip.label')}>
      {escalations.map((one) => (
        <Line key={`${one.purpose} ${one.alertId ?? one.incidentId}`} open={one} offsetMs={offsetMs} />
      ))}
    </ul>
  );
};

import type { OpenEscalation } from '@hazardguard/contract';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './escalation-part.module.css';
import { computeClockOffsetMs, TimeLeft } from './time-left.tsx';
import { useOpenEscalations } from './use-escalation.ts';

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

const Lines = ({ escalations, offsetMs }: { readonly escalations: readonly OpenEscalation[]; readonly offsetMs: number }) => {
  const { t } = useTranslation('escalation');
  return (
    <ul className={classes.strip} aria-label={t('strip.label')}>
      {escalations.map((one) => (
        <Line key={`${one.purpose} ${one.alertId ?? one.incidentId}`} open={one} offsetMs={offsetMs} />
      ))}
    </ul>
  );
};

/** On top of every screen for users who may acknowledge: alerts and incidents that are waiting or unanswered. */
export const EscalationBanner = () => {
  const open = useOpenEscalations(useHasPermission('escalation.act'));
  const mayApprove = useHasPermission('alert.approve');
  const { data } = open;
  const mine = data?.escalations.filter(({ purpose }) => purpose === 'respond' || mayApprove) ?? [];
  if (data === undefined || mine.length === 0) return null;
  // Its texts are loaded when needed; the rest of the screen does not wait for them.
  return (
    <Suspense fallback={null}>
      <Lines escalations={mine} offsetMs={computeClockOffsetMs(data.now, open.dataUpdatedAt)} />
    </Suspense>
  );
};

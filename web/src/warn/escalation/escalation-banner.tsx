import { Suspense } from 'react';
import { useHasPermission } from '../../data/session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useOpenEscalations } from './use-open-escalations.ts';

const EscalationLines = lazyPart(() => import('./escalation-lines.tsx').then((m) => m.EscalationLines));

/** On top of every screen for users who may acknowledge: alerts and incidents that are waiting or unanswered. */
export const EscalationBanner = () => {
  const open = useOpenEscalations(useHasPermission('escalation.act'));
  const mayApprove = useHasPermission('alert.approve');
  const { data } = open;
  const mine = data?.escalations.filter(({ purpose }) => purpose === 'respond' || mayApprove) ?? [];
  if (data === undefined || mine.length === 0) return null;
  // Code and texts are loaded when needed; the rest of the screen does not wait for them.
  return (
    <Suspense fallback={null}>
      <EscalationLines escalations={mine} now={data.now} receivedAtMs={open.dataUpdatedAt} />
    </Suspense>
  );
};

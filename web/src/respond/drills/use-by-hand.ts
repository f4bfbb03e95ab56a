import type { DrillCard, DrillMilestone, DrillRecord } from '@hazardguard/contract';
import { useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useWaiting } from '../../data/offline/outbox/waiting.ts';
import { useSession } from '../../data/session.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { showDrill } from './drill-card.ts';
import { useNowEachSecond } from './drill-time-left.tsx';
import { projectRecord, type RunByHand, saveRun, toRecord, useRunByHand } from './run-by-hand.ts';

export interface ByHand {
  /** The record is on its way to the server. */
  readonly waits: boolean;
  /** The drill runs on this device. */
  readonly running: boolean;
  readonly sending: boolean;
  readonly error: Error | null;
  /** This browser stores nothing. */
  readonly notKept: boolean;
  readonly start: () => void;
  readonly deliver: (injectId: number) => void;
  readonly reach: (milestone: DrillMilestone) => void;
  readonly finish: () => void;
  readonly discard: () => void;
}

/** A planned drill that is run without the server: what this device has recorded, and the card that shows it. */
export const useByHand = (card: DrillCard): { readonly byHand: ByHand; readonly shown: DrillCard } => {
  const { id, state } = card.drill;
  const account = useSession().data?.account;
  const personId = account?.id ?? '';
  const run = useRunByHand(personId, id);
  const send = useRouteChange('POST', '/api/drills/{id}/record', { onSuccess: showDrill });
  const [notKept, setNotKept] = useState(false);
  const sent = useWaiting().find(({ change }) => change.address === `/api/drills/${id}/record` && change.refusal === undefined)?.change;
  const waiting = sent?.body === undefined ? undefined : (JSON.parse(sent.body) as DrillRecord);

  const keep = (next: RunByHand | null): void => {
    try {
      saveRun(personId, id, next);
    } catch {
      setNotKept(true);
    }
  };
  const drop = (): void => keep(null);
  const planned = state === 'planned';
  const running = planned && run !== undefined && waiting === undefined;
  const now = new Date(useNowEachSecond(running));
  const record = waiting ?? (running ? toRecord(run, now.getTime()) : undefined);
  const shown =
    planned && record !== undefined ? projectRecord(card, { record, name: account?.name ?? '', over: waiting !== undefined, now }) : card;
  return {
    shown,
    byHand: {
      waits: waiting !== undefined,
      running,
      sending: send.isPending,
      // A record that waits is no failure.
      error: send.error instanceof ApiProblem && send.error.code === 'waits' ? null : send.error,
      notKept,
      start: () => keep({ startedAtMs: Date.now(), injects: {}, reached: {} }),
      deliver: (injectId) => keep(run === undefined ? null : { ...run, injects: { ...run.injects, [injectId]: Date.now() } }),
      reach: (milestone) => keep(run === undefined ? null : { ...run, reached: { ...run.reached, [milestone]: Date.now() } }),
      finish: () => {
        if (run === undefined) return;
        send.mutate(
          { path: { id }, body: toRecord(run, Date.now()) },
          {
            onSuccess: drop,
            onError: (error) => (error instanceof ApiProblem && error.code === 'waits' ? drop() : undefined),
          },
        );
      },
      discard: drop,
    },
  };
};

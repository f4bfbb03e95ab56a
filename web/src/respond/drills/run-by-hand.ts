import { computeDrillScore, type DrillCard, type DrillMilestone, type DrillRecord, toRecordedMoments } from '@hazardguard/contract';
import { useSyncExternalStore } from 'react';
import { toPersonKey } from '../../data/offline/vault.ts';

/**
 * What this device has recorded of a drill without the server, ms since the epoch. It is stored beside the encrypted data: it has only ids and
 * times, and must survive a closed window.
 */
export interface RunByHand {
  readonly startedAtMs: number;
  /** Injects that were read out. */
  readonly injects: Readonly<Record<number, number>>;
  readonly reached: Partial<Readonly<Record<DrillMilestone, number>>>;
}

const toKey = (personId: string, drillId: number): string => toPersonKey('hazardguard-drill-by-hand', personId, drillId);

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Null: none. Throws where the browser stores nothing. */
export const saveRun = (personId: string, drillId: number, run: RunByHand | null): void => {
  if (run === null) localStorage.removeItem(toKey(personId, drillId));
  else localStorage.setItem(toKey(personId, drillId), JSON.stringify(run));
  for (const listener of listeners) listener();
};

const readText = (personId: string, drillId: number): string | null => {
  try {
    return localStorage.getItem(toKey(personId, drillId));
  } catch {
    return null;
  }
};

/** The drill that this person runs on this device; undefined: it does not run here. */
export const useRunByHand = (personId: string, drillId: number): RunByHand | undefined => {
  const text = useSyncExternalStore(subscribe, () => readText(personId, drillId));
  // Written only by saveRun.
  return text === null ? undefined : (JSON.parse(text) as RunByHand);
};

const toIso = (ms: number): string => new Date(ms).toISOString();

export const toRecord = ({ startedAtMs, injects, reached }: RunByHand, endedAtMs: number): DrillRecord => ({
  startedAt: toIso(startedAtMs),
  endedAt: toIso(endedAtMs),
  injects: Object.entries(injects).map(([id, ms]) => ({ id: Number(id), at: toIso(ms) })),
  reached: Object.fromEntries(Object.entries(reached).map(([milestone, ms]) => [milestone, toIso(ms)])),
});

interface Shown {
  readonly record: DrillRecord;
  /** Who runs it. */
  readonly name: string;
  readonly over: boolean;
  readonly now: Date;
}

/** The planned drill as this device has recorded it, before the server has the record. */
export const projectRecord = (card: DrillCard, { record, name, over, now }: Shown): DrillCard => {
  const startMs = Date.parse(record.startedAt);
  const injects = card.injects.map((inject) => {
    const delivered = record.injects.find(({ id }) => id === inject.id);
    if (delivered !== undefined) return { ...inject, state: 'fired' as const, dueAt: null, firedAt: delivered.at, firedBy: name };
    return { ...inject, dueAt: over ? null : toIso(startMs + inject.afterS * 1_000) };
  });
  const moments = toRecordedMoments(record.reached, injects);
  return {
    ...card,
    drill: {
      ...card.drill,
      state: over ? 'ended' : 'running',
      byHand: true,
      startedAt: record.startedAt,
      startedBy: name,
      ...(over ? { endedAt: record.endedAt, endedBy: name } : {}),
    },
    injects,
    score: computeDrillScore(moments, card.targets, { now, over }),
  };
};

import type { ReceptorKind } from '../types/document-types.ts';
import type { ImpactCount, KindCount } from '../types/result-types.ts';
import { type ReceptorTable, receptorKinds, toHeadCount } from './receptor-table.ts';

/** Receptors and people per kind, while they are being counted. */
export interface Tally {
  readonly receptors: Float64Array;
  readonly people: Float64Array;
  /** Receptors whose head-count is not known. */
  readonly withoutCount: Float64Array;
}

export const emptyTally = (): Tally => ({
  receptors: new Float64Array(receptorKinds.length),
  people: new Float64Array(receptorKinds.length),
  withoutCount: new Float64Array(receptorKinds.length),
});

export const tallyRow = (tally: Tally, table: ReceptorTable, row: number): void => {
  const kind = table.kinds[row] ?? 0;
  tally.receptors[kind] = (tally.receptors[kind] ?? 0) + 1;
  const people = toHeadCount(table.people[row]);
  if (people === null) tally.withoutCount[kind] = (tally.withoutCount[kind] ?? 0) + 1;
  else tally.people[kind] = (tally.people[kind] ?? 0) + people;
};

/** Tallies added up. */
export const countTallies = (tallies: readonly Tally[]): ImpactCount => {
  const sum = (column: keyof Tally, kind: number): number => tallies.reduce((total, tally) => total + (tally[column][kind] ?? 0), 0);
  const toCount = (receptors: number, people: number, withoutCount: number): KindCount => ({
    receptors,
    people,
    withoutCount: withoutCount === 0 ? undefined : withoutCount,
  });
  const rows = receptorKinds.map((kind, i) => [kind, toCount(sum('receptors', i), sum('people', i), sum('withoutCount', i))] as const);
  const total = (count: (row: KindCount) => number): number => rows.reduce((all, [, row]) => all + count(row), 0);
  return {
    ...toCount(
      total(({ receptors }) => receptors),
      total(({ people }) => people),
      total(({ withoutCount = 0 }) => withoutCount),
    ),
    byKind: Object.fromEntries(rows) as Record<ReceptorKind, KindCount>,
  };
};

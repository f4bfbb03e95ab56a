import type { ReceptorKind } from '../document-types.ts';
import type { ImpactCount } from '../result-types.ts';
import { type ReceptorTable, receptorKinds } from './receptor-table.ts';

/** Receptors and people per kind, while they are being counted. */
export interface Tally {
  readonly receptors: Float64Array;
  readonly people: Float64Array;
}

export const emptyTally = (): Tally => ({
  receptors: new Float64Array(receptorKinds.length),
  people: new Float64Array(receptorKinds.length),
});

export const tallyRow = (tally: Tally, table: ReceptorTable, row: number): void => {
  const kind = table.kinds[row] ?? 0;
  tally.receptors[kind] = (tally.receptors[kind] ?? 0) + 1;
  tally.people[kind] = (tally.people[kind] ?? 0) + (table.people[row] ?? 0);
};

/** Tallies added up. */
export const countTallies = (tallies: readonly Tally[]): ImpactCount => {
  const sum = (column: 'receptors' | 'people', kind: number): number =>
    tallies.reduce((total, tally) => total + (tally[column][kind] ?? 0), 0);
  const rows = receptorKinds.map((kind, i) => [kind, { receptors: sum('receptors', i), people: sum('people', i) }] as const);
  return {
    receptors: rows.reduce((total, [, count]) => total + count.receptors, 0),
    people: rows.reduce((total, [, count]) => total + count.people, 0),
    byKind: Object.fromEntries(rows) as Record<ReceptorKind, { receptors: number; people: number }>,
  };
};

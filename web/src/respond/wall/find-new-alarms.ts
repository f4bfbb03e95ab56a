import type { CurrentSituation } from '@hazardguard/contract';

type Situation = Pick<CurrentSituation, 'incidents' | 'sensorsInAlarm' | 'toApprove'>;

interface Row {
  readonly key: string;
  /** When it began; null: not known. */
  readonly at: string | null;
  readonly exercise: boolean;
}

const listParts = ({
  incidents,
  sensorsInAlarm,
  toApprove,
}: Situation): readonly { readonly total: number; readonly rows: readonly Row[] }[] => [
  { ...incidents, rows: incidents.rows.map(({ id, createdAt, drillId }) => ({ key: id, at: createdAt, exercise: drillId !== null })) },
  {
    ...sensorsInAlarm,
    rows: sensorsInAlarm.rows.map(({ industryId, drillId, since }) => ({
      key: `${industryId} ${drillId} ${since}`,
      at: since,
      exercise: drillId !== null,
    })),
  },
  {
    ...toApprove,
    rows: toApprove.rows.map(({ id, handedInAt, drillId }) => ({ key: `${id} ${handedInAt}`, at: handedInAt, exercise: drillId !== null })),
  },
];

export type AlarmKind = 'real' | 'exercise';

/**
 * What is new since the situation before: a real alarm outranks one of an exercise; null: nothing new, or nothing to compare with,
 * as after opening the page. Each list shows its first rows only: a row that began earlier than those before has only moved up,
 * unless the total has grown; a growth without a visible row counts as real.
 */
export const findNewAlarms = (before: Situation | undefined, now: Situation): AlarmKind | null => {
  if (before === undefined) return null;
  const old = listParts(before);
  const found = listParts(now).flatMap(({ total, rows }, index): readonly boolean[] => {
    const was = old[index] ?? { total: 0, rows: [] };
    const known = new Set(was.rows.map(({ key }) => key));
    const newest = was.rows.reduce((latest, { at }) => (at !== null && at > latest ? at : latest), '');
    const unknown = rows.filter(({ key }) => !known.has(key));
    const fresh = total > was.total ? unknown : unknown.filter(({ at }) => at === null || at > newest);
    if (fresh.length === 0) return total > was.total ? [false] : [];
    return fresh.map(({ exercise }) => exercise);
  });
  if (found.length === 0) return null;
  return found.every(Boolean) ? 'exercise' : 'real';
};

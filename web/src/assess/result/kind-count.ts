import { receptorKinds } from '@hazardguard/contract';
import type { ImpactCount, KindCount, ReceptorKind, RunResult } from '@hazardguard/engine';

const nothing: KindCount = { receptors: 0, people: 0, withoutCount: undefined };

/** Number of places of a kind inside a level. Runs stored before a kind existed have none of it. */
export const countKind = ({ byKind }: ImpactCount, kind: ReceptorKind): KindCount =>
  (byKind as Partial<ImpactCount['byKind']>)[kind] ?? nothing;

/** Kinds that every table of people shows, even when there are none. */
const always: readonly ReceptorKind[] = ['school', 'hospital', 'residential', 'industry', 'market', 'other'];

/** The rows of a result's table: the kinds above, and the other kinds with places inside. */
export const listTableKinds = ({ impact }: Pick<RunResult, 'impact'>): readonly ReceptorKind[] =>
  receptorKinds.filter((kind) => always.includes(kind) || impact.some(({ within }) => countKind(within, kind).receptors > 0));

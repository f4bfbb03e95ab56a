import { receptorKinds } from '@hazardguard/contract';
import type { ImpactCount, ReceptorKind, RunResult } from '@hazardguard/engine';

const nothing = { receptors: 0, people: 0 } as const;

/** How many places of a kind a level holds. A run stored before a kind existed counts none of it. */
export const countKind = ({ byKind }: ImpactCount, kind: ReceptorKind): { readonly receptors: number; readonly people: number } =>
  (byKind as Partial<ImpactCount['byKind']>)[kind] ?? nothing;

/** Kinds that every table of people shows, found or not. */
const always: readonly ReceptorKind[] = ['school', 'hospital', 'residential', 'industry', 'market', 'other'];

/** The kinds that a table of a result has rows for: those of people, and of the rest what is inside. */
export const kindsShown = ({ impact }: Pick<RunResult, 'impact'>): readonly ReceptorKind[] =>
  receptorKinds.filter((kind) => always.includes(kind) || impact.some(({ within }) => countKind(within, kind).receptors > 0));

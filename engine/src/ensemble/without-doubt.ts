import type { Member } from './members.ts';

/** What is not known of a release, each apart: the amount is rate and mass together, the sky the cloud cover where nobody gave it. */
export const doubts = ['direction', 'windSpeed', 'sky', 'amount', 'roughness', 'model'] as const;
export type Doubt = (typeof doubts)[number];

/** What a member of the best estimate has. The direction is not in it: its doubt is the width of the distribution of turns. */
const certain = {
  direction: {},
  windSpeed: { windFactor: 1 },
  sky: { cloudRank: 0.5 },
  amount: { rateFactor: 1, massFactor: 1 },
  roughness: { roughnessFactor: 1 },
  model: { error: 0 },
} as const satisfies Readonly<Record<Doubt, Partial<Member>>>;

/** A member with one of its doubts switched off; null: with all. */
export const withoutDoubt = (member: Member, doubt: Doubt | null): Member => (doubt === null ? member : { ...member, ...certain[doubt] });

/** So narrow that every turn stays in one sector, degrees. */
const steadyDeg = 0.01;

/** The width of a member's direction with one doubt switched off, degrees. */
export const directionWithout = (sigmaDeg: number, doubt: Doubt | null): number => (doubt === 'direction' ? steadyDeg : sigmaDeg);

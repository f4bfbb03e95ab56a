import guideData from '../data/solution-guides.json' with { type: 'json' };

/** A row of the yellow pages of ERG 2024 for a solution. */
export interface SolutionGuide {
  readonly un: number;
  readonly guide: string;
}

/** The same with the shares that it holds for, % by mass. */
interface GuideRange extends SolutionGuide {
  readonly fromPercent: number;
  readonly toPercent: number;
}

// Rows of [from % by mass, to, UN number, guide]; the compiler reads them as arrays of anything.
const rows = guideData as unknown as Readonly<Record<string, readonly (readonly [number, number, number, string])[]>>;

/** Every guide of ERG 2024 for solutions of a chemical. */
export const listSolutionGuides = (id: string): readonly GuideRange[] =>
  (rows[id] ?? []).map(([fromPercent, toPercent, un, guide]) => ({ fromPercent, toPercent, un, guide }));

/** The guides of ERG 2024 for a solution; all that may hold where the share is not known. Empty: the guide has no row for it. */
export const findSolutionGuides = (id: string, massFraction: number | undefined): readonly SolutionGuide[] =>
  listSolutionGuides(id)
    .filter(
      ({ fromPercent, toPercent }) => massFraction === undefined || (100 * massFraction >= fromPercent && 100 * massFraction <= toPercent),
    )
    .map(({ un, guide }) => ({ un, guide }));

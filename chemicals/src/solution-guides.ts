import guideData from '../data/solution-guides.json' with { type: 'json' };

/** A row of the yellow pages of ERG 2024 for a solution. */
export interface SolutionGuide {
  readonly un: number;
  readonly guide: string;
}

// Rows of [from % by mass, to, UN number, guide]; the compiler reads them as arrays of anything.
const rows = guideData as unknown as Readonly<Record<string, readonly (readonly [number, number, number, string])[]>>;

/** The guides of ERG 2024 for a solution; all that may hold where the share is not known. Empty: the guide has no row for it. */
export const findSolutionGuides = (id: string, massFraction: number | undefined): readonly SolutionGuide[] =>
  (rows[id] ?? [])
    .filter(([from, to]) => massFraction === undefined || (100 * massFraction >= from && 100 * massFraction <= to))
    .map(([, , un, guide]) => ({ un, guide }));

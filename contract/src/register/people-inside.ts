import { z } from 'zod';

/** What a number of people was counted from: a source of population, else the head-counts of recorded places. */
export const peopleBases = ['population', 'receptors'] as const;

/**
 * People inside an area. `people` null: not known, which is not 0. From recorded places it is a lower bound, all the more where
 * `withoutCount` of them have no head-count.
 */
export const peopleInside = z.object({
  people: z.number().min(0).nullable(),
  basis: z.enum(peopleBases).nullable(),
  withoutCount: z.int().min(0),
});
export type PeopleInside = z.infer<typeof peopleInside>;

interface Recorded {
  readonly people: number;
  /** Absent: every place inside has a head-count. */
  readonly withoutCount?: number | undefined;
}

interface Counted {
  readonly people: number | null;
  /** Share of the area where the source knows how many people there are; absent: all of it. */
  readonly coveredShare?: number;
}

/** A source that knows less of the area does not outweigh more recorded people. */
const wholeShare = 0.95;

/**
 * The one rule for every number of people inside: the best source of population, else the recorded places, else not known. Where the
 * source covers only a part of the area, the larger of the two counts: both are lower bounds there. Recorded places that add up to nobody do not show that nobody is there, except in `isSurveyed` surroundings: the vulnerability index compares
 * sites only where places are recorded around them.
 */
export const choosePeopleInside = (
  population: Counted | null | undefined,
  recorded: Recorded | null | undefined,
  isSurveyed = false,
): PeopleInside => {
  const withoutCount = recorded?.withoutCount ?? 0;
  const isPart = (population?.coveredShare ?? 1) < wholeShare;
  if (population?.people != null && !(isPart && (recorded?.people ?? 0) > population.people))
    return { people: population.people, basis: 'population', withoutCount };
  if (recorded != null && (recorded.people > 0 || (isSurveyed && withoutCount === 0)))
    return { people: recorded.people, basis: 'receptors', withoutCount };
  return { people: null, basis: null, withoutCount };
};

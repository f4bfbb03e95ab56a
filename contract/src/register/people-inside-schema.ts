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

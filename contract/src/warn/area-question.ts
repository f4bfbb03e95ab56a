import { z } from 'zod';
import { roundPeople } from '../register/people-inside.ts';
import type { AreaPopulation } from '../register/population.ts';
import { listWarnedParts, type WarnedPart } from './warned-parts.ts';

/** Why a person must confirm an area: it holds far more people than the zone, it leaves the district, or the model ends before the level does. */
export const areaDoubts = ['people', 'district', 'model-limit'] as const;

/** The one question about the area of a draft, with both numbers of people; as an answer: what was confirmed. */
export const areaQuestion = z.object({
  because: z.array(z.enum(areaDoubts)).min(1),
  /** People in the act-now area and in the zone of the best estimate, two significant digits; null: not known. */
  actNow: z.number().min(0).nullable(),
  zone: z.number().min(0).nullable(),
  /** The other districts that the act-now area is known to meet. */
  districts: z.array(z.string()).default([]),
});
export type AreaQuestion = z.infer<typeof areaQuestion>;

/** More than so many times the people of the zone are far more. */
const farMore = 10;
/** Fewer people than these are no mass warning, however few the zone holds. Our choice. */
const leastPeople = 100;

/** The guide's distances decide how far the area reaches: there is nothing to doubt, the guide asks for as much. */
const isByGuide = ({ guide, probableM }: WarnedPart): boolean =>
  guide !== null && probableM <= Math.max(guide.aroundM, guide.downwind?.distanceM ?? 0);

const toNumber = (people: number | null | undefined): number | null => (people == null ? null : roundPeople(people));

/** The question that an area asks before it is sent for approval; null: none. */
export const findAreaQuestion = (area: unknown, population: Pick<AreaPopulation, 'actNow'> | null | undefined): AreaQuestion | null => {
  const parts = listWarnedParts(area);
  const actNow = population?.actNow?.inside.people ?? null;
  const zone = population?.actNow?.zone?.people ?? null;
  const isFarMore =
    parts.length > 0 && !parts.some(isByGuide) && actNow !== null && zone !== null && actNow >= leastPeople && actNow > farMore * zone;
  const districts = population?.actNow?.districts?.others ?? [];
  const because = [
    ...(isFarMore ? (['people'] as const) : []),
    ...(districts.length > 0 ? (['district'] as const) : []),
    ...(parts.some(({ isModelLimit }) => isModelLimit) ? (['model-limit'] as const) : []),
  ];
  return because.length === 0 ? null : { because, actNow: toNumber(actNow), zone: toNumber(zone), districts };
};

import type { PeopleInside } from './people-inside-schema.ts';

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
 * sites only where places are recorded around them. Areas inside one another: `keepNested`; zones of a result: `choosePeopleInZones`.
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

/**
 * An area holds at least the people of each area inside it. The rule chooses the source for each area alone, so that an inner area can have
 * the larger number; then the outer one takes it with its source.
 */
export const raiseToInner = (area: PeopleInside, inner: readonly PeopleInside[]): PeopleInside => {
  // Nobody inside an inner area does not make an outer one known.
  const most = [area, ...inner].reduce((one, other) => ((other.people ?? 0) > (one.people ?? 0) ? other : one));
  return { ...area, people: most.people, basis: most.basis };
};

/** The same for areas inside one another, the innermost first. */
export const keepNested = (areas: readonly PeopleInside[]): readonly PeopleInside[] =>
  areas.map((area, index) => raiseToInner(area, areas.slice(0, index)));

/** No area, nobody inside: this is known. */
const nobody: PeopleInside = { people: 0, basis: 'population', withoutCount: 0 };

interface Zones {
  /** Worst first; each lies inside the next. */
  readonly zones: readonly { readonly level: { readonly id: string }; readonly status: string }[];
  readonly impact: readonly { readonly levelId: string; readonly within: Recorded }[];
}

/** People inside each zone of a result by the one rule, by level id: what every screen, document and message says of that zone. */
export const choosePeopleInZones = (
  { zones, impact }: Zones,
  counts: readonly (Counted & { readonly levelId: string })[] | null | undefined,
): ReadonlyMap<string, PeopleInside> => {
  const chosen = zones.map(({ level: { id }, status }) =>
    status === 'not-reached'
      ? nobody
      : choosePeopleInside(
          counts?.find(({ levelId }) => levelId === id),
          impact.find(({ levelId }) => levelId === id)?.within,
        ),
  );
  return new Map(keepNested(chosen).map((inside, index) => [zones[index]?.level.id ?? '', inside]));
};

/** The number as every text writes it: two significant digits, whole people; above 0 never 0. */
export const roundPeople = (people: number): number => {
  if (people <= 0) return 0;
  return people < 10 ? Math.max(1, Math.round(people)) : Number(people.toPrecision(2));
};

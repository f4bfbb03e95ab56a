import type { GeoFeature } from '../register/geo-data/geo-feature.ts';
import { type Local, projectFrom, type TownPlace, townCentre, villages } from './synthetic-town.ts';

interface Settlement {
  readonly name: string;
  readonly middle: Local;
  /** Residents. */
  readonly people: number;
  readonly day: number;
  readonly night: number;
}

/** Residents, and who is there by day and by night, of each village of the town's plan: some work in the town and on the estate. */
const villagePeople: readonly (readonly [people: number, day: number, night: number])[] = [
  [2150, 1700, 2110],
  [1480, 1190, 1455],
  [820, 690, 810],
  [1960, 1570, 1925],
  [3120, 2430, 3060],
  [1270, 1020, 1250],
  [2740, 2150, 2690],
  [3450, 2690, 3380],
  [1090, 890, 1075],
  [2380, 1800, 2320],
];

const settlements: readonly Settlement[] = [
  { name: 'Synthetic sample town', middle: townCentre, people: 23_800, day: 25_300, night: 23_400 },
  // Its middle is east of the site, so that its land ends where the town's houses begin.
  { name: 'Synthetic sample estate', middle: [300, -100], people: 2600, day: 5450, night: 3400 },
  ...villagePeople.map(([people, day, night], index) => ({
    name: `Synthetic sample village ${index + 1}`,
    middle: villages[index] ?? townCentre,
    people,
    day,
    night,
  })),
];

/** Land of the outermost villages ends here, m: beyond the 5 km that coverage asks for, before those of the next sample site. */
const landReachM = 6_300;

const edge: readonly Local[] = Array.from({ length: 36 }, (_none, index) => {
  const angle = (index * Math.PI) / 18;
  return [landReachM * Math.cos(angle), landReachM * Math.sin(angle)];
});

/** The part of a ring that is nearer to one settlement than to the other. */
const keepNearer = (ring: readonly Local[], own: Local, other: Local): readonly Local[] => {
  // The difference of two squared distances is linear along a line.
  const excess = ([east, north]: Local): number =>
    (east - own[0]) ** 2 + (north - own[1]) ** 2 - (east - other[0]) ** 2 - (north - other[1]) ** 2;
  return ring.flatMap((from, index): Local[] => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const [here, there] = [excess(from), excess(to)];
    const kept: Local[] = here <= 0 ? [from] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]];
  });
};

/**
 * Invented people around a sample site, by the land of each settlement as a census has it, fields included: the lands meet without gap or
 * overlap. `place` makes the names of two sites different.
 */
export const syntheticPopulation = (site: TownPlace, place: string): readonly GeoFeature[] => {
  const { toPosition } = projectFrom(site);
  return settlements.map(({ name, middle, people, day, night }, index) => {
    const land = settlements.reduce((ring, other) => (other.middle === middle ? ring : keepNearer(ring, middle, other.middle)), edge);
    return {
      row: index + 1,
      geometry: { type: 'Polygon', coordinates: [[...land, ...land.slice(0, 1)].map(toPosition)] },
      fault: null,
      properties: { name: `${name}, ${place}`, people, day, night },
    };
  });
};

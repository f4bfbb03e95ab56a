import type { Database } from '../../platform/db/database.ts';
import { makeOverlap } from './clip.ts';
import type { Counted, Polygons } from './count-raster.ts';
import type { SourceRow } from './source-store.ts';

interface Area {
  readonly code: string | null;
  readonly name: string;
  readonly people: number | null;
  readonly day: number | null;
  readonly night: number | null;
  readonly outline: Polygons;
}

export interface VillageCount {
  readonly code: string | null;
  readonly name: string;
  readonly people: number;
  /** Share of its area that lies inside, 0–1. */
  readonly share: number;
  /** West, south, east, north of the whole village, degrees. */
  readonly box: [number, number, number, number];
}

export interface CountedAreas extends Counted {
  readonly day: number | null;
  readonly night: number | null;
  readonly villages: readonly VillageCount[];
}

type Ring = Polygons[number][number];

const ringArea = (ring: Ring): number => {
  // From the first corner: the products of whole longitudes and latitudes would cost digits.
  const [[x = 0, y = 0] = []] = ring;
  let twice = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] ?? [0, 0];
    const [bx, by] = ring[i] ?? [0, 0];
    twice += (ax - x) * (by - y) - (bx - x) * (ay - y);
  }
  return Math.abs(twice) / 2;
};

/** In square degrees: shares of one village or zone need no more. Holes are taken off. */
export const planeArea = (polygons: Polygons): number =>
  polygons.reduce((sum, [outer = [], ...holes]) => sum + ringArea(outer) - holes.reduce((all, hole) => all + ringArea(hole), 0), 0);

export const findBox = (polygons: Polygons) => {
  let [west, south, east, north] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [longitude, latitude] of polygons.flat(2)) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  return { west, south, east, north };
};

const toBox = (outline: Polygons): VillageCount['box'] => {
  const { west, south, east, north } = findBox(outline);
  return [west, south, east, north];
};

const leastShare = 1e-9;
/** Villages with fewer people inside are not listed. */
const leastPeople = 0.5;

/**
 * People of villages inside an area: each by the share of its area that lies inside, as if its people were spread evenly. Null where no
 * village with a known number of people meets the area.
 */
export const countAreas = async ({ pool }: Pick<Database, 'pool'>, source: SourceRow, polygons: Polygons): Promise<CountedAreas | null> => {
  const { west, south, east, north } = findBox(polygons);
  const { rows } = await pool.query<Area>({
    name: 'population-areas',
    text: `select code, name, people, day, night, outline from population_area
           where source_id = $1 and south <= $5 and north >= $3 and west <= $4 and east >= $2 and outline is not null order by id`,
    values: [source.id, west, south, east, north],
  });
  const whole = planeArea(polygons);
  const overlapArea = makeOverlap(polygons);
  const sums = { people: 0, low: 0, high: 0, edgeVariance: 0, day: 0, night: 0, covered: 0 };
  let [knowsDay, knowsNight, isMet] = [true, true, false];
  const villages: VillageCount[] = [];
  for (const { code, name, people, day, night, outline } of rows) {
    if (people === null) continue;
    const area = planeArea(outline);
    const inside = overlapArea(outline);
    const share = area > 0 ? Math.min(1, inside / area) : 0;
    if (share < leastShare) continue;
    sums.covered += inside;
    sums.people += share * people;
    sums.high += people;
    if (share > 1 - 1e-6) sums.low += people;
    else sums.edgeVariance += people * people * share * (1 - share);
    knowsDay = knowsDay && day !== null;
    knowsNight = knowsNight && night !== null;
    sums.day += share * (day ?? 0);
    sums.night += share * (night ?? 0);
    isMet = true;
    // A corner of a village without a person is not worth a line.
    if (share * people >= leastPeople) villages.push({ code, name, people: share * people, share, box: toBox(outline) });
  }
  if (!isMet) return null;
  return {
    people: sums.people,
    low: sums.low,
    high: sums.high,
    edgeVariance: sums.edgeVariance,
    day: knowsDay ? sums.day : null,
    night: knowsNight ? sums.night : null,
    coveredShare: Math.min(1, sums.covered / whole),
    villages: villages.sort((one, other) => other.people - one.people),
  };
};

import {
  choosePeopleInside,
  type PeopleInside,
  type PopulationCount,
  type PopulationGrid,
  populationGridCells,
} from '@hazardguard/contract';
import { isInsideRing } from '@hazardguard/engine/models';

type Polygon = readonly (readonly (readonly [longitude: number, latitude: number])[])[];

/** Points along each side of a cell at which is looked whether it lies inside. */
const pointsASide = 4;
/** Most points; a larger area is looked at in larger steps. */
const mostPoints = 250_000;

const isInside = (polygons: readonly Polygon[], longitude: number, latitude: number): boolean =>
  polygons.some(
    ([outer = [], ...holes]) => isInsideRing(outer, longitude, latitude) && !holes.some((hole) => isInsideRing(hole, longitude, latitude)),
  );

/**
 * People inside areas from the cells that this device keeps, each by the share of it that lies inside; polygons of one area that overlap
 * count once. Without a range: cells do not say where in a village people live.
 */
export const countFromGrid = (
  { west, south, stepLongitude, stepLatitude, people, source, errorShare }: PopulationGrid,
  areas: readonly (readonly Polygon[])[],
): readonly (PopulationCount & { readonly inside: PeopleInside })[] =>
  areas.map((polygons) => {
    const places = polygons.flat(2);
    const [x, y] = [
      places.map(([longitude]) => (longitude - west) / stepLongitude),
      places.map(([, latitude]) => (latitude - south) / stepLatitude),
    ];
    const least = (list: readonly number[]): number => list.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    const most = (list: readonly number[]): number => list.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
    const [left, right, bottom, top] = [least(x), most(x), least(y), most(y)];
    const step = Math.max(1 / pointsASide, Math.sqrt(((right - left) * (top - bottom)) / mostPoints));
    let [inside, known, sum] = [0, 0, 0];
    for (let row = bottom + step / 2; row < top; row += step) {
      for (let column = left + step / 2; column < right; column += step) {
        if (!isInside(polygons, west + column * stepLongitude, south + row * stepLatitude)) continue;
        inside += 1;
        const isKept = column >= 0 && row >= 0 && column < populationGridCells && row < populationGridCells;
        const here = isKept ? people[Math.floor(row) * populationGridCells + Math.floor(column)] : null;
        if (here == null) continue;
        known += 1;
        sum += here * step * step;
      }
    }
    const isKnown = known > 0;
    const count: PopulationCount = {
      people: isKnown ? sum : null,
      day: null,
      night: null,
      low: null,
      high: null,
      errorShare: isKnown ? errorShare : null,
      coveredShare: isKnown ? known / inside : 0,
      source: isKnown ? source : null,
      others: [],
      villages: [],
      villagesOmitted: 0,
    };
    return { ...count, inside: choosePeopleInside(count, undefined) };
  });

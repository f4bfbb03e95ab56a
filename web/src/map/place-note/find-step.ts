import { isInsideRing } from '@hazardguard/engine/models';
import type { Position } from '../graticule.ts';

type Rings = readonly (readonly (readonly number[])[])[];

/** What people at a place do by the areas of a warning. */
export type PlaceStep = 'act-now' | 'be-ready' | 'none';

/** Outlines of the two areas, GeoJSON coordinates of polygons. */
export type StepAreas = Readonly<Record<'act-now' | 'be-ready', readonly Rings[]>>;

const holds =
  ({ longitude, latitude }: Position) =>
  (rings: Rings): boolean =>
    rings.filter((ring) => isInsideRing(ring as never, longitude, latitude)).length % 2 === 1;

/** The stricter of the areas that hold a place. Undefined: there are no areas, so that nothing is known of it. */
export const findStep = (place: Position, areas: StepAreas): PlaceStep | undefined => {
  if (areas['act-now'].length + areas['be-ready'].length === 0) return undefined;
  if (areas['act-now'].some(holds(place))) return 'act-now';
  return areas['be-ready'].some(holds(place)) ? 'be-ready' : 'none';
};

import type { GeoGeometry } from '@hazardguard/contract';
import type { GeoFeature } from './geo-feature.ts';

/** Features on their way between threads: positions as numbers, which would cost most of the time as text, and the rest as JSON. */
export interface PackedFeatures {
  readonly text: string;
  /** Longitude and latitude of every position, one after the other. */
  readonly places: Float64Array<ArrayBuffer>;
}

/** How deep the positions of each type of geometry lie. */
const depths = { Point: 0, MultiPoint: 1, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 } as const;
const types = Object.keys(depths) as (keyof typeof depths)[];

/** Lengths of the lists of positions in place of the positions. */
type Lengths = number | readonly Lengths[];
type Packed = readonly [row: number, properties: GeoFeature['properties'], type: number, lengths: Lengths];

const noGeometry = -1;

class PlaceList {
  #places = new Float64Array(1 << 14);
  #length = 0;

  add(longitude: number, latitude: number): void {
    if (this.#length + 2 > this.#places.length) {
      const longer = new Float64Array(this.#places.length * 2);
      longer.set(this.#places);
      this.#places = longer;
    }
    this.#places[this.#length] = longitude;
    this.#places[this.#length + 1] = latitude;
    this.#length += 2;
  }

  take(): Float64Array<ArrayBuffer> {
    const places = this.#places.slice(0, this.#length);
    this.#length = 0;
    return places;
  }
}

type Nested = readonly number[] | readonly Nested[];

const packNested = (coordinates: Nested, depth: number, into: PlaceList): Lengths => {
  if (depth === 0) {
    const [longitude = Number.NaN, latitude = Number.NaN] = coordinates as readonly number[];
    into.add(longitude, latitude);
    return 0;
  }
  if (depth > 1) return (coordinates as readonly Nested[]).map((part) => packNested(part, depth - 1, into));
  for (const position of coordinates as readonly (readonly number[])[]) into.add(position[0] ?? Number.NaN, position[1] ?? Number.NaN);
  return coordinates.length;
};

export const makePacker = (): ((features: readonly GeoFeature[]) => PackedFeatures) => {
  const places = new PlaceList();
  return (features) => {
    const packed = features.map(({ row, geometry, properties }): Packed => {
      if (geometry === null) return [row, properties, noGeometry, 0];
      const { type, coordinates } = geometry;
      return [row, properties, types.indexOf(type), packNested(coordinates as Nested, depths[type], places)];
    });
    return { text: JSON.stringify(packed), places: places.take() };
  };
};

export const unpackFeatures = ({ text, places }: PackedFeatures): readonly GeoFeature[] => {
  let at = 0;
  const next = (): readonly [number, number] => {
    at += 2;
    return [places[at - 2] as number, places[at - 1] as number];
  };
  const unpackNested = (lengths: Lengths, depth: number): unknown => {
    if (depth === 0) return next();
    if (typeof lengths === 'object') return lengths.map((part) => unpackNested(part, depth - 1));
    const line = new Array<readonly [number, number]>(lengths);
    for (let index = 0; index < lengths; index += 1) line[index] = next();
    return line;
  };
  return (JSON.parse(text) as readonly Packed[]).map(([row, properties, number, lengths]) => {
    const type = types[number];
    const geometry = type === undefined ? null : ({ type, coordinates: unpackNested(lengths, depths[type]) } as GeoGeometry);
    return { row, geometry, properties };
  });
};

import type { GeoGeometry } from '@hazardguard/contract';
import type { GeoFeature } from './geo-feature.ts';
import { fileLimits, refuseFeature } from './refuse-file.ts';

/** Features on their way between programs: positions as numbers, which would cost most of the time as text, and the rest as JSON. */
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
type Packed = readonly [row: number, properties: GeoFeature['properties'], type: number, lengths: Lengths, fault: GeoFeature['fault']];

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

  /** Positions. */
  get length(): number {
    return this.#length / 2;
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

/** A batch ends with the feature that makes it so large: the other side unpacks it in a few milliseconds. */
const batchBytes = 256 * 1024;

const positionBytes = 16;

/** Columns of a sheet, and the name of the sheet and the id beside them. */
const mostNames = fileLimits.columns + 10;

export const weighPacked = ({ text, places }: PackedFeatures): number => text.length + places.byteLength;

/** Attributes that are too many, or too long to be written as one text. */
const checkProperties = (row: number, properties: GeoFeature['properties']): void => {
  let [characters, names] = [0, 0];
  for (const name in properties) {
    const value = properties[name];
    characters += name.length + (typeof value === 'string' ? value.length : 8);
    names += 1;
  }
  if (names > mostNames || characters > fileLimits.featureCharacters) throw refuseFeature(row);
};

/** Packs features into batches that are small, however large the features are; one that is too large is refused. */
export const makePacker = (): ((features: readonly GeoFeature[]) => Generator<PackedFeatures>) => {
  const places = new PlaceList();
  return function* pack(features) {
    let texts: string[] = [];
    let bytes = 0;
    for (const { row, geometry, properties, fault } of features) {
      checkProperties(row, properties);
      const before = places.length;
      const packed: Packed =
        geometry === null
          ? [row, properties, noGeometry, 0, fault]
          : [
              row,
              properties,
              types.indexOf(geometry.type),
              packNested(geometry.coordinates as Nested, depths[geometry.type], places),
              fault,
            ];
      const text = JSON.stringify(packed);
      const positions = places.length - before;
      if (positions > fileLimits.positions || text.length > fileLimits.featureCharacters) throw refuseFeature(row);
      texts.push(text);
      bytes += text.length + positions * positionBytes;
      if (bytes < batchBytes) continue;
      yield { text: `[${texts.join(',')}]`, places: places.take() };
      [texts, bytes] = [[], 0];
    }
    if (texts.length > 0) yield { text: `[${texts.join(',')}]`, places: places.take() };
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
  return (JSON.parse(text) as readonly Packed[]).map(([row, properties, number, lengths, fault]) => {
    const type = types[number];
    const geometry = type === undefined ? null : ({ type, coordinates: unpackNested(lengths, depths[type]) } as GeoGeometry);
    return { row, geometry, properties, fault };
  });
};

import type { Geometry } from 'geojson';
import { type Ring, roundLine } from './geometry.ts';

export interface Drawn {
  readonly properties: Readonly<Record<string, string | number>>;
  readonly geometry: Geometry;
}

/** Text of a GeoJSON FeatureCollection. */
export const collection = (features: readonly Drawn[]): string =>
  `${JSON.stringify({ type: 'FeatureCollection', features: features.map((one) => ({ type: 'Feature', ...one })) })}\n`;

/** Many lines as one feature, rounded to about 100 m. */
export const lines = (list: readonly Ring[]): string =>
  collection([
    {
      properties: {},
      geometry: {
        type: 'MultiLineString',
        coordinates: list.map((line) => roundLine(line, 3).map(([x, y]) => [x, y])).filter((line) => line.length > 1),
      },
    },
  ]);

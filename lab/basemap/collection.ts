import type { Feature, FeatureCollection, Geometry } from 'geojson';

export interface Drawn {
  readonly properties: Readonly<Record<string, string | number>>;
  readonly geometry: Geometry;
}

export const collection = (features: readonly Drawn[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: features.map(({ properties, geometry }): Feature => ({ type: 'Feature', properties: { ...properties }, geometry })),
});

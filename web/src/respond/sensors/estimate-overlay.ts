import type { SourceEstimate, UsedReading } from '@hazardguard/contract';
import type { Feature } from 'geojson';
import type { MapBounds } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';

/** Whether a reading stands above what its sensor can tell from nothing. */
export const seesGas = ({ ppm, detectionPpm }: UsedReading): boolean => ppm > 0 && ppm >= (detectionPpm ?? 0);

type Drawn = Pick<SourceEstimate, 'found' | 'readings'>;

/** The regions that hold the source, the likeliest place and the sensors with their readings. `read` says a reading in its unit. */
export const estimateOverlay = ({ found, readings }: Drawn, read: (reading: UsedReading) => string): MapOverlay => {
  const regions = found.regions.map(
    ({ share, polygons }): Feature => ({
      type: 'Feature',
      properties: { part: 'region', share },
      geometry: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x, y]))) },
    }),
  );
  const witnesses = readings.map(
    (reading): Feature => ({
      type: 'Feature',
      properties: { part: 'witness', name: `${reading.code}\n${read(reading)}`, code: reading.code, sees: seesGas(reading) },
      geometry: { type: 'Point', coordinates: [reading.longitude, reading.latitude] },
    }),
  );
  const best: Feature = {
    type: 'Feature',
    properties: { part: 'best' },
    geometry: { type: 'Point', coordinates: [found.best.longitude, found.best.latitude] },
  };
  // The wider region first: the narrower lies on it.
  const features = [...regions.toReversed(), ...witnesses, best];
  return { kind: 'likely-place', id: 'estimate', places: { type: 'FeatureCollection', features } };
};

/** West, south, east, north of the regions, the likeliest place and the sensors that see gas. */
export const estimateBounds = ({ found, readings }: Drawn): MapBounds => {
  const { longitude, latitude } = found.best;
  const points = [
    ...found.regions.flatMap(({ polygons }) => polygons.flat(2)),
    ...readings.filter(seesGas).map((one) => [one.longitude, one.latitude] as const),
  ];
  return points.reduce<[number, number, number, number]>(
    ([west, south, east, north], [x, y]) => [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)],
    [longitude, latitude, longitude, latitude],
  );
};

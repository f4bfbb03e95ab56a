import type { SourceEstimate, UsedReading } from '@hazardguard/contract';
import type { Feature } from 'geojson';
import type { MapBounds } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';

/** Whether a reading is above the detection limit of its sensor. */
export const isDetecting = ({ ppm, detectionPpm, smelled }: UsedReading): boolean =>
  smelled !== true && ppm > 0 && ppm >= (detectionPpm ?? 0);

type EstimateOnMap = Pick<SourceEstimate, 'found' | 'readings'>;

/** Map overlay of an estimate: regions, most likely position and sensors. `formatReading` returns a reading with its unit. */
export const buildEstimateOverlay = ({ found, readings }: EstimateOnMap, formatReading: (reading: UsedReading) => string): MapOverlay => {
  const regions = found.regions.map(
    ({ share, polygons }): Feature => ({
      type: 'Feature',
      properties: { part: 'region', share },
      geometry: { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x, y]))) },
    }),
  );
  // Residents' reports are on the map themselves.
  const ofSensors = readings.filter(({ smelled }) => smelled !== true);
  const sensors = ofSensors.map(
    (reading): Feature => ({
      type: 'Feature',
      properties: { part: 'witness', name: `${reading.code}\n${formatReading(reading)}`, code: reading.code, sees: isDetecting(reading) },
      geometry: { type: 'Point', coordinates: [reading.longitude, reading.latitude] },
    }),
  );
  const best: Feature = {
    type: 'Feature',
    properties: { part: 'best' },
    geometry: { type: 'Point', coordinates: [found.best.longitude, found.best.latitude] },
  };
  // The wider region first, so that the narrower one is drawn above it.
  const features = [...regions.toReversed(), ...sensors, best];
  return { kind: 'likely-place', id: 'estimate', places: { type: 'FeatureCollection', features } };
};

/** Bounds (west, south, east, north) of the regions, the most likely position and the detecting sensors. */
export const computeEstimateBounds = ({ found, readings }: EstimateOnMap): MapBounds => {
  const { longitude, latitude } = found.best;
  const points = [
    ...found.regions.flatMap(({ polygons }) => polygons.flat(2)),
    ...readings.filter(isDetecting).map((one) => [one.longitude, one.latitude] as const),
  ];
  return points.reduce<[number, number, number, number]>(
    ([west, south, east, north], [x, y]) => [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)],
    [longitude, latitude, longitude, latitude],
  );
};

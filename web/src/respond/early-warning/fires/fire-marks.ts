import type { FireDetection } from '@hazardguard/contract';
import type { MapOverlay } from '../../../map/overlays/overlay.ts';
import type { ListedFire } from './fires-table.tsx';

/** A detection on the map; a recorded one has its incident. */
export interface MarkedFire extends ListedFire {
  readonly recorded?: Pick<FireDetection, 'incidentId' | 'leftOut'>;
}

export const fireOverlay = 'fires';

/** Identifies a detection, whether from a file or from the records. */
export const buildFireKey = ({
  latitude,
  longitude,
  at,
  satellite,
}: Pick<ListedFire, 'latitude' | 'longitude' | 'at' | 'satellite'>): string =>
  `${latitude} ${longitude} ${new Date(at).getTime()} ${satellite}`;

/** Confidence class of a percentage, after the MODIS fire product guide: low below 30 %, high from 80 %. */
export const toConfidenceClass = (confidence: ListedFire['confidence']): 'low' | 'nominal' | 'high' => {
  if (typeof confidence !== 'number') return confidence;
  return confidence < 30 ? 'low' : confidence < 80 ? 'nominal' : 'high';
};

/** Recorded detections and those of a file, each once. */
export const mergeFires = (recorded: readonly FireDetection[], near: readonly ListedFire[]): readonly MarkedFire[] => {
  const known = new Map<string, MarkedFire>(
    recorded.map(({ incidentId, leftOut, ...fire }) => [buildFireKey(fire), { ...fire, recorded: { incidentId, leftOut } }]),
  );
  for (const fire of near) if (!known.has(buildFireKey(fire))) known.set(buildFireKey(fire), fire);
  return [...known.values()];
};

/** Detections as map points; `formatFire` returns the label of one. */
export const buildFireOverlay = (fires: readonly MarkedFire[], formatFire: (fire: MarkedFire) => string): MapOverlay => ({
  kind: 'fires',
  id: fireOverlay,
  fires: {
    type: 'FeatureCollection',
    features: fires.map((fire) => ({
      type: 'Feature',
      properties: { key: buildFireKey(fire), sure: toConfidenceClass(fire.confidence), name: formatFire(fire) },
      geometry: { type: 'Point', coordinates: [fire.longitude, fire.latitude] },
    })),
  },
});

import type { FireDetection } from '@hazardguard/contract';
import type { MapOverlay } from '../../../map/overlays/overlay.ts';
import type { ListedFire } from './fires-table.tsx';

/** A detection as the map has it; what is recorded also knows its incident. */
export interface MarkedFire extends ListedFire {
  readonly recorded?: Pick<FireDetection, 'incidentId' | 'leftOut'>;
}

export const fireOverlay = 'fires';

/** The same detection whether it comes from a file or from the records. */
export const fireKey = ({ latitude, longitude, at, satellite }: Pick<ListedFire, 'latitude' | 'longitude' | 'at' | 'satellite'>): string =>
  `${latitude} ${longitude} ${new Date(at).getTime()} ${satellite}`;

/** The class of a confidence in per cent, as the guide to the MODIS fire products has it: low below 30 %, high from 80 %. */
export const confidenceClass = (confidence: ListedFire['confidence']): 'low' | 'nominal' | 'high' => {
  if (typeof confidence !== 'number') return confidence;
  return confidence < 30 ? 'low' : confidence < 80 ? 'nominal' : 'high';
};

/** Recorded detections and those of a file, each once. */
export const mergeFires = (recorded: readonly FireDetection[], near: readonly ListedFire[]): readonly MarkedFire[] => {
  const known = new Map<string, MarkedFire>(
    recorded.map(({ incidentId, leftOut, ...fire }) => [fireKey(fire), { ...fire, recorded: { incidentId, leftOut } }]),
  );
  for (const fire of near) if (!known.has(fireKey(fire))) known.set(fireKey(fire), fire);
  return [...known.values()];
};

/** Detections as dots on a map; `nameOf` says the age of one. */
export const buildFireOverlay = (fires: readonly MarkedFire[], formatFire: (fire: MarkedFire) => string): MapOverlay => ({
  kind: 'fires',
  id: fireOverlay,
  fires: {
    type: 'FeatureCollection',
    features: fires.map((fire) => ({
      type: 'Feature',
      properties: { key: fireKey(fire), sure: confidenceClass(fire.confidence), name: formatFire(fire) },
      geometry: { type: 'Point', coordinates: [fire.longitude, fire.latitude] },
    })),
  },
});

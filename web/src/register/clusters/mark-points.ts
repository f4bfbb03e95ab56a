import type { IndustryKind } from '@hazardguard/contract';
import type { FeatureCollection, Point } from 'geojson';
import { pointTones } from '../../map/overlays/points.ts';
import type { Mark } from './marks.ts';

/** The tone of each kind's dots; what is not known has its own. */
const tones = { chemical: 0, gas: 1, unknown: 2, oil: 3 } as const;

const findTone = (kind: IndustryKind | null): number => tones[kind ?? 'unknown'];
export const findColour = (kind: IndustryKind | null): string => pointTones[tones[kind ?? 'unknown']];

/** What has a position, as the map draws it; the key comes back when a dot is pressed. */
export const toPoints = (marks: readonly Mark[]): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: marks.flatMap(({ key, name, position, mainKind }) =>
    position === undefined
      ? []
      : [
          {
            type: 'Feature' as const,
            properties: { key, name, tone: findTone(mainKind) },
            geometry: { type: 'Point' as const, coordinates: [position.longitude, position.latitude] },
          },
        ],
  ),
});

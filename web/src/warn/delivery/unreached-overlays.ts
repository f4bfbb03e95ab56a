import type { UnreachedPlaces } from '@hazardguard/contract';
import type { Feature, Point } from 'geojson';
import type { MapOverlay } from '../../map/overlays/overlay.ts';

/** Of `pointTones`: dark, green, violet; told in words beneath the map. */
const tones = { waiting: 0, receptor: 1, notReached: 2 } as const;

interface MarkTexts {
  readonly waiting: (people: number) => string;
  readonly notReached: (people: number) => string;
}

const dot = (longitude: number, latitude: number, properties: { readonly name: string; readonly tone: number }): Feature<Point> => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

/** Who was not reached, as the map takes it: recorded places beneath, residents gathered where they crowd. */
export const unreachedOverlays = ({ residents, receptors }: UnreachedPlaces, words: MarkTexts): readonly MapOverlay[] => [
  {
    kind: 'points',
    id: 'recorded-places',
    clustered: true,
    points: {
      type: 'FeatureCollection',
      features: receptors.map(({ longitude, latitude, name }) => dot(longitude, latitude, { name, tone: tones.receptor })),
    },
  },
  {
    kind: 'points',
    id: 'unreached',
    clustered: true,
    points: {
      type: 'FeatureCollection',
      features: residents.map(({ longitude, latitude, waiting, people }) =>
        dot(longitude, latitude, {
          name: waiting ? words.waiting(people) : words.notReached(people),
          tone: waiting ? tones.waiting : tones.notReached,
        }),
      ),
    },
  },
];

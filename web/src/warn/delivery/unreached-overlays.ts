import type { UnreachedPlaces } from '@hazardguard/contract';
import type { Feature, Point } from 'geojson';
import type { MapOverlay } from '../../map/overlays/overlay.ts';

/** Indexes of `pointTones`: dark, green, violet; the legend below the map names them. */
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

/** Map overlays of unreached residents, clustered, above the recorded places. */
export const buildUnreachedOverlays = ({ residents, receptors }: UnreachedPlaces, texts: MarkTexts): readonly MapOverlay[] => [
  {
    kind: 'points',
    id: 'recorded-places',
    clustered: true,
    onTop: false,
    points: {
      type: 'FeatureCollection',
      features: receptors.map(({ longitude, latitude, name }) => dot(longitude, latitude, { name, tone: tones.receptor })),
    },
  },
  {
    kind: 'points',
    id: 'unreached',
    clustered: true,
    onTop: false,
    points: {
      type: 'FeatureCollection',
      features: residents.map(({ longitude, latitude, waiting, people }) =>
        dot(longitude, latitude, {
          name: waiting ? texts.waiting(people) : texts.notReached(people),
          tone: waiting ? tones.waiting : tones.notReached,
        }),
      ),
    },
  },
];

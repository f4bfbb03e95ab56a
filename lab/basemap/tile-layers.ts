import { buildBorderLines } from './borders.ts';
import type { Drawn } from './collection.ts';
import type { Ring } from './geometry.ts';
import { type Label, listCountryLabels, listPlaceLabels, listStateLabels } from './labels.ts';
import { buildLand } from './land.ts';

/** The deepest tiles: 4,096 steps across one are 76 m at the equator, finer than the sources; the map cuts deeper ones from them. */
export const deepestZoom = 7;

/** Features of one layer, and the zooms at which the map shows them. */
export interface TileLayer {
  readonly name: string;
  readonly firstZoom: number;
  readonly lastZoom: number;
  readonly features: readonly Drawn[];
}

const toDrawn = (list: readonly Ring[]): Drawn => ({
  properties: {},
  geometry: { type: 'MultiLineString', coordinates: list.map((line) => line.map(([x, y]) => [x, y])) },
});

/** By rank, the zooms of the tiles: a name shown from zoom 4.5 to 9 is in the tiles of zoom 4 and all deeper ones. */
type ZoomsOfRanks = Readonly<Record<number, readonly [first: number, last: number]>>;

const splitByRank = (name: string, labels: readonly Label[], zooms: ZoomsOfRanks): readonly TileLayer[] =>
  Object.entries(zooms).map(([rank, [firstZoom, lastZoom]]) => ({
    name,
    firstZoom,
    lastZoom,
    features: labels.filter(({ properties }) => properties.rank === Number(rank)),
  }));

/** Layers of the tiles, the lowest first. `web/src/map/basemap-layers.ts` draws them. */
export const buildTileLayers = (): readonly TileLayer[] => {
  const { others, outline, states } = buildBorderLines();
  return [
    { name: 'land', firstZoom: 0, lastZoom: deepestZoom, features: [buildLand()] },
    { name: 'states', firstZoom: 3, lastZoom: deepestZoom, features: [toDrawn(states)] },
    { name: 'borders', firstZoom: 0, lastZoom: deepestZoom, features: [toDrawn([...others, ...outline])] },
    ...splitByRank('country-names', listCountryLabels(), { 0: [2, 4], 1: [2, deepestZoom], 2: [4, deepestZoom] }),
    ...splitByRank('state-names', listStateLabels(), { 1: [4, deepestZoom], 2: [6, deepestZoom] }),
    ...splitByRank('places', listPlaceLabels(), { 1: [4, deepestZoom], 2: [5, deepestZoom], 3: [7, deepestZoom], 4: [7, deepestZoom] }),
  ];
};

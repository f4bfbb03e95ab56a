import type { ImageryService, LayerScale } from './layer.ts';

/**
 * Global Forest Change: Hansen, M. C. et al. (2013), Science 342, 850–853, doi:10.1126/science.1244693; University of Maryland,
 * Google, USGS, NASA; CC BY 4.0, credited as "Hansen/UMD/Google/USGS/NASA".
 *
 * - Tiles `…/earthenginepartners-hansen/tiles/gfc_v1.N/<layer>/{z}/{x}/{y}.png`, layers loss_year_alpha, loss_tree_gain, tree_alpha,
 *   gain_alpha (as public maps use them: loss_year_alpha v1.8 and v1.13, loss_tree_gain v1.6 and v1.10, tree_alpha v1.4; gain_alpha by
 *   its name since 2013). Zoom 3 to 12; beyond that, the tiles of zoom 12 are enlarged.
 * - Release v1.N has loss from 2001 to 2012 + N: GFC-2015-v1.3, 2016-v1.4, 2017-v1.5, 2018-v1.6, 2019-v1.7, 2023-v1.11, 2024-v1.12
 *   (names of the download folders); v1.13 ends with 2025. Tile sets are known in use from v1.4 on.
 * - Tree cover is for the year 2000, % canopy closure of vegetation above 5 m; gain is for 2000–2012 and not updated since v1.0.
 * - loss_year_alpha runs from yellow (2001) to red (the last year of its release), so a year has different colours in different
 *   releases. loss_tree_gain: loss red, cover green, gain blue (lost and regained: magenta).
 * - Loss is any stand-replacing disturbance: felling, fire, storm. Years to 2010 and from 2011 on were computed with different
 *   methods: no trend across 2010/2011, and none between releases.
 */
const firstRelease = 4;
const lastRelease = 13;
const toYear = (release: number): number => 2012 + release;

const toVersion = (year: string): string => {
  const release = Number(year) - toYear(0);
  return `v1.${Math.min(Math.max(release, firstRelease), lastRelease)}`;
};

const tileAddresses =
  (layer: string) =>
  (service: string, year: string): string =>
    service.replace('{version}', toVersion(year)).replace('{layer}', layer);

const base = {
  range: () => ({ first: String(toYear(firstRelease)), last: String(toYear(lastRelease)) }),
  // Central India: land with trees in every release and layer.
  sample: { z: 5, x: 23, y: 14, coloured: false },
  maxZoom: 12,
  domain: undefined,
} as const;

const lossScale = (year: string): LayerScale => ({
  kind: 'bar',
  colours: ['#ffff00', '#ff8000', '#ff0000'],
  marks: [
    { at: 0, value: 2001 },
    { at: 1, value: Number(year) },
  ],
  unit: 'year',
});

const coverScale: LayerScale = {
  kind: 'bar',
  colours: ['rgb(0 255 0 / 0%)', 'rgb(0 255 0 / 100%)'],
  marks: [
    { at: 0, value: 0 },
    { at: 0.5, value: 50 },
    { at: 1, value: 100 },
  ],
  unit: 'percent',
};

const keys = [
  { id: 'lost', colour: '#ff0000' },
  { id: 'covered', colour: '#00ff00' },
  { id: 'gained', colour: '#0000ff' },
] as const;

const layers: ImageryService['layers'] = [
  { ...base, id: 'loss', time: 'year', tiles: tileAddresses('loss_year_alpha'), scale: lossScale },
  { ...base, id: 'change', time: 'year', tiles: tileAddresses('loss_tree_gain'), scale: () => ({ kind: 'keys', keys }) },
  { ...base, id: 'cover', time: 'fixed', tiles: tileAddresses('tree_alpha'), scale: () => coverScale },
  { ...base, id: 'gain', time: 'fixed', tiles: tileAddresses('gain_alpha'), scale: () => ({ kind: 'keys', keys: [keys[2]] }) },
];

export const forestService: ImageryService = {
  id: 'forest',
  name: 'Global Forest Change',
  attribution: 'Global Forest Change: Hansen/UMD/Google/USGS/NASA (CC BY 4.0)',
  layers,
};

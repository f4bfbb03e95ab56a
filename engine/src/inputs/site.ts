import type { ScenarioInput } from '../types/input-types.ts';

/** Where and when. */
export const siteInputs: readonly ScenarioInput[] = [
  { path: 'site.latitude', kind: 'number', label: 'Latitude', note: 'North positive.', unit: '°', min: -90, max: 90, needed: true },
  { path: 'site.longitude', kind: 'number', label: 'Longitude', note: 'East positive.', unit: '°', min: -180, max: 180, needed: true },
  {
    path: 'site.terrain',
    kind: 'choice',
    label: 'Terrain',
    note: 'Open country, town and forest, or open water.',
    needed: false,
    options: ['rural', 'urban', 'water'],
    fallback: 'rural',
  },
  {
    path: 'site.roughnessM',
    kind: 'number',
    label: 'Roughness length',
    note: "Default: the terrain's, 0.03 m rural, 1 m urban, over water by the wind.",
    unit: 'm',
    min: 1e-6,
    max: 3,
    needed: false,
  },
  { path: 'time', kind: 'moment', label: 'Time of release', note: 'Needed when no stability class is given.', needed: false },
];

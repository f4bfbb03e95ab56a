import type { ScenarioInput } from '../input-types.ts';

/** Where and when. */
export const siteInputs: readonly ScenarioInput[] = [
  { path: 'site.latitude', kind: 'number', label: 'Latitude', note: 'North positive.', unit: '°', min: -90, max: 90, needed: true },
  { path: 'site.longitude', kind: 'number', label: 'Longitude', note: 'East positive.', unit: '°', min: -180, max: 180, needed: true },
  {
    path: 'site.terrain',
    kind: 'choice',
    label: 'Terrain',
    note: 'Open country, or town and forest.',
    needed: false,
    options: ['rural', 'urban'],
    fallback: 'rural',
  },
  {
    path: 'site.roughnessM',
    kind: 'number',
    label: 'Roughness length',
    note: "Default: the terrain's, 0.03 m rural and 1 m urban.",
    unit: 'm',
    min: 0.0001,
    max: 3,
    needed: false,
  },
  { path: 'time', kind: 'moment', label: 'Time of release', note: 'Needed when no stability class is given.', needed: false },
];

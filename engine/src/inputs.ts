import { catalogue } from './catalogue.ts';

/** A member of the document that holds only when another has one of some values. */
interface Condition {
  readonly path: string;
  readonly is: readonly string[];
}

interface InputBase {
  /** Path in the scenario document. */
  readonly path: string;
  readonly label: string;
  readonly note: string;
  /** Always needed, never, or when the condition holds. */
  readonly needed: boolean | Condition;
  /** Belongs to the document only when the condition holds; elsewhere it is refused. */
  readonly onlyWhen?: Condition;
}

export interface NumberInput extends InputBase {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** The minimum itself is refused. */
  readonly aboveMin?: boolean;
  readonly fallback?: number;
}

export interface ChoiceInput extends InputBase {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly fallback?: string;
}

export interface TextInput extends InputBase {
  readonly kind: 'text';
  readonly maxLength: number;
}

export interface MomentInput extends InputBase {
  readonly kind: 'moment';
}

export type ScenarioInput = NumberInput | ChoiceInput | TextInput | MomentInput;

const leak: Condition = { path: 'hazard', is: ['leak'] };
const round: Condition = { path: 'rupture.type', is: ['circular'] };
const oblong: Condition = { path: 'rupture.type', is: ['rectangular'] };

/** Every input of a scenario, once: the check, the echo in the results, the form and the published schema all read this table. */
export const scenarioInputs: readonly ScenarioInput[] = [
  { path: 'title', kind: 'text', label: 'Title', note: 'A name for the scenario.', needed: false, maxLength: 200 },
  { path: 'chemical', kind: 'text', label: 'Chemical', note: 'CAS number or name.', needed: true, maxLength: 200 },
  { path: 'hazard', kind: 'choice', label: 'Hazard', note: 'What is computed.', needed: true, options: ['leak', 'explosion'] },
  {
    path: 'mode',
    kind: 'choice',
    label: 'Counting',
    note: "The engine's best estimate, or numbers comparable with ALOHA.",
    needed: false,
    options: ['best-estimate', 'aloha-compatible'],
    fallback: 'best-estimate',
  },
  {
    path: 'model',
    kind: 'choice',
    label: 'Model',
    note: 'Chosen by stated criteria, or forced.',
    needed: false,
    options: ['auto', ...catalogue.map((model) => model.id)],
    fallback: 'auto',
  },
  {
    path: 'quantityKg',
    kind: 'number',
    label: 'Quantity',
    note: 'The stock that takes part.',
    unit: 'kg',
    min: 0,
    aboveMin: true,
    max: 1e9,
    needed: true,
  },
  {
    path: 'storage.temperatureC',
    kind: 'number',
    label: 'Storage temperature',
    note: "Default: the air's.",
    unit: '°C',
    min: -260,
    max: 600,
    needed: false,
  },
  {
    path: 'storage.pressureKpa',
    kind: 'number',
    label: 'Storage pressure',
    note: 'Absolute. Default: the vapour pressure, at least atmospheric.',
    unit: 'kPa',
    min: 1,
    max: 100_000,
    needed: false,
  },
  {
    path: 'storage.phase',
    kind: 'choice',
    label: 'What flows out',
    note: "'gas' on a liquefied stock means a hole in the vapour space.",
    needed: false,
    options: ['auto', 'liquid', 'gas'],
    fallback: 'auto',
  },
  {
    path: 'storage.liquidHeadM',
    kind: 'number',
    label: 'Liquid above the opening',
    note: 'Default: the edge of a cube of the stock.',
    unit: 'm',
    min: 0,
    max: 100,
    needed: false,
  },
  {
    path: 'rupture.type',
    kind: 'choice',
    label: 'Rupture',
    note: 'Shape of the opening, or the whole vessel.',
    needed: leak,
    options: ['circular', 'rectangular', 'catastrophic'],
  },
  {
    path: 'rupture.diameterM',
    kind: 'number',
    label: 'Opening diameter',
    note: 'Of a circular opening.',
    unit: 'm',
    min: 0.0005,
    max: 10,
    needed: round,
    onlyWhen: round,
  },
  {
    path: 'rupture.lengthM',
    kind: 'number',
    label: 'Opening length',
    note: 'Of a rectangular opening.',
    unit: 'm',
    min: 0.0005,
    max: 10,
    needed: oblong,
    onlyWhen: oblong,
  },
  {
    path: 'rupture.breadthM',
    kind: 'number',
    label: 'Opening breadth',
    note: 'Of a rectangular opening.',
    unit: 'm',
    min: 0.0005,
    max: 10,
    needed: oblong,
    onlyWhen: oblong,
  },
  {
    path: 'rupture.heightM',
    kind: 'number',
    label: 'Height of the release',
    note: 'Above the ground.',
    unit: 'm',
    min: 0,
    max: 300,
    needed: false,
    fallback: 0,
  },
  {
    path: 'isolationMin',
    kind: 'number',
    label: 'Time to isolation',
    note: 'The release ends then, or when the stock is gone.',
    unit: 'min',
    min: 0.1,
    max: 14_400,
    needed: false,
  },
  { path: 'weather.windSpeedMs', kind: 'number', label: 'Wind speed', note: 'Mean.', unit: 'm/s', min: 0, max: 60, needed: true },
  {
    path: 'weather.windHeightM',
    kind: 'number',
    label: 'Height of the wind measurement',
    note: 'Above the ground.',
    unit: 'm',
    min: 1,
    max: 200,
    needed: false,
    fallback: 10,
  },
  {
    path: 'weather.windFromDeg',
    kind: 'number',
    label: 'Wind from',
    note: 'Clockwise from north.',
    unit: '°',
    min: 0,
    max: 360,
    needed: true,
  },
  { path: 'weather.temperatureC', kind: 'number', label: 'Air temperature', note: '', unit: '°C', min: -60, max: 60, needed: true },
  {
    path: 'weather.humidityPercent',
    kind: 'number',
    label: 'Relative humidity',
    note: '',
    unit: '%',
    min: 0,
    max: 100,
    needed: false,
    fallback: 50,
  },
  {
    path: 'weather.cloudPercent',
    kind: 'number',
    label: 'Cloud cover',
    note: '',
    unit: '%',
    min: 0,
    max: 100,
    needed: false,
    fallback: 50,
  },
  {
    path: 'weather.pressureKpa',
    kind: 'number',
    label: 'Air pressure',
    note: 'At the site, not reduced to sea level.',
    unit: 'kPa',
    min: 50,
    max: 110,
    needed: false,
    fallback: 101.325,
  },
  {
    path: 'weather.stability',
    kind: 'choice',
    label: 'Stability class',
    note: 'Default: derived from time, place, cloud and wind.',
    needed: false,
    options: ['A', 'B', 'C', 'D', 'E', 'F'],
  },
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
  {
    path: 'exposureMin',
    kind: 'number',
    label: 'Exposure time',
    note: 'Picks the toxic levels.',
    unit: 'min',
    min: 5,
    max: 480,
    needed: false,
    fallback: 60,
  },
  {
    path: 'levelFamily',
    kind: 'choice',
    label: 'Toxic levels',
    note: '',
    needed: false,
    options: ['AEGL', 'ERPG', 'PAC'],
    fallback: 'AEGL',
  },
  {
    path: 'tntYield',
    kind: 'number',
    label: 'Share of the energy in the blast',
    note: 'Explosion only.',
    unit: '',
    min: 0.01,
    max: 0.2,
    needed: false,
    fallback: 0.03,
  },
];

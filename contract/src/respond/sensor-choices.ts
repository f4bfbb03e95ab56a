export const sensorKinds = ['gas', 'weather', 'alarm-contact'] as const;
export type SensorKind = (typeof sensorKinds)[number];

/** Kind and units of each measure, the common unit first. */
export const sensorMeasures = {
  concentration: { kind: 'gas', units: ['ppm', 'ppb', 'mg/m3'] },
  'wind-speed': { kind: 'weather', units: ['m/s', 'km/h', 'kn'] },
  'wind-from': { kind: 'weather', units: ['deg'] },
  temperature: { kind: 'weather', units: ['degC', 'K'] },
  humidity: { kind: 'weather', units: ['percent'] },
  cloud: { kind: 'weather', units: ['percent'] },
  pressure: { kind: 'weather', units: ['hPa', 'Pa'] },
  contact: { kind: 'alarm-contact', units: ['on-off'] },
} as const satisfies Readonly<Record<string, { readonly kind: SensorKind; readonly units: readonly [string, ...string[]] }>>;
export type SensorMeasure = keyof typeof sensorMeasures;
export type SensorUnit = (typeof sensorMeasures)[SensorMeasure]['units'][number];
export const sensorMeasureIds = Object.keys(sensorMeasures) as [SensorMeasure, ...SensorMeasure[]];
export const sensorUnits = [...new Set(Object.values(sensorMeasures).flatMap(({ units }): readonly SensorUnit[] => units))] as [
  SensorUnit,
  ...SensorUnit[],
];

/** From worst to best. A sensor with several faults has the first of them. */
export const sensorHealths = ['never-heard', 'silent', 'wrong-clock', 'stuck', 'drifting', 'well'] as const;
export type SensorHealth = (typeof sensorHealths)[number];

/** Longest time for which a sensor's alarms are shelved, hours: shelving always ends by itself (ISA-18.2). */
export const shelvingMaxHours = 72;

/** Alarms that ended within this time are fleeting, and three within it are chattering (ISA-18.2, EEMUA 191), s. */
export const nuisanceS = 60;

/** The part of a topic that is the code of the sensor. */
export const sensorPlaceholder = '{sensor}';

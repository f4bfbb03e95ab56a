import { chemicals, toSubstance } from '@hazardguard/chemicals';
import { catalogue, type Substance } from '@hazardguard/engine';
import { type Random, vapourPressureAt } from '@hazardguard/engine/models';
import { between, chance, logBetween, pick } from './draw.ts';

/** Members of a scenario document; undefined ones are not given. */
export type ScenarioMembers = Readonly<Record<string, unknown>>;

export interface PlausibleScenario {
  readonly document: ScenarioMembers;
  readonly substance: Substance;
}

type Hazard = 'leak' | 'flammable' | 'fire' | 'explosion';

const library: readonly Substance[] = chemicals.map(toSubstance);

const substancesFor: Readonly<Record<Hazard, readonly Substance[]>> = {
  leak: library.filter(({ toxicLevels, probits }) => (toxicLevels?.length ?? 0) > 0 || (probits?.length ?? 0) > 0),
  flammable: library.filter(({ lowerFlammableLimit }) => lowerFlammableLimit !== undefined),
  fire: library.filter(({ heatOfCombustion }) => heatOfCombustion !== undefined),
  explosion: library.filter(({ heatOfCombustion }) => heatOfCombustion !== undefined),
};

const optional = <T>(random: Random, share: number, value: () => T): T | undefined => (chance(random, share) ? value() : undefined);

/** Random storage; the check refuses impossible storage of a substance, which is then drawn again. */
const storages: readonly ((random: Random, substance: Substance, airC: number) => ScenarioMembers)[] = [
  // At air temperature: a liquefied gas under its own pressure, or a liquid.
  () => ({}),
  (random) => ({ temperatureC: between(random, -20, 60) }),
  // Just below and just above its boiling point.
  (random, { boilingPoint = 300 }) => {
    const boilsC = boilingPoint - 273.15;
    return { temperatureC: boilsC + between(random, -1, 1) * Math.max(1, 0.02 * Math.abs(boilsC)) };
  },
  (random, { boilingPoint = 300 }) => ({ temperatureC: boilingPoint - 273.15 - between(random, 1, 30) }),
  (random, { boilingPoint = 300 }) => ({ temperatureC: boilingPoint - 273.15 + between(random, 3, 80) }),
  // Just below and just above its vapour pressure, where that exceeds the air pressure.
  (random, substance, airC) => {
    if (substance.vapourPressure === undefined || airC + 273.15 > 0.98 * (substance.criticalTemperature ?? 0)) return {};
    const saturatedKpa = vapourPressureAt(substance, airC + 273.15) / 1000;
    return saturatedKpa < 110 ? {} : { temperatureC: airC, pressureKpa: saturatedKpa * between(random, 0.97, 1.03) };
  },
  // A gas, or a liquid above its vapour pressure.
  (random) => ({ pressureKpa: logBetween(random, 120, 20_000) }),
];

const storageFor = (random: Random, substance: Substance, airC: number, quantityKg: number): ScenarioMembers => {
  const hasVessel = chance(random, 0.35);
  const vesselShape = pick(random, ['horizontal-cylinder', 'vertical-cylinder', 'sphere']);
  // From a vessel of gas to one almost full of liquid.
  const volumeM3 = quantityKg / logBetween(random, 5, 900);
  const slenderness = between(random, 1, 6);
  const diameterM = vesselShape === 'sphere' ? Math.cbrt((6 * volumeM3) / Math.PI) : Math.cbrt((4 * volumeM3) / (Math.PI * slenderness));
  return {
    ...pick(random, storages)(random, substance, airC),
    phase: optional(random, 0.15, () => pick(random, ['gas', 'liquid'])),
    bundAreaM2: optional(random, 0.25, () => logBetween(random, 3, 5000)),
    ground: optional(random, 0.5, () => pick(random, ['soil', 'concrete', 'dry-sand', 'moist-sand', 'water'])),
    ...(hasVessel ? { vesselShape, vesselDiameterM: diameterM } : { liquidHeadM: optional(random, 0.2, () => between(random, 0, 10)) }),
    ...(hasVessel && vesselShape !== 'sphere' ? { vesselLengthM: slenderness * diameterM } : {}),
  };
};

const holeIn = (random: Random): ScenarioMembers => ({
  elevationM: optional(random, 0.2, () => between(random, 0, 5)),
  nozzleM: optional(random, 0.2, () => logBetween(random, 0.01, 0.5)),
  direction: directionIn(random),
});

/** Which way a jet points, now and then stated. */
const directionIn = (random: Random): string | undefined =>
  optional(random, 0.3, () => pick(random, ['along-wind', 'up', 'down', 'impinging']));

const heightFor = (random: Random): number | undefined => optional(random, 0.4, () => logBetween(random, 0.3, 60));

const ruptures: readonly ((random: Random, quantityKg: number) => ScenarioMembers)[] = [
  (random) => ({ type: 'circular', diameterM: logBetween(random, 0.003, 0.3), ...holeIn(random) }),
  (random) => ({ type: 'circular', diameterM: logBetween(random, 0.02, 0.3), ...holeIn(random) }),
  (random) => ({ type: 'rectangular', lengthM: logBetween(random, 0.003, 1), breadthM: logBetween(random, 0.003, 0.1), ...holeIn(random) }),
  () => ({ type: 'catastrophic' }),
  (random) => ({
    type: 'pipe',
    diameterM: logBetween(random, 0.01, 0.5),
    pipeLengthM: logBetween(random, 1, 10_000),
    pipeSupply: optional(random, 0.5, () => 'reservoir'),
    direction: directionIn(random),
  }),
  (random, quantityKg) => ({
    type: 'direct',
    rateKgS: optional(random, 0.8, () => quantityKg / logBetween(random, 10, 20_000)),
    durationMin: optional(random, 0.4, () => logBetween(random, 0.1, 200)),
    exitTemperatureC: optional(random, 0.3, () => between(random, -30, 150)),
    exitDiameterM: optional(random, 0.3, () => logBetween(random, 0.02, 2)),
    liquidFraction: optional(random, 0.2, () => between(random, 0, 0.9)),
    direction: directionIn(random),
  }),
];

/** Measured 1/L as in real weather, also close to neutral air, where the two branches of similarity theory meet. */
const inverseObukhovFor = (random: Random): number => pick(random, [-1, 1]) * logBetween(random, 1e-7, 0.1);

const weatherFor = (random: Random, airC: number, heightM: number | undefined): ScenarioMembers => ({
  windSpeedMs: chance(random, 0.1) ? between(random, 0.3, 1.3) : logBetween(random, 1.2, 15),
  windHeightM: optional(random, 0.1, () => between(random, 2, 50)),
  windFromDeg: between(random, 1, 358),
  temperatureC: airC,
  humidityPercent: optional(random, 0.7, () => between(random, 5, 98)),
  cloudPercent: optional(random, 0.3, () => between(random, 1, 99)),
  pressureKpa: optional(random, 0.15, () => between(random, 75, 105)),
  stability: optional(random, 0.93, () => pick(random, ['A', 'B', 'C', 'D', 'D', 'D', 'E', 'F', 'F'])),
  inverseObukhov: optional(random, 0.12, () => inverseObukhovFor(random)),
  sigmaThetaDeg: optional(random, 0.12, () => logBetween(random, 2, 40)),
  // Some inversions are at the height of the release.
  mixingHeightM: optional(random, 0.15, () =>
    heightM !== undefined && heightM > 10 && chance(random, 0.5) ? heightM * between(random, 0.97, 1.03) : logBetween(random, 30, 2000),
  ),
});

const blastFor = (random: Random): ScenarioMembers => ({
  congestion: optional(random, 0.7, () => pick(random, ['low', 'medium', 'high'])),
  ignition: optional(random, 0.3, () => pick(random, ['spark', 'detonation'])),
  levels: optional(random, 0.2, () => 'buildings'),
});

/** Inputs of a single hazard. */
const effectFor: Readonly<Record<Hazard, (random: Random) => ScenarioMembers>> = {
  leak: (random) => ({
    exposureMin: optional(random, 0.4, () => logBetween(random, 5, 480)),
    levelFamily: optional(random, 0.6, () => pick(random, ['AEGL', 'ERPG', 'PAC', 'IDLH', 'LETHALITY'])),
    levelBasis: optional(random, 0.3, () => 'dose'),
    averagingS: optional(random, 0.1, () => logBetween(random, 10, 3600)),
  }),
  flammable: (random) => ({ averagingS: optional(random, 0.1, () => logBetween(random, 1, 600)) }),
  fire: (random) => ({
    fire: {
      levels: optional(random, 0.3, () => pick(random, ['equipment', 'dose'])),
      exposureS: optional(random, 0.4, () => logBetween(random, 5, 300)),
    },
  }),
  explosion: (random) => ({ blast: blastFor(random), tntYield: optional(random, 0.3, () => between(random, 0.02, 0.1)) }),
};

/**
 * A realistic scenario: any chemical, hazard and mode, values as in real plants and weather, often close to where the physics changes.
 * The check refuses impossible ones. Reproducible from the state of `random`.
 */
export const plausibleScenario = (random: Random): PlausibleScenario => {
  const hazard = pick<Hazard>(random, ['leak', 'leak', 'leak', 'flammable', 'flammable', 'fire', 'fire', 'explosion']);
  const substance = pick(random, substancesFor[hazard]);
  const quantityKg = logBetween(random, 30, 300_000);
  const airC = between(random, -10, 45);
  const heightM = heightFor(random);
  const mode = pick(random, ['best-estimate', 'best-estimate', 'aloha-compatible']);
  const fitting = catalogue.filter(({ hazards, modes }) => hazards.includes(hazard) && modes.some((one) => one === mode));
  const document = {
    chemical: substance.cas,
    hazard,
    mode,
    model: chance(random, 0.9) ? 'auto' : pick(random, fitting).id,
    quantityKg,
    storage: storageFor(random, substance, airC, quantityKg),
    rupture: { ...pick(random, ruptures)(random, quantityKg), heightM },
    isolationMin: optional(random, 0.2, () => logBetween(random, 0.5, 90)),
    weather: weatherFor(random, airC, heightM),
    site: {
      latitude: between(random, -55, 60),
      longitude: between(random, -170, 170),
      terrain: pick(random, ['rural', 'urban', 'water']),
      roughnessM: optional(random, 0.2, () => logBetween(random, 0.001, 1.5)),
    },
    time: new Date(Date.UTC(2026, Math.floor(12 * random.uniform()), 1, Math.floor(24 * random.uniform()))).toISOString(),
    ...effectFor[hazard](random),
  };
  return { document: JSON.parse(JSON.stringify(document)) as ScenarioMembers, substance };
};

import { checkScenario, type ScenarioDocument, type Substance } from '@hazardguard/engine';
import {
  computeAir,
  criticalRichardson,
  evaporate,
  findCapacity,
  fiveSteps,
  gaussianPlumeField,
  idealGasDensity,
  type PlumeField,
  propertyAt,
  releasedMass,
  richardsonNumber,
  type Scenario,
  sourceTerm,
  steppedHeavyField,
  type Vessel,
  vapourPressureAt,
} from '@hazardguard/engine/models';
import { readStability } from './air.ts';
import { reachAt } from './aloha-cloud.ts';
import type { Answer, Calculation } from './case.ts';
import type { Inputs } from './inputs.ts';
import { UnreadableCase } from './members.ts';

const atmosphere = 101_325;

type Release = Pick<ScenarioDocument, 'quantityKg' | 'storage' | 'rupture' | 'isolationMin'>;

/** Solar elevation far below the horizon, degrees: the cases are at night. */
const midnightSun = -40;

const readAirK = (inputs: Inputs): number => inputs.needed('temperature', 'air');

/** The checked scenario of a release in the weather of a case, at night, in the ALOHA-compatible mode. */
const buildScenario = (inputs: Inputs, substance: Substance, release: Release): Scenario => {
  const level = { id: 'AEGL-1', family: 'AEGL', severity: 'mild', byExposure: [{ seconds: 3600, ppm: 100 }] } as const;
  const check = checkScenario(
    {
      chemical: substance.name,
      hazard: 'leak',
      mode: 'aloha-compatible',
      weather: {
        windSpeedMs: inputs.numberOr('speed', 'wind', 5),
        windHeightM: inputs.numberOr('length', 'wind_height', 10),
        windFromDeg: 0,
        temperatureC: readAirK(inputs) - 273.15,
        humidityPercent: 100 * inputs.numberOr('share', 'humidity', 0.6),
        cloudPercent: 100 * inputs.numberOr('share', 'cloud', 0.5),
        pressureKpa: 101.325,
        stability: readStability(inputs, 'D'),
      },
      site: { latitude: 0, longitude: 0, roughnessM: inputs.numberOr('length', 'roughness', 0.03) },
      ...release,
    } satisfies ScenarioDocument,
    { ...substance, toxicLevels: [level] },
  );
  if (!check.ok) throw new UnreadableCase(check.problems.map((problem) => problem.message).join(' '));
  const { weather } = check.scenario;
  return { ...check.scenario, weather: { ...weather, solarElevationDeg: midnightSun } };
};

const readGround = (inputs: Inputs) => inputs.choice('ground', ['concrete', 'dry-sand', 'moist-sand', 'soil', 'water'], 'soil');

const pound = 0.45359237;

const rateAnswers = (rateKgS: number): Readonly<Record<string, Answer>> => ({
  max_rate_kg_min: () => 60 * rateKgS,
  max_rate_lb_min: () => (60 * rateKgS) / pound,
});

const massAnswers = (massKg: number): Readonly<Record<string, Answer>> => ({
  released_kg: () => massKg,
  released_lb: () => massKg / pound,
});

/** The substance of a horizontal tank, where its hole is, and how much is in it. */
const readTank = (inputs: Inputs, substance: Substance): Release => {
  const kelvin = readAirK(inputs);
  const vessel: Vessel = {
    shape: inputs.choice('vessel', ['horizontal-cylinder', 'vertical-cylinder']),
    diameterM: inputs.needed('length', 'vessel_diameter'),
    lengthM: inputs.needed('length', 'vessel_length'),
  };
  const fill = inputs.needed('share', 'fill');
  const roomM3 = findCapacity(vessel);
  const saturated = vapourPressureAt(substance, kelvin);
  // Vapour above a boiling liquid is part of the stock.
  const vapourKg = saturated > atmosphere ? (1 - fill) * roomM3 * idealGasDensity(saturated, substance.molarMass, kelvin) : 0;
  const bundAreaM2 = inputs.number('area', 'bund_area');
  const elevationM = inputs.number('length', 'hole_height');
  const height = elevationM === undefined ? {} : { elevationM };
  const lengthM = inputs.number('length', 'slot_length');
  return {
    quantityKg: fill * roomM3 * propertyAt(substance, 'liquidDensity', kelvin) + vapourKg,
    storage: {
      temperatureC: kelvin - 273.15,
      ...(bundAreaM2 === undefined ? {} : { bundAreaM2 }),
      ground: readGround(inputs),
      vesselShape: vessel.shape,
      vesselDiameterM: vessel.diameterM,
      vesselLengthM: vessel.lengthM,
    },
    rupture:
      lengthM === undefined
        ? { type: 'circular', diameterM: inputs.needed('length', 'hole'), ...height }
        : { type: 'rectangular', lengthM, breadthM: inputs.needed('length', 'slot_breadth'), ...height },
  };
};

/** A tank at air temperature that empties through a hole: outflow, airborne mass, and reaches. */
export const tankRelease: Calculation = (inputs) => {
  const substance = inputs.substance();
  const scenario = buildScenario(inputs, substance, readTank(inputs, substance));
  const air = computeAir(scenario);
  const source = sourceTerm(scenario, air);
  const field = (): PlumeField => {
    const { molarMass } = substance;
    const { steps, poolRadiusM, densityKgM3, heightM } = source;
    if (richardsonNumber(source, air) >= criticalRichardson)
      return steppedHeavyField({ steps, poolRadiusM, densityKgM3, molarMass, averagingS: null }, air);
    const passive = { steps, burstKg: undefined, heightM, diameterM: 2 * poolRadiusM, molarMass, coefficients: undefined };
    return gaussianPlumeField({ ...passive, averagingS: null, path: null }, air);
  };
  return {
    ...rateAnswers(Math.max(...source.steps.map((step) => step.rateKgS))),
    ...massAnswers(source.airborneKg),
    duration_min: () => source.summary.durationS / 60,
    regime: () => source.summary.regime,
    distance_m_by_ppm: (ppm) => reachAt(field(), Number(ppm)),
  };
};

/** A pool of a given area on the ground that evaporates for an hour, at first at air temperature. */
export const puddle: Calculation = (inputs) => {
  const substance = inputs.substance();
  const [massKg, areaM2] = [inputs.needed('mass', 'mass'), inputs.needed('area', 'area')];
  const scenario = buildScenario(inputs, substance, {
    quantityKg: massKg,
    storage: { ground: readGround(inputs), bundAreaM2: areaM2 },
    rupture: { type: 'catastrophic' },
  });
  const liquidK = scenario.weather.temperatureK;
  const boilingK = substance.boilingPoint ?? Number.POSITIVE_INFINITY;
  const pool = { inflow: [[0, 0]], startKg: massKg, liquidK, boilingK, greatestM2: areaM2, startM2: areaM2, endS: 3600 } as const;
  const { history } = evaporate(pool, scenario, computeAir(scenario));
  return {
    ...rateAnswers(Math.max(...fiveSteps(history, 60).map((step) => step.rateKgS))),
    ...massAnswers(releasedMass(history)),
    vapour_pressure_atm: () => vapourPressureAt(substance, liquidK) / atmosphere,
  };
};

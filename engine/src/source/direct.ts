import { propertyAt } from '../substance/property.ts';
import { boilingTemperatureAt } from '../substance/vapour-pressure.ts';
import type { Rupture } from '../types/document-types.ts';
import type { Air, Jet, Scenario, SourceTerm } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import type { Substance } from '../types/substance-types.ts';
import { idealGasDensity, toCelsius, toKelvin } from '../units/convert.ts';
import { fiveSteps, type RateHistory, releasedMass } from './history.ts';

type Direct = Extract<Rupture, { readonly type: 'direct' }>;

/** An instantaneous release is spread over this many seconds where a model needs a rate (practice of aloha-td). */
const atOnceS = 60;

/** A stated rate until its time, the isolation or the end of the quantity; without a rate an instantaneous release. kg/s, s. */
const toHistory = ({ quantityKg, isolationS }: Scenario, { rateKgS, durationMin }: Direct): RateHistory => {
  const rate = rateKgS ?? quantityKg / atOnceS;
  const ends = rateKgS === undefined ? atOnceS : Math.min(60 * (durationMin ?? Infinity), isolationS ?? Infinity, quantityKg / rate);
  return [
    [0, rate],
    [ends, 0],
  ];
};

/** Density of vapour and droplets together: 1/(x/ρl + (1-x)/ρv), x the mass share of droplets; kg/m³. Ideal gas, no slip. */
const computeDensity = ({ substance }: Scenario, air: Air, temperatureK: number, liquidFraction: number): number => {
  const vapour = idealGasDensity(air.pressurePa, substance.molarMass, temperatureK);
  if (liquidFraction === 0) return vapour;
  return 1 / (liquidFraction / propertyAt(substance, 'liquidDensity', temperatureK) + (1 - liquidFraction) / vapour);
};

/** Momentum of a stated outlet: its speed where given, else that of the rate through its diameter; null without a diameter. */
const toJet = ({ exitVelocityMs, exitDiameterM }: Direct, rateKgS: number, densityKgM3: number): Jet | null => {
  if (exitDiameterM === undefined) return null;
  const velocityMs = exitVelocityMs ?? (4 * rateKgS) / (Math.PI * densityKgM3 * exitDiameterM ** 2);
  return { rateKgS, openingM: exitDiameterM, velocityMs, diameterM: exitDiameterM };
};

/** A stated temperature is a rounded one, K. */
const roundingK = 1;

/** Drops are not colder than ice: a substance that leaves the air's pressure without melting, as CO₂, down to where its vapour begins. */
const dropsFrozen = ({ name }: Substance, temperatureK: number, freezingK: number): Refusal => {
  const [statedC, freezingC] = [toCelsius(temperatureK).toFixed(0), toCelsius(freezingK).toFixed(0)];
  return new Refusal({
    field: 'rupture.exitTemperatureC',
    value: Number(statedC),
    unit: '°C',
    allowed: `${freezingC} or more, or no liquid share`,
    message: `${name} is solid below ${freezingC} °C: it cannot leave as drops at ${statedC} °C.`,
  });
};

/**
 * A release that is stated rather than computed: a rate, its time, and how it enters the air. The stock's quantity is the most that
 * can be released. In the ALOHA-compatible mode its gas has the air's temperature where none is stated, as a direct source has there.
 */
export const directSource = (scenario: Scenario, air: Air, rupture: Direct): SourceTerm => {
  const { mode, substance, storage, quantityKg } = scenario;
  const liquidFraction = rupture.liquidFraction ?? 0;
  const undisturbedK = mode === 'aloha-compatible' ? air.temperatureK : storage.temperatureK;
  const stated = rupture.exitTemperatureC === undefined ? undefined : toKelvin(rupture.exitTemperatureC);
  const temperatureK = stated ?? (liquidFraction > 0 ? boilingTemperatureAt(substance, air.pressurePa) : undisturbedK);
  if (stated !== undefined && liquidFraction > 0 && substance.meltingPoint !== undefined) {
    const freezingK = Math.min(substance.meltingPoint, boilingTemperatureAt(substance, air.pressurePa));
    if (stated < freezingK - roundingK) throw dropsFrozen(substance, stated, freezingK);
  }
  const history = toHistory(scenario, rupture);
  const instantaneous = rupture.rateKgS === undefined;
  const airborneKg = releasedMass(history);
  const rateKgS = history[0]?.[1] ?? 0;
  const densityKgM3 = computeDensity(scenario, air, temperatureK, liquidFraction);
  const jet = instantaneous ? null : toJet(rupture, rateKgS, densityKgM3);
  return {
    regime: 'direct',
    steps: fiveSteps(history),
    parts: [
      {
        kind: instantaneous ? 'burst' : 'opening',
        massKg: airborneKg,
        history: instantaneous ? [] : history,
        temperatureK,
        liquidFraction,
        densityKgM3,
        poolRadiusM: 0,
        jet,
      },
    ],
    instantaneous,
    airborneKg,
    heightM: rupture.heightM ?? 0,
    poolRadiusM: 0,
    pool: undefined,
    densityKgM3,
    temperatureK,
    liquidFraction,
    jet,
    summary: {
      regime: 'direct',
      rateKgS: instantaneous ? null : rateKgS,
      durationS: instantaneous ? 0 : (history.at(-1)?.[0] ?? 0),
      airborneKg,
      leftKg: Math.max(0, quantityKg - airborneKg),
      pooledKg: undefined,
      rainOut: undefined,
      openingAreaM2: null,
      flashFraction: null,
      storagePressureKpa: null,
      temperatureC: toCelsius(temperatureK),
      history: instantaneous ? [] : history,
    },
    caveats: [],
  };
};

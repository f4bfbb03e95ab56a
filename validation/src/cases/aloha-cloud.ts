import {
  criticalRichardson,
  footprint,
  gaussianPlumeField,
  heavyPlumeField,
  idealGasDensity,
  type PlumeField,
  richardsonNumber,
  windAt,
  type ZoneOnPlane,
} from '@hazardguard/engine/models';
import { readAir } from './air.ts';
import type { Calculation } from './case.ts';
import type { Inputs } from './inputs.ts';

/** The zone of a level in a field, ppm. */
export const zoneAt = (field: PlumeField, ppm: number): ZoneOnPlane => {
  const [zone] = footprint(field, [{ id: 'level', severity: 'mild', value: ppm, unit: 'ppm', exposureS: undefined, meaning: '' }]);
  if (zone === undefined) throw new Error('No zone');
  return zone;
};

/** Reach of a level, m. */
export const reachAt = (field: PlumeField, ppm: number): number | 'not reached' => {
  const { status, reachM } = zoneAt(field, ppm);
  return status === 'not-reached' ? 'not reached' : reachM;
};

/** Downwind distance of the greatest half-width of a zone, m. */
const widestAt = (field: PlumeField, ppm: number): number => {
  const { reachM } = zoneAt(field, ppm);
  let widest = 0;
  for (let i = 1; i <= 400; i++) {
    if (field.halfWidth((reachM * i) / 400, ppm) > field.halfWidth((reachM * widest) / 400, ppm)) widest = i;
  }
  return (reachM * widest) / 400;
};

/** ALOHA's cloud of a stated rate of vapour at air temperature: the named one; 'by gas': the heavy one from ALOHA's critical number on. */
export const readCloud = (inputs: Inputs) => {
  const air = readAir(inputs, 'aloha-compatible');
  const named = inputs.choice('cloud', ['gaussian', 'heavy', 'by gas']);
  const molarMass = inputs.number('molarMass', 'molar_mass') ?? inputs.substance().molarMass;
  const densityKgM3 = idealGasDensity(air.pressurePa, molarMass, air.temperatureK);
  const durationS = inputs.numberOr('time', 'duration', 3600);
  const rateKgS = inputs.needed('rate', 'rate');
  const steps = [{ fromS: 0, toS: durationS, rateKgS }];
  const poolRadiusM = Math.sqrt(inputs.numberOr('area', 'area', 0) / Math.PI);
  // ALOHA's averaging time is that of the cloud but where gas burns.
  const averagingS = inputs.number('time', 'averaging') ?? null;
  const isHeavy = named === 'by gas' ? richardsonNumber({ steps, densityKgM3, poolRadiusM }, air) >= criticalRichardson : named === 'heavy';
  // ALOHA's heavy gas has no height.
  const heightM = isHeavy ? 0 : inputs.numberOr('length', 'source_height', 0);
  const source = {
    steps,
    burstKg: undefined,
    heightM,
    diameterM: 2 * poolRadiusM,
    molarMass,
    coefficients: undefined,
    averagingS,
    path: null,
  };
  const field = isHeavy
    ? heavyPlumeField({ rateKgS, durationS, poolRadiusM, densityKgM3, molarMass, averagingS }, air)
    : gaussianPlumeField(source, air);
  return { field, air, molarMass, isHeavy, heightM };
};

/** Zones of ALOHA's clouds by their levels, ppm. */
export const alohaCloud: Calculation = (inputs) => {
  const { field } = readCloud(inputs);
  return {
    distance_m_by_ppm: (ppm) => reachAt(field, Number(ppm)),
    half_width_m_by_ppm: (ppm) => zoneAt(field, Number(ppm)).maxHalfWidthM,
    area_m2_by_ppm: (ppm) => zoneAt(field, Number(ppm)).areaM2,
    // Where the cloud leaves its blanket, which is twice its radius long.
    half_width_at_source_m_by_ppm: (ppm) => field.halfWidth(2 * field.sourceRadiusM, Number(ppm)),
    widest_at_m_by_ppm: (ppm) => widestAt(field, Number(ppm)),
    covered_by_ppm: (ppm) => field.peak(inputs.needed('length', 'distance'), inputs.numberOr('length', 'crosswind', 0), 0) >= Number(ppm),
  };
};

/** From which Richardson number on a cloud is heavy. */
export const modelChoice: Calculation = () => ({ critical_richardson: () => criticalRichardson });

const mile = 1609.344;

/** 1 (lb/min)/(mg/L) in m³/s. */
const volumePerRatio = 0.45359237 / 60 / 1e-3;

/** A screening table of the EPA by rate over end point; its wind is that at the height of the plume, and the one at 10 m follows from it. */
export const rmpTable: Calculation = (inputs) => {
  const air = readAir(inputs, 'aloha-compatible');
  const slowed = { ...air, windAt10Ms: (inputs.needed('speed', 'wind') * air.windAt10Ms) / windAt(air, 3) };
  const molarMass = 0.03;
  const ratio = inputs.needed('plain', 'rate_over_endpoint_lb_min_per_mg_L');
  const steps = [{ fromS: 0, toS: inputs.needed('time', 'duration'), rateKgS: ratio * volumePerRatio * 1e-3 }];
  const source = { steps, burstKg: undefined, heightM: 0, diameterM: 0, molarMass, coefficients: undefined, averagingS: null, path: null };
  const ppmPerKgM3 = 1e6 / idealGasDensity(air.pressurePa, molarMass, air.temperatureK);
  return {
    distance_mi: () => {
      const reach = reachAt(gaussianPlumeField(source, slowed), 1e-3 * ppmPerKgM3);
      return typeof reach === 'number' ? reach / mile : reach;
    },
  };
};

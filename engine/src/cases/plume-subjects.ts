import { windAt } from '../atmosphere/air.ts';
import { groundReflection, plumeConcentration, puffConcentration } from '../dispersion/gaussian.ts';
import { gaussianPlumeField } from '../dispersion/gaussian-plume.ts';
import { heavyPlumeField } from '../dispersion/heavy-plume.ts';
import { criticalRichardson } from '../dispersion/richardson.ts';
import { briggsRural, type SigmaSet } from '../dispersion/sigma.ts';
import { ccpsPuff, degadis, seinfeld } from '../dispersion/sigma-tables.ts';
import { footprint } from '../field/footprint.ts';
import type { ZoneOnPlane } from '../field/zone.ts';
import type { PlumeField } from '../pipeline.ts';
import { idealGasDensity } from '../units/convert.ts';
import { type AirCase, caseAir } from './air-subjects.ts';

const sets: Readonly<Record<string, SigmaSet>> = { 'briggs-rural': briggsRural, degadis, seinfeld };
const setNamed = (name: string): SigmaSet => {
  const set = sets[name];
  if (set === undefined) throw new Error(`No sigma set '${name}'`);
  return set;
};

interface PlumeCase extends AirCase {
  readonly q_kg_s: number;
  readonly u: number;
  readonly x: number;
  readonly sigmaY: string;
  readonly sigmaZ: string;
}

export const plumeBySet = ({ q_kg_s, u, cls, x, sigmaY, sigmaZ }: PlumeCase) => {
  const sigma_y_m = setNamed(sigmaY).sigmaY(cls)(x);
  const sigma_z_m = setNamed(sigmaZ).sigmaZ(cls)(x);
  return { sigma_y_m, sigma_z_m, c_kg_m3: plumeConcentration(q_kg_s, u, sigma_y_m, sigma_z_m, 0, groundReflection(sigma_z_m, 0, 0)) };
};

const puffAt = (cls: AirCase['cls'], massKg: number, x: number, along: number, z: number, h: number): number => {
  const sigmaY = ccpsPuff.sigmaY(cls)(x);
  const sigmaZ = ccpsPuff.sigmaZ(cls)(x);
  return puffConcentration(massKg, sigmaY, sigmaY, sigmaZ, along, 0, groundReflection(sigmaZ, z, h));
};

export const puffBySet = ({ mass_kg, u, cls, x, t }: AirCase & { mass_kg: number; u: number; x: number; t: number }) => ({
  sigma_y_m: ccpsPuff.sigmaY(cls)(x),
  sigma_z_m: ccpsPuff.sigmaZ(cls)(x),
  c_kg_m3: puffAt(cls, mass_kg, x, x - u * t, 0, 0),
});

/** A short release as three puffs let go at its start, middle and end, against the mean of the same puff at three times. */
export const threePuffs = (c: AirCase & { q: number; duration: number; h: number; x: number; z: number; t: number }) => {
  const third = (c.q * c.duration) / 3;
  const ages = [0, c.duration / 2, c.duration].map((lag) => c.t - lag);
  const three = ages.reduce((sum, age) => sum + puffAt(c.cls, third, c.u10 * age, c.x - c.u10 * age, c.z, c.h), 0);
  const mean = ages.reduce((sum, age) => sum + puffAt(c.cls, 3 * third, c.u10 * age, c.x - c.u10 * age, c.z, c.h), 0) / 3;
  return { ratio_to_mean_of_three: three / mean };
};

interface ReleaseCase extends AirCase {
  readonly q_kg_s?: number;
  readonly q_kg_min?: number;
  readonly M: number;
  readonly duration_s?: number;
  readonly duration_min?: number;
  readonly h?: number;
  readonly area_m2?: number;
  readonly level_ppm?: number;
}

const rateOf = (c: ReleaseCase): number => c.q_kg_s ?? (c.q_kg_min ?? 0) / 60;
const durationOf = (c: ReleaseCase): number => c.duration_s ?? 60 * (c.duration_min ?? 60);

const zoneOf = (field: PlumeField, ppm: number): ZoneOnPlane => {
  const [zone] = footprint(field, [{ id: 'level', severity: 'mild', value: ppm, unit: 'ppm', meaning: '' }]);
  if (zone === undefined) throw new Error('No zone');
  return zone;
};

const passive = (c: ReleaseCase): PlumeField =>
  gaussianPlumeField(
    {
      steps: [{ fromS: 0, toS: durationOf(c), rateKgS: rateOf(c) }],
      heightM: c.h ?? 0,
      diameterM: 2 * Math.sqrt((c.area_m2 ?? 0) / Math.PI),
      molarMass: c.M / 1000,
    },
    caseAir(c),
  );

const heavy = (c: ReleaseCase): PlumeField => {
  const air = caseAir(c);
  const densityKgM3 = idealGasDensity(air.pressurePa, c.M / 1000, air.temperatureK);
  return heavyPlumeField({ rateKgS: rateOf(c), durationS: durationOf(c), poolRadiusM: 0, densityKgM3, molarMass: c.M / 1000 }, air);
};

/** A number for every level that the expectation lists. */
const byPpm = (expected: object, value: (ppm: number) => number): Record<string, number> =>
  Object.fromEntries(Object.keys(expected).map((ppm) => [ppm, value(Number(ppm))]));

export const alohaDistances = (c: ReleaseCase, { distance_m_by_ppm }: { distance_m_by_ppm: object }) => ({
  distance_m_by_ppm: byPpm(distance_m_by_ppm, (ppm) => zoneOf(passive(c), ppm).reachM),
});

export const alohaHalfWidths = (c: ReleaseCase, { half_width_m_by_ppm }: { half_width_m_by_ppm: object }) => ({
  half_width_m_by_ppm: byPpm(half_width_m_by_ppm, (ppm) => zoneOf(passive(c), ppm).maxHalfWidthM),
});

export const puddleDistances = ({ rows, z0 }: { rows: readonly (ReleaseCase & { ppm: number })[]; z0: number }) => ({
  distance_m: rows.map((row) => zoneOf(passive({ ...row, z0 }), row.ppm).reachM),
});

/** 1 (lb/min)/(mg/L) in m³/s, and 1 mile in m. */
const rateOverEndpoint = 0.45359237 / 60 / 1e-3;
const mile = 1609.344;

/** EPA's table gives the wind at 1.5 m/s for the plume itself; ratios of rate to endpoint stand for any gas. */
export const epaDistances = ({
  cls,
  u,
  rate_over_endpoint_lb_min_per_mg_L,
}: {
  cls: AirCase['cls'];
  u: number;
  rate_over_endpoint_lb_min_per_mg_L: readonly number[];
}) => ({
  distance_mi: rate_over_endpoint_lb_min_per_mg_L.map((ratio) => {
    const air = caseAir({ u10: (u * u) / windAt(caseAir({ u10: u, cls }), 3), cls });
    const perKg = 1e6 / idealGasDensity(air.pressurePa, 0.03, air.temperatureK);
    const steps = [{ fromS: 0, toS: 600, rateKgS: ratio * rateOverEndpoint * 1e-3 }];
    return zoneOf(gaussianPlumeField({ steps, heightM: 0, diameterM: 0, molarMass: 0.03 }, air), 1e-3 * perKg).reachM / mile;
  }),
});

export const heavyDistance = (c: ReleaseCase) => ({ distance_m: zoneOf(heavy(c), c.level_ppm ?? 0).reachM });

export const heavyZone = (c: ReleaseCase) => {
  const zone = zoneOf(heavy(c), c.level_ppm ?? 0);
  return { length_m: zone.reachM, peak_half_width_m: zone.maxHalfWidthM };
};

export const heavyBenzene = (c: ReleaseCase, { distance_m_by_ppm }: { distance_m_by_ppm: object }) => ({
  distance_m_by_ppm: byPpm(distance_m_by_ppm, (ppm) => zoneOf(heavy(c), ppm).reachM),
});

export const denseFrom = (_inputs: object, { threshold_between: [low = 0, high = 0] }: { threshold_between: readonly number[] }) => ({
  threshold_between: [Math.min(low, criticalRichardson), Math.max(high, criticalRichardson)],
});

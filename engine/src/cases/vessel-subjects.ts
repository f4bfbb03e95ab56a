import { airOf } from '../atmosphere/air.ts';
import { heavyPlumeField, steadyEquivalent } from '../dispersion/heavy-plume.ts';
import { footprint } from '../field/footprint.ts';
import type { Air, Scenario, SourceTerm } from '../pipeline.ts';
import { sourceTerm } from '../source/source-term.ts';
import { propertyAt } from '../substance/property.ts';
import type { Substance } from '../substance-model.ts';
import { butane, chlorine, propane } from './substances.ts';

const inch = 0.0254;
const foot = 0.3048;
const psi = 6894.757;
const gallon = 0.003785411784;
const pound = 0.45359237;

export interface Vessel {
  readonly substance: Substance;
  readonly quantityKg: number;
  readonly temperatureK: number;
  readonly pressurePa?: number;
  readonly liquidHeadM: number;
  readonly bundAreaM2?: number;
  readonly rupture: Scenario['rupture'];
  /** Night where the case says so. */
  readonly solarElevationDeg?: number;
}

/** A vessel of the cases as the check would make it, in ALOHA's counting. */
export const vesselScenario = (vessel: Vessel): Scenario => ({
  hash: '',
  hazard: 'leak',
  mode: 'aloha-compatible',
  model: 'auto',
  substance: vessel.substance,
  quantityKg: vessel.quantityKg,
  storage: {
    temperatureK: vessel.temperatureK,
    pressurePa: vessel.pressurePa ?? null,
    phase: 'auto',
    liquidHeadM: vessel.liquidHeadM,
    bundAreaM2: vessel.bundAreaM2 ?? null,
    ground: 'soil',
    vessel: null,
  },
  rupture: vessel.rupture,
  isolationS: null,
  weather: {
    windSpeedMs: 5,
    windHeightM: 10,
    windFromDeg: 0,
    temperatureK: vessel.temperatureK,
    relativeHumidity: 0.6,
    cloudFraction: 0.5,
    pressurePa: 101_325,
    stability: 'D',
    solarElevationDeg: vessel.solarElevationDeg ?? null,
  },
  site: { latitude: 0, longitude: 0, roughnessM: 0.03 },
  exposureS: 3600,
  levelFamily: 'AEGL',
  tntYield: 0.03,
  receptors: [],
  inputs: [],
  caveats: [],
});

const release = (vessel: Vessel): { readonly source: SourceTerm; readonly air: Air } => {
  const scenario = vesselScenario(vessel);
  const air = airOf(scenario);
  return { source: sourceTerm(scenario, air), air };
};

export const flashingButane = (c: { hole_in: number; vessel_psig: number; liquid_head_ft: number; T_C: number }) => {
  const { source } = release({
    substance: butane,
    quantityKg: 1e7,
    temperatureK: c.T_C + 273.15,
    pressurePa: 101_325 + c.vessel_psig * psi,
    liquidHeadM: c.liquid_head_ft * foot,
    rupture: { type: 'circular', diameterM: c.hole_in * inch, heightM: 0 },
  });
  return { rate_kg_s: source.summary.history[0]?.[1], flash_fraction: source.summary.flashFraction };
};

export const propaneTankCar = (c: {
  T_C: number;
  volume_usgal: number;
  diameter_ft: number;
  fill: number;
  slot_in: readonly [number, number];
}) => {
  const temperatureK = c.T_C + 273.15;
  const { source } = release({
    substance: propane,
    quantityKg: c.volume_usgal * gallon * c.fill * propertyAt(propane, 'liquidDensity', temperatureK),
    temperatureK,
    liquidHeadM: c.diameter_ft * foot,
    rupture: { type: 'rectangular', lengthM: c.slot_in[0] * inch, breadthM: c.slot_in[1] * inch, heightM: 0 },
  });
  return {
    max_rate_lb_min: (60 * (source.summary.rateKgS ?? 0)) / pound,
    released_lb: source.airborneKg / pound,
    duration_min: source.summary.durationS / 60,
  };
};

/** Horizontal tank 2.5 m × 8 m, 80 % full: the level stands at 1.85 m (segment of the circle), the hole at 0.1 m. */
export const chlorineTank = ({ T_C }: { readonly T_C: number }) => {
  const temperatureK = T_C + 273.15;
  const { source, air } = release({
    substance: chlorine,
    quantityKg: 0.8 * Math.PI * 1.25 ** 2 * 8 * propertyAt(chlorine, 'liquidDensity', temperatureK),
    temperatureK,
    liquidHeadM: 1.85 - 0.1,
    rupture: { type: 'circular', diameterM: 0.05, heightM: 0 },
  });
  const field = heavyPlumeField(
    { ...steadyEquivalent(source), poolRadiusM: 0, densityKgM3: source.densityKgM3, molarMass: chlorine.molarMass },
    air,
  );
  const [zone] = footprint(field, [{ id: 'AEGL-3', severity: 'severe', value: 20, unit: 'ppm', meaning: '' }]);
  return { max_rate_kg_min: 60 * (source.summary.rateKgS ?? 0), distance_20ppm_m: zone?.reachM };
};

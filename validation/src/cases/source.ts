import type { Substance } from '@hazardguard/engine';
import {
  airOf,
  criticalRatio,
  evaporate,
  fiveSteps,
  gasConstant,
  gasRate,
  gaussianPlumeField,
  heavyPlumeField,
  liquidRate,
  propertyAt,
  releasedMass,
  type Scenario,
  type SourceTerm,
  sourceTerm,
  steadyEquivalent,
  throatOf,
  vapourPressureAt,
} from '@hazardguard/engine/models';
import type { Inputs, Interpreter, PublishedCase } from './case.ts';
import { windOf } from './case-air.ts';
import {
  areaM2,
  cloudShare,
  diameterM,
  immaterial,
  needed,
  reader,
  relativeHumidity,
  stabilityOf,
  temperatureK,
  textOf,
  unitsOf,
} from './read.ts';
import { perRow } from './rows.ts';
import { substanceNamed } from './substances.ts';
import { reachAt } from './zones.ts';

const { lengths, pressures, volumes } = unitsOf;

const insidePa = reader(['pressure_abs', 'pressure', 'vessel', 'p', 'P'], pressures, 'Pa');
const outsidePa = reader(['ambient', 'p_ambient', 'ambient_pressure'], pressures, 'Pa');
const dischargeOf = reader(['cd', 'Cd', 'discharge_coefficient'], {}, '');
const density = reader(['density', 'rho', 'liquid_density'], { kg_m3: 1 }, 'kg_m3');
const headM = reader(['liquid_head', 'h_liquid', 'head', 'liquid_height'], lengths, 'm');

const openingM2 = (inputs: Inputs): number => areaM2(inputs) ?? (Math.PI * needed(diameterM(inputs), 'opening') ** 2) / 4;

const liquidHole = (inputs: Inputs): Inputs => {
  const area = openingM2(inputs);
  const rho = needed(density(inputs), 'density');
  const inside = needed(insidePa(inputs), 'pressure') + 9.80665 * rho * (headM(inputs) ?? 0);
  const rate = liquidRate(dischargeOf(inputs) ?? 0.61, area, rho, inside, outsidePa(inputs) ?? 101_325);
  return { rate_kg_s: rate, velocity_m_s: rate / (area * rho) };
};

const gasHole = (inputs: Inputs): Inputs => {
  const gamma = needed(reader(['gamma', 'k'], {}, '')(inputs), 'gamma');
  if (insidePa(inputs) === undefined) return { ratio: criticalRatio(gamma), critical_ratio: criticalRatio(gamma) };
  const inside = needed(insidePa(inputs), 'pressure');
  const kelvin = needed(temperatureK(inputs), 'temperature');
  const molar = reader(['M', 'molar_mass'], {}, '')(inputs);
  const rho = density(inputs) ?? (inside * needed(molar, 'molar mass')) / 1000 / (gasConstant * kelvin);
  const cd = dischargeOf(inputs) ?? 0.61;
  const throat = throatOf(cd, gamma, (rho * gasConstant * kelvin) / inside, inside, kelvin);
  return {
    rate_kg_s: gasRate(cd, openingM2(inputs), gamma, rho, inside, outsidePa(inputs) ?? 101_325),
    throat_pressure_Pa: throat.pressurePa,
    throat_T_K: throat.temperatureK,
    throat_velocity_m_s: throat.velocityMs,
    ratio: criticalRatio(gamma),
  };
};

interface Vessel {
  readonly substance: Substance;
  readonly quantityKg: number;
  readonly liquidHeadM: number;
  readonly pressurePa?: number;
  readonly bundAreaM2?: number;
  readonly rupture: Scenario['rupture'];
}

/** What the check would make of a vessel in ALOHA's counting; by night where nothing is said of the sun. */
const scenarioOf = (inputs: Inputs, vessel: Vessel): Scenario => {
  const kelvin = temperatureK(inputs) ?? 288.15;
  const named = Object.keys(inputs).some((name) => /^u/u.test(name));
  const wind = named ? windOf(inputs) : { speedMs: 5, heightM: 10 };
  return {
    hash: '',
    hazard: 'leak',
    mode: 'aloha-compatible',
    model: 'auto',
    substance: vessel.substance,
    quantityKg: vessel.quantityKg,
    storage: {
      temperatureK: kelvin,
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
      windSpeedMs: wind.speedMs,
      windHeightM: wind.heightM,
      windFromDeg: 0,
      temperatureK: kelvin,
      relativeHumidity: relativeHumidity(inputs) ?? 0.6,
      cloudFraction: cloudShare(inputs) ?? 0.5,
      pressurePa: 101_325,
      stability: stabilityOf(inputs) ?? 'D',
      solarElevationDeg: -40,
      inverseObukhov: null,
      sigmaThetaRad: null,
      mixingHeightM: null,
    },
    site: { latitude: 0, longitude: 0, roughnessM: 0.03 },
    averagingS: null,
    dispersionSchool: null,
    exposureS: 3600,
    levelFamily: 'AEGL',
    tntYield: 0.03,
    fire: { levels: 'people', exposureS: 60 },
    receptors: [],
    inputs: [],
    caveats: [],
  };
};

const release = (inputs: Inputs, vessel: Vessel): { readonly source: SourceTerm; readonly scenario: Scenario } => {
  const scenario = scenarioOf(inputs, vessel);
  return { source: sourceTerm(scenario, airOf(scenario)), scenario };
};

/** The substance of a case: named in its inputs, else the first word of its title that the library knows. */
const substanceIn = (inputs: Inputs, title: string): Substance => {
  const name = textOf(inputs, 'substance', 'name', 'chemical');
  const words = name === undefined ? title.split(/[\s,]+/u) : [name];
  return needed(
    words.map(substanceNamed).find((one) => one !== undefined),
    `substance in '${name ?? title}'`,
  );
};

const flashing = ({ inputs, title }: PublishedCase): Inputs => {
  immaterial(inputs, 'cd', 'boiling_K');
  const { source } = release(inputs, {
    substance: substanceIn(inputs, title),
    quantityKg: 1e7,
    pressurePa: needed(insidePa(inputs), 'pressure'),
    liquidHeadM: headM(inputs) ?? 0,
    rupture: { type: 'circular', diameterM: needed(diameterM(inputs), 'hole'), heightM: 0 },
  });
  return { rate_kg_s: source.summary.history[0]?.[1] ?? null, flash_fraction: source.summary.flashFraction };
};

/** Depth of liquid in a horizontal cylinder, m, that fills a share of it. */
const lyingDepth = (diameter: number, share: number): number => {
  const radius = diameter / 2;
  const filled = (depth: number): number => {
    const below = radius - depth;
    return (
      (radius ** 2 * Math.acos(below / radius) - below * Math.sqrt(Math.max(0, 2 * radius * depth - depth ** 2))) / (Math.PI * radius ** 2)
    );
  };
  let [low, high] = [0, diameter];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (filled(middle) < share) low = middle;
    else high = middle;
  }
  return low;
};

/** Measures that a title tells where the inputs do not: "horizontal 2.5 m x 8 m, 80 % full, 5 cm hole 0.1 m up". */
const told = (title: string, words: RegExp): number | undefined => {
  const found = words.exec(title)?.[1];
  return found === undefined ? undefined : Number(found);
};

const tank = ({ inputs, title }: PublishedCase, byId: (id: string) => PublishedCase | undefined): Inputs => {
  const same = /same tank/iu.test(title) ? (byId('src-08')?.title ?? '') : '';
  const text = `${title} ${same}`;
  const substance = substanceIn(inputs, title);
  const diameter =
    reader(['diameter', 'tank_diameter'], lengths, 'm')(inputs) ?? needed(told(text, /([\d.]+) m x [\d.]+ m/u), 'tank diameter');
  const length = reader(['length', 'tank_length'], lengths, 'm')(inputs) ?? needed(told(text, /[\d.]+ m x ([\d.]+) m/u), 'tank length');
  const fill = reader(['fill', 'fill_fraction'], { pct: 0.01, percent: 0.01 }, '')(inputs) ?? (told(text, /([\d.]+) % full/u) ?? 100) / 100;
  const volume = reader(['volume', 'tank_volume'], volumes, 'm3')(inputs) ?? (Math.PI * diameter ** 2 * length) / 4;
  const holeUp = reader(['hole_height', 'hole_up'], lengths, 'm')(inputs) ?? told(text, /hole ([\d.]+) m up/u) ?? 0;
  const slot = inputs.slot_in;
  const hole = reader(['hole', 'hole_diameter', 'orifice'], lengths, 'm')(inputs) ?? (told(text, /([\d.]+) cm hole/u) ?? 0) / 100;
  const rupture: Scenario['rupture'] = Array.isArray(slot)
    ? { type: 'rectangular', lengthM: Number(slot[0]) * 0.0254, breadthM: Number(slot[1]) * 0.0254, heightM: 0 }
    : { type: 'circular', diameterM: hole, heightM: 0 };
  const bund = told(title, /limited to ([\d.]+) m2/u) ?? areaM2(inputs);
  const { source, scenario } = release(inputs, {
    substance,
    quantityKg: fill * volume * propertyAt(substance, 'liquidDensity', temperatureK(inputs) ?? 288.15),
    liquidHeadM: lyingDepth(diameter, fill) - holeUp,
    ...(bund === undefined ? {} : { bundAreaM2: bund }),
    rupture,
  });
  const air = airOf(scenario);
  const rate = source.summary.rateKgS ?? 0;
  const { molarMass } = substance;
  const field =
    source.poolRadiusM > 0
      ? gaussianPlumeField({ steps: source.steps, heightM: 0, diameterM: 2 * source.poolRadiusM, molarMass }, air)
      : heavyPlumeField({ ...steadyEquivalent(source), poolRadiusM: 0, densityKgM3: source.densityKgM3, molarMass }, air);
  return {
    max_rate_kg_min: 60 * rate,
    max_rate_lb_min: (60 * rate) / 0.45359237,
    released_lb: source.airborneKg / 0.45359237,
    mass_hour_kg: source.airborneKg,
    duration_min: source.summary.durationS / 60,
    regime: source.summary.regime,
    distance_20ppm_m: reachAt(field, 20),
    distance_200ppm_m: reachAt(field, 200),
  };
};

const standingPool = (row: Inputs, title: string): Inputs => {
  const substance = substanceIn(row, title);
  const massKg = reader(['mass'], { kg: 1 }, 'kg')(row) ?? told(title, /([\d.]+) kg/u) ?? 1000;
  const area = areaM2(row) ?? needed(told(title, /on ([\d.]+) m2/u), 'area');
  const scenario = scenarioOf(row, { substance, quantityKg: massKg, liquidHeadM: 0, rupture: null });
  const kelvin = scenario.weather.temperatureK;
  const pool = { inflow: [[0, 0]], startKg: massKg, liquidK: kelvin, boilingK: substance.boilingPoint ?? 0 } as const;
  const { history } = evaporate({ ...pool, greatestM2: area, startM2: area, endS: 3600 }, scenario, airOf(scenario));
  return {
    max_rate_kg_min: 60 * Math.max(...fiveSteps(history).map((step) => step.rateKgS)),
    mass_first_hour_kg: releasedMass(history),
    vapour_pressure_atm: vapourPressureAt(substance, kelvin) / 101_325,
  };
};

/** What flows out and what becomes airborne. */
export const source: Interpreter = (one, byId) => {
  const { module, inputs, title } = one;
  if (!/^source/iu.test(module)) return null;
  if (/tank/iu.test(module)) return { got: tank(one, byId) };
  if (/puddle|pool/iu.test(module)) return { got: perRow(inputs, (row) => standingPool(row, title)) };
  if (/flash|two-phase/iu.test(module)) return { got: flashing(one) };
  if (/gas/iu.test(module)) return { got: perRow(inputs, gasHole) };
  if (/liquid/iu.test(module)) return { got: perRow(inputs, liquidHole) };
  return null;
};

import { describe, expect, test } from 'vitest';
import { waterRoughness, waterRoughnessUnder } from './atmosphere/roughness.ts';
import { plumesTogether } from './dispersion/blended-plume.ts';
import { carriedField } from './dispersion/carried-plume.ts';
import { carryingWind, placeOfFlux } from './dispersion/carrying-wind.ts';
import { makeDenseAir } from './dispersion/dense-layer.ts';
import { marchDense } from './dispersion/dense-march.ts';
import { gaussianPlume } from './dispersion/gaussian-plume.ts';
import { marchHeavy } from './dispersion/heavy-march.ts';
import { marchSimilarity } from './dispersion/similarity-march.ts';
import { blanketRadius } from './dispersion/source-blanket.ts';
import { flammableCloud } from './explosion/flammable-cloud.ts';
import { makeMisfit } from './inverse/misfit.ts';
import { leastBetween } from './inverse/rate-search.ts';
import type { SoughtPlumes } from './inverse/sought-plumes.ts';
import { highestAt, lastWhere } from './numerics/bisect.ts';
import { whereItFallsTo } from './numerics/falls-to.ts';
import { nelderMead } from './numerics/nelder-mead.ts';
import { checkScenario } from './read/scenario.ts';
import { polarTable } from './risk/lethality.ts';
import { boilOff } from './source/boil-off.ts';
import { findContents } from './source/contents.ts';
import { drain } from './source/drain.ts';
import { blowDown } from './source/gas.ts';
import { bestBlowDown, pipeBlowDown } from './source/gas-pipe.ts';
import { evaporate } from './source/pool.ts';
import { findStock } from './source/stock.ts';
import { cloudFacts } from './substance/cloud-facts.ts';
import { mixingTable } from './substance/mixing-table.ts';
import { boilingTemperatureAt } from './substance/vapour-pressure.ts';
import { testAir } from './testing/air.ts';
import { chlorine } from './testing/substances.ts';
import { Refusal } from './types/refusal.ts';

const makeScenario = (changes: object) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      quantityKg: 1e4,
      rupture: { type: 'catastrophic' },
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 15, stability: 'D' },
      site: { latitude: 21, longitude: 72 },
      ...changes,
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.scenario;
};

// Each search is given something it cannot find: it must say so, with what, where and the range, and never hand out its last guess.
describe('a search that does not find what it looks for throws', () => {
  const air = testAir({ u10: 3, cls: 'D', mode: 'best-estimate' });

  test('halving, where the answer is the same at both ends', () => {
    expect(() => lastWhere(() => true, 0, 8, 1e-6, { name: 'depth', unit: 'm' })).toThrow(
      'depth: not converged at 8 m; must be less than 8',
    );
    expect(() => lastWhere(() => false, 0, 8, 1e-6, { name: 'depth', unit: 'm' })).toThrow('depth: not converged at 0 m; must be above 0');
    expect(() => lastWhere(() => true, 8, 0, 1e-6)).toThrow('must be at least 8');
  });

  test('the highest place of a function that is no number', () => {
    expect(() => highestAt(() => Number.NaN, 0, 1, 1e-6)).toThrow('place of the highest value: not converged');
    expect(highestAt((x) => -((x - 0.3) ** 2), 0, 1, 0)).toBeCloseTo(0.3, 6);
  });

  test('a level that nothing falls to, and a value that is no number', () => {
    expect(() => whereItFallsTo(1, () => Number.NaN, 1, 100, 1e-3)).toThrow('distance where a value falls to a level: not converged');
    expect(() => whereItFallsTo(1, () => 2, 0, 100, 1e-3)).toThrow('distance where a value falls to a level: not converged');
    expect(() => whereItFallsTo(1, (r) => (r === 1 || r === 2 ? 3 - r : Number.NaN), 1, 100, 1e-3)).toThrow('not converged');
  });

  test('a simplex on a slope without a floor', () => {
    expect(() => nelderMead((x) => -Math.exp(x[0] ?? 0), Float64Array.of(0), Float64Array.of(1))).toThrow(
      'lowest place of a simplex: not converged',
    );
    expect(() => nelderMead((x) => -(x[0] ?? 0), Float64Array.of(0), Float64Array.of(1))).toThrow(
      'lowest place of a simplex: not converged',
    );
  });

  test('the depth of a cloud that carries no number', () => {
    expect(() => placeOfFlux(carryingWind(air), Number.NaN, 0, 60)).toThrow('depth of the cloud that carries a flux');
    expect(() => placeOfFlux(carryingWind(air), 0, 0, 60)).toThrow('depth of the cloud that carries a flux');
  });

  test('a blanket that no wind takes up, and a march that does not come to its end', () => {
    const flow = { windAt10Ms: 3, frictionVelocityMs: 0.2, alpha: 0.142, gamma1: 0.93, reducedGravity: 10, densityKgM3: 3 };
    expect(() => blanketRadius(flow, 1e30, 0)).toThrow('radius of a blanket');
    expect(() => blanketRadius({ ...flow, frictionVelocityMs: Number.NaN }, 1, 0)).toThrow('radius of a blanket');
    expect(() => marchHeavy(flow, 1, 0, () => Number.NaN, 10_000)).toThrow('end of the march of a heavy plume');
    expect(() => marchSimilarity({ ...air, inverseObukhov: Number.NaN }, 0, 10_000)).toThrow('end of the march of a similarity plume');
  });

  test('a vessel, a pipe and a pool that empty in a time that is no number', () => {
    const gas = { areaM2: Number.NaN, massKg: 100, molarMass: 0.0709, gamma: 1.3, pressurePa: 5e5, temperatureK: 293, outsidePa: 1e5 };
    expect(() => blowDown(gas, 3600)).toThrow('end of the blow-down of a vessel of gas: not converged');
    const vapour = {
      substance: chlorine,
      areaM2: Number.NaN,
      liquidKg: 100,
      vapourKg: 10,
      temperatureK: 293,
      boilingK: 239,
      outsidePa: 1e5,
    };
    expect(() => boilOff(vapour, 3600)).toThrow('end of boiling in a vessel: not converged');
    const pipe = { ...gas, diameterM: 0.1, lengthM: 1000, friction: Number.NaN };
    expect(() => pipeBlowDown(pipe, 10, null, { mostKg: 1e4, endS: 3600 }, bestBlowDown)).toThrow(
      'end of the blow-down of a pipe: not converged',
    );
    const scenario = makeScenario({ weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 15, stability: 'D' } });
    const pool = { inflow: [[0, 0]] as const, startKg: 100, liquidK: 238, boilingK: 239, greatestM2: Infinity, startM2: 0, endS: 3600 };
    expect(() => evaporate(pool, scenario, { ...air, windAt10Ms: Number.NaN })).toThrow('end of the evaporation of a pool: not converged');
  });

  test('a vessel that drains in a time that is no number, or in more steps than there are', () => {
    const scenario = makeScenario({ rupture: { type: 'circular', diameterM: 0.05 } });
    const stock = findStock(scenario, air);
    const contents = findContents(scenario, stock, { type: 'circular', diameterM: 0.05 });
    const opening = { areaM2: Number.NaN, tallM: 0.05, wetArea: () => Number.NaN };
    const vessel = {
      substance: chlorine,
      stock,
      mode: scenario.mode,
      massKg: 1e4,
      contents,
      opening,
      nozzleM: 0,
      outsidePa: 1e5,
      swollen: false,
    };
    expect(() => drain(vessel, 3600)).toThrow('draining of a vessel: not converged');
  });

  test('the march of a dense cloud that lacks a number', () => {
    const facts = cloudFacts({ substance: chlorine, temperatureK: 239, liquidFraction: 0.5 }, air.temperatureK, air.pressurePa);
    const dense = makeDenseAir(air, mixingTable(facts, air), 600);
    const spoilt = { ...dense, constants: { ...dense.constants, edge: Number.NaN } };
    const source = { massKg: 3000, durationS: 600, jetS: undefined, poolRadiusM: 3, velocityMs: 0, flight: undefined };
    expect(() => marchDense(spoilt, source, 10_000)).toThrow('not converged');
    expect(() => marchDense(spoilt, { ...source, durationS: 0 }, 10_000)).toThrow('not converged');
    expect(marchDense(dense, source, 10_000).x.length).toBeGreaterThan(100);
  });

  test('plumes together that never fall to a level', () => {
    const flat = carriedField({
      steps: [{ fromS: 0, toS: 600, rateKgS: 1 }],
      burstKg: 0,
      isFrontSpread: true,
      sourceRadiusM: 0,
      rangeM: 1000,
      axisOfUnit: () => 100,
      sigmaY: () => 5,
      sigmaX: () => 10,
      travelS: (x) => x / 3,
    });
    const endless = { ...flat, peak: () => 100 };
    expect(() =>
      plumesTogether(
        [
          { field: endless, weight: 1 },
          { field: endless, weight: 1 },
        ],
        0,
      ).halfWidth(50, 10),
    ).toThrow('half-width of several plumes together: not converged');
  });

  test('a cloud or a danger that is no number somewhere', () => {
    const nowhere = (): number => Number.NaN;
    const field = {
      shape: 'plume',
      unit: 'ppm',
      sourceRadiusM: 0,
      sourcePpm: 0,
      rangeM: 100,
      upwindM: undefined,
      slices: undefined,
      axisPeak: nowhere,
      halfWidth: nowhere,
      peak: nowhere,
    } as const;
    expect(() =>
      flammableCloud({ ...field, at: nowhere, arrivalS: nowhere, departureS: nowhere }, { lowerPpm: 1e4, upperPpm: 1e5 }, 1e-6, 0),
    ).toThrow('tip of a flammable cloud: not converged');
    const along = (x: number): number => (Math.abs(x) < 50 ? 2e4 : 0);
    const endless = { ...field, axisPeak: along, peak: along, at: along, arrivalS: () => 0, departureS: () => 60 };
    expect(() => flammableCloud(endless, { lowerPpm: 1e4, upperPpm: 1e5 }, 1e-6, 0)).toThrow('edge of a flammable cloud: not converged');
    const lethality = { rangeM: 1000, write: (_x: number, _y: number, into: Float64Array) => into.fill(Number.NaN) };
    expect(() => polarTable(lethality, 20, 20)).toThrow('distance at which the probability of death is 0: not converged');
  });

  test('the rate of a source whose plume is no number, of one shape or of several', () => {
    const lnRates = [-2, 0, 2];
    const plumesWith = (count: number): SoughtPlumes => {
      const model = gaussianPlume;
      const plume = {
        air: { step: 0, scenario: makeScenario({}), air, isCalm: false } as const,
        droplets: 0,
        models: Array.from({ length: count }, () => model),
        modelAt: () => model,
        fieldsOver: () => Array.from({ length: count }, () => () => Number.NaN),
      };
      return { airs: [plume.air], given: plume.air, droplets: [0], lnRates, at: () => plume };
    };
    const readings = [{ latitude: 20, longitude: 72, heightM: 1, ppm: 10, detectionPpm: 1, averagingS: 60, smelled: false }];
    const at = { eastM: 0, northM: 0, windFromDeg: 0, classStep: 0, spray: 0 };
    const site = { latitude: 20, longitude: 72 };
    expect(() => makeMisfit(readings, plumesWith(1), site).rateFor(at)).toThrow('rate of least misfit, ln(kg/s): not converged');
    expect(() => makeMisfit(readings, plumesWith(3), site).rateFor(at)).toThrow('not converged');
    expect(() => leastBetween(() => Number.NaN, 0, 1, 12)).toThrow('rate of least misfit between two');
    expect(leastBetween((x) => (x - 0.3) ** 2, 0, 1, 40).lnRate).toBeCloseTo(0.3, 6);
  });

  test('the temperature of a mixture that lacks a number', () => {
    const facts = cloudFacts({ substance: chlorine, temperatureK: 239, liquidFraction: 0.5 }, air.temperatureK, air.pressurePa);
    expect(() => mixingTable({ ...facts, gasHeatCapacity: Number.NaN }, air)).toThrow('temperature of the mixed cloud: not converged');
  });
});

describe('an input that has no solution is refused', () => {
  test('a pressure under which a substance has no boiling point', () => {
    expect(() => boilingTemperatureAt(chlorine, 1e9)).toThrow(Refusal);
    expect(() => boilingTemperatureAt(chlorine, 1e-3)).toThrow(Refusal);
  });

  test('drops far above their boiling point', () => {
    expect(() => cloudFacts({ substance: chlorine, temperatureK: 300, liquidFraction: 0.2 }, 293, 101_325)).toThrow(Refusal);
  });
});

test('the roughness of water and the wind at ten metres fix each other, and a storm close to the water has that of 60 m/s', () => {
  for (const heightM of [1, 2, 3, 10, 50, 200])
    for (const windMs of [0, 1, 5, 10, 20, 30]) {
      const z0 = waterRoughnessUnder(windMs, heightM);
      const atTen = (windMs * Math.log((10 + z0) / z0)) / Math.log((heightM + z0) / z0);
      expect(z0 / Math.min(waterRoughness(60), waterRoughness(atTen))).toBeCloseTo(1, 5);
    }
  expect(waterRoughnessUnder(60, 1)).toBe(waterRoughness(60));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeAir } from '../atmosphere/air.ts';
import { checkScenario } from '../index.ts';
import { surfaceTensionAt } from '../substance/surface-tension.ts';
import { boilingTemperatureAt, vapourPressureAt } from '../substance/vapour-pressure.ts';
import { chlorine, methanol, propane } from '../testing/substances.ts';
import type { Scenario, SourceTerm, Vessel } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';
import { gasConstant, gravity, standardAtmosphere } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import { findContents } from './contents.ts';
import { drain } from './drain.ts';
import { aerosolFraction } from './droplets.ts';
import { blowDown, gasRate } from './gas.ts';
import { bestBlowDown, type GasPipe, pipeBlowDown, steadyPipeRate } from './gas-pipe.ts';
import { highestRate, massUntil, releasedMass, together } from './history.ts';
import { findOpening } from './opening.ts';
import { sourceTerm } from './source-term.ts';
import { findStock } from './stock.ts';
import { findCapacity, findDepth, liquidVolume } from './vessel.ts';

const weather = { windSpeedMs: 3, windFromDeg: 0, temperatureC: 25, stability: 'D' };
const site = { latitude: 21, longitude: 72 };

const checked = (document: object, substance: Substance = chlorine): Scenario => {
  const check = checkScenario({ chemical: substance.name, hazard: 'leak', quantityKg: 1e4, weather, site, ...document }, substance);
  if (!check.ok) throw new Error(check.problems.map((problem) => problem.message).join(' '));
  return check.scenario;
};
const refused = (document: object, substance: Substance = chlorine): readonly string[] => {
  const check = checkScenario({ chemical: substance.name, hazard: 'leak', quantityKg: 1e4, weather, site, ...document }, substance);
  return check.ok ? [] : check.problems.map((problem) => `${problem.field}: ${problem.message}`);
};
const computeSource = (document: object, substance?: Substance): SourceTerm => {
  const scenario = checked(document, substance);
  return sourceTerm(scenario, computeAir(scenario));
};

const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const power = (min: number, max: number): fc.Arbitrary<number> => number(Math.log(min), Math.log(max)).map(Math.exp);

const vessels: readonly Vessel[] = [
  { shape: 'horizontal-cylinder', diameterM: 2.5, lengthM: 8 },
  { shape: 'vertical-cylinder', diameterM: 3, lengthM: 4 },
  { shape: 'sphere', diameterM: 4, lengthM: 4 },
];

describe('a vessel', () => {
  test('half deep is half full, and full holds what geometry says', () => {
    for (const vessel of vessels) {
      const height = vessel.shape === 'vertical-cylinder' ? vessel.lengthM : vessel.diameterM;
      expect(liquidVolume(vessel, height / 2) / findCapacity(vessel)).toBeCloseTo(0.5, 12);
    }
    expect(vessels.map(findCapacity).map((volume) => volume / Math.PI)).toEqual([12.5, 9, 32 / 3].map((v) => expect.closeTo(v, 9)));
  });

  test('is filled to the depth that its volume comes from', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vessels), number(0.01, 0.99), (vessel, share) => {
        expect(liquidVolume(vessel, findDepth(vessel, share * findCapacity(vessel))) / findCapacity(vessel)).toBeCloseTo(share, 5);
      }),
    );
  });

  test('has a hole that is half wet at its middle', () => {
    const round = findOpening({ type: 'circular', diameterM: 0.2 });
    const oblong = findOpening({ type: 'rectangular', lengthM: 0.4, breadthM: 0.1 });
    expect((round?.wetArea(0.1) ?? 0) / (round?.areaM2 ?? 1)).toBeCloseTo(0.5, 12);
    expect(oblong?.wetArea(0.05)).toBeCloseTo(0.02, 12);
    expect(round?.wetArea(1)).toBeCloseTo(Math.PI * 0.01, 12);
  });

  test('of water-like liquid empties in the time that Torricelli gives', () => {
    const storage = { vesselShape: 'vertical-cylinder', vesselDiameterM: 2, vesselLengthM: 5, bundAreaM2: 1e4, temperatureC: 20 };
    const source = computeSource({ quantityKg: 1e4, storage, rupture: { type: 'circular', diameterM: 0.1 }, exposureMin: 60 }, methanol);
    const depth = 1e4 / 792 / (Math.PI * 1);
    const seconds = ((2 / 0.1) ** 2 / 0.61) * Math.sqrt((2 * depth) / gravity);
    expect(seconds).toBeGreaterThan(400);
    expect(source.summary.leftKg).toBeLessThan(1e-3);
    const shorter = computeSource(
      { quantityKg: 1e4, storage, rupture: { type: 'circular', diameterM: 0.1 }, isolationMin: seconds / 120 },
      methanol,
    );
    // At half the time a quarter of the depth is left.
    expect((shorter.summary.leftKg ?? 0) / 1e4).toBeCloseTo(0.25, 2);
  });

  test('keeps what lies below its hole', () => {
    const storage = { vesselShape: 'vertical-cylinder', vesselDiameterM: 2, vesselLengthM: 5, temperatureC: 20 };
    const { summary } = computeSource({ storage, rupture: { type: 'circular', diameterM: 0.1, elevationM: 1 } }, methanol);
    expect((summary.leftKg ?? 0) / (Math.PI * 792)).toBeCloseTo(1, 2);
  });
});

describe('gas', () => {
  test('choked, leaves a vessel as the closed form of an adiabatic blow-down says', () => {
    const vessel = { areaM2: 1e-4, massKg: 50, molarMass: 0.028, gamma: 1.4, pressurePa: 2e7, temperatureK: 300, outsidePa: 101_325 };
    const { history } = blowDown(vessel, Number.POSITIVE_INFINITY);
    const first = gasRate(0.61, 1e-4, 1.4, idealGasDensity(2e7, 0.028, 300), 2e7, 101_325);
    const left = (t: number): number => 50 * (1 + (0.2 * t * first) / 50) ** -5;
    for (const t of [5, 20, 50]) expect((50 - massUntil(history)(t)) / left(t)).toBeCloseTo(1, 2);
  });

  const pipe: GasPipe = {
    diameterM: 0.3,
    lengthM: 5000,
    friction: 0.013,
    molarMass: 0.016,
    gamma: 1.3,
    pressurePa: 5e6,
    temperatureK: 288,
    outsidePa: 101_325,
  };
  const density = idealGasDensity(5e6, 0.016, 288);
  const held = (Math.PI / 4) * 0.09 * 5000 * density;

  test('leaves a closed pipe down to what the outside pressure holds in it', () => {
    const history = pipeBlowDown(pipe, density, null, { mostKg: 1e9, endS: Number.POSITIVE_INFINITY }, bestBlowDown);
    expect(releasedMass(history) / held).toBeCloseTo(1 - 101_325 / 5e6, 2);
    expect(history.every(([, rate], i) => i === 0 || rate <= (history[i - 1]?.[1] ?? 0))).toBe(true);
  });

  test('through a long pipe from a reservoir flows as friction alone allows', () => {
    const flux = Math.sqrt((5e6 ** 2 - 101_325 ** 2) / (((gasConstant * 288) / 0.016) * ((0.013 * 2e5) / 0.3)));
    expect(steadyPipeRate({ ...pipe, lengthM: 2e5 }) / ((Math.PI / 4) * 0.09 * flux)).toBeCloseTo(1, 2);
    const fed = pipeBlowDown(pipe, density, { rateKgS: steadyPipeRate(pipe), untilS: 3600 }, { mostKg: 1e6, endS: 3600 }, bestBlowDown);
    expect(fed.at(-2)?.[1]).toBeCloseTo(steadyPipeRate(pipe), 9);
  });
});

test('the surface tension of benzene and toluene at 25 °C is estimated within 5 % of 28.2 and 27.9 mN/m (perry-8)', () => {
  const of = (boilingPoint: number, criticalTemperature: number, criticalPressure: number): number =>
    1000 * (surfaceTensionAt({ ...chlorine, boilingPoint, criticalTemperature, criticalPressure }, 298.15)?.value ?? 0);
  expect(of(353.24, 562.05, 4.895e6) / 28.2).toBeCloseTo(1, 1);
  expect(Math.abs(of(353.24, 562.05, 4.895e6) / 28.2 - 1)).toBeLessThan(0.05);
  expect(Math.abs(of(383.78, 591.75, 4.108e6) / 27.9 - 1)).toBeLessThan(0.05);
});

test('the hotter a liquid is stored, the less of its spray rains out', () => {
  const spray = { velocityMs: 25, boilingK: 239, surfaceTension: 0.025, liquidDensity: 1560, molarMass: 0.0709, outsidePa: 101_325 };
  const shares = [245, 260, 280, 300].map((storageK) => aerosolFraction({ ...spray, storageK }));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
  expect(shares.at(-1)).toBeGreaterThan((shares[0] ?? 1) + 0.1);
});

test('histories side by side keep their mass', () => {
  const one = [
    [0, 3],
    [10, 1],
    [70, 0],
  ] as const;
  const other = [
    [0, 0],
    [30, 2],
    [200, 0],
  ] as const;
  expect(releasedMass(together(one, other))).toBeCloseTo(releasedMass(one) + releasedMass(other), 12);
});

const hole = fc.oneof(
  fc.record({ type: fc.constant('circular'), diameterM: power(0.001, 0.6) }),
  fc.record({ type: fc.constant('circular'), diameterM: power(0.001, 0.6), elevationM: number(0, 1.5) }),
  fc.record({ type: fc.constant('rectangular'), lengthM: power(0.001, 1), breadthM: power(0.001, 0.5), elevationM: number(0, 1.5) }),
  fc.record({ type: fc.constant('catastrophic') }),
  fc.record({
    type: fc.constant('pipe'),
    diameterM: power(0.02, 1),
    pipeLengthM: power(10, 1e5),
    pipeSupply: fc.constantFrom('closed', 'reservoir'),
  }),
  fc.record({ type: fc.constant('direct'), rateKgS: power(1e-3, 1e3) }),
);
const storage = fc.record({
  temperatureC: number(-60, 60),
  ground: fc.constantFrom('soil', 'concrete', 'dry-sand', 'moist-sand', 'water'),
  vesselShape: fc.constant('horizontal-cylinder'),
  vesselDiameterM: number(2.2, 3),
  vesselLengthM: number(8, 20),
});
const document = fc.record({
  mode: fc.constantFrom('best-estimate', 'aloha-compatible'),
  quantityKg: power(1, 2e4),
  rupture: hole,
  storage,
  isolationMin: fc.option(number(0.2, 200), { nil: undefined }),
});

describe('for random releases', () => {
  test.each([chlorine, propane, methanol])('of $name what is airborne, on the ground and left is what there was', (substance) => {
    fc.assert(
      fc.property(document, (one) => {
        const { isolationMin, ...rest } = one;
        const whole = isolationMin === undefined ? rest : one;
        if (refused(whole, substance).length > 0) return;
        const { airborneKg, summary, steps, parts } = computeSource(whole, substance);
        const total = airborneKg + (summary.leftKg ?? Number.NaN) + (summary.pooledKg ?? 0);
        expect(Math.abs(total / one.quantityKg - 1)).toBeLessThan(1e-9);
        expect(steps.length).toBeLessThanOrEqual(5);
        expect(Math.abs(parts.reduce((sum, { massKg }) => sum + massKg, 0) / airborneKg - 1)).toBeLessThan(1e-9);
        for (const { kind, massKg, history, jet } of parts) {
          expect(history.length).toBeLessThanOrEqual(41);
          if (kind === 'burst') expect(history).toEqual([]);
          else expect(releasedMass(history) / massKg).toBeCloseTo(1, 9);
          if (jet !== null) expect(jet.rateKgS).toBeCloseTo(highestRate(history), 9);
        }
        for (const value of [airborneKg, summary.leftKg ?? 0, summary.pooledKg ?? 0]) expect(value).toBeGreaterThanOrEqual(0);
        for (const { fromS, toS, rateKgS } of steps) expect([toS > fromS, rateKgS >= 0]).toEqual([true, true]);
      }),
      { numRuns: 150 },
    );
  });

  test('of chlorine a wider hole lets out no less, and a later isolation either', () => {
    fc.assert(
      fc.property(
        power(0.001, 0.2),
        number(1.02, 3),
        number(0.5, 60),
        fc.constantFrom('best-estimate', 'aloha-compatible'),
        (d, wider, minutes, mode) => {
          const release = (diameterM: number, isolationMin: number): SourceTerm =>
            computeSource({ mode, quantityKg: 5000, isolationMin, rupture: { type: 'circular', diameterM } });
          const [small, large, longer] = [release(d, minutes), release(d * wider, minutes), release(d, minutes * wider)];
          expect(large.airborneKg).toBeGreaterThanOrEqual(small.airborneKg * 0.999);
          expect(large.summary.history[0]?.[1] ?? 0).toBeGreaterThan(small.summary.history[0]?.[1] ?? 0);
          expect(longer.airborneKg).toBeGreaterThanOrEqual(small.airborneKg * (1 - 1e-9));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a refusal', () => {
  const vessel = { vesselShape: 'sphere', vesselDiameterM: 1 };
  test.each([
    [
      'a stock that does not fit its vessel',
      { storage: vessel, rupture: { type: 'circular', diameterM: 0.01 } },
      'quantityKg: Chlorine: 10000 kg do not fit',
    ],
    [
      'a hole above the vessel',
      { quantityKg: 100, storage: vessel, rupture: { type: 'circular', diameterM: 0.01, elevationM: 2 } },
      'rupture.elevationM',
    ],
    ['a hole in a vessel that is not given', { rupture: { type: 'circular', diameterM: 0.01, elevationM: 1 } }, 'rupture.elevationM'],
    [
      'a head beside a vessel',
      { quantityKg: 100, storage: { ...vessel, liquidHeadM: 1 }, rupture: { type: 'circular', diameterM: 0.01 } },
      'storage.liquidHeadM',
    ],
    [
      'a size without its shape',
      { storage: { vesselShape: 'sphere' }, rupture: { type: 'circular', diameterM: 0.01 } },
      'storage.vesselDiameterM',
    ],
  ])('meets %s', (_what, one, message) => {
    expect(refused(one).join('\n')).toContain(message);
  });

  test('meets liquid that lies below its hole, or that nothing drives out of its closed pipe', () => {
    const lies = { quantityKg: 100, storage: vessel, rupture: { type: 'circular', diameterM: 0.01, elevationM: 0.9 } };
    expect(refused(lies, methanol).join()).toContain('Nothing flows out: the opening at 0.9 m lies above');
    expect(refused({ rupture: { type: 'pipe', diameterM: 0.1, pipeLengthM: 100 } }, methanol).join()).toContain('Nothing drives');
  });
});

test('a stated rate is released as stated, and no more than the quantity', () => {
  const rupture = {
    type: 'direct',
    rateKgS: 5,
    durationMin: 10,
    exitVelocityMs: 20,
    exitDiameterM: 0.5,
    exitTemperatureC: 80,
    heightM: 30,
  };
  const source = computeSource({ rupture });
  expect(source.steps).toEqual([{ fromS: 0, toS: 600, rateKgS: 5 }]);
  expect([source.heightM, source.temperatureK, source.jet?.velocityMs, source.jet?.diameterM]).toEqual([30, 353.15, 20, 0.5]);
  expect(computeSource({ quantityKg: 600, rupture }).airborneKg).toBeCloseTo(600, 9);
  expect(computeSource({ isolationMin: 1, rupture }).airborneKg).toBeCloseTo(300, 9);
  const atOnce = computeSource({ rupture: { type: 'direct' } });
  expect([atOnce.instantaneous, atOnce.airborneKg]).toEqual([true, 1e4]);
});

test('drops that would be ice are refused; those of a substance that turns to gas without melting are not', () => {
  const rupture = { type: 'direct', exitTemperatureC: -110, liquidFraction: 0.2 };
  expect(refused({ rupture }, { ...chlorine, meltingPoint: 172.12 }).join()).toContain('solid below -101 °C');
  const { temperatureK } = computeSource({ rupture: { ...rupture, exitTemperatureC: -34 } }, { ...chlorine, meltingPoint: 300 });
  expect(temperatureK).toBeCloseTo(239.15, 9);
});

/** With its critical pressure (perry-8) its surface tension is estimated, and droplets rain out. */
const raining: Substance = { ...chlorine, criticalPressure: 7.991e6 };

test('in the ALOHA-compatible mode all of a burst is airborne, in the best estimate what a jet of it keeps in the air', () => {
  const burst = { rupture: { type: 'catastrophic' } };
  const aloha = computeSource({ ...burst, mode: 'aloha-compatible' });
  const best = computeSource(burst, raining);
  const jet = computeSource({ rupture: { type: 'circular', diameterM: 0.3 } }, raining);
  expect(aloha.airborneKg).toBeCloseTo(1e4, 6);
  const { rainOut = 0, flashFraction } = best.summary;
  expect(rainOut).toBeGreaterThan(0.02);
  expect(rainOut).toBeCloseTo(jet.summary.rainOut ?? Number.NaN, 3);
  const [cloud, pool] = best.parts;
  expect([cloud?.kind, pool?.kind]).toEqual(['burst', 'pool']);
  expect((cloud?.massKg ?? 0) / 1e4).toBeCloseTo(1 - rainOut, 9);
  expect((cloud?.massKg ?? 0) * (1 - (cloud?.liquidFraction ?? 1))).toBeCloseTo((flashFraction ?? 0) * 1e4, 6);
});

test('a large hole above a boiling liquid lets the level swell up to it; a small one lets out gas until the liquid is cold', () => {
  const storage = { vesselShape: 'horizontal-cylinder', vesselDiameterM: 2, vesselLengthM: 5, phase: 'gas' };
  const large = computeSource({ storage, rupture: { type: 'circular', diameterM: 0.5 } });
  expect([large.regime, large.caveats.some(({ code }) => code === 'level-swell')]).toEqual(['two-phase', true]);
  const small = computeSource({ storage, rupture: { type: 'circular', diameterM: 0.02 } });
  expect(small.regime).toBe('gas-choked');
  // Adiabatic: 1 - exp(-cp (T - Tb)/L) of the liquid boils away.
  expect((small.summary.leftKg ?? 0) / 1e4).toBeGreaterThan(0.75);
  expect((small.summary.leftKg ?? 0) / 1e4).toBeLessThan(0.85);
});

test('a short jet keeps its rate whether or not a hundredth of it rains out: chlorine, 255 kg through 90 mm', () => {
  const rateAt = (temperatureC: number): SourceTerm =>
    computeSource({ quantityKg: 255, storage: { temperatureC }, rupture: { type: 'circular', diameterM: 0.09 } }, raining);
  let last = rateAt(30);
  let rained = 0;
  for (let temperatureC = 30.5; temperatureC <= 44; temperatureC += 0.5) {
    const next = rateAt(temperatureC);
    expect((next.summary.rateKgS ?? 0) / (last.summary.rateKgS ?? 1), `${temperatureC} °C`).toBeCloseTo(1, 1);
    expect((next.jet?.rateKgS ?? 0) / (last.jet?.rateKgS ?? 1), `${temperatureC} °C`).toBeCloseTo(1, 1);
    if ((next.summary.rainOut ?? 0) > 0) rained++;
    last = next;
  }
  expect(rained).toBeGreaterThan(0);
  expect(last.summary.rainOut).toBe(0);
});

test('droplets in the air are those of the jet, not a share of the vapour that its pool gives', () => {
  const substance: Substance = { ...propane, criticalPressure: 4.25e6 };
  for (const temperatureC of [-40, -35, -30, -25, -20, -10]) {
    const source = computeSource({ storage: { temperatureC }, rupture: { type: 'circular', diameterM: 0.05 } }, substance);
    const { flashFraction, rainOut = 0, leftKg = 0 } = source.summary;
    const sprayKg = Math.max(0, 1 - (flashFraction ?? 0) - rainOut) * (1e4 - leftKg);
    expect(rainOut).toBeGreaterThan(0);
    expect((source.liquidFraction * source.airborneKg) / Math.max(sprayKg, 1e-9), `${temperatureC} °C`).toBeCloseTo(1, 6);
  }
});

test('a vessel with ever less liquid lets out ever less, down to gas alone, without a step', () => {
  const vessel = { vesselShape: 'horizontal-cylinder', vesselDiameterM: 1.5, vesselLengthM: 5 };
  for (const [quantityKg, mode] of [
    [100, 'best-estimate'],
    [130, 'best-estimate'],
    [100, 'aloha-compatible'],
  ] as const) {
    const at = (temperatureC: number): SourceTerm =>
      computeSource({ mode, quantityKg, storage: { ...vessel, temperatureC }, rupture: { type: 'circular', diameterM: 0.02 } }, propane);
    let last = at(-10);
    expect(last.regime).toBe('two-phase');
    for (let temperatureC = -9.5; temperatureC <= 25; temperatureC += 0.5) {
      const next = at(temperatureC);
      for (const ratio of [(next.summary.rateKgS ?? 0) / (last.summary.rateKgS ?? 1), (next.jet?.rateKgS ?? 0) / (last.jet?.rateKgS ?? 1)])
        expect(Math.abs(ratio - 1), `${quantityKg} kg, ${temperatureC} °C`).toBeLessThan(0.1);
      last = next;
    }
    expect(last.regime).toBe('gas-choked');
    expect(last.liquidFraction).toBe(0);
  }
});

test('a vessel drains to a hole in its side in a time that changes little with the height of the hole', () => {
  for (const [substance, diameterM, lengthM] of [
    [methanol, 3, 4],
    [methanol, 2.5, 6],
    [propane, 2.5, 6],
  ] as const) {
    const storage = {
      temperatureC: 20,
      vesselShape: lengthM === 4 ? 'vertical-cylinder' : 'horizontal-cylinder',
      vesselDiameterM: diameterM,
      vesselLengthM: lengthM,
    };
    const timeTo = (elevationM: number): number => {
      const rupture = { type: 'circular', diameterM: 0.05, elevationM } as const;
      const scenario = checked({ quantityKg: 8000, storage, rupture }, substance);
      const air = computeAir(scenario);
      const stock = findStock(scenario, air);
      const opening = findOpening(rupture);
      if (opening === null) throw new Error('A circle is a hole');
      const contents = findContents(scenario, stock, rupture);
      const vessel = {
        substance,
        stock,
        mode: scenario.mode,
        massKg: 8000,
        contents,
        opening,
        nozzleM: 0,
        outsidePa: air.pressurePa,
        swollen: false,
      };
      return drain(vessel, Number.POSITIVE_INFINITY).history.at(-1)?.[0] ?? Number.NaN;
    };
    let last = timeTo(0.3);
    for (let elevationM = 0.303; elevationM < 0.5; elevationM *= 1.01) {
      const next = timeTo(elevationM);
      expect(Math.abs(next / last - 1), `${substance.name}, ${elevationM} m`).toBeLessThan(0.15);
      last = next;
    }
  }
});

describe('a pressure just below that of the vapour', () => {
  const saturatedKpa = vapourPressureAt(propane, 293.15) / 1000;
  const at = (share: number, more: object = {}): SourceTerm =>
    computeSource(
      { storage: { temperatureC: 20, pressureKpa: share * saturatedKpa, ...more }, rupture: { type: 'circular', diameterM: 0.02 } },
      propane,
    );
  const isNear = ({ caveats }: SourceTerm): boolean => caveats.some(({ code }) => code === 'near-saturation');

  test('is taken as that of the liquid, which lets out more, and the caveat has both rates', () => {
    const full = at(1.001);
    for (const share of [0.91, 0.95, 0.985]) {
      const near = at(share);
      expect([near.regime, isNear(near)], `${share}`).toEqual(['two-phase', true]);
      expect((near.summary.rateKgS ?? 0) / (full.summary.rateKgS ?? 1)).toBeCloseTo(1, 2);
      const { params } = near.caveats.find(({ code }) => code === 'near-saturation') ?? {};
      expect(params?.asGas).toBeCloseTo(at(share, { phase: 'gas' }).summary.rateKgS ?? Number.NaN, 9);
      expect(params?.asLiquid).toBeCloseTo(near.summary.rateKgS ?? Number.NaN, 9);
    }
  });

  test('says nothing where the vessel holds all of it as gas, where it is not lower, or the phase was stated', () => {
    // 10 t of propane at 20 °C and 745 kPa are 740 m³ of gas: a sphere of 13 m holds them.
    const room = { vesselShape: 'sphere', vesselDiameterM: 13 };
    const clear: readonly (readonly [SourceTerm, SourceTerm['regime']])[] = [
      [at(0.89, room), 'gas-choked'],
      [at(0.95, { phase: 'gas' }), 'gas-choked'],
      [at(0.995), 'two-phase'],
    ];
    for (const [source, regime] of clear) expect([source.regime, isNear(source)]).toEqual([regime, false]);
  });

  test('of a burst stock, the gas is worse: all of it is airborne', () => {
    const source = computeSource(
      { storage: { temperatureC: 20, pressureKpa: 0.95 * saturatedKpa }, rupture: { type: 'catastrophic' } },
      propane,
    );
    expect([isNear(source), source.summary.flashFraction, source.airborneKg]).toEqual([true, null, 1e4]);
  });
});

describe('a stock under less pressure than that of its vapour, both below the air', () => {
  const saturatedKpa = vapourPressureAt(methanol, 293.15) / 1000;
  const at = (share: number, rupture: object = { type: 'catastrophic' }, more: object = {}): SourceTerm =>
    computeSource({ storage: { temperatureC: 20, pressureKpa: share * saturatedKpa, ...more }, rupture }, methanol);

  test('is a pool, as just above it, with a caveat, and not a gas let out in a moment', () => {
    const above = at(1.001);
    for (const share of [0.1, 0.9, 0.985]) {
      const below = at(share);
      expect([below.instantaneous, below.poolRadiusM, below.airborneKg], `${share}`).toEqual([false, above.poolRadiusM, above.airborneKg]);
      expect(below.caveats.map(({ code }) => code)).toContain('vacuum-taken-as-liquid');
    }
    expect(above.caveats.map(({ code }) => code)).not.toContain('vacuum-taken-as-liquid');
  });

  test('drains through a hole at the same rate on both sides', () => {
    const hole = { type: 'circular', diameterM: 0.05 };
    expect(at(0.9, hole).summary.rateKgS).toBe(at(1.001, hole).summary.rateKgS);
  });

  test('is refused as gas, which would not come out', () => {
    expect(() => at(0.9, { type: 'catastrophic' }, { phase: 'gas' })).toThrow('too little vapour pressure to flow out as gas');
  });
});

test('a slow drain just below boiling lasts as long as one just above, and its mass is kept', () => {
  const boilsC = boilingTemperatureAt(methanol, standardAtmosphere) - 273.15;
  const at = (kelvinAbove: number): SourceTerm =>
    computeSource({ storage: { temperatureC: boilsC + kelvinAbove }, rupture: { type: 'circular', diameterM: 0.008 } }, methanol);
  const [cold, boiling] = [at(-0.3), at(0.3)];
  expect([cold.regime, boiling.regime]).toEqual(['liquid', 'two-phase']);
  expect(cold.summary.durationS).toBeGreaterThan(2 * 3600);
  expect(Math.abs(Math.log(cold.summary.durationS / boiling.summary.durationS))).toBeLessThan(0.1);
  for (const { airborneKg, summary } of [cold, boiling])
    expect((airborneKg + (summary.leftKg ?? Number.NaN) + (summary.pooledKg ?? Number.NaN)) / 1e4).toBeCloseTo(1, 3);
});

test('a pool that cools gives no lower rate where people stay longer', () => {
  const rateFor = (exposureMin: number): number =>
    computeSource(
      {
        quantityKg: 200,
        storage: { temperatureC: 60, ground: 'dry-sand' },
        rupture: { type: 'circular', diameterM: 0.03 },
        weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 2, stability: 'F' },
        exposureMin,
      },
      methanol,
    ).summary.rateKgS ?? Number.NaN;
  for (const exposureMin of [61, 90, 240, 480]) expect(rateFor(exposureMin) / rateFor(60)).toBeGreaterThan(0.999);
});

test('the source grows to its pool, and sinks to the ground, without a step as more of a jet rains out', () => {
  const scan = Array.from({ length: 81 }, (_, i) =>
    computeSource({ storage: { temperatureC: -33.5 + 0.75 * i }, rupture: { type: 'circular', diameterM: 0.05, heightM: 2 } }, raining),
  );
  const shares = scan.map(({ poolRadiusM, pool }) => (pool === undefined ? poolRadiusM : poolRadiusM / Math.sqrt(pool.areaM2 / Math.PI)));
  expect([Math.max(...shares) > 0.8, Math.min(...shares)]).toEqual([true, 0]);
  shares.forEach((share, i) => {
    expect(Math.abs(share - (shares[i - 1] ?? share))).toBeLessThan(0.1);
    expect(scan[i]?.heightM).toBeCloseTo(2 * (1 - share), 9);
  });
});

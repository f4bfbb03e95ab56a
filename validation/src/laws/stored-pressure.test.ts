import { chemicals, findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type RunResult, run, type ScenarioDocument } from '@hazardguard/engine';
import { describe, expect, test } from 'vitest';
import { sampleName, takeSample } from '../testing/take-sample.ts';

const site = { latitude: 21.7, longitude: 72.6 };
const weather = { windSpeedMs: 3, windFromDeg: 0, temperatureC: 25, stability: 'D' } as const;
const hole = { type: 'circular', diameterM: 0.012 } as const;

const compute = (chemical: string, storage: ScenarioDocument['storage'], quantityKg = 900): RunResult | null => {
  const known = findChemical(chemical);
  if (known === undefined) throw new Error(`${chemical} is not in the library`);
  const checked = checkScenario(
    { chemical, hazard: 'leak', quantityKg, rupture: hole, weather, site, ...(storage === undefined ? {} : { storage }) },
    toSubstance(known),
  );
  return checked.ok ? run(checked.scenario) : null;
};
const rate = (result: RunResult | null): number => result?.source.rateKgS ?? Number.NaN;
const codes = (result: RunResult | null): readonly string[] => result?.caveats.map(({ code }) => code) ?? [];
const named = ['near-saturation', 'gauge-reading', 'mass-needs-liquid', 'phase-not-stated'];
const isNamed = (result: RunResult | null): boolean => codes(result).some((code) => named.includes(code));

/** Vapour pressure at 25 °C as the engine has it for a stock without a pressure, kPa. */
const saturatedKpa = (chemical: string): number => {
  const value = compute(chemical, undefined)?.source.storagePressureKpa;
  if (value === undefined || value === null) throw new Error(`${chemical} has no vapour pressure`);
  return value;
};

// Public question: chlorine in a ton container, 12 mm, 679 kPa on the gauge. All gas it was 0.17 kg/s, as liquid 2.86 kg/s.
test('900 kg of chlorine under 679 kPa are not all gas: the liquid’s rate, with both rates in a caveat', () => {
  const result = compute('7782-50-5', { pressureKpa: 679 });
  expect(rate(result)).toBeCloseTo(2.86, 1);
  expect(codes(result)).toContain('gauge-reading');
  expect(rate(compute('7782-50-5', { pressureKpa: 679, phase: 'gas' }))).toBeCloseTo(0.17, 2);
});

test('ammonia under 899 kPa is taken as liquid, as at its vapour pressure', () => {
  const result = compute('7664-41-7', { pressureKpa: 899 });
  expect(isNamed(result)).toBe(true);
  expect(rate(result) / rate(compute('7664-41-7', undefined))).toBeCloseTo(1, 2);
});

test('a vessel that holds all of it as gas holds gas, without a caveat; one that does not holds liquid, with one', () => {
  // 46 m³ of chlorine gas at 679 kPa.
  const roomy = compute('7782-50-5', { pressureKpa: 300, vesselShape: 'sphere', vesselDiameterM: 6.5 });
  expect([rate(roomy) < 0.1, isNamed(roomy)]).toEqual([true, false]);
  const tonner = { vesselShape: 'horizontal-cylinder', vesselDiameterM: 0.76, vesselLengthM: 2.08 } as const;
  const tight = compute('7782-50-5', { pressureKpa: 300, ...tonner });
  expect([rate(tight) > 1, codes(tight).includes('mass-needs-liquid')]).toEqual([true, true]);
});

/** Liquefied gases of the library that have a leak at 25 °C. */
const liquefied = chemicals.filter(({ cas }) => compute(cas, undefined)?.source.regime === 'two-phase');
const sample = takeSample(liquefied, 8).map(({ cas, name }) => [name, cas] as const);

/** A gas flows in proportion to its pressure; a step of more than this between the ends of a wider one is looked into. */
const telling = 1.3;
const factor = (a: RunResult, b: RunResult): number => Math.max(rate(a), rate(b)) / Math.min(rate(a), rate(b));

/** Pairs of pressures 1 % apart over which the rate changes by more than 15 %, between two pressures: found by halving. */
const findJumps = (at: (kpa: number) => RunResult | null, low: number, high: number): readonly (readonly [RunResult, RunResult])[] => {
  const [one, other] = [at(low), at(high)];
  if (one === null || other === null) return [];
  if (high / low <= 1.01) return factor(one, other) > 1.15 ? [[one, other]] : [];
  if (factor(one, other) <= telling) return [];
  const middle = Math.sqrt(low * high);
  return [...findJumps(at, low, middle), ...findJumps(at, middle, high)];
};

describe(`a step of 1 % in the storage pressure${sampleName}`, () => {
  test('there are liquefied gases to try', () => {
    expect(liquefied.length).toBeGreaterThan(15);
  });

  test.each(sample)('of %s never switches gas to liquid without a caveat', (_name, cas) => {
    const top = 1.1 * saturatedKpa(cas);
    for (const vessel of [{}, { vesselShape: 'sphere', vesselDiameterM: 5 }] as const) {
      const known = new Map<number, RunResult | null>();
      const at = (pressureKpa: number): RunResult | null => {
        if (!known.has(pressureKpa)) known.set(pressureKpa, compute(cas, { pressureKpa, ...vessel }));
        return known.get(pressureKpa) ?? null;
      };
      for (let low = 110; low < top; low *= 1.12) {
        for (const [one, other] of findJumps(at, low, Math.min(top, 1.12 * low))) expect(isNamed(one) || isNamed(other)).toBe(true);
      }
    }
  });

  test.each(sample)('a gauge’s reading of %s lets out what the liquid does', (_name, cas) => {
    const gauge = saturatedKpa(cas) - 101.3;
    if (gauge < 110) return;
    const result = compute(cas, { pressureKpa: gauge });
    expect(isNamed(result)).toBe(true);
    expect(rate(result) / rate(compute(cas, undefined))).toBeGreaterThan(0.85);
  });
});

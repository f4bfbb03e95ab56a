import { referenceWeather, type StockVessels, unknownVessels } from '@hazardguard/contract';
import { firstWeather } from '@hazardguard/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { openCompute } from '../../platform/compute/pool.ts';
import { toKnownStock } from '../../register/threshold-status/stock.ts';
import { listCases } from './cases.ts';
import { chooseCases, selectLevel, selectWorstCases } from './choose-cases.ts';
import { scenarioInWeather } from './hours.ts';

const site = { latitude: 21.7, longitude: 72.6, terrain: null };
const compute = openCompute({ maxThreads: 1, timeoutMs: 60_000 });
afterAll(() => compute.close());

interface Said {
  readonly concentration?: string;
  readonly substance?: string;
  readonly vessels?: Partial<StockVessels>;
  readonly elevationM?: number | null;
}

/** Stock as the register sums it: three items of one chemical in one place; the largest is half of the total. */
const stock = (
  casNo: string,
  quantity: number,
  unit = 't',
  { concentration = '', substance = '', vessels = {}, elevationM = null }: Said = {},
) =>
  toKnownStock({
    industry_id: 1,
    cas_no: casNo,
    substance_name: substance,
    product_name: substance,
    concentration,
    unit,
    location: 'Yard',
    quantity,
    items: 3,
    largest: quantity / 2,
    largest_id: 7,
    largest_quantity: quantity / 2,
    vessels: { ...unknownVessels, ...vessels },
    elevation_m: elevationM,
    kinds: [vessels.vesselKind ?? null],
  });
const choose = (...stocks: ReturnType<typeof stock>[]) => chooseCases(compute, listCases(stocks, site), new AbortController().signal);

describe('the cases of a stock', () => {
  test('toxic gas: the largest item within ten minutes (40 CFR 68.25 c), and a 25 mm hole', async () => {
    const { worst, alternative } = await choose(stock('7782-50-5', 2));
    expect(worst).toMatchObject({ casNo: '7782-50-5', inventoryItemId: 7, quantityKg: 1000, hazard: 'leak', level: 'AEGL-2' });
    // Liquefied by its pressure: at its boiling point of -34 °C, 16 to 20 % flashed.
    expect(worst?.scenario.rupture).toMatchObject({ type: 'direct', rateKgS: 1000 / 600, durationMin: 10 });
    expect(worst?.scenario.rupture).toHaveProperty('exitTemperatureC', expect.closeTo(-34, 0));
    expect(worst?.scenario.rupture).toHaveProperty('liquidFraction', expect.closeTo(0.82, 1));
    expect(worst?.reference).toMatchObject({ windSpeedMs: 1.5, stability: 'F' });
    // A release of ten minutes by the level for ten minutes.
    expect(worst).toMatchObject({ levelExposureS: 600, scenario: { exposureFrom: 'release' } });
    expect(alternative?.scenario.rupture).toEqual({ type: 'circular', diameterM: 0.025 });
    expect(alternative?.reference).toMatchObject({ windSpeedMs: 3, stability: 'D' });
    expect(alternative?.reference.reachM).toBeLessThan(worst?.reference.reachM ?? 0);
  });

  test('the ground is that of the site: a cloud reaches less far over a town; where nobody has said, the engine takes open country', async () => {
    const reach = async (terrain: 'urban' | null) => {
      const cases = listCases([stock('7782-50-5', 2)], { ...site, terrain });
      return (await chooseCases(compute, cases, new AbortController().signal)).worst;
    };
    const [town, unknown] = [await reach('urban'), await reach(null)];
    expect(town?.scenario.site.terrain).toBe('urban');
    expect(unknown?.scenario.site).not.toHaveProperty('terrain');
    expect(town?.reference.reachM).toBeLessThan(0.8 * (unknown?.reference.reachM ?? 0));
  });

  test('toxic liquid: the spill of the whole item, as it evaporates', async () => {
    const { worst } = await choose(stock('107-13-1', 40));
    expect(worst).toMatchObject({ hazard: 'leak', scenario: { rupture: { type: 'catastrophic' } } });
  });

  test('propane: 20 t explode with a tenth of their energy, with the reach of EPA 550-B-99-009, equation C-1', async () => {
    const { candidates } = listCases([stock('74-98-6', 40)], site);
    const blast = candidates.find(({ hazard, kind }) => hazard === 'explosion' && kind === 'worst');
    expect(blast?.scenario).toMatchObject({ tntYield: 0.1, quantityKg: 20_000 });
    const [row] = await compute.screen(blast ? [blast.scenario] : []);
    const reachM = row?.ok ? selectLevel('explosion', row.levels)?.reachM : undefined;
    // D = 17 (0.1 W Hc/Hc,TNT)^(1/3), with the guidance's 46,333 and 4,680 kJ/kg.
    const guidanceM = 17 * (0.1 * 20_000 * (46_333 / 4_680)) ** (1 / 3);
    expect(reachM).toBeGreaterThan(guidanceM * 0.9);
    expect(reachM).toBeLessThan(guidanceM * 1.15);
  });

  test('of several chemicals the one that reaches farthest is the worst', async () => {
    const { worst } = await choose(stock('74-98-6', 40), stock('7782-50-5', 40), stock('67-56-1', 40));
    expect(worst?.casNo).toBe('7782-50-5');
  });

  test('the worst of each chemical: one each, the farthest first, and the first is the worst of all', async () => {
    const stocks = [stock('74-98-6', 40), stock('7782-50-5', 40), stock('67-56-1', 40), stock('999-99-9', 1)];
    const { cases, leftOut } = await selectWorstCases(compute, listCases(stocks, site), new AbortController().signal);
    expect(cases.map(({ casNo }) => casNo).toSorted()).toEqual(['67-56-1', '74-98-6', '7782-50-5']);
    expect(cases[0]).toEqual((await choose(...stocks)).worst);
    const reaches = cases.map(({ reference }) => reference.reachM);
    expect(reaches).toEqual(reaches.toSorted((a, b) => b - a));
    expect(leftOut).toEqual([{ casNo: '999-99-9', why: 'not-in-library' }]);
  });

  test('stock without a case is named with the reason', async () => {
    const chosen = await choose(stock('7664-93-9', 10), stock('999-99-9', 1), stock('7782-50-5', 3, 'm3'), stock('74-82-8', 3, 'm3'));
    expect(chosen.leftOut).toEqual(
      expect.arrayContaining([
        { casNo: '7664-93-9', why: 'not-modelled' },
        { casNo: '999-99-9', why: 'not-in-library' },
        { casNo: '74-82-8', why: 'mass-unknown' },
      ]),
    );
    expect(chosen.worst?.casNo).toBe('7782-50-5');
  });

  test('sixty tonners are one vessel of 900 kg; without a number they are one of all, and both say so', async () => {
    const tonners = { vesselCount: 60, vesselContent: 900, vesselContentUnit: 'kg', vesselKind: 'tonner' } as const;
    const { worst } = await choose({ ...stock('7782-50-5', 108, 't', { vessels: tonners }) });
    expect(worst).toMatchObject({ quantityKg: 900, from: { vessels: 60, assumed: ['usual-size'] } });
    const { worst: whole } = await choose(stock('7782-50-5', 108));
    expect(whole).toMatchObject({ quantityKg: 54_000, from: { vessels: null, assumed: ['one-vessel'] } });
    expect((whole?.reference.reachM ?? 0) / (worst?.reference.reachM ?? 1)).toBeGreaterThan(1.5);
  });

  test('stock whose name and CAS number are two substances has no case of either, and says why', () => {
    const wrong = listCases([stock('7664-41-7', 40, 't', { substance: 'Chlorine' })], site);
    expect(wrong).toEqual({ candidates: [], leftOut: [{ casNo: '7664-41-7', why: 'two-substances' }] });
    expect(listCases([stock('7664-41-7', 40, 't', { substance: 'Ammonia' })], site).candidates.length).toBeGreaterThan(0);
  });

  test('a gauge counts from the air at the site, which the case has, too; in other weather it keeps that air', () => {
    const gauge = { storagePressure: 7, storagePressureUnit: 'bar', storagePressureKind: 'gauge' } as const;
    const hole = (elevationM: number | null) =>
      listCases([stock('7782-50-5', 2, 't', { vessels: gauge, elevationM })], site).candidates.find(({ kind }) => kind === 'alternative');
    const [low, high] = [hole(null), hole(2000)];
    expect(low?.scenario.storage?.pressureKpa).toBeCloseTo(801.325, 3);
    expect(low?.scenario.weather).not.toHaveProperty('pressureKpa');
    expect(low?.from?.assumed).toContain('sea-level-air');
    expect(high?.scenario.storage?.pressureKpa).toBeCloseTo(779.5, 1);
    expect(high?.scenario.weather).toHaveProperty('pressureKpa', expect.closeTo(79.5, 1));
    expect(high?.from?.assumed).not.toContain('sea-level-air');
    if (high === undefined) throw new Error('there is a case of a hole');
    const windy = { windSpeedMs: 6, windFromDeg: 90, temperatureC: 20 };
    const now = scenarioInWeather(high.scenario, windy, '2026-11-29T04:00:00Z');
    expect(now.weather).toEqual({ ...windy, pressureKpa: firstWeather(high.scenario).pressureKpa });
  });

  // A tenth of RMP*Comp's 131,325 lb of liquefied ammonia within ten minutes: with all of it the reaches are the limit of the model.
  test('liquefied ammonia keeps its state: within 1.5 times of its two-phase entry', async () => {
    const kg = 0.1 * 131_325 * 0.45359237;
    const { candidates } = listCases([stock('7664-41-7', 2 * kg, 'kg')], site);
    const worst = candidates.find(({ kind, hazard }) => kind === 'worst' && hazard === 'leak');
    if (worst === undefined) throw new Error('ammonia has a worst case');
    const direct = { type: 'direct', rateKgS: kg / 600, durationMin: 10 } as const;
    const twoPhase = { ...worst.scenario, rupture: { ...direct, exitTemperatureC: -33, liquidFraction: 0.8 } } as const;
    const asGas = { ...worst.scenario, rupture: direct };
    const reaches = (await compute.screen([worst.scenario, twoPhase, asGas])).map((row) =>
      row.ok ? (selectLevel('leak', row.levels)?.reachM ?? Number.NaN) : Number.NaN,
    );
    const [ours = 0, entered = 0, gas = 0] = reaches;
    expect(ours / entered).toBeGreaterThan(1 / 1.5);
    expect(ours / entered).toBeLessThan(1.5);
    expect(gas / ours).toBeGreaterThan(1.5);
  });

  test('a stock that is kept cold spills; one that is stored as gas comes out as gas', () => {
    const find = (vessels: Partial<StockVessels>) =>
      listCases([stock('7664-41-7', 40, 't', { vessels })], site).candidates.find(
        ({ kind, hazard }) => kind === 'worst' && hazard === 'leak',
      );
    expect(find({ storageTemperatureC: -33 })?.scenario).toMatchObject({
      rupture: { type: 'catastrophic' },
      storage: { temperatureC: -33 },
    });
    const gas = find({ storedPhase: 'gas', storagePressure: 4, storagePressureUnit: 'bar', storagePressureKind: 'absolute' });
    expect(gas?.scenario.rupture).toEqual({ type: 'direct', rateKgS: 20_000 / 600, durationMin: 10 });
  });

  test('the reference air is that of 40 CFR 68.22', () => {
    expect([referenceWeather.worst, referenceWeather.alternative]).toEqual([
      { windSpeedMs: 1.5, stability: 'F', temperatureC: 25, humidityPercent: 50 },
      { windSpeedMs: 3, stability: 'D', temperatureC: 25, humidityPercent: 50 },
    ]);
  });
});

describe('solutions', () => {
  test.each([
    ['7647-01-0', '30%', 'Hydrochloric acid 30 %'],
    ['50-00-0', '', 'formalin'],
    ['8014-95-7', '', 'Oleum'],
    ['7782-50-5', '500 ppm', 'Chlorine in nitrogen'],
    ['7664-41-7', '70 % water', 'Ammonia'],
  ])('%s, %s, %s has no case, and is named among what is left out', (casNo, concentration, name) => {
    expect(listCases([stock(casNo, 15, 't', { concentration, substance: name })], site)).toEqual({
      candidates: [],
      leftOut: [{ casNo, why: 'solution' }],
    });
  });

  test('beside a solution the gas itself keeps its cases', () => {
    const { candidates, leftOut } = listCases(
      [stock('7647-01-0', 15, 't', { concentration: '30 %' }), stock('7647-01-0', 2, 't', { concentration: '99.8 %' })],
      site,
    );
    expect(candidates.map(({ quantityKg }) => quantityKg)).toEqual([1000, 1000]);
    expect(leftOut).toEqual([{ casNo: '7647-01-0', why: 'solution' }]);
  });
});

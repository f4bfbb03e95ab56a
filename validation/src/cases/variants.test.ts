import { expect, test } from 'vitest';
import type { Inputs, PublishedCase } from './case.ts';
import { usesTurbulence } from './field.ts';
import { runCases } from './run-cases.ts';

/** Cases with other names, units and shapes, with values from closed-form solutions. */
const closed = (id: string, module: string, inputs: Inputs, expected: Inputs, value = 1e-4): PublishedCase => ({
  id,
  module,
  kind: 'analytic',
  title: id,
  inputs,
  expected,
  tolerance: { type: 'relative', value },
});

const tnoY = 0.128 * 1000 ** 0.905;
const tnoZ = 0.2 * 1000 ** 0.76;

const variants: readonly PublishedCase[] = [
  closed('power law', 'meteorology', { u10: 5, z_m: 50, cls: 'D', exponent_set: 'Irwin rural' }, { u_m_s: 5 * 5 ** 0.15 }),
  closed('neutral log law', 'meteorology', { u10: 4, z0: 0.1, cls: 'D' }, { u2_m_s: (4 * Math.log(21)) / Math.log(101) }),
  closed('Obukhov length alone', 'meteorology', { z0: 0.1, cls: 'E' }, { L_m: 123 * 0.1 ** 0.3 }),
  closed(
    'TNO plume in other units',
    'passive plume',
    { q_g_s: 100, u: 2, cls: 'D', x_km: 1, sigma_set: 'TNO' },
    { sigma_y_m: tnoY, sigma_z_m: tnoZ, c_mg_m3: 1e5 / (2 * Math.PI * tnoY * tnoZ) },
  ),
  closed(
    'rows',
    'passive plume',
    { rows: [{ x: 100 }, { x: 1000 }], u: 2, cls: 'D', sigma_set: 'TNO' },
    { sigma_y_m: [0.128 * 100 ** 0.905, tnoY] },
  ),
  closed(
    'draining by its head',
    'source, liquid',
    { area_cm2: 10, liquid_head_m: 4, density: 1000, cd: 0.61 },
    { rate_kg_s: 0.61 * Math.sqrt(2 * 9.80665 * 4) },
  ),
  closed('critical ratio', 'source, gas', { gamma: 1.3 }, { ratio: (2 / 2.3) ** (1.3 / 0.3) }),
  {
    ...closed('round trip', 'units', {}, { identity: 'relative error < 1e-12' }),
    kind: 'property',
    title: 'Unit round trip',
    tolerance: { type: 'statistic' },
  },
  {
    ...closed('linear', 'all dispersion', {}, { identity: 'holds for 20 random scenarios' }),
    kind: 'property',
    title: 'Linear: doubling q doubles every concentration of a passive plume',
    tolerance: { type: 'statistic' },
  },
];

test('variants in other units, names and shapes are understood, and agree with their closed forms', async () => {
  const results = await runCases(variants);
  expect(results.map(({ id, status, why }) => `${id}: ${status} ${why}`)).toEqual(variants.map(({ id }) => `${id}: pass `));
});

/** ALOHA's distances of hg-02, hg-03, hg-07, gau-07, gau-11 and vce-01 (hazel-2026), and levels of nac-aegl, written in other shapes. */
const chlorineRelease = { substance: 'chlorine', M: 70.91, q_kg_s: 10, duration_s: 1800, u10: 5, z0: 0.03, T_C: 5, rh: 80 };
const puddles = [
  { name: 'acetone', q_kg_min: 2.58, M: 58.08, ppm: 200 },
  { name: 'benzene', q_kg_min: 1.29, M: 78.11, ppm: 52 },
];
const methanol = { q_kg_s: 0.465, M: 32.04, cls: 'D', u10: 5, T_C: 15, z0: 0.03, duration_min: 60 };
const propane = { q_kg_s: 1, duration_s: 600, u10: 5, cls: 'D', T_C: 15, LEL_ppm: 21_000, substance: 'propane' };
const twoClasses = [{ cls: 'F' }, { cls: 'D' }];
const byClass = { F: { 20: 5000 }, D: { 20: 3100 } };
const dense = 'dense gas (ALOHA-compatible mode)';
const at20 = { ...chlorineRelease, level_ppm: 20 };

const tables: readonly PublishedCase[] = [
  closed('a table by class of tables by level', dense, chlorineRelease, { distance_m_by_class_by_ppm: byClass }, 0.15),
  closed('tables by level in a table by class', dense, chlorineRelease, { distance_m_by_ppm: byClass }, 0.15),
  closed('a table by assignments', dense, at20, { distance_m: { 'cls=F': 5000, 'cls=D': 3100 } }, 0.15),
  closed('a table over a listed input', dense, { ...at20, cls: ['F', 'D'] }, { distance_m: { F: 5000, D: 3100 } }, 0.15),
  closed('a table per row', dense, { ...chlorineRelease, rows: twoClasses }, { distance_m_by_ppm: [{ 20: 5000 }, { 20: 3100 }] }, 0.15),
  closed('a number per row', dense, { ...at20, rows: twoClasses }, { distance_m: [5000, 3100] }, 0.15),
  closed(
    'rows by their names',
    'passive plume, area source',
    { rows: puddles, T_C: 15, u10: 5, cls: 'D', area_m2: 10, z0: 0.03 },
    { distance_m: { acetone: 37, benzene: 45 } },
    0.15,
  ),
  closed(
    'levels of two gases',
    'toxicity',
    { durations_min: [10, 60] },
    { chlorine: { AEGL2: [2.8, 2], AEGL3: [50, 20] }, ammonia: { AEGL2: [220, 160] } },
  ),
  closed('levels by minute', 'toxicity', { substance: 'chlorine' }, { AEGL2: { 10: 2.8, 60: 2, 480: 0.71 } }),
  closed(
    'a passive cloud of a dense module',
    dense,
    { ...methanol, forced: 'Gaussian' },
    { distance_m_by_ppm: { 1000: 78, 100: 262, 10: 970 } },
    0.06,
  ),
  closed('a flammable cloud that its gas makes heavy', 'flammable cloud', propane, { distance_m: [30, 96] }, 0.15),
  closed(
    'which places a zone covers',
    dense,
    { ...at20, duration_s: 600, cls: 'E', T_C: 15, points: [{ x_m: 1800, y_m: 100 }, { x_m: 1800, y_m: 300 }, [6000, 0]] },
    { covers: [true, false, false] },
  ),
  closed('where a zone lies', 'wind direction', { wind_from_deg: 315 }, { bearing_deg: 135 }, 1e-6),
  closed('north is 0 and 360', 'wind direction', { wind_from_deg: 180 }, { bearing_deg: 360 }, 1e-6),
  closed('statements about numbers', dense, { ...at20, cls: 'F' }, { distance_m: '4250-5750', max_half_width_m: '> 50' }),
];

test('tables of tables, places, directions and clouds by gas are understood, and agree with what was published', async () => {
  const results = await runCases(tables);
  expect(results.map(({ id, status, why }) => `${id}: ${status} ${why}`)).toEqual(tables.map(({ id }) => `${id}: pass `));
});

test('a wrong number in such a table fails, and an input beside it that nothing reads is named', async () => {
  const spoilt = tables.slice(0, 9).map((one) => {
    const text = JSON.stringify(one.expected);
    const at = text.lastIndexOf(/[\d.]+(?=[\]}]*$)/u.exec(text)?.[0] ?? '');
    return { ...one, expected: JSON.parse(`${text.slice(0, at)}7${text.slice(at)}`) as Inputs };
  });
  expect((await runCases(spoilt)).map(({ id, status }) => `${id}: ${status}`)).toEqual(spoilt.map(({ id }) => `${id}: fail`));
  const beside = tables.slice(0, 4).map((one) => ({ ...one, inputs: { ...one.inputs, moonlight: 3 } }));
  for (const { why } of await runCases(beside)) expect(why).toBe('input "moonlight" is not understood');
});

test('a flammable cloud is Gaussian where its gas is light or the case says so; an unknown model is not run', async () => {
  const distances = async (inputs: Inputs): Promise<unknown> => {
    const [result] = await runCases([closed('cloud', 'flammable cloud', inputs, { distance_m: [30, 96] }, 10)]);
    return result?.status === 'not-run' ? result.why : JSON.stringify(result?.got);
  };
  const methane = { ...propane, substance: 'methane', LEL_ppm: 50_000 };
  expect(await distances(methane)).toBe(await distances({ ...methane, model: 'Gaussian' }));
  expect(await distances(methane)).not.toBe(await distances({ ...methane, model: 'heavy' }));
  expect(await distances(propane)).toBe(await distances({ ...propane, model: 'heavy' }));
  expect(await distances(propane)).not.toBe(await distances({ ...propane, model: 'passive' }));
  expect(await distances({ ...propane, model: 'moonlight' })).toBe("model 'moonlight' is not understood");
});

const everything = 'q, L, u2, sigma_theta, z0';

test.each([
  [{ inputs: everything }, 'Prairie Grass', true],
  [{ inputs: ['q', 'u2', 'L', 'sigma_theta'] }, 'Prairie Grass', true],
  [{ inputs: 'q, u2, 1/L, z0' }, 'Prairie Grass with on-site turbulence', false],
  [{ inputs: ['q', 'u2', '1/L', 'z0'] }, 'Prairie Grass', false],
  [{ inputs: 'q, u2, 1/L (no sigma-theta)' }, 'Prairie Grass', false],
  [{}, 'Prairie Grass with wind speed and 1/L only', false],
  [{}, 'Prairie Grass without σθ', false],
  [{}, 'Prairie Grass, arc maxima', undefined],
])('σθ is used where a case gives it, and nowhere else: %j, %s', (inputs, title, expected) => {
  expect(usesTurbulence(inputs, title)).toBe(expected);
});

test('a field case is compared with the score of its own inputs, and so is a source estimated from it', async () => {
  const field = (module: string, written: unknown, stat: string): PublishedCase => ({
    ...closed(module, module, { file: 'prairie-grass-open.json', inputs: written }, { stat }),
    kind: 'field',
    tolerance: { type: 'statistic' },
  });
  const given = [everything, ['q', 'u2', '1/L', 'z0'], 'q, u2, class'];
  const forward = await runCases(
    given.map((one) => field('passive plume, field', one, 'n >= 134, the 90 % interval covers 80-97 % of arcs')),
  );
  expect(forward.map(({ status, why }) => `${status}${why}`)).toEqual(['pass', 'pass', 'pass']);
  expect(new Set(forward.map(({ got }) => JSON.stringify(got))).size).toBe(3);
  const inverse = await runCases(given.slice(0, 2).map((one) => field('inverse source', one, 'n > 20')));
  expect(inverse.map(({ status, why }) => `${status}${why}`)).toEqual(['pass', 'pass']);
  expect(JSON.stringify(inverse[0]?.got)).not.toBe(JSON.stringify(inverse[1]?.got));
}, 60_000);

import { expect, test } from 'vitest';
import type { Inputs, PublishedCase } from './case.ts';
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

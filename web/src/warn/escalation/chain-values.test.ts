import { expect, it } from 'vitest';
import { type ChainEdit, checkChain, newChain, toEdit } from './chain-values.ts';

const whole: ChainEdit = {
  ...newChain,
  name: 'Bharuch',
  district: 'Bharuch',
  tiers: [{ groups: ['l0auth'], onDuty: true, needed: 1, waitS: 300 }],
};

it('returns a stored chain unchanged', () => {
  const input = { name: 'Works', industryId: 7, district: null, tiers: [...whole.tiers] };
  const stored = { ...input, id: 1, industryName: 'Works', version: 2, updatedAt: '2026-01-01T00:00:00Z', updatedBy: 'A' };
  expect(checkChain(toEdit(stored))).toEqual({ ok: true, input });
});

it('names what is missing: the industry or district, the name, the groups of a tier', () => {
  const [tier] = whole.tiers;
  expect(checkChain({ ...whole, scope: 'industry' })).toMatchObject({ field: 'industry' });
  expect(checkChain({ ...whole, district: ' ' })).toMatchObject({ field: 'district' });
  expect(checkChain({ ...whole, name: '' })).toMatchObject({ field: 'name' });
  expect(tier && checkChain({ ...whole, tiers: [tier, { ...tier, groups: [] }] })).toMatchObject({ field: 'tier', tier: 2 });
  expect(checkChain({ ...whole, scope: 'others' })).toMatchObject({ ok: true, input: { industryId: null, district: null } });
});

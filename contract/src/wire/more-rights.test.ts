import { expect, test } from 'vitest';
import { givesMoreRights } from './more-rights.ts';
import type { Scope } from './scope.ts';

const sites = (...industryIds: number[]): Scope => ({ kind: 'locality', industryIds });
const bharuch: Scope = { kind: 'district', area: 'Bharuch' };

test.each([
  ['the same', { role: 'l0', scope: sites(1, 2) }, { role: 'l0', scope: sites(2, 1) }, false],
  ['fewer sites', { role: 'l0', scope: sites(1, 2) }, { role: 'l0', scope: sites(1) }, false],
  ['another site', { role: 'l0', scope: sites(1, 2) }, { role: 'l0', scope: sites(1, 3) }, true],
  ['the right to approve', { role: 'l0', scope: sites(1) }, { role: 'imt', scope: sites(1) }, true],
  ['the right to override', { role: 'imt', scope: bharuch }, { role: 'l1', scope: bharuch }, true],
  ['no more rights', { role: 'l1', scope: bharuch }, { role: 'imt', scope: bharuch }, false],
  [
    'the same district, spelled otherwise',
    { role: 'l1', scope: bharuch },
    { role: 'l1', scope: { kind: 'district', area: ' bharuch' } },
    false,
  ],
  ['another district', { role: 'l1', scope: bharuch }, { role: 'l1', scope: { kind: 'district', area: 'Surat' } }, true],
  ['a State of the same name', { role: 'imt', scope: bharuch }, { role: 'imt', scope: { kind: 'state', area: 'Bharuch' } }, true],
  ['a part of everything', { role: 'l3', scope: { kind: 'all' } }, { role: 'imt', scope: sites(1) }, false],
  ['everything', { role: 'imt', scope: bharuch }, { role: 'imt', scope: { kind: 'all' } }, true],
] as const)('%s', (_name, before, after, more) => {
  expect(givesMoreRights(before, after)).toBe(more);
});

import type { FireDetection } from '@hazardguard/contract';
import { expect, it } from 'vitest';
import { mergeFires, toConfidenceClass } from './fire-marks.ts';

const fire = { latitude: 21.7, longitude: 72.6, satellite: 'N', confidence: 'high', powerMw: 1, distanceM: 10, bearingDeg: 0 } as const;
const recorded = { ...fire, at: '2026-11-21T08:05:00.000Z', incidentId: 'INC000001', leftOut: null } as FireDetection;

it('a detection that is recorded and in the file is drawn once, with its incident', () => {
  const other = { ...fire, at: '2026-11-21T09:45:00.000Z' };
  const marked = mergeFires([recorded], [{ ...fire, at: '2026-11-21T08:05:00Z' }, other]);
  expect(marked.map(({ at, recorded: about }) => [at, about?.incidentId])).toEqual([
    [recorded.at, 'INC000001'],
    [other.at, undefined],
  ]);
});

it('per cent of MODIS are classes by its guide', () => {
  expect([0, 29, 30, 79, 80, 100].map(toConfidenceClass)).toEqual(['low', 'low', 'nominal', 'nominal', 'high', 'high']);
});

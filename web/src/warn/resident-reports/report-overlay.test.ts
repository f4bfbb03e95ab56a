import type { ResidentReport } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { buildReportOverlay } from './report-overlay.ts';

const report: ResidentReport = {
  id: 1,
  at: '2026-11-26T10:00:00.000Z',
  kind: 'help',
  way: 'sms',
  verified: true,
  status: 'Actual',
  text: '2',
  address: '+919825012345',
  name: null,
  latitude: 21.7,
  longitude: 72.9,
  placeFrom: 'followed',
  latest: true,
};

test('verified reports are filled, others hollow; one without a position is not on the map', () => {
  const overlay = buildReportOverlay(
    [report, { ...report, kind: 'smell', verified: false }, { ...report, latitude: null, longitude: null }],
    ({ kind, verified }) => `${kind} ${verified}`,
  );
  expect(overlay).toMatchObject({
    kind: 'points',
    points: {
      features: [
        { properties: { name: '! help true', tone: 2 }, geometry: { coordinates: [72.9, 21.7] } },
        { properties: { name: '~ smell false', share: -1 } },
      ],
    },
  });
});

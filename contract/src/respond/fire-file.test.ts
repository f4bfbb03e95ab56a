import { expect, it } from 'vitest';
import { readFires } from './fire-file.ts';

/** Heads and lines as FIRMS publishes them. */
const viirs = `latitude,longitude,bright_ti4,scan,track,acq_date,acq_time,satellite,instrument,confidence,version,bright_ti5,frp,daynight
21.63012,72.99871,331.4,0.39,0.36,2026-11-21,43,N,VIIRS,n,2.0NRT,290.1,4.2,N
21.70455,72.63367,345.0,0.41,0.37,2026-11-21,0805,1,VIIRS,high,2.0NRT,300.7,11.83,D
`;
const modis = `\uFEFFlatitude,longitude,brightness,scan,track,acq_date,acq_time,satellite,instrument,confidence,version,bright_t31,frp,daynight\r
-12.5,130.9,320.1,1.1,1,2026-11-20,1715,Terra,MODIS,68,6.1NRT,295.2,22.5,N\r
`;

it('reads VIIRS: hours and minutes in UTC without leading zeros, confidence as a class', () => {
  expect(readFires(viirs)).toEqual({
    fires: [
      {
        latitude: 21.63012,
        longitude: 72.99871,
        at: '2026-11-21T00:43:00.000Z',
        satellite: 'N',
        confidence: 'nominal',
        powerMw: 4.2,
        pixelM: 390,
      },
      {
        latitude: 21.70455,
        longitude: 72.63367,
        at: '2026-11-21T08:05:00.000Z',
        satellite: '1',
        confidence: 'high',
        powerMw: 11.83,
        pixelM: 410,
      },
    ],
    mistakes: [],
  });
});

it('reads MODIS: confidence in per cent, a byte-order mark and Windows line ends', () => {
  expect(readFires(modis)).toEqual({
    fires: [
      {
        latitude: -12.5,
        longitude: 130.9,
        at: '2026-11-20T17:15:00.000Z',
        satellite: 'Terra',
        confidence: 68,
        powerMw: 22.5,
        pixelM: 1_100,
      },
    ],
    mistakes: [],
  });
});

it('lists each invalid line and keeps the others', () => {
  const head = 'latitude,longitude,acq_date,acq_time,confidence,frp';
  const lines = [
    '91,72,2026-11-21,0100,n,1',
    '21,181,2026-11-21,0100,n,1',
    '21,72,2026-02-30,0100,n,1',
    '21,72,2026-11-21,2460,n,1',
    '21,72,2026-11-21,0100,sure,1',
    '21,72,2026-11-21,0100,n,-3',
    '21,72',
    '21,72,2026-11-21,0100,n,',
  ];
  expect(readFires([head, ...lines].join('\n'))).toEqual({
    fires: [
      {
        latitude: 21,
        longitude: 72,
        at: '2026-11-21T01:00:00.000Z',
        satellite: '',
        confidence: 'nominal',
        powerMw: undefined,
        pixelM: undefined,
      },
    ],
    mistakes: [
      { line: 2, why: 'latitude', value: '91' },
      { line: 3, why: 'longitude', value: '181' },
      { line: 4, why: 'time', value: '2026-02-30 0100' },
      { line: 5, why: 'time', value: '2026-11-21 2460' },
      { line: 6, why: 'confidence', value: 'sure' },
      { line: 7, why: 'power', value: '-3' },
      { line: 8, why: 'short', value: '21,72' },
    ],
  });
});

it('refuses a file of another kind, listing the missing columns, and an empty file', () => {
  expect(readFires('name,latitude,longitude\nA,21,72')).toEqual({ refused: 'columns', columns: ['acq_date', 'acq_time', 'confidence'] });
  expect(readFires('latitude,longitude,scan,track,acq_date,acq_time,confidence\n21,72,0.4,wide,2026-11-21,0100,n')).toEqual({
    fires: [],
    mistakes: [{ line: 2, why: 'pixel', value: '0.4 × wide' }],
  });
  expect(readFires('')).toEqual({ refused: 'empty' });
  expect(readFires('latitude,longitude,acq_date,acq_time,confidence\n')).toEqual({ refused: 'empty' });
});

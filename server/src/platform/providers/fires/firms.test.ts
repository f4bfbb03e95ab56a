import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerText, type LoopbackVendor, startLoopbackVendor } from '../weather/loopback-vendor.ts';
import { askFirms, formatBox } from './firms.ts';

const key = '0123456789abcdef0123456789abcdef';
const head = 'latitude,longitude,bright_ti4,scan,track,acq_date,acq_time,satellite,instrument,confidence,version,bright_ti5,frp,daynight';
let vendor: LoopbackVendor;
const ask = (timeoutMs = 2_000) =>
  askFirms({ url: vendor.baseUrl, key, site: { latitude: 21.7, longitude: 72.6 }, timeoutMs, signal: new AbortController().signal });

beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText(''));
});
afterAll(() => vendor.close());

test('requests the box around the site, and reads the rows of VIIRS', async () => {
  vendor.answer(answerText(`${head}\n21.70455,72.60367,345.0,0.41,0.37,2026-11-21,0805,N,VIIRS,n,2.0NRT,300.7,11.83,D\n21,x,1\n`));
  expect(await ask()).toEqual({
    fires: [
      {
        latitude: 21.70455,
        longitude: 72.60367,
        at: '2026-11-21T08:05:00.000Z',
        satellite: 'N',
        confidence: 'nominal',
        powerMw: 11.83,
        pixelM: 410,
      },
    ],
    unread: 1,
  });
  expect(vendor.requests.at(-1)).toBe(`/api/area/csv/${key}/VIIRS_SNPP_NRT/72.5462,21.6500,72.6538,21.7500/1`);
  expect(formatBox({ latitude: 90, longitude: -180 })).toBe('-180.0000,89.9500,-179.5000,90.0000');
});

test('a header without rows means no detections', async () => {
  vendor.answer(answerText(`${head}\n`));
  expect(await ask()).toEqual({ fires: [], unread: 0 });
});

test.each([
  ['Invalid MAP_KEY.', 400, 'NASA FIRMS refused: Invalid MAP_KEY.'],
  ['Invalid MAP_KEY.', 200, 'NASA FIRMS refused: Invalid MAP_KEY.'],
  [`The key ${key} exceeds its transaction limit.\n`, 200, 'NASA FIRMS refused: The key … exceeds its transaction limit.'],
  ['', 503, 'NASA FIRMS answered with status 503.'],
])('the refusal %j with status %i is quoted, without the key', async (text, status, sentence) => {
  vendor.answer(answerText(text, status));
  await expect(ask()).rejects.toThrow(sentence);
});

test('a timeout and a broken connection are reported', async () => {
  vendor.answer(() => undefined);
  await expect(ask(50)).rejects.toThrow('NASA FIRMS did not answer within 0.05 s.');
  vendor.answer((request) => request.socket.destroy());
  await expect(ask()).rejects.toThrow('NASA FIRMS cannot be reached.');
});

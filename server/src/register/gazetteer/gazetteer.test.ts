import { gazetteerRoutes } from '@hazardguard/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../platform/env/env.ts';
import { openPlaceSearch } from '../../platform/providers/gazetteer/place-search.ts';
import { answerText, type LoopbackVendor, startLoopbackVendor } from '../../platform/providers/weather/loopback-vendor.ts';
import { useApplication } from '../../testing/application.ts';

const application = useApplication();

test('the bundled gazetteer finds a town in India with its state, and names its source', async () => {
  const visitor = await application().as('plant');
  const { body } = await visitor.call(gazetteerRoutes.search, { query: { q: 'anklesh' } });
  expect(body.places[0]).toMatchObject({ name: 'Ankleshwar', region: 'Gujarat', country: 'IN' });
  expect(body.places[0]?.latitude).toBeCloseTo(21.63, 1);
  expect(body).toMatchObject({ source: 'GeoNames (bundled)', attribution: 'GeoNames, CC BY 4.0' });
});

test('accents do not matter, India comes first, a state narrows', async () => {
  const visitor = await application().as('plant');
  const find = async (q: string) => (await visitor.call(gazetteerRoutes.search, { query: { q } })).body.places;
  expect((await find('ZURICH'))[0]).toMatchObject({ name: 'Zürich', country: 'CH' });
  expect((await find('Salem'))[0]).toMatchObject({ name: 'Salem', region: 'Tamil Nadu', country: 'IN' });
  expect((await find('Salem, Oregon'))[0]).toMatchObject({ name: 'Salem', country: 'US' });
  expect(await find('no such place anywhere')).toEqual([]);
});

test('a search for nothing, and one of a megabyte, are refused', async () => {
  const visitor = await application().as('plant');
  expect(await visitor.refused(gazetteerRoutes.search, { query: { q: ' ' } })).toMatchObject({
    status: 400,
    message: 'All fields are mandatory',
  });
  expect(await visitor.refused(gazetteerRoutes.search, { query: { q: 'x'.repeat(1_000) } })).toMatchObject({
    status: 400,
    code: 'invalid-input',
  });
});

let vendor: LoopbackVendor;
/** The form of an answer of Nominatim 4 (format jsonv2, addressdetails), cut to the fields that are read. */
const dahej = JSON.stringify([
  {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
    lat: '21.7116',
    lon: '72.5836',
    name: 'Dahej',
    display_name: 'Dahej, Vagra, Bharuch, Gujarat, India',
    address: { village: 'Dahej', state_district: 'Bharuch', state: 'Gujarat', country: 'India', country_code: 'in' },
  },
]);
beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText(dahej));
});
afterAll(() => vendor.close());

const openOnline = () =>
  openPlaceSearch({
    settings: { ...readSettings({}).places, provider: 'nominatim', url: vendor.baseUrl },
    userAgent: 'HazardGuard/test (self-hosted)',
    timeoutMs: 300,
    pauseMs: 100,
  });

test('the online provider answers where configured, and is asked once for the same name', async () => {
  vendor.answer(answerText(dahej));
  const search = openOnline();
  const expected = {
    places: [{ name: 'Dahej', region: 'Gujarat', country: 'IN', latitude: 21.7116, longitude: 72.5836 }],
    source: 'Nominatim',
    attribution: '© OpenStreetMap contributors, ODbL',
  };
  expect(await search('Dahej')).toEqual(expected);
  const before = vendor.requests.length;
  expect(await search('dahej')).toEqual(expected);
  expect(vendor.requests.length).toBe(before);
});

test('questions keep their distance in time', async () => {
  vendor.answer(answerText('[]'));
  const search = openOnline();
  const started = performance.now();
  await Promise.all(['a1', 'b2', 'c3'].map((text) => search(text)));
  expect(performance.now() - started).toBeGreaterThanOrEqual(195);
});

test.each([
  ['garbage', answerText('<html>')],
  ['an error', answerText('', 500)],
  ['silence', () => undefined],
])('%s from the provider falls back to the gazetteer, and says so', async (_kind, handler) => {
  vendor.answer(handler);
  const found = await openOnline()('Ankleshwar');
  expect(found.places[0]).toMatchObject({ name: 'Ankleshwar', country: 'IN' });
  expect(found.source).toBe('GeoNames (bundled); Nominatim did not answer');
});

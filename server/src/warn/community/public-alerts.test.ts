import { gzipSync } from 'node:zlib';
import { communityRoutes } from '@hazardguard/contract';
import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { switchOn } from '../../platform/texts/offered-languages.ts';
import { useApplication } from '../../testing/application.ts';
import { releaseAlert } from '../../testing/released-alert.ts';

/** GeoNames' Ankleshwar; the other places are computed from it. */
const ankleshwar = { latitude: 21.63, longitude: 72.99 };
const far = { latitude: 25, longitude: 80 };
const hostile = '<script>alert(1)</script>" onload="x';

const demo = useApplication();
const live = useApplication({ settings: { mode: 'live' } });
beforeAll(() => switchOn(publicLanguageCodes));
afterAll(() => switchOn([]));

const at = (place: { latitude: number; longitude: number }) => ({ query: place });
const page = async (query: Record<string, string>) =>
  (
    await demo()
      .visitor()
      .raw('GET', `/Community?${new URLSearchParams({ lang: 'en', ...query })}`)
  ).payload;

test('without an alert the page says so, with the time, and never promises safety', async () => {
  const { body, headers } = await live().visitor().call(communityRoutes.list);
  expect(body).toEqual({ checkedAt: expect.any(String), message: 'There is no current public alert', alerts: [] });
  expect(Math.abs(Date.parse(body.checkedAt) - Date.now())).toBeLessThan(10_000);
  expect(headers['set-cookie']).toBeUndefined();
  const { payload } = await live().visitor().raw('GET', '/Community');
  expect(payload).toMatch(/There is no current public alert\. Checked \d{1,2} \w+ \d{4}, \d\d:\d\d\sIST\./);
  expect(payload).toContain('If you hear a siren or smell gas, act anyway.');
});

describe('released alerts', () => {
  const zone = { ...ankleshwar, radiiM: [500, 1000, 2000] };
  beforeAll(async () => {
    const { database } = demo();
    await releaseAlert(database, { status: 'Exercise', ...far, radiiM: [1000], hazardText: 'Far away' });
    await releaseAlert(database, { status: 'Exercise', ...zone, hazardText: `Around the plant ${hostile}` });
    await releaseAlert(database, { status: 'Test', ...ankleshwar, radiiM: [], hazardText: 'Without a zone' });
    await releaseAlert(database, { status: 'Exercise', ...zone, hazardText: 'Expired', expiresInMinutes: -1 });
    await releaseAlert(database, { status: 'Exercise', ...zone, hazardText: 'Taken back', after: 'cancelled' });
    await releaseAlert(database, { status: 'Exercise', ...far, radiiM: [1000], hazardText: 'Update being written', after: 'draft' });
    await releaseAlert(database, { status: 'Actual', ...zone, hazardText: 'Real in a demo' });
    await releaseAlert(live().database, { status: 'Exercise', ...zone });
    await releaseAlert(live().database, { status: 'Actual', ...zone, hazardText: 'Real' });
  });

  test('only the latest released version that has not expired is public; in demo mode exercises and tests', async () => {
    const { body } = await demo().visitor().call(communityRoutes.list);
    expect(body.alerts.map(({ hazardText, version }) => [hazardText.slice(0, 16), version])).toEqual([
      ['Update being wri', 2],
      ['Taken back', 3],
      ['Without a zone', 2],
      ['Around the plant', 2],
      ['Far away', 2],
    ]);
    expect(body.alerts.map(({ state }) => state)).toEqual(['released', 'cancelled', 'released', 'released', 'released']);
    expect(body.message).toBeNull();
  });

  test('in live mode only actual alerts are public', async () => {
    const { body } = await live().visitor().call(communityRoutes.list);
    expect(body.alerts.map(({ hazardText }) => hazardText)).toEqual(['Real']);
    const { payload } = await live().visitor().raw('GET', '/Community?lat=21.63&lng=72.99');
    expect(payload).toContain('INSIDE a warned zone');
    expect(payload).not.toMatch(/EXERCISE|TEST/);
  });

  test.each([
    [21.63, 'inside', 'severe', 500, 0],
    [21.637, 'inside', 'middle', 222, 0],
    [21.645, 'inside', 'mild', 332, 0],
    [21.66, 'near', null, 1336, 180],
    [21.72, 'elsewhere', null, 8008, 180],
  ])('a place at %f° is %s', async (latitude, group, severity, edgeDistanceM, bearing) => {
    const { body } = await demo()
      .visitor()
      .call(communityRoutes.check, at({ latitude, longitude: 72.99 }));
    const alert = body.alerts.find(({ hazardText }) => hazardText.startsWith('Around'));
    expect(alert).toMatchObject({ group, relation: { inside: group === 'inside', severity } });
    // From inside, the distance is to the edge of the widest zone.
    const expected = group === 'inside' ? 2000 - Math.abs(latitude - 21.63) * 111_195 : edgeDistanceM;
    expect(Math.abs((alert?.relation?.edgeDistanceM ?? 0) - expected)).toBeLessThan(5);
    const turn = (((alert?.relation?.edgeBearingDeg ?? 0) - bearing + 540) % 360) - 180;
    if (latitude !== 21.63) expect(Math.abs(turn)).toBeLessThan(5);
  });

  test('for a place, alerts are ordered by their relevance there', async () => {
    const { body } = await demo().visitor().call(communityRoutes.check, at(ankleshwar));
    expect(body.alerts.map(({ group, relation, state }) => [group, relation === null, state])).toEqual([
      ['inside', false, 'released'],
      ['inside', false, 'cancelled'],
      ['elsewhere', false, 'released'],
      ['elsewhere', false, 'released'],
      ['elsewhere', true, 'released'],
    ]);
  });

  test.each([
    { latitude: '91', longitude: '0' },
    { latitude: '', longitude: '0' },
    { latitude: '1e1', longitude: '0' },
    { latitude: 'NaN', longitude: '0' },
    { latitude: '0', longitude: '-180.5' },
    { longitude: '0' },
  ])('the call refuses %j', async (query) => {
    expect(await demo().visitor().refused(communityRoutes.check, { query })).toMatchObject({ status: 400 });
  });

  test('the page marks an exercise in each language, and never shows it as danger', async () => {
    for (const lang of publicLanguageCodes) {
      const text = await page({ lang, lat: '21.63', lng: '72.99' });
      expect(text.match(/class="mark"><b>[^<]*(EXERCISE|TEST)/g)).toHaveLength(5);
      expect(text).not.toContain('result severe');
    }
    const text = await page({ lat: '21.66', lng: '72.99' });
    expect(text).toContain('Not inside the zone of any current public alert.');
    expect(text).toMatch(/The edge of the zone is 1\.3\skm away, to the south\./);
    expect(text).toContain('This alert has no zone on the map.');
  });

  test('text of an alert is escaped', async () => {
    const text = await page({});
    expect(text).toContain('Around the plant &lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x');
    // Only our own scripts.
    expect(text.match(/<script(?! src="\/Community\/)/g)).toBeNull();
  });

  test('a place by name: one is checked, several are offered, an unknown one is reported', async () => {
    expect(await page({ place: 'ankleshwar' })).toContain('Checked for Ankleshwar, Gujarat');
    const several = await page({ place: 'Salem' });
    expect(several).toContain('More than one place has this name');
    const link = /<a href="([^"]+)">Salem, Tamil Nadu<\/a>/.exec(several)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await demo().visitor().raw('GET', link)).payload).toContain('Checked for Salem, Tamil Nadu');
    expect(await page({ place: `Nowhere ${hostile}` })).toContain('No place called “Nowhere &lt;script&gt;');
  });

  test('a name that does not match the coordinates is not shown', async () => {
    const text = await page({ place: 'Surat', lat: '48.1', lng: '11.5' });
    expect(text).toContain('Checked for the position 48.100, 11.500');
  });

  test.each([
    [{ lat: '91', lng: '72.99' }, 'Latitude is a number from -90 to 90', 1],
    [{ lat: '21.6' }, 'Longitude is a number from -180 to 180', 1],
    [{ lat: hostile, lng: 'x' }, 'Latitude is a number from -90 to 90', 2],
  ])('wrong coordinates %j are explained on the page, which keeps the entries', async (query, sentence, wrong) => {
    const answer = await demo()
      .visitor()
      .raw('GET', `/Community?${new URLSearchParams(query)}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.payload).toContain(sentence);
    expect(answer.payload.match(/aria-invalid="true"/g)).toHaveLength(wrong);
    expect(answer.payload).toContain(
      `value="${(query.lat ?? '').replace(/[<>"]/g, (c) => ({ '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)}"`,
    );
    expect(answer.payload).not.toContain(hostile);
  });

  test('with five alerts and a checked place, the page has at most 14,000 bytes in each language', async () => {
    for (const lang of publicLanguageCodes)
      expect(gzipSync(await page({ lang, place: 'Ankleshwar' })).byteLength, lang).toBeLessThanOrEqual(14_000);
  });

  test('an answer about a place is not cached', async () => {
    const { headers } = await demo().visitor().raw('GET', '/Community?place=Surat');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('a released alert cannot be edited', async () => {
    const plant = await demo().as('plant');
    const { rows } = await demo().database.pool.query<{ id: string; run_id: string; incident_id: string }>(
      `select alert.id, run_id, alert.incident_id from alert join public_alert using (id) where status = 'Exercise' limit 1`,
    );
    const body = {
      runId: rows[0]?.run_id,
      status: 'Exercise',
      incidentId: rows[0]?.incident_id,
      incidentSeverity: 'low',
      incidentDescription: 'x',
      source: 'x',
      hazardText: 'x',
      placeText: 'x',
      actionText: 'Stay where you are',
      timeText: 'x',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      version: 2,
    };
    const answer = await plant.raw('PUT', `/api/alerts/${rows[0]?.id}`, { body });
    expect([answer.statusCode, answer.payload]).toEqual([409, expect.stringContaining('released cannot be changed')]);
  });
});

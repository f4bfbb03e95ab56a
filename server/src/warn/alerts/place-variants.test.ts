import {
  type Alert,
  type AlertInput,
  alertRoutes,
  industryRoutes,
  measureMessage,
  type Run,
  runRoutes,
  smsParts,
  toSmsLead,
} from '@hazardguard/contract';
import { languageCodes, otherLanguageCodes } from '@hazardguard/i18n/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { destination } from '../../platform/compute/geodesy.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { listRecipients } from '../delivery/recipients.ts';
import { buildVariants, findOtherAdvice } from './place-variants.ts';
import { fillTemplate } from './templates/fill-template.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.01 },
  weather: { windSpeedMs: 2, windFromDeg: 225, temperatureC: 25, stability: 'F' },
  site,
};
const downwind = (metres: number) => destination(site.latitude, site.longitude, 45, metres);

const application = useApplication();
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
let plant: Visitor;
let runId: string;

/** A village as a square of 600 m. */
const addVillage = async (sourceId: number, name: string, metres: number): Promise<void> => {
  const { latitude, longitude } = downwind(metres);
  const [west, south, east, north] = [longitude - 0.003, latitude - 0.003, longitude + 0.003, latitude + 0.003];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  await query(
    `insert into population_area (source_id, key, code, name, people, outline, west, south, east, north, content_hash)
     values ($1, $2, null, $2, 500, $3, $4, $5, $6, $7, $2)`,
    [sourceId, name, JSON.stringify([[ring]]), west, south, east, north],
  );
};
const follow = (address: string, { latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  query(
    `with one as (insert into follower (channel, address, language, token_hash, stop_token) values ('sms', $1, 'hi', $1, $1) returning id)
     insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, 'Home', $2, $3, 50 from one`,
    [address, latitude, longitude],
  );

beforeAll(async () => {
  const [source] = await query(
    `insert into geo_source (kind, name, source_name, licence, added_by, items, people, west, south, east, north)
     values ('areas', 'Census', 'Census', 'Open', 'A', 3, 1500, 72, 21, 74, 22) returning id`,
  );
  await addVillage(source.id, 'Near village', 600);
  await addVillage(source.id, 'Far village', 7_000);
  // The main roads at the far end: one to each side, across a wind from the south-west.
  const { latitude, longitude } = downwind(7_000);
  await query(
    `insert into road (source_id, key, name, reference, class, line, west, south, east, north, content_hash) values
       ($1, 'a', 'Ring road', 'NH 48', 'trunk', $2, 72, 21, 74, 22, 'a'), ($1, 'b', 'Field way', null, 'track', $2, 72, 21, 74, 22, 'b')`,
    [source.id, [longitude + 0.15, latitude - 0.15, longitude, latitude, longitude - 0.15, latitude + 0.15]],
  );
  await follow('+911', downwind(600));
  await follow('+912', downwind(7_000));
  plant = await application().as('plant');
  const industry = await plant.call(industryRoutes.create, {
    body: { industryName: 'Area Works', district: 'Bharuch', safetyTeamContact: 'control room', ...site },
  });
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
  const made = await plant.call(runRoutes.create, {
    body: { industryId: industry.body.id, inventoryItemId: null, scenario, weatherOrigin },
  });
  runId = made.body.id;
});

const propose = async (): Promise<AlertInput> => (await plant.call(alertRoutes.propose, { params: { id: runId } })).body;
const draft = async (more: object = {}): Promise<Alert> =>
  (await plant.call(alertRoutes.draft, { body: { ...(await propose()), ...more } })).body;
const numbers = (text: string | undefined): readonly string[] => text?.match(/\d+(?:[.:]\d+)?/g) ?? [];

describe('advice by place', () => {
  test('near the source people shelter, far away they leave by named roads; place, numbers and time are those of the common text', async () => {
    const alert = await draft();
    expect(alert.action).toBe('shelter');
    expect(alert.variants).toMatchObject([{ action: 'leave', toM: null }]);
    const [variant] = alert.variants;
    expect(variant?.fromM).toBeGreaterThan(2_000);
    expect(variant?.fromM).toBeLessThan(6_700);
    expect(variant?.texts.en?.actionText).toMatch(
      /^Leave now, to the (north-west|south-east) or the (north-west|south-east), along NH 48\./,
    );
    for (const language of languageCodes) {
      const common = language === 'en' ? alert : alert.translations[language];
      const sms = variant?.texts[language]?.smsText;
      expect(sms).not.toBe(common?.smsText);
      expect(numbers(sms)).toEqual(numbers(common?.smsText));
    }
    // Far from the source, but before the cloud comes: later nobody is asked to leave.
    expect(Date.parse(variant?.goodUntil ?? '') - Date.parse(alert.createdAt)).toBeLessThanOrEqual(15 * 60_000);
  });

  test('each message is shown before the release, and the villages inside say the same', async () => {
    const alert = await draft();
    const at = { params: { id: alert.id } };
    const { messages } = (await plant.call(alertRoutes.preview, at)).body;
    const find = (variant: string | null) =>
      messages.find((one) => one.variant === variant && one.channel === 'sms' && one.language === 'en');
    expect(find(null)?.text).toContain('Go indoors now');
    expect(find('leave')?.text).toContain('Leave now');
    expect(messages.filter(({ meter }) => (meter?.parts ?? 0) > smsParts)).toEqual([]);
    const { villages } = (await plant.call(alertRoutes.reach, at)).body;
    const actions = Object.fromEntries(villages.map(({ name, action }) => [name, action]));
    expect(actions).toEqual({ 'Near village': 'shelter', 'Far village': 'leave' });
  });

  test('advice that a person wrote is the same for everybody, as is that of a draft without advice by place', async () => {
    expect((await draft({ actionText: 'Go to the school.' })).variants).toEqual([]);
    const alert = await draft();
    const at = { params: { id: alert.id } };
    const same = (await plant.call(alertRoutes.choosePlaces, { ...at, body: { version: 1, byPlace: false, villagesOff: [] } })).body;
    expect(same).toMatchObject({ version: 2, byPlace: false, variants: [] });
    const edit = { ...same, runId, smsText: same.smsText };
    expect((await plant.call(alertRoutes.update, { ...at, body: edit })).body).toMatchObject({ byPlace: false, variants: [] });
  });

  test('all variants in all languages have two parts at most, whatever the names', () => {
    const level = { id: 'AEGL-2', severity: 'middle', value: 1, unit: 'ppm', meaning: '' };
    const zone = { level, status: 'reached', reachM: 8_000, arrivalS: 8_000, maxHalfWidthM: 300 };
    const run = {
      createdAt: '2026-11-20T09:00:00Z',
      scenario: {},
      result: { site, caveats: [], windFromDeg: 315, source: { durationS: 600 }, zones: [zone] },
    } as unknown as Run;
    const now = new Date('2026-11-20T09:05:00Z');
    const ring = [0, 90, 180, 270, 0].map((bearing) => destination(site.latitude, site.longitude, bearing, 8_000));
    const polygon = { type: 'Polygon', coordinates: [ring.map(({ latitude, longitude }) => [longitude, latitude])] };
    const area = { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { severity: 'middle' }, geometry: polygon }] };
    let made = 0;
    for (const [hazard, action] of [
      ['toxic-leak', 'shelter'],
      ['toxic-leak', 'leave'],
      ['toxic-flammable-leak', 'shelter-no-flame'],
      ['toxic-flammable-leak', 'move-away'],
    ] as const)
      for (const status of ['Actual', 'Exercise'] as const)
        for (const industryName of ['Gujarat Narmada Valley Fertilizers and Chemicals', 'x'.repeat(200), 'गुजरात केमिकल्स', 'GFL'])
          for (const chemical of ['hydrogen-sulfide', null]) {
            const facts = {
              status,
              hazard,
              action,
              industryName,
              chemical,
              source: 'S',
              district: 'Surat',
              reachM: 8_000,
              windFromDeg: 315,
              towards: undefined,
              moreUrl: 'warn.gujarat.gov.in/w',
              expiresAt: new Date('2026-11-22T06:30:00Z'),
            };
            const { actionText, smsText = '' } = fillTemplate(facts, 'en');
            const translations = Object.fromEntries(otherLanguageCodes.map((language) => [language, fillTemplate(facts, language)]));
            const content = { status, hazard, action, english: { actionText, smsText }, translations, byPlace: true, area };
            const other = findOtherAdvice(content, run, now);
            expect(other).not.toBeNull();
            if (other === null) continue;
            const roads = ['NH 48', 'Station Road'];
            const [variant] = buildVariants(content, other, { run, publicUrl: 'https://warn.gujarat.gov.in', roads, now });
            for (const language of languageCodes) {
              const text = variant?.texts[language];
              const lead = toSmsLead({ status, kind: 'Update', language });
              expect(measureMessage(`${lead}${text?.smsText}`).parts, text?.smsText).toBeLessThanOrEqual(smsParts);
              expect(text?.smsText).toContain('12:00 IST');
              expect(text?.actionText.length).toBeLessThanOrEqual(500);
              made += 1;
            }
          }
    expect(made).toBe(256);
  });
});

describe('villages of a draft', () => {
  test('one inside a zone is switched off only with a reason, which the log keeps; others without', async () => {
    const alert = await draft();
    const at = { params: { id: alert.id } };
    const off = (version: number, name: string, reason: string | null) => ({
      ...at,
      body: { version, byPlace: true, villagesOff: [{ code: null, name, reason }] },
    });
    const refused = await plant.refused(alertRoutes.choosePlaces, off(1, 'Near village', null));
    expect(refused).toMatchObject({ status: 400, fields: [{ field: 'villagesOff.0.reason' }] });
    expect(await plant.refused(alertRoutes.choosePlaces, off(1, 'Elsewhere', null))).toMatchObject({
      fields: [{ field: 'villagesOff.0' }],
    });
    const reason = 'The village was moved last year';
    const saved = (await plant.call(alertRoutes.choosePlaces, off(1, 'Near village', reason))).body;
    expect(saved).toMatchObject({ state: 'draft', villagesOff: [{ name: 'Near village', reason }] });
    // Its outline leaves the area as it is.
    expect(saved.area).toEqual(alert.area);
    const reach = (await plant.call(alertRoutes.reach, at)).body;
    expect(reach.villages.map(({ name, off: isOff }) => [name, isOff])).toEqual(expect.arrayContaining([['Near village', true]]));
    expect(reach.followers.find(({ channel }) => channel === 'sms')?.count).toBe(1);
    await query(
      `insert into incident (id, created_by, created_by_id, changed_by, changed_by_id) values ($1, 'A', 'a', 'A', 'a') on conflict do nothing`,
      [alert.incidentId],
    );
    await plant.call(alertRoutes.submit, { ...at, body: { version: 2 } });
    const log = await query('select text from incident_event where incident_id = $1', [alert.incidentId]);
    expect(log.map(({ text }) => text).join()).toContain(`NOT WARNED, switched off: Near village (${reason})`);
  });

  test('its recipients get nothing, and each of the others the advice for the place', async () => {
    const alert = await draft();
    const { kysely } = application().database;
    const recipients = async (villagesOff: readonly string[], now = new Date()) => {
      const { villages } = (await plant.call(alertRoutes.reach, { params: { id: alert.id } })).body.population;
      const off = villagesOff.map((name) => ({ code: null, name, reason: null }));
      const places = { villages, villagesOff: off, variants: alert.variants, site, now };
      const about = { alertId: alert.id, version: 1, status: 'Actual', severity: 'high', area: alert.area as object, places } as const;
      return (await listRecipients({ kysely }, about)).flatMap(({ audience, address, action }) =>
        audience === 'follower' ? [[address, action]] : [],
      );
    };
    expect(await recipients([])).toEqual([
      ['+911', null],
      ['+912', 'leave'],
    ]);
    expect(await recipients(['Near village'])).toEqual([['+912', 'leave']]);
    // Released too late to leave.
    expect(await recipients(['Near village'], new Date(Date.now() + 16 * 60_000))).toEqual([['+912', null]]);
  });
});

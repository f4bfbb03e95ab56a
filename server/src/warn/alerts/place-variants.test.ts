import {
  type Alert,
  type AlertInput,
  alertRoutes,
  fitsSms,
  industryRoutes,
  listWarnedParts,
  type Run,
  runRoutes,
  smsParts,
  toSmsLead,
} from '@hazardguard/contract';
import { languageCodes } from '@hazardguard/i18n/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { destination } from '../../platform/compute/geodesy.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { readPlaceRules } from '../delivery/place-rules.ts';
import { listRecipients, mergeActNow, mergeArea } from '../delivery/recipients.ts';
import { previewMessages } from './message-preview.ts';
import { buildAreaVariants, listAdviceBands } from './place-variants.ts';
import { findAlert } from './store.ts';
import { toCapMessage } from './to-cap-message.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  // A tanker's stock: its act-now area reaches so far that people at its end have time to leave.
  quantityKg: 54_000,
  rupture: { type: 'circular', diameterM: 0.01 },
  weather: { windSpeedMs: 2, windFromDeg: 225, temperatureC: 25, stability: 'F' },
  site,
};
const downwind = (metres: number, asideDeg = 0) => destination(site.latitude, site.longitude, 45 + asideDeg, metres);

const application = useApplication();
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
let plant: Visitor;
let runId: string;

/** A village as a square of 600 m. */
const addVillage = async (sourceId: number, name: string, metres: number, asideDeg = 0): Promise<void> => {
  const { latitude, longitude } = downwind(metres, asideDeg);
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
  await addVillage(source.id, 'Village aside', 12_000, 40);
  // The main roads at the far end: one to each side, across a wind from the south-west.
  const { latitude, longitude } = downwind(7_000);
  await query(
    `insert into road (source_id, key, name, reference, class, line, west, south, east, north, content_hash) values
       ($1, 'a', 'Ring road', 'NH 48', 'trunk', $2, 72, 21, 74, 22, 'a'), ($1, 'b', 'Field way', null, 'track', $2, 72, 21, 74, 22, 'b')`,
    [source.id, [longitude + 0.15, latitude - 0.15, longitude, latitude, longitude - 0.15, latitude + 0.15]],
  );
  await follow('+911', downwind(600));
  await follow('+912', downwind(7_000));
  await follow('+913', downwind(12_000, 40));
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
    expect(alert.variants).toMatchObject([
      { action: 'be-ready', area: 'be-ready' },
      { action: 'leave', area: null, toM: null },
    ]);
    const variant = alert.variants[1];
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
    // The villages of each area are named in it, the act-now area in the common text.
    expect(alert.placeText).toMatch(/ Villages and wards: (Near village, Far village|Far village, Near village)\.$/);
    const [ready] = alert.variants;
    expect(ready?.texts.en?.placeText).toMatch(/ Villages and wards: Village aside\.$/);
    expect(ready?.texts.mr?.placeText).toMatch(/ गावे आणि वॉर्ड: Village aside\.$/);
    // Far from the source, but before the cloud comes: later nobody is asked to leave.
    expect(Date.parse(variant?.goodUntil ?? '') - Date.parse(alert.createdAt)).toBeLessThanOrEqual(15 * 60_000);
  });

  test('a gas that is poisonous and burns: no flame and no switch only near the leak, fans off beyond, and leavers have a way in', async () => {
    const { industryId } = (await plant.call(runRoutes.read, { params: { id: runId } })).body;
    const leak = { ...scenario, chemical: '7783-06-4', quantityKg: 2_000, rupture: { type: 'circular', diameterM: 0.025 } };
    const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
    const body = { industryId, inventoryItemId: null, scenario: leak, weatherOrigin } as never;
    const { id } = (await plant.call(runRoutes.create, { body })).body;
    const proposal = (await plant.call(alertRoutes.propose, { params: { id } })).body;
    const alert = (await plant.call(alertRoutes.draft, { body: proposal })).body;
    expect([alert.hazard, alert.action]).toEqual(['toxic-flammable-leak', 'shelter']);
    expect(alert.actionText).toContain('Turn off fans, coolers and AC.');
    const near = alert.variants.find(({ action }) => action === 'shelter-no-flame');
    expect(near).toMatchObject({ fromM: 0, goodUntil: null });
    // Half the flammable limit reaches about 100 m, the toxic levels kilometres.
    expect(near?.toM).toBeGreaterThan(100);
    expect(near?.toM).toBeLessThan(500);
    expect(near?.texts.en?.actionText).toContain('No flame, no switch, no engine.');
    expect(near?.texts.en?.actionText).not.toContain('fans');
    const far = alert.variants.find(({ action }) => action === 'leave');
    expect(far?.fromM).toBeGreaterThan(near?.toM ?? Number.POSITIVE_INFINITY);
    expect(far?.texts.en?.actionText).toContain('If you cannot leave: go indoors');
    for (const language of languageCodes)
      expect(near?.texts[language]).toMatchObject({ actionText: expect.any(String), smsText: expect.any(String), placeText: null });
  });

  test('two areas of a fire: straight away near the flames, shelter in the smoke downwind, each with its own place', async () => {
    const { industryId } = (await plant.call(runRoutes.read, { params: { id: runId } })).body;
    const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
    const draftFire = async (origin: object, more: object = {}) => {
      const fire = {
        ...scenario,
        chemical: '110-54-3',
        hazard: 'fire',
        quantityKg: 20_000,
        rupture: { type: 'circular', diameterM: 0.05 },
      };
      const body = { industryId, inventoryItemId: null, scenario: { ...fire, ...more }, weatherOrigin: origin } as never;
      const { id } = (await plant.call(runRoutes.create, { body })).body;
      const proposal = (await plant.call(alertRoutes.propose, { params: { id } })).body;
      return (await plant.call(alertRoutes.draft, { body: proposal })).body;
    };
    const alert = await draftFire(weatherOrigin);
    expect([alert.hazard, alert.action]).toEqual(['fire', 'keep-away']);
    expect(alert.placeText).toMatch(/^Within 8\d0\sm of Area Works\./);
    expect(alert.incidentDescription).toContain('Be-ready area: the smoke, 5 km downwind');
    expect(listWarnedParts(alert.area).map(({ warnedArea, smokeM }) => [warnedArea, smokeM])).toEqual([
      ['act-now', null],
      ['be-ready', 5_000],
    ]);
    expect(alert.variants).toMatchObject([{ action: 'shelter', area: 'be-ready', fromM: 0, toM: null }]);
    const [smoke] = alert.variants;
    expect(smoke?.texts.en?.actionText).toMatch(/^Go indoors now, out of the smoke\./);
    expect(smoke?.texts.en?.placeText).toMatch(/^Up to 5\.\d\skm to the north-east of Area Works/);
    expect(alert.smsText).toMatch(/^Go straight away from the site\. Within 8\d0\sm of Area Works:/);
    for (const language of languageCodes) {
      const sms = smoke?.texts[language]?.smsText;
      expect(sms).toMatch(/5\.\d/);
      expect(sms).not.toMatch(/8\d0/);
      expect(sms).toMatch(/north-east|उत्तर-पूर्व|ઉત્તર-પૂર્વ|ईशान्य/);
    }
    const rules = await readPlaceRules(application().database, {
      area: mergeArea(alert.area as object),
      actNow: mergeActNow(alert.area as object),
      villages: [],
      villagesOff: [],
      variants: alert.variants,
      site,
      now: new Date(),
    });
    const at = (metres: number, asideDeg = 0) => rules.findAction([{ ...downwind(metres, asideDeg), radiusM: 50, village: null }]);
    expect([at(400), at(400, 180), at(4_000), at(4_000, 20)]).toEqual([null, null, 'shelter', 'shelter']);
    const row = await findAlert(application().database, alert.id);
    if (row === undefined) throw new Error('No such alert');
    const infos = toCapMessage(row, [], { mode: 'demo', publicUrl: null }).infos.filter(({ language }) => language.startsWith('en'));
    expect(infos.map(({ responseType, urgency, severity }) => [responseType, urgency, severity])).toEqual([
      [['Avoid'], 'Immediate', infos[0]?.severity],
      [['Shelter'], 'Immediate', 'Moderate'],
    ]);
    expect(infos[0]?.area.areaDesc).toBe(alert.placeText);
    expect(infos[1]?.area.areaDesc).toBe(smoke?.texts.en?.placeText);
    expect(infos[1]?.description).toContain(smoke?.texts.en?.placeText);
    expect(infos[1]?.description).not.toContain(alert.placeText);
    // Where nobody knows the wind the smoke may go anywhere.
    const around = await draftFire({ source: 'wind-unknown', observedAt: null, ageS: null });
    expect(around.variants[0]?.texts.en?.placeText).toMatch(/^Within 5\.\d\skm of Area Works\./);
    // Methane burns without smoke.
    const clean = await draftFire(weatherOrigin, { chemical: '74-82-8', quantityKg: 2_000, storage: { pressureKpa: 5_000 } });
    expect(listWarnedParts(clean.area).flatMap(({ smokeM }) => smokeM ?? [])).toEqual([]);
    expect(clean.variants.map(({ action }) => action)).not.toContain('shelter');
  });

  test('without two areas: straight away near the flames, shelter in the smoke beyond the distance of the guide', () => {
    const level = { id: 'kW', severity: 'middle', value: 5, unit: 'kW/m²', meaning: '' };
    const zone = { level, status: 'reached', reachM: 60, arrivalS: null, maxHalfWidthM: 60 };
    const run = {
      createdAt: '2026-11-20T09:00:00Z',
      scenario: {},
      result: { site, caveats: [], chemical: { id: 'n-hexane' }, windFromDeg: 225, source: { durationS: 600 }, zones: [zone] },
    } as unknown as Run;
    const around = (metres: number) => {
      const ring = [0, 90, 180, 270, 0].map((bearing) => destination(site.latitude, site.longitude, bearing, metres));
      const geometry = { type: 'Polygon', coordinates: [ring.map(({ latitude, longitude }) => [longitude, latitude])] };
      return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { severity: 'middle' }, geometry }] };
    };
    const english = { source: '', hazardText: '', placeText: '', actionText: '', timeText: '', smsText: '' };
    const bands = (area: object, action: 'keep-away' | 'shelter') =>
      listAdviceBands(
        { status: 'Actual', hazard: 'fire', action, english, translations: {}, byPlace: true, area, population: null, kind: 'Alert' },
        { run, noFlameM: 0, now: new Date() },
      );
    expect(bands(around(3_000), 'keep-away')).toMatchObject([
      { action: 'keep-away', fromM: 0, toM: 800 },
      { action: 'shelter', fromM: 800, toM: null },
    ]);
    // Everybody in it is near the flames.
    expect(bands(around(500), 'keep-away')).toEqual([]);
  });

  test('each message is shown before the release, and the villages inside say the same', async () => {
    const alert = await draft();
    const at = { params: { id: alert.id } };
    const { messages } = (await plant.call(alertRoutes.preview, at)).body;
    const find = (variant: string | null) =>
      messages.find((one) => one.variant === variant && one.channel === 'sms' && one.language === 'en');
    expect(find(null)?.text).toContain('Go indoors now');
    expect(find('leave')?.text).toContain('Leave now');
    expect(messages.filter(({ meter }) => meter !== null && meter.parts > smsParts[meter.encoding])).toEqual([]);
    // Where the operator's own host leaves no room in a language, the draft says so.
    const long = await previewMessages(application().database, { publicUrl: `https://${'x'.repeat(60)}.gujarat.gov.in` }, alert.id);
    const lacking = (list: typeof messages) => [...new Set(list.flatMap(({ language, withoutLink }) => (withoutLink ? [language] : [])))];
    expect(lacking(messages)).toEqual([]);
    expect(lacking(long.messages)).toEqual(['hi', 'gu', 'mr']);
    const { villages, villageAreas } = (await plant.call(alertRoutes.reach, at)).body;
    const toArea = ({ name, area }: { name: string; area: string | null }) => `${name}: ${area}`;
    expect(villageAreas?.map(toArea).toSorted()).toEqual(villages.map(toArea).toSorted());
    expect(villageAreas?.every(({ outline }) => outline !== null)).toBe(true);
    const actions = Object.fromEntries(villages.map(({ name, action }) => [name, action]));
    expect(actions).toEqual({ 'Near village': 'shelter', 'Far village': 'leave', 'Village aside': 'be-ready' });
  });

  test('advice that a person wrote is the same for everybody, as is that of a draft without advice by place', async () => {
    expect((await draft({ actionText: 'Go to the school.' })).variants.map(({ action }) => action)).toEqual(['be-ready']);
    const alert = await draft();
    const at = { params: { id: alert.id } };
    const same = (await plant.call(alertRoutes.choosePlaces, { ...at, body: { version: 1, byPlace: false, villagesOff: [] } })).body;
    expect(same).toMatchObject({ version: 2, byPlace: false, variants: [] });
    const edit = { ...same, runId, smsText: same.smsText };
    expect((await plant.call(alertRoutes.update, { ...at, body: edit })).body).toMatchObject({ byPlace: false, variants: [] });
  });
});

test('the strictest area of a person’s places decides; who is in none any more is told so, in every language', async () => {
  const alert = await draft();
  const content = { ...alert, english: alert, population: alert.population ?? null, kind: 'Update' as const };
  const run = (await plant.call(runRoutes.read, { params: { id: runId } })).body;
  const facts = { run, publicUrl: null, industryName: run.industryName, roads: [], noFlameM: 0, now: new Date() };
  const variants = buildAreaVariants(content, facts);
  expect(variants.map(({ action, area }) => [action, area])).toEqual([
    ['be-ready', 'be-ready'],
    ['outside', 'outside'],
  ]);
  for (const language of languageCodes) {
    const sms = variants[1]?.texts[language]?.smsText ?? '';
    expect(sms).not.toBe('');
    expect(fitsSms(`${toSmsLead({ status: 'Actual', kind: 'Update', language })}${sms}`)).toBe(true);
  }
  const whole = mergeArea(alert.area as object);
  const rules = await readPlaceRules(application().database, {
    area: whole,
    actNow: mergeActNow(alert.area as object),
    villages: [],
    villagesOff: [],
    variants,
    site,
    now: new Date(),
  });
  const at = (metres: number, asideDeg = 0) => ({ ...downwind(metres, asideDeg), radiusM: 50, village: null });
  expect([at(600), at(12_000, 40), at(3_000, 180)].map((place) => rules.findAction([place]))).toEqual([null, 'be-ready', 'outside']);
  expect(rules.findAction([at(3_000, 180), at(12_000, 40)])).toBe('be-ready');
  expect(rules.findAction([at(12_000, 40), at(600)])).toBeNull();
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
    expect(reach.followers.find(({ channel }) => channel === 'sms')?.count).toBe(2);
    await query(
      `insert into incident (id, created_by, created_by_id, changed_by, changed_by_id) values ($1, 'A', 'a', 'A', 'a') on conflict do nothing`,
      [alert.incidentId],
    );
    await plant.call(alertRoutes.submit, { ...at, body: { version: 2, areaConfirmed: true } });
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
      ['+913', 'be-ready'],
    ]);
    expect(await recipients(['Near village'])).toEqual([
      ['+912', 'leave'],
      ['+913', 'be-ready'],
    ]);
    // Released too late to leave.
    expect(await recipients(['Near village'], new Date(Date.now() + 16 * 60_000))).toEqual([
      ['+912', null],
      ['+913', 'be-ready'],
    ]);
  });
});

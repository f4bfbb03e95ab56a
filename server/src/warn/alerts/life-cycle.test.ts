import {
  type Alert,
  alertRoutes,
  capRoutes,
  communityRoutes,
  findAreaPart,
  incidentRoutes,
  industryRoutes,
  publicArea,
} from '@hazardguard/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { findCapProblems } from '../../testing/cap/check-cap.ts';
import { addLeakSite, askVersion, leakPlace, runLeak } from '../../testing/leak-site.ts';
import { buildPixelBomb } from '../../testing/pixel-bomb.ts';

const application = useApplication({ settings: { publicUrl: 'https://warn.example.org' } });
const people = {} as Record<'plant' | 'imt' | 'l1' | 'l2', Visitor>;
let industryId: number;
let runId: string;

beforeAll(async () => {
  for (const role of ['plant', 'imt', 'l1', 'l2'] as const) people[role] = await application().as(role);
  industryId = await addLeakSite(people.plant, 'Life & Death <Works>');
  runId = (await runLeak(people.plant, industryId)).id;
});

const draft = async (): Promise<Alert> => {
  const { body } = await people.plant.call(alertRoutes.propose, { params: { id: runId } });
  return (await people.plant.call(alertRoutes.draft, { body })).body;
};
const toEdit = (alert: Alert) => ({
  runId: alert.runId,
  drawn: alert.drawn,
  status: alert.status,
  incidentId: alert.incidentId,
  incidentSeverity: alert.incidentSeverity,
  incidentDescription: alert.incidentDescription,
  source: alert.source,
  hazardText: alert.hazardText,
  placeText: alert.placeText,
  actionText: alert.actionText,
  timeText: alert.timeText,
  translations: alert.translations,
  hazard: alert.hazard,
  action: alert.action,
  expiresAt: alert.expiresAt,
  version: alert.version,
});
/** The cloud of the run still travels. */
const early = { secondLook: true, reason: 'The leak is plugged' };
const released = async (): Promise<Alert> => {
  const waiting = (await people.plant.call(alertRoutes.submit, askVersion(await draft()))).body;
  return (await people.l1.call(alertRoutes.approve, askVersion(waiting))).body;
};
const findPublicAlert = async ({ id }: Alert) =>
  (await application().visitor().call(communityRoutes.list)).body.alerts.find((alert) => alert.id === id);
const readCap = async (alert: Alert): Promise<string> => {
  const answer = await application().visitor().raw('GET', `/cap/${alert.live?.identifier}`);
  expect(answer.headers['content-type']).toBe('application/cap+xml');
  expect(await findCapProblems(answer.payload)).toEqual([]);
  return answer.payload;
};

describe('an alert before its release', () => {
  test('is drafted, submitted and released by another person, and only then public, in every language it has', async () => {
    const first = await draft();
    expect([first.state, first.live, await findPublicAlert(first)]).toEqual(['draft', null, undefined]);
    const waiting = (await people.plant.call(alertRoutes.submit, askVersion(first))).body;
    expect([waiting.state, waiting.version, await findPublicAlert(first)]).toEqual(['waiting', 2, undefined]);
    const { body } = await people.l1.call(alertRoutes.approve, askVersion(waiting));
    expect(body).toMatchObject({ state: 'released', kind: 'Alert', version: 3, expired: false, live: { version: 3, override: null } });
    expect(await findPublicAlert(first)).toMatchObject({ state: 'released', hazardText: first.hazardText });
    const page = await application().visitor().raw('GET', '/Community?lang=gu');
    expect(page.payload).toContain('ગળતર થાય છે');
    const { versions } = (await people.imt.call(alertRoutes.history, { params: { id: first.id } })).body;
    expect(versions.map(({ state }) => state)).toEqual(['released', 'waiting', 'draft']);
    const [out, handedIn, written] = versions.map(({ at }) => at);
    expect((await people.imt.call(alertRoutes.times, { params: { id: first.id } })).body).toMatchObject({
      first: { at: written, what: 'drafted' },
      draftedAt: written,
      handedInAt: handedIn,
      releasedAt: out,
      firstReceiptAt: null,
      messages: 0,
    });
  });

  test('is not released by its drafter, its last editor or its submitter, in code and in the database', async () => {
    const first = await draft();
    const edited = (await people.l1.call(alertRoutes.update, { params: { id: first.id }, body: toEdit(first) })).body;
    const waiting = (await people.l2.call(alertRoutes.submit, askVersion(edited))).body;
    for (const author of [people.l1, people.l2]) {
      expect(await author.refused(alertRoutes.approve, askVersion(waiting))).toMatchObject({
        status: 403,
        message: expect.stringMatching(/another person/),
      });
    }
    expect((await people.plant.refused(alertRoutes.approve, askVersion(waiting))).status).toBe(403);
    const { pool } = application().database;
    const alone = pool.query(
      `insert into alert_version select (v).* from (select jsonb_populate_record(latest, jsonb_build_object('version', latest.version + 1,
         'state', 'released', 'saved_by_id', latest.authors[1])) as v from alert_version latest where alert_id = $1 and version = $2) as made`,
      [waiting.id, waiting.version],
    );
    await expect(alone).rejects.toThrow('alert_version_two_people');
    expect((await people.imt.call(alertRoutes.approve, askVersion(waiting))).body.state).toBe('released');
  });

  test('an approval counts for the version that was seen', async () => {
    const waiting = (await people.plant.call(alertRoutes.submit, askVersion(await draft()))).body;
    const changed = { ...toEdit(waiting), actionText: 'Stay indoors.' };
    const edited = (await people.plant.call(alertRoutes.update, { params: { id: waiting.id }, body: changed })).body;
    expect(edited.state).toBe('draft');
    expect(await people.l1.refused(alertRoutes.approve, askVersion(waiting))).toMatchObject({ status: 409, code: 'edited-meanwhile' });
    const again = (await people.plant.call(alertRoutes.submit, askVersion(edited))).body;
    const both = await Promise.all(
      [people.l1, people.l2].map((who) => who.raw('POST', `/api/alerts/${again.id}/approve`, { body: { version: again.version } })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { rows } = await application().database.pool.query('select count(*) as n from cap_message where alert_id = $1', [again.id]);
    expect(Number(rows[0]?.n)).toBe(1);
  });

  test('is sent back with a reason and becomes a draft again', async () => {
    const waiting = (await people.plant.call(alertRoutes.submit, askVersion(await draft()))).body;
    expect((await people.l1.refused(alertRoutes.sendBack, askVersion(waiting))).status).toBe(400);
    const back = (await people.l1.call(alertRoutes.sendBack, askVersion(waiting, { reason: 'Name the wards' }))).body;
    expect([back.state, back.reason]).toEqual(['returned', 'Name the wards']);
    expect((await people.plant.refused(alertRoutes.submit, askVersion(back))).status).toBe(409);
    expect((await people.plant.call(alertRoutes.update, { params: { id: back.id }, body: toEdit(back) })).body.state).toBe('draft');
  });

  test('an emergency override needs a permission and a reason, and is shown everywhere', async () => {
    const first = await draft();
    expect((await people.imt.refused(alertRoutes.override, askVersion(first, { reason: 'nobody reachable' }))).status).toBe(403);
    expect((await people.l1.refused(alertRoutes.override, askVersion(first, { reason: 'no time' }))).status).toBe(400);
    const { body } = await people.l1.call(alertRoutes.override, askVersion(first, { reason: 'Nobody else is reachable' }));
    expect(body.live?.override).toBe('Nobody else is reachable');
    expect(await readCap(body)).toContain('<note>Exercise INC');
    expect(await readCap(body)).toContain('without a second person. Reason: Nobody else is reachable</note>');
  });

  test('after its expiry it cannot be released', async () => {
    const first = await draft();
    const soon = { ...toEdit(first), expiresAt: new Date(Date.now() + 5_000).toISOString() };
    const short = (await people.plant.call(alertRoutes.update, { params: { id: first.id }, body: soon })).body;
    const waiting = (await people.plant.call(alertRoutes.submit, askVersion(short))).body;
    await expect.poll(async () => (await people.l1.call(alertRoutes.read, { params: { id: first.id } })).body.expired).toBe(true);
    expect(await people.l1.refused(alertRoutes.approve, askVersion(waiting))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/expired/),
    });
    expect((await people.l1.refused(alertRoutes.override, askVersion(waiting, { reason: 'It is too late now' }))).status).toBe(409);
    const { rows } = await application().database.pool.query("select from escalation where alert_id = $1 and purpose = 'respond'", [
      first.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a released alert', () => {
  test('is valid CAP 1.2 with a block for each area and language, the stricter first, and names survive as text', async () => {
    const alert = await released();
    const document = await readCap(alert);
    expect(document.match(/<language>[^<]+/g)?.map((tag) => tag.slice(10))).toEqual(
      ['en-IN', 'hi-IN', 'gu-IN', 'mr-IN'].flatMap((language) => [language, language]),
    );
    const infos = document.split('<info>').slice(1);
    const read = (info: string | undefined, tag: string) => info?.match(new RegExp(`<${tag}>([^<]+)`))?.[1];
    expect(infos.slice(0, 2).map((info) => [read(info, 'responseType'), read(info, 'urgency')])).toEqual([
      ['Shelter', 'Immediate'],
      ['Prepare', 'Expected'],
    ]);
    expect(read(infos[1], 'instruction')).toContain('Be ready');
    // The second area is the larger one around the first.
    const width = (info: string | undefined): number => {
      const longitudes = (read(info, 'polygon') ?? '').split(' ').map((corner) => Number(corner.split(',')[1]));
      return Math.max(...longitudes) - Math.min(...longitudes);
    };
    expect(width(infos[1])).toBeGreaterThan(width(infos[0]));
    expect(document).toContain('Life &amp; Death &lt;Works&gt;');
    expect(document).toMatch(/<sent>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30<\/sent>/);
    expect(document).toContain(`<sender>warn.example.org</sender>`);
    // Caveats are for officials, who read them with the alert.
    expect(alert.caveats.length).toBeGreaterThan(0);
    expect(document).not.toContain('<valueName>caveat</valueName>');
    for (const [, ring = ''] of document.matchAll(/<polygon>([^<]+)/g)) {
      expect(ring).toMatch(/^(-?\d+\.\d{5},-?\d+\.\d{5} ?){4,100}$/);
      expect(ring.split(' ')[0]).toBe(ring.split(' ').at(-1));
    }
    // The validator can refuse.
    expect(await findCapProblems(document.replace('+05:30</sent>', 'Z</sent>'))).not.toEqual([]);
    expect(await findCapProblems(document.replace('<status>Exercise', '<status>Drill'))).not.toEqual([]);
  });

  test('with one area, as stored before there were two, is read, updated with both areas and ended', async () => {
    const old = await released();
    const [outline] = publicArea.parse(old.area).features.slice(-1);
    const features = publicArea.parse(old.area).features.filter(({ properties }) => findAreaPart(properties) === 'zone');
    const area = {
      type: 'FeatureCollection',
      features: [
        ...features,
        { ...outline, properties: { severity: 'middle', warnedArea: true, members: 800, inside: 760, reachM: 21_000 } },
      ],
    };
    const { pool } = application().database;
    await pool.query('alter table alert_version disable trigger user');
    await pool.query('alter table alert disable trigger user');
    const stored = [old.id, JSON.stringify(area), JSON.stringify([])];
    await pool.query(
      "update alert_version set area = $2, variants = $3, population = population - 'actNow' where alert_id = $1 and area is not null",
      stored,
    );
    await pool.query("update alert set area = $2, population = population - 'actNow' where id = $1", stored.slice(0, 2));
    await pool.query('alter table alert_version enable trigger user');
    await pool.query('alter table alert enable trigger user');
    const { body: read } = await people.l2.call(alertRoutes.read, { params: { id: old.id } });
    expect(publicArea.parse(read.area).features.map(({ properties }) => findAreaPart(properties))).toEqual(['zone', 'zone', 'warned-area']);
    const public1 = await findPublicAlert(old);
    expect(public1?.area?.features.at(-1)?.properties.warnedArea).toBe(true);
    const { areas } = (await people.l2.call(alertRoutes.reach, { params: { id: old.id } })).body;
    expect(areas.find(({ choice }) => choice === 'warned-area')).toMatchObject({ chosen: true, actNow: null });
    const begun = (await people.l2.call(alertRoutes.revise, askVersion(read, { reason: 'The wind has turned' }))).body;
    const edited = (await people.l2.call(alertRoutes.update, { params: { id: old.id }, body: toEdit(begun) })).body;
    expect(publicArea.parse(edited.area).features.map(({ properties }) => findAreaPart(properties))).toEqual([
      'zone',
      'zone',
      'act-now',
      'be-ready',
    ]);
    expect(edited.variants.map(({ action, area: of }) => [action, of])).toEqual(
      expect.arrayContaining([
        ['be-ready', 'be-ready'],
        ['outside', 'outside'],
      ]),
    );
    const waiting = (await people.l2.call(alertRoutes.submit, askVersion(edited))).body;
    const updated = (await people.l1.call(alertRoutes.approve, askVersion(waiting))).body;
    expect(await readCap(updated)).toContain('<value>act-now</value>');
    const ending = (await people.imt.call(alertRoutes.cancel, askVersion(updated, early))).body;
    const ended = (await people.l1.call(alertRoutes.approve, askVersion(ending))).body;
    expect((await readCap(ended)).match(/<info>/g)).toHaveLength(4);
  });

  test('is updated as a new version with the same status, and the update refers to the public message', async () => {
    const alert = await released();
    const begun = (await people.l2.call(alertRoutes.revise, askVersion(alert, { reason: 'The wind has turned' }))).body;
    expect(begun).toMatchObject({ state: 'draft', kind: 'Update', live: { version: alert.version } });
    const wrong = { ...toEdit(begun), status: 'Test' };
    expect((await people.l2.refused(alertRoutes.update, { params: { id: alert.id }, body: wrong })).fields?.[0]?.field).toBe('status');
    const changed = { ...toEdit(begun), actionText: 'Go north.', translations: {} };
    const edited = (await people.l2.call(alertRoutes.update, { params: { id: alert.id }, body: changed })).body;
    expect((await findPublicAlert(alert))?.actionText).toBe(alert.actionText);
    const waiting = (await people.l2.call(alertRoutes.submit, askVersion(edited))).body;
    expect((await people.l2.refused(alertRoutes.approve, askVersion(waiting))).status).toBe(403);
    const updated = (await people.l1.call(alertRoutes.approve, askVersion(waiting))).body;
    expect((await findPublicAlert(alert))?.actionText).toBe('Go north.');
    const document = await readCap(updated);
    expect(document).toContain('<msgType>Update</msgType>');
    expect(document).toContain(`<references>warn.example.org,${alert.live?.identifier},`);
  });

  test('an all clear is requested by one person and approved by another, also during an update; the warning stays until then', async () => {
    const alert = await released();
    const begun = (await people.l2.call(alertRoutes.revise, askVersion(alert))).body;
    expect((await people.plant.refused(alertRoutes.cancel, askVersion(begun))).status).toBe(403);
    const waiting = (await people.imt.call(alertRoutes.cancel, askVersion(begun, early))).body;
    expect(waiting).toMatchObject({ state: 'waiting', kind: 'Cancel', live: { state: 'released', version: alert.version } });
    expect(await findPublicAlert(alert)).toMatchObject({ state: 'released', actionText: alert.actionText });
    expect(await people.imt.refused(alertRoutes.approve, askVersion(waiting))).toMatchObject({
      status: 403,
      message: expect.stringMatching(/another person/),
    });
    const edit = { params: { id: alert.id }, body: toEdit(waiting) };
    expect(await people.l1.refused(alertRoutes.update, edit)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/cannot be edited/),
    });
    const over = (await people.l1.call(alertRoutes.approve, askVersion(waiting))).body;
    expect(over).toMatchObject({ state: 'cancelled', live: { state: 'cancelled', kind: 'Cancel' } });
    expect(await findPublicAlert(alert)).toMatchObject({ state: 'cancelled', expiresAt: alert.expiresAt, area: expect.anything() });
    const page = await application().visitor().raw('GET', `/Community?lang=en&lat=${leakPlace.latitude}&lng=${leakPlace.longitude}`);
    expect(page.payload).toContain('<b>CANCELLED</b>');
    const document = await readCap(over);
    expect(document).toContain('<msgType>Cancel</msgType>');
    expect(document).toContain(alert.live?.identifier);
    expect(document.match(/<responseType>AllClear/g)).toHaveLength(4);
    const feed = (await application().visitor().raw('GET', '/cap/feed.atom')).payload;
    expect([feed.includes(`/cap/${alert.live?.identifier}"`), feed.includes(`/cap/${over.live?.identifier}"`)]).toEqual([false, true]);
    for (const step of [alertRoutes.revise, alertRoutes.cancel]) expect((await people.l1.refused(step, askVersion(over))).status).toBe(409);
  });

  test('an all clear that is sent back leaves the warning, and an update starts with the public content', async () => {
    const alert = await released();
    const waiting = (await people.imt.call(alertRoutes.cancel, askVersion(alert, early))).body;
    const returned = (await people.l1.call(alertRoutes.sendBack, askVersion(waiting, { reason: 'The tank still leaks' }))).body;
    expect(returned).toMatchObject({ state: 'returned', live: { state: 'released' } });
    expect(await findPublicAlert(alert)).toMatchObject({ state: 'released' });
    const begun = (await people.l1.call(alertRoutes.revise, askVersion(returned))).body;
    expect(begun).toMatchObject({ state: 'draft', kind: 'Update', actionText: alert.actionText, hazardText: alert.hazardText });
  });

  test('one person alone can give an all clear only by override, with the reason in the message', async () => {
    const alert = await released();
    const waiting = (await people.l1.call(alertRoutes.cancel, askVersion(alert, early))).body;
    const over = (await people.l1.call(alertRoutes.override, askVersion(waiting, { reason: 'Nobody else can be reached' }))).body;
    expect(over).toMatchObject({ state: 'cancelled', live: { override: 'Nobody else can be reached' } });
    expect(await readCap(over)).toContain('Nobody else can be reached');
  });

  test('a message sent in error is cancelled by one person, and never called safe', async () => {
    const alert = await released();
    const over = (await people.imt.call(alertRoutes.cancel, askVersion(alert, { because: 'error' }))).body;
    expect(over).toMatchObject({ state: 'cancelled', live: { state: 'cancelled', kind: 'Cancel' } });
    expect(await readCap(over)).not.toMatch(/AllClear|\bsafe\b/);
  });

  test('the database refuses an all clear by the person who requested it', async () => {
    const alert = await released();
    const waiting = (await people.imt.call(alertRoutes.cancel, askVersion(alert, early))).body;
    await expect(
      application().database.pool.query(
        `insert into alert_version select (jsonb_populate_record(v, jsonb_build_object('version', v.version + 1, 'state', 'cancelled'))).*
         from alert_version v where alert_id = $1 and version = $2`,
        [alert.id, waiting.version],
      ),
    ).rejects.toThrow('alert_version_two_people');
  });

  test('is in the feed with an ETag that changes with the feed', async () => {
    const visitor = application().visitor();
    const before = await visitor.raw('GET', '/cap/feed.atom');
    const tag = String(before.headers.etag);
    const same = await visitor.raw('GET', '/cap/feed.atom', { headers: { 'if-none-match': tag } });
    expect([same.statusCode, same.payload]).toEqual([304, '']);
    const alert = await released();
    const after = await visitor.raw('GET', '/cap/feed.atom', { headers: { 'if-none-match': tag } });
    expect([after.statusCode, after.headers['content-type']]).toEqual([200, 'application/atom+xml']);
    expect(after.payload).toContain(`href="https://warn.example.org/cap/${alert.live?.identifier}"`);
    expect((await visitor.raw('GET', '/Community/archive')).payload).toContain(`/cap/${alert.live?.identifier}`);
    expect((await visitor.refused(capRoutes.message, { params: { identifier: 'hazardguard-nothing-1' } })).status).toBe(404);
  });

  test('leaves the feed when it expires, and stays in the archive', async () => {
    const alert = await released();
    const { pool } = application().database;
    await pool.query('alter table cap_message disable trigger cap_message_append_only');
    await pool.query("update cap_message set expires_at = now() - interval '1 second' where alert_id = $1", [alert.id]);
    await pool.query('alter table cap_message enable trigger cap_message_append_only');
    const visitor = application().visitor();
    const identifier = alert.live?.identifier ?? '';
    expect((await visitor.raw('GET', '/cap/feed.atom')).payload).not.toContain(identifier);
    expect((await visitor.raw('GET', '/Community/archive?lang=hi')).payload).toContain(identifier);
    expect((await visitor.raw('GET', `/cap/${identifier}`)).statusCode).toBe(200);
  });

  test('no role may rewrite what was sent', async () => {
    const { pool } = application().database;
    await expect(pool.query("update cap_message set document = ''")).rejects.toThrow('append-only');
    await expect(pool.query('delete from alert_image')).rejects.toThrow('append-only');
  });
});

describe('an alert by hand', () => {
  let next = 0;
  const form = (more: object = {}) => ({
    industryId,
    incidentId: `INC${String((Date.now() + 500_000 + next++) % 1_000_000).padStart(6, '0')}`,
    incidentSeverity: 'high',
    incidentDescription: 'Smell of gas at the gate',
    ...more,
  });
  const stored = async (): Promise<number> =>
    Number((await application().database.pool.query('select count(*) as n from alert')).rows[0]?.n);

  test('must have an open incident of its own site or a new number', async () => {
    const report = async (site: string | undefined, state: 'New' | 'Closed') =>
      (
        await people.imt.call(incidentRoutes.create, {
          body: { ...(site ? { industryName: site } : {}), state, shortDescription: 'Smell' },
        })
      ).body.id;
    const other = await people.plant.call(industryRoutes.create, {
      body: { industryName: 'Other Works', district: 'Surat', safetyTeamContact: '1077', ...leakPlace },
    });
    const name = (await people.plant.call(industryRoutes.read, { params: { id: industryId } })).body.industryName;
    for (const incidentId of [await report(other.body.industryName, 'New'), await report(name, 'Closed')]) {
      const refused = await people.plant.refused(alertRoutes.byHand, { body: form({ incidentId }) });
      expect(refused).toMatchObject({
        status: 400,
        message: expect.stringContaining(`${incidentId} is not an open incident of this site`),
      });
    }
    const open = await report(name, 'New');
    expect((await people.plant.call(alertRoutes.byHand, { body: form({ incidentId: open }) })).body.incidentId).toBe(open);
  });

  test.each([1, 2, 5])('with %i km says so in four languages, in the text message and in the CAP message', async (km) => {
    const typed = new RegExp(`(?:^|[^\\d.,])${km}\u00a0`, 'u');
    const other = new RegExp(`${km}[.,]\\d`, 'u');
    for (const area of [
      { shape: 'site', radiusM: km * 1_000 },
      { shape: 'circle', ...leakPlace, radiusM: km * 1_000 },
    ]) {
      const { body } = await people.plant.call(alertRoutes.byHand, { body: form({ area }) });
      const texts = [body, ...Object.values(body.translations)];
      expect(texts).toHaveLength(4);
      for (const { placeText, smsText } of texts) {
        expect(placeText).toMatch(typed);
        expect(placeText).not.toMatch(other);
        expect(smsText ?? '').not.toMatch(other);
      }
      const waiting = (await people.plant.call(alertRoutes.submit, askVersion(body))).body;
      const cap = await readCap((await people.l1.call(alertRoutes.approve, askVersion(waiting))).body);
      for (const { placeText } of texts)
        expect(cap).toContain(placeText.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
      if (area.shape === 'circle') expect(cap).toMatch(new RegExp(`<circle>[\\d.,-]+ ${km}(?:\\.0+)?</circle>`));
    }
  });

  test('is made from four fields, in four languages, and cannot be released without an area', async () => {
    const { body } = await people.plant.call(alertRoutes.byHand, { body: form() });
    expect(body).toMatchObject({ runId: null, drawn: null, state: 'draft', hasImage: false, status: 'Exercise' });
    const near = await people.plant.call(alertRoutes.byHand, { body: form({ area: { shape: 'site', radiusM: 2_000 } }) });
    expect(near.body.placeText).toMatch(/^Within 2\u00a0km of /);
    expect(Object.keys(body.translations)).toEqual(['hi', 'gu', 'mr']);
    expect(await people.plant.refused(alertRoutes.submit, askVersion(body))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/no area/),
    });
    const edit = { ...toEdit(body), drawn: { shape: 'site', radiusM: 1_000 } };
    const drawn = (await people.plant.call(alertRoutes.update, { params: { id: body.id }, body: edit })).body;
    const reach = (await people.plant.call(alertRoutes.reach, { params: { id: body.id } })).body;
    // π km², plus the area that the corners outside the circle add.
    expect(Math.abs(reach.areaKm2 / Math.PI - 1)).toBeLessThan(0.01);
    const waiting = (await people.plant.call(alertRoutes.submit, askVersion(drawn))).body;
    expect(await readCap((await people.l1.call(alertRoutes.approve, askVersion(waiting))).body)).toContain('Judged by a person');
  });

  test.each([
    ['circle', { shape: 'circle', ...leakPlace, radiusM: 2_000 }, true],
    [
      'polygon',
      {
        shape: 'polygon',
        points: [
          [73, 21.6],
          [73, 21.7],
          [73.1, 21.6],
        ],
      },
      true,
    ],
    [
      'crossed',
      {
        shape: 'polygon',
        points: [
          [73, 21.6],
          [73.1, 21.7],
          [73.1, 21.6],
          [73, 21.7],
        ],
      },
      false,
    ],
    [
      'two corners',
      {
        shape: 'polygon',
        points: [
          [73, 21.6],
          [73.1, 21.7],
        ],
      },
      false,
    ],
    [
      '251 corners',
      { shape: 'polygon', points: Array.from({ length: 251 }, (_n, i) => [73 + Math.cos(i / 40) / 90, 21.6 + Math.sin(i / 40) / 90]) },
      false,
    ],
    [
      'a quarter of the world',
      {
        shape: 'polygon',
        points: [
          [0, 0],
          [90, 0],
          [0, 80],
        ],
      },
      false,
    ],
    ['a radius of 51 km', { shape: 'site', radiusM: 51_000 }, false],
  ])('%s as its area', async (_name, area, good) => {
    const before = await stored();
    if (good) {
      const { body } = await people.plant.call(alertRoutes.byHand, { body: form({ area }) });
      expect(body.drawn).toEqual(area);
      const [ring] = (body.area as { features: { geometry: { coordinates: number[][][] } }[] }).features[0]?.geometry.coordinates ?? [];
      expect(ring?.[0]).toEqual(ring?.at(-1));
    } else {
      expect((await people.plant.refused(alertRoutes.byHand, { body: form({ area }) })).status).toBe(400);
      expect(await stored()).toBe(before);
    }
  });

  test('its picture is re-encoded', async () => {
    const taken = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c01010' } })
      .withExif({ IFD0: { Copyright: 'secret owner' } })
      .png()
      .toBuffer();
    const { body } = await people.plant.call(alertRoutes.byHand, { body: form({ plumeImage: taken.toString('base64') }) });
    expect(body.hasImage).toBe(true);
    const answer = await people.l1.raw('GET', `/api/alerts/${body.id}/image`);
    expect([answer.headers['content-type'], answer.rawPayload.includes('secret owner')]).toEqual(['image/jpeg', false]);
    const before = await stored();
    for (const plumeImage of [Buffer.from('<svg/>').toString('base64'), Buffer.from('no picture').toString('base64')]) {
      expect((await people.plant.refused(alertRoutes.byHand, { body: form({ plumeImage }) })).status).toBe(415);
    }
    expect(
      (await people.plant.refused(alertRoutes.byHand, { body: form({ plumeImage: buildPixelBomb().toString('base64') }) })).status,
    ).toBe(413);
    expect((await people.plant.refused(alertRoutes.byHand, { body: form({ plumeImage: 'not base64!' }) })).status).toBe(400);
    expect(await stored()).toBe(before);
  });

  test('an actual alert cannot be made in a demo', async () => {
    expect((await people.plant.refused(alertRoutes.byHand, { body: form({ status: 'Actual' }) })).fields?.[0]?.field).toBe('status');
  });
});

test('the steps of an alert are in the log of its incident', async () => {
  const { body: incident } = await people.plant.call(incidentRoutes.create, { body: { industryName: 'Life & Death <Works>' } });
  const { body } = await people.plant.call(alertRoutes.byHand, {
    body: {
      industryId,
      incidentId: incident.id,
      incidentSeverity: 'low',
      incidentDescription: 'x',
      area: { shape: 'circle', ...leakPlace, radiusM: 500 },
    },
  });
  expect(body.since).toEqual({ at: incident.createdAt, what: 'reported' });
  await people.l1.call(alertRoutes.override, askVersion(body, { reason: 'Nobody else is reachable' }));
  const { events } = (await people.l1.call(incidentRoutes.read, { params: { id: incident.id } })).body;
  // Only then its tier is called, and skipped, because nobody is in it.
  expect(events.slice(0, 2)).toMatchObject([
    { kind: 'note', text: 'Escalation: tier 1 skipped, it has nobody to call (Exercise)' },
    {
      kind: 'note',
      text: 'ALERT RELEASED BY EMERGENCY OVERRIDE, WITHOUT A SECOND PERSON (Exercise, version 2). Reason: Nobody else is reachable',
    },
  ]);
});

test('no sequence of steps releases an alert by its author or changes the status of a public one', async () => {
  const ids = ['submit', 'approve', 'override', 'revise', 'cancel', 'save'] as const;
  const who = ['plant', 'imt', 'l1', 'l2'] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...who)), { minLength: 4, maxLength: 9 }), async (acts) => {
      let alert = await draft();
      for (const [step, name] of acts) {
        const person = people[name];
        const body = step === 'save' ? { ...toEdit(alert), status: 'Test' } : { version: alert.version, reason: 'Nobody else is here' };
        const [method, path] = step === 'save' ? (['PUT', ''] as const) : (['POST', `/${step}`] as const);
        await person.raw(method, `/api/alerts/${alert.id}${path}`, { body });
        alert = (await people.l1.call(alertRoutes.read, { params: { id: alert.id } })).body;
      }
      const { rows } = await application().database.pool.query<{ status: string; alone: boolean }>(
        `select status, saved_by_id = any (authors) and override_reason is null as alone from alert_version
         where alert_id = $1 and state in ('released', 'cancelled')`,
        [alert.id],
      );
      expect(new Set(rows.map(({ status }) => status)).size).toBeLessThanOrEqual(1);
      expect(rows.some(({ alone }) => alone)).toBe(false);
    }),
    { numRuns: 15 },
  );
});

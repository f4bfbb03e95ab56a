import {
  alertRoutes,
  capRoutes,
  communityRoutes,
  compatRoutes,
  industryRoutes,
  runRoutes,
  sensorRoutes,
  sessionRoutes,
  stakeholderRoutes,
} from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { findCapProblems } from '../../testing/cap/check-cap.ts';
import { useMailServer } from '../../testing/mail-server.ts';
import { createFirstAdministrator, invite, testPassword } from '../../testing/test-people.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
const industry = { industryName: 'Hidden Works', district: 'Bharuch', safetyTeamContact: '112', ...site };
const override = '\u202e';
const said = 'The invisible character U+202E is not allowed: delete it, or type the text again';

describe('in the demo', () => {
  const application = useApplication({ settings: { publicUrl: 'https://warn.example.org' } });
  let plant: Visitor;
  let industryId = 0;
  beforeAll(async () => {
    plant = await application().as('plant');
    industryId = (await plant.call(industryRoutes.create, { body: industry })).body.id;
  });

  const scenario = {
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.02 },
    weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
    site,
  };
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null };
  const person = {
    name: 'Asha Patel',
    designation: 'Engineer',
    role: 'Lead',
    contactNumber: '112',
    emailAddress: 'asha@example.org',
    address: 'Gate 1',
  };

  test('names, titles and numbers with hidden characters are refused with the field', async () => {
    const l2 = await application().as('l2');
    const findFirstField = async (refused: Promise<{ readonly fields?: readonly { field: string; message: string }[] | undefined }>) =>
      (await refused).fields?.[0];
    expect(
      await findFirstField(plant.refused(industryRoutes.create, { body: { ...industry, industryName: `Safe${override}` } })),
    ).toMatchObject({
      field: 'industryName',
      message: said,
    });
    const group = { params: { group: 'l1auth' }, body: { ...person, name: 'Eve\r\nBcc: evil@example.org' } };
    expect(await findFirstField(l2.refused(stakeholderRoutes.create, group))).toMatchObject({
      field: 'name',
      message: 'One line only: no line break and no tab',
    });
    const titled = { industryId, inventoryItemId: null, weatherOrigin, scenario: { ...scenario, title: `a${override}` } };
    expect(await findFirstField(plant.refused(runRoutes.create, { body: titled }))).toMatchObject({
      field: 'scenario.title',
      message: said,
    });
    const sensor = { industryId, code: 'G-1', name: 'Fence\u0007' };
    expect((await plant.refused(sensorRoutes.create, { body: sensor })).fields).toContainEqual(expect.objectContaining({ field: 'name' }));
  });

  test('rows of a bulk upload, calls of the old client and SQL statements are refused too', async () => {
    const header = 'industryName,district,safetyTeamContact,latitude,longitude';
    const file = `${header}\nBad${override},Surat,C,1,2\n"Two\nlines",Surat,C,1,2\nGood,Surat,C,1,2\n`;
    const { body } = await plant.call(industryRoutes.bulk, { body: file });
    expect(body).toMatchObject({
      added: 2,
      refused: [{ row: 2, field: 'industryName', why: expect.stringContaining('invisible character U+202E') }],
    });
    const old = { body: { ...industry, industryName: `Old${override}` } };
    expect(await plant.refused(compatRoutes.saveIndustry, old)).toMatchObject({ status: 400, fields: [{ field: 'industryName' }] });
    for (const [query, values] of [
      ['insert into industry_info (industry_name, district, safety_team_contact) values ($1, $2, $3)', [`Old${override}`, 'Surat', 'C']],
      [`insert into industry_info (industry_name, district, safety_team_contact) values ('Old${override}', 'Surat', 'C')`, []],
    ] as const) {
      const answer = await plant.raw('POST', '/api/db/industryinfo', { body: { query, values } });
      expect([answer.statusCode, answer.json().error.message]).toEqual([400, `The statement is refused: industry_name: ${said}`]);
    }
    const { rows } = await application().database.pool.query('select industry_name from industry order by id');
    expect(rows.map(({ industry_name }) => industry_name)).toEqual(['Hidden Works', 'Two lines', 'Good']);
  });

  test('public texts keep line breaks and refuse hidden characters; stored ones are removed when sent', async () => {
    const { body: run } = await plant.call(runRoutes.create, { body: { industryId, inventoryItemId: null, scenario, weatherOrigin } });
    const { body: proposal } = await plant.call(alertRoutes.propose, { params: { id: run.id } });
    for (const wrong of [
      { placeText: `Within 1${override}5 km` },
      { translations: { ...proposal.translations, hi: { ...proposal.translations?.hi, timeText: 'a\u0000' } } },
    ]) {
      expect(await plant.refused(alertRoutes.draft, { body: { ...proposal, ...wrong } })).toMatchObject({
        status: 400,
        code: 'invalid-input',
      });
    }
    const placeText = 'Within 1.5 km\r\nof the plant';
    const { body: alert } = await plant.call(alertRoutes.draft, { body: { ...proposal, placeText } });
    expect(alert.placeText).toBe('Within 1.5 km\nof the plant');
    // As an earlier version of the program stored it.
    const old = JSON.stringify({
      ...proposal.translations,
      hi: { ...proposal.translations?.hi, source: `क${override}\nख`, timeText: 'a\u0001' },
    });
    await application().database.pool.query(
      `insert into alert_version select (jsonb_populate_record(latest, jsonb_build_object(
         'version', latest.version + 1, 'hazard_text', $2::text, 'translations', $3::jsonb))).* from alert_version latest where alert_id = $1`,
      [alert.id, `Gas${override}\u0001 leak`, old],
    );
    const step = { params: { id: alert.id }, body: { version: alert.version + 1 } };
    const { body: waiting } = await plant.call(alertRoutes.submit, step);
    const l1 = await application().as('l1');
    const { body: released } = await l1.call(alertRoutes.approve, { ...step, body: { version: waiting.version } });
    expect(released).toMatchObject({ state: 'released', hazardText: 'Gas leak', translations: { hi: { source: 'क ख', timeText: 'a' } } });
    const anybody = application().visitor();
    const [listed] = (await anybody.call(communityRoutes.list)).body.alerts;
    expect(listed).toMatchObject({ hazardText: 'Gas leak', translations: { hi: { source: 'क ख' } } });
    const cap = await anybody.raw('GET', `/cap/${released.live?.identifier}`);
    expect(await findCapProblems(cap.payload)).toEqual([]);
    const feed = await anybody.raw('GET', capRoutes.feed.path);
    const page = await anybody.raw('GET', '/Community');
    for (const { payload, statusCode } of [cap, feed, page]) {
      expect(statusCode).toBe(200);
      expect(payload).toContain('Gas leak');
      expect(payload).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069]/);
    }
  });
});

describe('in live mode', () => {
  const mail = useMailServer();
  const application = useApplication({
    settings: () => ({ mode: 'live', publicUrl: 'https://hazardguard.example', smtp: { url: mail().url, from: 'alerts@example.org' } }),
  });

  test('nobody registers with a name of several lines, and a stored one adds no line to an e-mail', async () => {
    const admin = await createFirstAdministrator(application());
    const grant = { email: 'eve@example.org', role: 'l2', scope: { kind: 'state', area: 'Gujarat' } } as const;
    const token = await invite(admin, grant);
    const name = 'Eve\r\nBcc: evil@example.org\r\n\r\nClick http://evil';
    const visitor = application().visitor();
    await visitor.call(sessionRoutes.read);
    expect(await visitor.refused(sessionRoutes.acceptInvitation, { body: { token, name, password: testPassword } })).toMatchObject({
      status: 400,
      fields: [{ field: 'name' }],
    });
    const before = mail().mails.length;
    await application().database.pool.query("update person set name = $1 where role = 'admin'", [`Asha\u202e\u0007`]);
    await application().database.pool.query("select pg_notify('changes', 'person')");
    await invite(admin, { ...grant, email: 'next@example.org' });
    const [sent] = mail().mails.slice(before);
    expect(sent?.to).toBe('next@example.org');
    expect(JSON.stringify(sent)).not.toMatch(/\\u202e|\\u0007|\u202e/);
  });
});

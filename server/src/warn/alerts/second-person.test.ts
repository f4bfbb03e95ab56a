import {
  type Alert,
  type AlertEdit,
  alertRoutes,
  incidentIdPrefix,
  isAllowed,
  type Scope,
  type SignedInRole,
  signedInRoles,
} from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { claimMode } from '../../platform/db/installation.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addLeakSite, askVersion, runLeak } from '../../testing/leak-site.ts';
import { createFirstAdministrator, joinAs, signInAs } from '../../testing/test-people.ts';
import { notifyEnding } from './notify-ending.ts';

const application = useApplication({ settings: { mode: 'live', publicUrl: 'https://warn.example.org' } });
const approvers = signedInRoles.filter((role) => isAllowed(role, 'alert.approve'));
/** Two of each role: authors and approvers. */
const authors = {} as Record<SignedInRole, Visitor>;
const seconds = {} as Record<SignedInRole, Visitor>;
let runId = '';

const buildScope = (role: SignedInRole, industryId: number): Scope => {
  if (role === 'plant') return { kind: 'site', industryIds: [industryId] };
  if (role === 'l0') return { kind: 'locality', industryIds: [industryId] };
  if (role === 'imt' || role === 'l1') return { kind: 'district', area: 'Bharuch' };
  return role === 'l2' ? { kind: 'state', area: 'Gujarat' } : { kind: 'all' };
};
const query = (text: string, values: unknown[] = []) => application().database.pool.query(text, values);
const findPersonId = async (email: string): Promise<string> => (await query('select id from person where email = $1', [email])).rows[0].id;
const toEmail = (role: SignedInRole, part: 'author' | 'second') => `${part}-${role}@example.org`;

/** No invitations, and no known browser. */
const untie = () => query(`with gone as (delete from person_device) update person set invited_by = null`);

let incidents = 0;
const handIn = async (by: Visitor, status: 'Actual' | 'Test' = 'Actual'): Promise<Alert> => {
  incidents += 1;
  const { body } = await by.call(alertRoutes.propose, { params: { id: runId } });
  const mark = status === 'Test' ? { status, hazardText: `TEST. ${body.hazardText}`, translations: {} } : {};
  const incidentId = `${incidentIdPrefix}${String(incidents).padStart(6, '0')}`;
  const edit = { ...body, ...mark, incidentId } satisfies Partial<AlertEdit>;
  return (await by.call(alertRoutes.submit, askVersion((await by.call(alertRoutes.draft, { body: edit })).body))).body;
};

beforeAll(async () => {
  await claimMode(application().database, 'live');
  const admin = await createFirstAdministrator(application());
  const siteId = await addLeakSite(admin);
  await query(`update industry set state = 'Gujarat'`);
  for (const role of signedInRoles) {
    for (const part of ['author', 'second'] as const) {
      if (part === 'second' && !approvers.includes(role)) continue;
      const person = await joinAs(application(), admin, { email: toEmail(role, part), role, scope: buildScope(role, siteId) });
      (part === 'author' ? authors : seconds)[role] = person;
    }
  }
  runId = (await runLeak(admin, siteId)).id;
}, 240_000);

const ties = {
  'invited the author': (author: string, second: string) => query('update person set invited_by = $2 where id = $1', [author, second]),
  'was invited by the author': (author: string, second: string) =>
    query('update person set invited_by = $1 where id = $2', [author, second]),
  'sits at the browser of the author': async (author: string, second: string) => {
    const { rows } = await query(`select device_id from person_session where person_id = $1`, [second]);
    await query('insert into person_device (device_id, person_id, last_at) values ($1, $2, now())', [rows[0].device_id, author]);
  },
} as const;

test.each(signedInRoles)(
  'an alert of %s is not approved by a person tied to the author, whatever the role',
  async (role) => {
    await untie();
    const waiting = await handIn(authors[role]);
    const author = await findPersonId(toEmail(role, 'author'));
    for (const approver of approvers) {
      const second = await findPersonId(toEmail(approver, 'second'));
      for (const [name, tie] of Object.entries(ties)) {
        await tie(author, second);
        const refused = await seconds[approver].refused(alertRoutes.approve, askVersion(waiting));
        const code = name.includes('browser') ? 'tied-by-browser' : 'tied-by-invitation';
        expect([refused.status, refused.code], `${approver} ${name}`).toEqual([403, code]);
        await untie();
      }
    }
    const free = approvers[signedInRoles.indexOf(role) % approvers.length] ?? 'admin';
    expect((await seconds[free].call(alertRoutes.approve, askVersion(waiting))).body.state).toBe('released');
  },
  60_000,
);

test('an all clear has the same rule; what is older does not count; an override remains', async () => {
  await untie();
  const live = (await seconds.l1.call(alertRoutes.approve, askVersion(await handIn(authors.plant)))).body;
  const clearing = (
    await authors.imt.call(alertRoutes.cancel, askVersion(live, { because: 'all-clear', secondLook: true, reason: 'The leak is plugged' }))
  ).body;
  const [imt, l2] = [await findPersonId(toEmail('imt', 'author')), await findPersonId(toEmail('l2', 'second'))];
  await ties['invited the author'](imt, l2);
  expect(await seconds.l2.refused(alertRoutes.approve, askVersion(clearing))).toMatchObject({
    message: expect.stringMatching(/within the last 30 days/),
  });
  await query(`update person set created_at = now() - interval '31 days' where id = $1`, [imt]);
  expect((await seconds.l2.call(alertRoutes.approve, askVersion(clearing))).body.state).toBe('cancelled');

  const waiting = await handIn(authors.l1);
  await ties['sits at the browser of the author'](await findPersonId(toEmail('l1', 'author')), l2);
  await query(`update person_device set last_at = now() - interval '50 minutes'`);
  expect((await seconds.l2.refused(alertRoutes.approve, askVersion(waiting))).status).toBe(403);
  const { body } = await seconds.l2.call(alertRoutes.override, askVersion(waiting, { reason: 'Nobody else is awake at this hour' }));
  expect(body).toMatchObject({ state: 'released', live: { override: 'Nobody else is awake at this hour' } });
});

test('a test is not a real warning: nobody is refused', async () => {
  await untie();
  const waiting = await handIn(authors.l1, 'Test');
  await ties['invited the author'](await findPersonId(toEmail('l1', 'author')), await findPersonId(toEmail('l2', 'second')));
  expect((await seconds.l2.call(alertRoutes.approve, askVersion(waiting))).body.state).toBe('released');
});

test('two accounts at one browser are recognised by its cookie, which no script reads; invited accounts by their inviter', async () => {
  await untie();
  const browser = await signInAs(application(), toEmail('l1', 'author'));
  const [name] = [...browser.cookies.keys()].filter((cookie) => cookie.endsWith('hazardguard.device'));
  expect(name).toBe('__Host-hazardguard.device');
  const waiting = await handIn(browser);
  const body = { email: toEmail('l2', 'second'), password: 'only for these tests' };
  const answer = await browser.raw('POST', '/api/session', { body });
  expect(answer.cookies.find((cookie) => cookie.name === name)).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(await browser.refused(alertRoutes.approve, askVersion(waiting))).toMatchObject({
    message: expect.stringMatching(/signed in at this browser/),
  });
  // A forged cookie is ignored.
  const other = application().visitor();
  other.cookies.set(name ?? '', browser.cookies.get(name ?? '')?.replace(/^./, '0') ?? '');
  const elsewhere = await other.raw('POST', '/api/session', { body });
  expect(elsewhere.statusCode === 403 || elsewhere.cookies.some((cookie) => cookie.name === name)).toBe(true);

  const puppeteer = await signInAs(application(), toEmail('admin', 'second'));
  const puppet = await joinAs(application(), puppeteer, { email: 'puppet@example.org', role: 'l0', scope: buildScope('l0', 1) });
  const refused = await puppeteer.refused(alertRoutes.approve, askVersion(await handIn(puppet)));
  expect(refused).toMatchObject({ status: 403, message: expect.stringMatching(/are connected by invitations/) });
});

test('a correction is released by one person, and everybody else who may release is notified', async () => {
  await untie();
  const live = (await seconds.l1.call(alertRoutes.approve, askVersion(await handIn(authors.plant)))).body;
  const { body } = await authors.imt.call(
    alertRoutes.cancel,
    askVersion(live, { because: 'error', reason: 'The sensor was being tested' }),
  );
  expect(body.state).toBe('cancelled');
  const said = [body, ...Object.values(body.translations)].map(
    ({ hazardText, actionText, timeText }) => `${hazardText} ${actionText} ${timeText}`,
  );
  expect(said).toHaveLength(4);
  expect(said[0]).toMatch(/sent in error.*Follow official advice/);
  for (const text of said) expect(text).not.toMatch(/\bsafe\b|सुरक्षित|સલામત|સુરક્ષિત/i);
  const { rows } = await query(
    `select address, facts from delivery join notice on notice.id = notice_id where notice.kind = 'sent-in-error' and subject = $1 order by address`,
    [body.id],
  );
  const everyone = approvers.flatMap((role) => (['author', 'second'] as const).map((part) => toEmail(role, part)));
  const others = [...everyone.filter((address) => address !== toEmail('imt', 'author')), 'asha@example.org'];
  expect(rows.map(({ address }) => address)).toEqual(others.toSorted());
  expect(rows[0].facts).toMatchObject({ incidentId: body.incidentId, places: 'Narmada Works', reason: 'The sensor was being tested' });
});

test('a quarter of an hour before its end the authors of a warning and who may release it are notified once, and it is renewed', async () => {
  await untie();
  const live = (await seconds.l1.call(alertRoutes.approve, askVersion(await handIn(authors.plant)))).body;
  const listNotices = async () =>
    (
      await query(
        `select address, facts from delivery join notice on notice.id = notice_id where notice.kind = 'alert-ending' and subject = $1 order by address`,
        [live.id],
      )
    ).rows;
  await notifyEnding(application().database);
  expect(await listNotices()).toEqual([]);
  await query(`begin; alter table alert_version disable trigger user;
    update alert_version set saved_at = saved_at - interval '50 min', expires_at = expires_at - interval '50 min' where alert_id = '${live.id}';
    alter table alert_version enable trigger user; commit`);
  await notifyEnding(application().database);
  await notifyEnding(application().database);
  const notices = await listNotices();
  const everyone = approvers.flatMap((role) => (['author', 'second'] as const).map((part) => toEmail(role, part)));
  expect(notices.map(({ address }) => address)).toEqual([...everyone, toEmail('plant', 'author'), 'asha@example.org'].toSorted());
  expect(notices[0].facts).toMatchObject({ incidentId: live.incidentId, places: 'Narmada Works' });

  const { body: renewed } = await authors.plant.call(alertRoutes.revise, askVersion(live, { renew: true, reason: 'The leak goes on' }));
  expect(renewed).toMatchObject({ state: 'draft', kind: 'Update', actionText: live.actionText, area: live.area });
  expect(Date.parse(renewed.expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000);
  const hour = (iso: string): string =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' }).format(
      new Date(iso),
    );
  for (const text of [renewed, ...Object.values(renewed.translations)]) {
    expect(text.timeText).toContain(hour(renewed.expiresAt));
    expect(text.smsText ?? hour(renewed.expiresAt)).toContain(hour(renewed.expiresAt));
  }
});

import {
  type Alert,
  type AlertEdit,
  alertRoutes,
  escalationRoutes,
  incidentIdPrefix,
  type NewAccount,
  newAccountRoutes,
  personRoutes,
  type Scope,
  type SignedInRole,
  sessionRoutes,
} from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdministrator } from '../../platform/auth/command-account.ts';
import { takeUpOpenInvitation } from '../../platform/auth/invitation.ts';
import { claimMode } from '../../platform/db/installation.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { addLeakSite, askVersion, runLeak } from '../../testing/leak-site.ts';
import { createFirstAdministrator, invite, joinAs, signInAs } from '../../testing/test-people.ts';

const application = useApplication({ settings: { mode: 'live', publicUrl: 'https://warn.example.org' } });
const gujarat: Scope = { kind: 'state', area: 'Gujarat' };
const bharuch: Scope = { kind: 'district', area: 'Bharuch' };
const query = (text: string, values: unknown[] = []) => application().database.pool.query(text, values);

const people = new Map<string, Visitor>();
const siteIds: number[] = [];
let runId = '';
let incidents = 0;

const as = (name: string): Visitor => {
  const visitor = people.get(name);
  if (visitor === undefined) throw new Error(`Nobody is called ${name}`);
  return visitor;
};
const toEmail = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}@example.org`;
const findId = async (name: string): Promise<string> =>
  (await query('select id from person where email = $1', [toEmail(name)])).rows[0]?.id ?? '';
const join = async (by: string, name: string, role: SignedInRole, scope: Scope): Promise<void> => {
  people.set(name, await joinAs(application(), as(by), { email: toEmail(name), role, scope }));
};
const age = async (name: string, days: number) =>
  query(
    'update person set created_at = created_at - make_interval(days => $2), granted_at = granted_at - make_interval(days => $2) where id = $1',
    [await findId(name), days],
  );

const handIn = async (author: string): Promise<Alert> => {
  incidents += 1;
  const { body } = await as(author).call(alertRoutes.propose, { params: { id: runId } });
  const edit = {
    ...body,
    status: 'Actual',
    incidentId: `${incidentIdPrefix}${String(incidents).padStart(6, '0')}`,
  } satisfies Partial<AlertEdit>;
  return (await as(author).call(alertRoutes.submit, askVersion((await as(author).call(alertRoutes.draft, { body: edit })).body))).body;
};
/** What the approver gets: 'released', or the code of the refusal. */
const approve = async (approver: string, waiting: Alert): Promise<string> => {
  const answer = await as(approver).raw('POST', `/api/alerts/${waiting.id}/approve`, { body: { version: waiting.version } });
  const body = JSON.parse(answer.payload);
  return answer.statusCode === 200 ? body.state : body.error.code;
};
const draftAndApprove = async (author: string, approver: string) => approve(approver, await handIn(author));

const listBars = async (reader: string, { id }: Alert) =>
  (await as(reader).call(alertRoutes.secondPerson)).body.bars.filter(({ alertId }) => alertId === id);
const listNew = async (reader: string) => (await as(reader).call(newAccountRoutes.list)).body.accounts;
/** One tap on the account as the person who confirms sees it; also tried for one that is not shown. */
const confirm = async (by: string, name: string): Promise<string> => {
  const id = await findId(name);
  const read = await as(by).raw('GET', '/api/people/new');
  const seen: readonly NewAccount[] = read.statusCode === 200 ? JSON.parse(read.payload).accounts : [];
  const newUntil = seen.find((account) => account.id === id)?.newUntil ?? new Date(0).toISOString();
  const answer = await as(by).raw('POST', `/api/people/${id}/confirm`, { body: { newUntil } });
  return answer.statusCode === 204 ? 'confirmed' : JSON.parse(answer.payload).error.code;
};

beforeAll(async () => {
  await claimMode(application().database, 'live');
  people.set('Asha', await createFirstAdministrator(application()));
  // The second administrator, made on the server for another person.
  const password = (await createAdministrator(application().database, { name: 'Bina', email: toEmail('Bina') })) ?? '';
  const bina = application().visitor();
  await bina.call(sessionRoutes.read);
  await bina.call(sessionRoutes.signIn, { body: { email: toEmail('Bina'), password } });
  people.set('Bina', bina);
  for (const industryName of ['Narmada Works', 'Dahej Works', 'Hansot Works']) {
    siteIds.push(await addLeakSite(as('Asha'), industryName));
  }
  await query(`update industry set state = 'Gujarat'`);
  runId = (await runLeak(as('Asha'), siteIds[0] ?? 0)).id;
}, 240_000);

const sites = (...places: number[]): Scope => ({ kind: 'site', industryIds: places.map((place) => siteIds[place] ?? 0) });
const locality = (): Scope => ({ kind: 'locality', industryIds: siteIds.slice(0, 2) });

describe('a small district, all invited in one week', () => {
  const approvers = ['Asha', 'Bina', 'State', 'District 1', 'District 2'];
  const authors = ['State', 'District 1', 'District 2', 'Plant 1', 'Plant 2', 'Plant 3'];

  /** Each author against each approver: · is the same person, - may approve, NO is refused. */
  const tabulate = async (): Promise<string> => {
    const waiting = new Map<string, Alert>();
    for (const author of authors) waiting.set(author, await handIn(author));
    const barred = new Map<string, readonly string[]>();
    for (const approver of approvers) {
      const { bars } = (await as(approver).call(alertRoutes.secondPerson)).body;
      barred.set(
        approver,
        bars.map(({ alertId }) => alertId),
      );
    }
    const lines: string[] = [`${'author'.padEnd(11)}${approvers.map((approver) => approver.padEnd(11)).join('')}`.trimEnd()];
    for (const [author, alert] of waiting) {
      const cells = approvers.map((approver) => (approver === author ? '·' : barred.get(approver)?.includes(alert.id) ? 'NO' : '-'));
      lines.push(`${author.padEnd(11)}${cells.map((cell) => cell.padEnd(11)).join('')}`.trimEnd());
      // The table is what the list of alerts says; the refusals are what the server does.
      for (const [index, cell] of cells.entries()) {
        if (cell === 'NO')
          expect(await approve(approvers[index] ?? '', alert), `${author}, ${approvers[index]}`).toBe('tied-by-invitation');
      }
      const free = approvers[cells.indexOf('-')] ?? '';
      expect(await approve(free, alert), `${author}, ${free}`).toBe('released');
    }
    return lines.join('\n');
  };

  beforeAll(async () => {
    await join('Asha', 'State', 'l2', gujarat);
    await join('State', 'District 1', 'l1', bharuch);
    await join('State', 'District 2', 'l1', bharuch);
    // The first site is the one of the run, so that each of them can draft.
    await join('District 1', 'Plant 1', 'plant', sites(0));
    await join('District 1', 'Plant 2', 'plant', sites(0, 1));
    await join('District 2', 'Plant 3', 'plant', sites(0, 2));
  }, 120_000);

  test('on the first day nobody of these approves for another; one confirmation is enough to release a warning of each', async () => {
    expect(await tabulate()).toBe(
      `author     Asha       Bina       State      District 1 District 2
State      NO         -          ·          NO         NO
District 1 NO         -          NO         ·          NO
District 2 NO         -          NO         NO         ·
Plant 1    NO         -          NO         NO         NO
Plant 2    NO         -          NO         NO         NO
Plant 3    NO         -          NO         NO         NO`,
    );
    expect(await confirm('Bina', 'District 1')).toBe('confirmed');
    // District 1 is another person than all above, so its plants are not of their making. It may have made its own plants.
    expect(await tabulate()).toBe(
      `author     Asha       Bina       State      District 1 District 2
State      NO         -          ·          -          NO
District 1 -          -          -          ·          -
District 2 NO         -          NO         -          ·
Plant 1    -          -          -          NO         -
Plant 2    -          -          -          NO         -
Plant 3    NO         -          NO         -          NO`,
    );
  }, 120_000);

  test('the approver reads what would change it: which account, confirmed by whom', async () => {
    const waiting = await handIn('Plant 3');
    expect(await listBars('District 2', waiting)).toEqual([
      {
        alertId: waiting.id,
        bar: 'invitation',
        // District 2 has invited Plant 3: only Plant 3 itself can be shown to be another person.
        confirm: [{ name: 'plant-3', confirmers: ['Bina', 'district-1'] }],
      },
    ]);
    // Only who can approve it is called, and named as who can.
    const { call, release } = (await as('State').call(escalationRoutes.approvalCall, { params: { id: waiting.id } })).body;
    expect([call?.people.map(({ name }) => name), release?.able.map(({ name }) => name)]).toEqual([
      ['Bina', 'district-1'],
      ['Bina', 'district-1'],
    ]);
    expect([release?.bar, release?.confirm.map(({ name }) => name)]).toEqual(['invitation', ['plant-3', 'district-2']]);
    const [state] = await listBars('State', waiting);
    expect(state?.confirm.map(({ name }) => name)).toEqual(['plant-3', 'district-2']);
    expect(await listBars('District 1', waiting)).toEqual([]);
    expect((await as('Plant 3').raw('GET', '/api/alerts/second-person')).statusCode).toBe(403);
    // Asha has invited the officer of another district, too; the warning is outside that scope.
    await join('Asha', 'Other district', 'l1', { kind: 'district', area: 'Surat' });
    expect(await listBars('Other district', waiting)).toEqual([]);
    expect(await confirm('District 1', 'Plant 3')).toBe('confirmed');
    expect(await listBars('District 2', waiting)).toEqual([]);
    expect(await approve('District 2', waiting)).toBe('released');
  });
});

describe('one person who makes accounts', () => {
  beforeAll(async () => {
    await join('Asha', 'Maker', 'l2', gujarat);
    await age('Maker', 100);
    await join('Maker', 'A', 'l1', bharuch);
    await join('A', 'B', 'l0', locality());
    await join('Maker', 'C', 'l0', locality());
    await join('Maker', 'E', 'l1', bharuch);
  }, 120_000);

  test.each([
    ['chain', 'B', 'Maker'],
    ['chain, the new one approves', 'Maker', 'A'],
    ['siblings', 'C', 'A'],
    ['of two generations', 'B', 'E'],
    ['direct', 'B', 'A'],
  ])('%s: %s drafts, %s approves, and is refused', async (_name, author, approver) => {
    expect(await draftAndApprove(author, approver)).toBe('tied-by-invitation');
  });

  test('cousins are refused, and so are they through an administrator', async () => {
    await join('Bina', 'Nation', 'l3', { kind: 'all' });
    for (const part of ['East', 'West']) {
      await join('Nation', `${part} State`, 'l2', gujarat);
      await join(`${part} State`, `${part} District`, 'l1', bharuch);
    }
    expect(await draftAndApprove('East District', 'West District')).toBe('tied-by-invitation');
    // An invitation of more than 30 days ago does not connect: the two States are other people than the nation's officer.
    for (const name of ['East State', 'West State']) await age(name, 31);
    expect(await draftAndApprove('East District', 'West District')).toBe('released');
  });

  test('nobody within the chain confirms, neither for another nor for oneself; a deactivated inviter changes nothing', async () => {
    for (const [by, name] of [
      ['Maker', 'A'],
      ['Maker', 'B'],
      ['A', 'B'],
      ['A', 'C'],
      ['E', 'B'],
      ['A', 'A'],
    ] as const) {
      expect(await confirm(by, name), `${by} confirms ${name}`).toBe('forbidden');
    }
    expect((await listNew('A')).map(({ name, bar }) => [name, bar])).toContainEqual(['a', 'self']);
    await as('Asha').call(personRoutes.deactivate, { params: { id: await findId('A') } });
    expect(await draftAndApprove('B', 'Maker')).toBe('tied-by-invitation');
    await as('Asha').call(personRoutes.reactivate, { params: { id: await findId('A') } });
    people.set('A', await signInAs(application(), toEmail('A')));
  });

  test('only an approver confirms, for accounts within the own scope, as it was shown, in another browser', async () => {
    expect(await confirm('B', 'C')).toBe('forbidden');
    await join('Bina', 'Surat', 'l1', { kind: 'district', area: 'Surat' });
    await join('Bina', 'Control room', 'imt', bharuch);
    expect((await listNew('Surat')).map(({ name, bar }) => [name, bar])).toEqual([
      ['other-district', null],
      ['surat', 'self'],
    ]);
    expect(await confirm('Surat', 'B')).toBe('not-found');
    const id = await findId('B');
    const old = { params: { id }, body: { newUntil: new Date(0).toISOString() } };
    expect((await as('Control room').refused(newAccountRoutes.confirm, old)).code).toBe('edited-meanwhile');
    const { rows } = await query('select device_id from person_session where person_id = $1', [await findId('Control room')]);
    await query('insert into person_device (device_id, person_id, last_at) values ($1, $2, now())', [rows[0].device_id, id]);
    expect(await confirm('Control room', 'B')).toBe('conflict');
    await query('delete from person_device where person_id = $1 and device_id = $2', [id, rows[0].device_id]);
    // The control room's own account is new, in a chain of another person.
    expect(await confirm('Control room', 'B')).toBe('confirmed');
    expect(await draftAndApprove('B', 'Maker')).toBe('released');
    expect(await confirm('Control room', 'B')).toBe('not-found');
  });

  test('a confirmation is in the audit record', async () => {
    const { rows } = await query(
      `select actor_id, call, after - 'confirmed_at' as after from audit_entry where thing = 'person' and kind = 'changed' and thing_id = $1 and after ? 'confirmed_by'`,
      [await findId('B')],
    );
    const by = await findId('Control room');
    expect(rows).toEqual([{ actor_id: by, call: 'confirmAccount', after: { confirmed_by: by } }]);
  });

  test('an old account that gets a right is new again: connected with who gave it, until it is confirmed again', async () => {
    await join('Bina', 'Dormant', 'l0', locality());
    await age('Dormant', 200);
    expect(await draftAndApprove('Dormant', 'Maker')).toBe('released');
    const params = { id: await findId('Dormant') };
    const give = async (by: string, role: SignedInRole, scope: Scope) => {
      await as(by).call(personRoutes.update, { params, body: { role, scope } });
    };
    // Fewer rights change nothing.
    await give('Maker', 'l0', { kind: 'locality', industryIds: siteIds.slice(0, 1) });
    expect((await listNew('Bina')).map(({ name }) => name)).not.toContain('dormant');
    await give('Maker', 'l1', bharuch);
    expect(await draftAndApprove('Maker', 'Dormant')).toBe('tied-by-invitation');
    expect(await draftAndApprove('C', 'Dormant')).toBe('tied-by-invitation');
    // It cannot confirm what its giver has made.
    expect(await confirm('Dormant', 'C')).toBe('forbidden');
    expect(await confirm('Control room', 'Dormant')).toBe('confirmed');
    expect(await draftAndApprove('Maker', 'Dormant')).toBe('released');
    // More rights end the confirmation; who gave some before still counts.
    await give('Bina', 'l0', locality());
    await give('Maker', 'l1', bharuch);
    await give('Asha', 'l1', { kind: 'district', area: 'Surat' });
    await give('Asha', 'l1', bharuch);
    expect(await draftAndApprove('Maker', 'Dormant')).toBe('tied-by-invitation');
    expect((await listNew('Bina')).find(({ name }) => name === 'dormant')?.givenBy).toEqual(['Asha Patel', 'Bina', 'maker']);
    await age('Dormant', 31);
    expect(await draftAndApprove('Maker', 'Dormant')).toBe('released');
    // Reactivation gives every right again.
    await as('Maker').call(personRoutes.deactivate, { params });
    await as('Maker').call(personRoutes.reactivate, { params });
    people.set('Dormant', await signInAs(application(), toEmail('Dormant')));
    expect(await draftAndApprove('Maker', 'Dormant')).toBe('tied-by-invitation');
  });

  test('two people who each have a part in one account are two people', async () => {
    await join('Bina', 'Other maker', 'l2', gujarat);
    await age('Other maker', 100);
    await as('Other maker').call(personRoutes.update, { params: { id: await findId('E') }, body: { role: 'l0', scope: locality() } });
    await as('Other maker').call(personRoutes.update, { params: { id: await findId('E') }, body: { role: 'l1', scope: bharuch } });
    expect(await draftAndApprove('Other maker', 'E')).toBe('tied-by-invitation');
    expect(await draftAndApprove('Maker', 'E')).toBe('tied-by-invitation');
    expect(await draftAndApprove('Other maker', 'Maker')).toBe('released');
  });

  test('an account by the identity provider is invited like others; those of the server have nobody above them', async () => {
    await invite(as('Maker'), { email: toEmail('Federated'), role: 'l1', scope: bharuch });
    await takeUpOpenInvitation(application().database.kysely, { name: 'Federated', email: toEmail('Federated') });
    expect((await listNew('Maker')).find(({ name }) => name === 'Federated')).toMatchObject({ bar: 'chain', givenBy: ['maker'] });
    expect((await listNew('Asha')).map(({ name }) => name)).not.toContain('Bina');
    expect(await draftAndApprove('Asha', 'Bina')).toBe('released');
  });

  test('an override remains, and shows its one person', async () => {
    const waiting = await handIn('C');
    const { body } = await as('Maker').call(alertRoutes.override, askVersion(waiting, { reason: 'Nobody else is awake at this hour' }));
    expect(body).toMatchObject({ state: 'released', live: { override: 'Nobody else is awake at this hour' } });
  });
});

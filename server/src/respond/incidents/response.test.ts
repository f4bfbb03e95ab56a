import {
  attachmentLimits,
  type IncidentEvent,
  incidentResponseRoutes,
  incidentRoutes,
  replayIncident,
  stakeholderRoutes,
} from '@hazardguard/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
const routes = incidentResponseRoutes;
let imt: Visitor;

beforeAll(async () => {
  imt = await application().as('imt');
});

const report = async (body: object = {}): Promise<string> => (await imt.call(incidentRoutes.create, { body })).body.id;
const readCard = async (id: string) => (await imt.call(incidentRoutes.read, { params: { id } })).body;
const readSituation = async (id: string) => (await readCard(id)).situation;
/** The whole log, oldest first, read in pages like a screen does. */
const wholeLog = async (id: string): Promise<readonly IncidentEvent[]> => {
  const events: IncidentEvent[] = [];
  for (let before: number | undefined; ; before = events.at(-1)?.id) {
    const query = { limit: 3, ...(before === undefined ? {} : { before }) };
    const { body } = await imt.call(incidentRoutes.events, { params: { id }, query });
    events.push(...body.events);
    if (body.olderEvents === 0) return events.toReversed();
  }
};

test('the checklist follows the kind of accident; another one is attached and removed, and both are in the log', async () => {
  const id = await report({ hazard: 'toxic-leak' });
  const attach = (hazard: string, attached: boolean) => imt.call(routes.checklist, { params: { id, hazard }, body: { attached } });
  await attach('fire', true);
  expect((await readSituation(id)).checklists).toEqual(['toxic-leak', 'fire']);
  await attach('fire', false);
  expect((await readSituation(id)).checklists).toEqual(['toxic-leak']);
  await imt.call(incidentRoutes.update, { params: { id }, body: { hazard: 'spill' } });
  expect((await readSituation(id)).checklists).toEqual(['spill']);
  expect((await wholeLog(id)).map(({ kind }) => kind)).toEqual(['created', 'checklist', 'checklist', 'changed']);
});

test('a step that does not apply needs a reason; a task of the incident has an assignee, a due time and a mark', async () => {
  const id = await report({ hazard: 'spill' });
  const mark = (task: string, body: object) => imt.call(incidentRoutes.task, { params: { id, task }, body });
  const refused = await imt.refused(incidentRoutes.task, { params: { id, task: 'absorb' }, body: { outcome: 'not-applicable' } });
  expect(refused).toMatchObject({ status: 400, fields: [{ field: 'why' }] });
  const { tasks } = (await mark('absorb', { outcome: 'not-applicable', why: 'All of it evaporated' })).body;
  expect(tasks).toMatchObject([{ task: 'absorb', outcome: 'not-applicable', why: 'All of it evaporated' }]);

  const due = '2026-11-22T04:00:00.000Z';
  await imt.call(routes.addTask, { params: { id }, body: { text: ' Close the culvert ', assignee: 'Crew 2', dueAt: due } });
  const [own] = (await readSituation(id)).ownTasks;
  expect(own).toMatchObject({ text: 'Close the culvert', assignee: 'Crew 2', dueAt: due });
  const task = own?.task ?? '';
  await imt.call(routes.changeTask, { params: { id, task }, body: { text: 'Close both culverts' } });
  await mark(task, { outcome: 'done' });
  const { ownTasks, marks } = await readSituation(id);
  expect(ownTasks).toMatchObject([{ task, text: 'Close both culverts', assignee: null, dueAt: null }]);
  expect(marks.map((one) => one.task)).toEqual(['absorb', task]);
  const strange = { id, task: 'own-00000000' };
  expect(await imt.refused(incidentRoutes.task, { params: strange, body: { outcome: 'done' } })).toMatchObject({ status: 404 });
  expect(await imt.refused(routes.changeTask, { params: strange, body: { text: 'x' } })).toMatchObject({ status: 404 });
  expect(await imt.refused(routes.addTask, { params: { id }, body: { text: ' ' } })).toMatchObject({ status: 400 });
});

test('a position is handed over, and two simultaneous handovers each record the previous holder', async () => {
  const id = await report();
  const hand = (holder: string | null) =>
    imt.call(routes.role, { params: { id, role: 'incident-commander' }, body: { holder, why: 'Shift' } });
  await hand('A. Rao');
  expect(await imt.refused(routes.role, { params: { id, role: 'incident-commander' }, body: { holder: 'A. Rao' } })).toMatchObject({
    status: 409,
  });
  await Promise.all([hand('B. Shah'), hand('C. Iyer')]);
  const handed = (await wholeLog(id)).flatMap((event) => (event.kind === 'role' ? [event] : []));
  expect(handed[0]).toMatchObject({ holder: 'A. Rao', previous: null, why: 'Shift' });
  expect(handed[1]?.previous).toBe('A. Rao');
  expect(handed[2]?.previous).toBe(handed[1]?.holder);
  expect((await readSituation(id)).roles).toMatchObject([{ role: 'incident-commander', holder: handed[2]?.holder }]);
  await hand(null);
  expect((await readSituation(id)).roles).toEqual([]);
  expect(await imt.refused(routes.role, { params: { id, role: 'king' }, body: { holder: 'x' } })).toMatchObject({ status: 400 });
});

test('the roll-call takes names and directories, each name once, and has a status per person', async () => {
  const person = { designation: 'Operator', role: 'Panel', contactNumber: '1077', address: 'Dahej' };
  for (const name of ['Meena Patel', 'Arjun Desai'])
    await imt.call(stakeholderRoutes.create, {
      params: { group: 'l0auth' },
      body: { ...person, name, emailAddress: `${name.split(' ')[0]}@example.org` },
    });
  const id = await report();
  const add = async (body: object) => (await imt.call(routes.addPeople, { params: { id }, body })).body;
  expect(await add({ names: ['Ravi Mehta', ' ravi  mehta ', 'Meena Patel'] })).toEqual({ added: 2, known: 1 });
  expect(await add({ group: 'l0auth' })).toEqual({ added: 1, known: 1 });
  expect(await imt.refused(routes.addPeople, { params: { id }, body: { names: ['RAVI MEHTA'] } })).toMatchObject({ status: 409 });
  expect(await imt.refused(routes.addPeople, { params: { id }, body: {} })).toMatchObject({ status: 400 });
  const { people } = await readSituation(id);
  expect(people.map(({ name, status }) => [name, status])).toEqual([
    ['Ravi Mehta', 'expected'],
    ['Meena Patel', 'expected'],
    ['Arjun Desai', 'expected'],
  ]);
  const [ravi, meena, arjun] = people.map((one) => one.person);
  const mark = (marked: readonly (string | undefined)[], status: string) =>
    imt.call(routes.markPeople, { params: { id }, body: { people: marked, status } });
  await mark([ravi, meena], 'safe');
  await mark([meena], 'missing');
  await mark([arjun], 'removed');
  expect((await readSituation(id)).people.map(({ name, status }) => [name, status])).toEqual([
    ['Ravi Mehta', 'safe'],
    ['Meena Patel', 'missing'],
  ]);
  expect(await imt.refused(routes.markPeople, { params: { id }, body: { people: [arjun], status: 'safe' } })).toMatchObject({
    status: 404,
  });
});

test('a radio message is one entry with its call', async () => {
  const id = await report();
  const body = { from: 'Gate 2', to: 'Control', channel: 'Ch 4', message: 'Two crews at the header' };
  expect((await imt.call(routes.radio, { params: { id }, body })).body).toMatchObject({ kind: 'radio', ...body });
  expect(await imt.refused(routes.radio, { params: { id }, body: { ...body, message: '' } })).toMatchObject({ status: 400 });
});

test('calls by telephone are log entries; the last one to each entry of the call list counts, and the number is not in the log', async () => {
  const id = await report();
  const call = (entry: string, mark: string) =>
    imt.call(routes.phoneCall, { params: { id }, body: { entry, who: `Office ${entry}`, mark } });
  await call('person 1', 'no-answer');
  await call('recipient 2', 'wrong-number');
  expect((await call('person 1', 'reached')).body).toMatchObject({ kind: 'phone-call', entry: 'person 1', mark: 'reached' });
  expect((await readSituation(id)).calls).toMatchObject([
    { entry: 'person 1', who: 'Office person 1', mark: 'reached' },
    { entry: 'recipient 2', who: 'Office recipient 2', mark: 'wrong-number' },
  ]);
  expect((await wholeLog(id)).filter(({ kind }) => kind === 'phone-call')).toHaveLength(3);
  expect(await imt.refused(routes.phoneCall, { params: { id }, body: { entry: 'x', who: 'y', mark: 'calling' } })).toMatchObject({
    status: 400,
  });
});

const pdf = (text = 'a plan'): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`, 'latin1');
const attach = (id: string, file: Buffer, type: string, name: string) => ({
  params: { id },
  query: { name, caption: 'Drain at gate 2' },
  body: file,
  headers: { 'content-type': type },
});

test('a picture is re-encoded, a PDF is a download without active content, and a withdrawn file is not served', async () => {
  const id = await report();
  const taken = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c01010' } })
    .withExif({ IFD0: { Copyright: 'secret owner' } })
    .png()
    .toBuffer();
  const picture = (await imt.call(routes.attach, attach(id, taken, 'image/png', '../Gate "2".png'))).body;
  expect(picture).toMatchObject({ kind: 'attachment', name: '.._Gate _2_.jpg', mediaType: 'image/jpeg', caption: 'Drain at gate 2' });
  const plan = (await imt.call(routes.attach, attach(id, pdf(), 'application/pdf', 'योजना.pdf'))).body;
  const attachment = (event: IncidentEvent): number => (event.kind === 'attachment' ? event.attachment : 0);
  const read = (number: number) => imt.raw('GET', `/api/incidents/${id}/attachments/${number}`);
  const shown = await read(attachment(picture));
  expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  expect(shown.rawPayload.includes('secret owner')).toBe(false);
  const saved = await read(attachment(plan));
  expect(saved.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': `attachment; filename="_____.pdf"; filename*=UTF-8''${encodeURIComponent('योजना')}.pdf`,
  });
  expect(saved.rawPayload.equals(pdf())).toBe(true);
  const params = { id, attachment: attachment(plan) };
  expect(await imt.refused(routes.withdraw, { params, body: { why: '' } })).toMatchObject({ status: 400 });
  await imt.call(routes.withdraw, { params, body: { why: 'Wrong site' } });
  expect((await read(attachment(plan))).statusCode).toBe(404);
  expect(await imt.refused(routes.withdraw, { params, body: { why: 'Again' } })).toMatchObject({ status: 404 });
  expect((await readSituation(id)).attachments.map(({ mediaType }) => mediaType)).toEqual(['image/jpeg']);
  const other = await report();
  expect((await imt.raw('GET', `/api/incidents/${other}/attachments/${attachment(picture)}`)).statusCode).toBe(404);
  await expect(application().database.pool.query('delete from incident_attachment')).rejects.toThrow();
});

test.each([
  ['a page that calls itself a PDF', Buffer.from('<html><script>alert(1)</script>%PDF-%%EOF'), 'application/pdf', 415],
  ['a PDF that was cut off', pdf().subarray(0, 20), 'application/pdf', 415],
  ['a PDF that calls itself a picture', pdf(), 'image/png', 415],
  ['a drawing of vectors', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415],
  [
    'a PDF that runs a script when it is opened',
    pdf('\n2 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\nendobj'),
    'application/pdf',
    415,
  ],
  ['nothing', Buffer.alloc(0), 'application/pdf', 415],
  ['more than 10 MB', Buffer.concat([pdf(), Buffer.alloc(attachmentLimits.bytes), pdf()]), 'application/pdf', 413],
])('%s is refused and leaves neither file nor entry', async (_what, file, type, status) => {
  const id = await report();
  expect(await imt.refused(routes.attach, attach(id, file, type, 'x.pdf'))).toMatchObject({ status });
  expect(await wholeLog(id)).toHaveLength(1);
});

test('replaying the whole log gives the present state', async () => {
  const id = await report({ hazard: 'fire', shortDescription: 'Tank 4', latitude: 21.7, longitude: 72.9, priority: 2 });
  await imt.call(incidentRoutes.update, { params: { id }, body: { state: 'In-progress', priority: null } });
  await imt.call(incidentRoutes.task, { params: { id, task: 'alarm' }, body: { outcome: 'done' } });
  await imt.call(routes.role, { params: { id, role: 'safety' }, body: { holder: 'A. Rao' } });
  await imt.call(routes.addPeople, { params: { id }, body: { names: ['One', 'Two'] } });
  await imt.call(routes.radio, { params: { id }, body: { from: 'A', to: 'B', message: 'Foam on' } });
  const plant = await application().as('plant');
  const values = ['Closed', 'Foam ran out', id];
  const query = 'UPDATE incident_repo SET state = $1, detailed_description = $2 WHERE id = $3';
  await plant.raw('POST', '/api/db/incidentrepo1', { body: { query, values } });
  const events = await wholeLog(id);
  const { incident, situation } = await readCard(id);
  const replayed = replayIncident(events);
  expect(replayed.situation).toEqual(situation);
  const fields = [
    'state',
    'hazard',
    'shortDescription',
    'detailedDescription',
    'latitude',
    'longitude',
    'priority',
    'assign',
    'origin',
  ] as const;
  expect(fields.map((field) => replayed.fields[field] ?? null)).toEqual(fields.map((field) => incident[field]));
  // Before the last entry it was as before.
  expect(replayIncident(events.slice(0, -1)).fields).toMatchObject({ state: 'In-progress' });
  expect(replayIncident(events.slice(0, -1)).fields.detailedDescription ?? null).toBeNull();
});

test('nothing is written about an unknown incident, and no entry without text', async () => {
  const params = { id: 'INC000000' };
  expect(await imt.refused(routes.radio, { params, body: { from: 'A', to: 'B', message: 'x' } })).toMatchObject({ status: 404 });
  expect(await imt.refused(routes.attach, attach('INC000000', pdf(), 'application/pdf', 'x.pdf'))).toMatchObject({ status: 404 });
  const insert = "insert into incident_event (incident, incident_id, kind, by_name, by_id) values (1, 'INC1', 'role', 'x', 'x')";
  await expect(application().database.pool.query(insert)).rejects.toThrow('incident_event_detail_goes_with_kind');
});

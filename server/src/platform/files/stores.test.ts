import {
  alertRoutes,
  type IncidentEvent,
  incidentResponseRoutes,
  incidentRoutes,
  industryRoutes,
  siteImageRoutes,
} from '@hazardguard/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { fileStores, useFileStore } from '../../testing/file-store.ts';
import { readSettings } from '../env/env.ts';
import { computeSha256, openFiles, openObjectFiles } from './file-store.ts';
import { adoptObjects, checkFiles, moveFiles } from './move-files.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { removeOrphans } from './orphans.ts';

const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`, 'latin1');
const colours = ['#c01010', '#10c010', '#1010c0', '#c0c010', '#10c0c0'];
const picture = (colour = 0): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colours[colour] ?? '#000000' } })
    .png()
    .toBuffer();

/** API calls of every feature with files. */
const useCallers = (application: ReturnType<typeof useApplication>) => {
  let plant: Visitor;
  let imt: Visitor;
  let industryId: number;
  let next = 0;
  beforeAll(async () => {
    plant = await application().as('plant');
    imt = await application().as('imt');
    const body = { industryName: 'Kept Elsewhere', district: 'Bharuch', safetyTeamContact: 'control room', latitude: 21.6, longitude: 73 };
    industryId = (await plant.call(industryRoutes.create, { body })).body.id;
  });
  const sent = (body: Buffer, type: string, query: Record<string, string>) => ({ query, body, headers: { 'content-type': type } });
  const imageCall = (body: Buffer) => ({ params: { id: industryId }, ...sent(body, 'image/png', { caption: 'From the south' }) });
  const attachCall = (id: string, body: Buffer, type: string) => ({ params: { id }, ...sent(body, type, { name: 'file', caption: '' }) });
  const alertBody = (colour: Buffer) => ({
    industryId,
    incidentId: `INC${String(700_000 + next++)}`,
    incidentSeverity: 'high',
    incidentDescription: 'Smell of gas at the gate',
    plumeImage: colour.toString('base64'),
  });
  return {
    plant: () => plant,
    imt: () => imt,
    report: async () => (await imt.call(incidentRoutes.create, { body: {} })).body.id,
    addImage: async (body: Buffer) => (await plant.call(siteImageRoutes.add, imageCall(body))).body.id,
    refuseImage: (body: Buffer) => plant.refused(siteImageRoutes.add, imageCall(body)),
    image: (id: number, size = 'whole') => plant.raw('GET', `/api/site-images/${id}?size=${size}`),
    attach: async (id: string, body: Buffer, type = 'application/pdf') => {
      const event: IncidentEvent = (await imt.call(incidentResponseRoutes.attach, attachCall(id, body, type))).body;
      if (event.kind !== 'attachment') throw new Error('No file was attached');
      return event;
    },
    refuseAttachment: (id: string, body: Buffer) => imt.refused(incidentResponseRoutes.attach, attachCall(id, body, 'application/pdf')),
    attachment: (id: string, number: number, size = 'whole') => imt.raw('GET', `/api/incidents/${id}/attachments/${number}?size=${size}`),
    raise: async (body: Buffer) => (await plant.call(alertRoutes.byHand, { body: alertBody(body) })).body.id,
    refuseAlert: (body: Buffer) => plant.refused(alertRoutes.byHand, { body: alertBody(body) }),
    alertImage: (id: string) => plant.raw('GET', `/api/alerts/${id}/image`),
  };
};

describe.each(fileStores)('files kept in %s', (keptIn) => {
  const { settings, store } = useFileStore(keptIn);
  const application = useApplication({ settings });
  const callers = useCallers(application);

  test('come back unchanged, and are stored where the settings say', async () => {
    const id = await callers.report();
    const plan = await callers.attach(id, pdf('a plan'));
    expect((await callers.attachment(id, plan.attachment)).rawPayload.equals(pdf('a plan'))).toBe(true);
    expect((await callers.attachment(id, plan.attachment, 'small')).rawPayload.equals(pdf('a plan'))).toBe(true);
    const photo = await callers.attach(id, await picture(), 'image/png');
    const whole = (await callers.attachment(id, photo.attachment)).rawPayload;
    expect([photo.bytes, photo.sha256]).toEqual([whole.length, computeSha256(whole).toString('hex')]);
    expect((await sharp((await callers.attachment(id, photo.attachment, 'small')).rawPayload).metadata()).format).toBe('jpeg');
    const alert = await callers.alertImage(await callers.raise(await picture(1)));
    expect((await sharp(alert.rawPayload).metadata()).format).toBe('jpeg');

    const { rows } = await application().database.pool.query(
      `select whole is not null as here, encode(whole_sha256, 'hex') as sha256, whole_bytes as bytes from incident_attachment order by id`,
    );
    const inRow = keptIn === 'postgres';
    expect(rows).toEqual([
      { here: inRow, sha256: computeSha256(pdf('a plan')).toString('hex'), bytes: pdf('a plan').length },
      { here: inRow, sha256: photo.sha256, bytes: photo.bytes },
    ]);
    expect([...store().objects.keys()].includes(photo.sha256)).toBe(!inRow);
    expect(store().objects.size).toBe(inRow ? 0 : 4);
  });

  test('are hidden from people who may not see their row', async () => {
    const id = await callers.addImage(await picture(2));
    expect((await callers.image(id)).statusCode).toBe(200);
    expect((await application().visitor().raw('GET', `/api/site-images/${id}`)).statusCode).toBe(401);
    const other = await callers.report();
    const { attachment } = await callers.attach(await callers.report(), pdf('of another incident'));
    expect((await callers.attachment(other, attachment)).statusCode).toBe(404);
  });
});

describe('an object store', () => {
  const { settings, store } = useFileStore('s3');
  const application = useApplication({ settings });
  const callers = useCallers(application);
  const database = () => application().database;
  const objects = (): ObjectStore => {
    const { objects: given } = settings().files;
    if (given === null) throw new Error('No store is set');
    return openObjectStore(given);
  };
  const count = async (table: string): Promise<number> =>
    (await database().pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? -1;
  const listKeys = async (sql: string): Promise<string[]> => (await database().pool.query<{ key: string }>(sql)).rows.map(({ key }) => key);
  const age = (hours: number) => database().pool.query('update stored_object set put_at = put_at - make_interval(hours => $1)', [hours]);

  test('that is unreachable: 503 with a reason, no row and no audit entry; existing files cannot be shown until it is back', async () => {
    const id = await callers.report();
    const kept = await callers.attach(id, pdf('before'));
    const tables = ['site_image', 'incident_attachment', 'alert_image', 'alert', 'incident_event'];
    const before = await Promise.all(tables.map(count));
    store().trouble((response) => void response.writeHead(503).end());
    try {
      const refusals = [
        await callers.refuseImage(await picture()),
        await callers.refuseAttachment(id, pdf('meanwhile')),
        await callers.refuseAlert(await picture()),
      ];
      for (const { status, code, message } of refusals) {
        expect([status, code]).toEqual([503, 'unavailable']);
        expect(message).toBe('Cannot reach the object store for files. Nothing was saved; try again in a moment');
      }
      const shown = await callers.attachment(id, kept.attachment);
      expect([shown.statusCode, shown.payload]).toEqual([503, expect.stringContaining('cannot be shown')]);
    } finally {
      store().trouble(null);
    }
    expect(await Promise.all(tables.map(count))).toEqual(before);
    expect((await callers.attachment(id, kept.attachment)).rawPayload.equals(pdf('before'))).toBe(true);
  });

  test('that returns a wrong file or none: an error, never a wrong file', async () => {
    const id = await callers.report();
    const { attachment, sha256 } = await callers.attach(id, pdf('the true plan'));
    const other = Buffer.from(pdf('the true plan'));
    other[12] = (other[12] ?? 0) ^ 1;
    store().objects.set(sha256, other);
    const damaged = await callers.attachment(id, attachment);
    expect([damaged.statusCode, damaged.payload]).toEqual([500, expect.stringContaining('The file is damaged in the object store')]);
    store().objects.delete(sha256);
    const missing = await callers.attachment(id, attachment);
    expect([missing.statusCode, missing.payload]).toEqual([500, expect.stringContaining('missing in the object store')]);
    expect((await checkFiles(database(), objects())).damaged).toEqual([
      expect.stringMatching(new RegExp(`^incident_attachment ${attachment}, whole: no object ${sha256}$`)),
    ]);
    // Storing the same file again repairs it.
    await callers.attach(await callers.report(), pdf('the true plan'));
    expect((await callers.attachment(id, attachment)).rawPayload.equals(pdf('the true plan'))).toBe(true);
  });

  test('files stay readable where they are when new files go elsewhere; without the store an error says so', async () => {
    const bytes = Buffer.from('kept in turn');
    const files = (environment: Record<string, string>) => openFiles(readSettings(environment).files, database());
    const inStore = await files({ ...store().environment, FILES: 's3' }).put(bytes);
    const later = files(store().environment);
    const inRow = await later.put(bytes);
    expect([inStore.body, inRow.body?.equals(bytes)]).toEqual([null, true]);
    for (const stored of [inStore, inRow, { body: bytes, sha256: null, bytes: null }])
      expect((await later.get(stored)).equals(bytes)).toBe(true);
    await expect(files({}).get(inStore)).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('S3_ENDPOINT') });
    await expect(later.get({ ...inRow, body: Buffer.from('something else') })).rejects.toThrow('damaged in the database');
  });

  test('an object is removed a day after the last row refers to it, not before', async () => {
    const id = await callers.addImage(await picture(3));
    const keys = await listKeys(`select encode(whole_sha256, 'hex') as key from site_image where id = ${id}`);
    const [key = ''] = keys;
    const cut = Buffer.from('of a request that failed');
    await openObjectFiles(database(), objects()).put(cut);
    await age(30);
    expect(await removeOrphans(database(), objects())).toBeGreaterThan(0);
    expect([store().objects.has(key), store().objects.has(computeSha256(cut).toString('hex'))]).toEqual([true, false]);
    await callers.plant().call(siteImageRoutes.remove, { params: { id } });
    await callers.addImage(await picture(4));
    await database().pool.query(`update stored_object set put_at = now() - interval '23 hours'`);
    expect(await removeOrphans(database(), objects())).toBe(0);
    await age(2);
    await removeOrphans(database(), objects());
    expect(store().objects.has(key)).toBe(false);
    const named = await listKeys(`select encode(whole_sha256, 'hex') as key from site_image where whole is null`);
    expect(named.length).toBeGreaterThan(0);
    for (const one of named) expect(store().objects.has(one)).toBe(true);
  });

  test('an object stored during its removal exists afterwards', async () => {
    const bytes = Buffer.from('put again in the moment of its removal');
    const key = computeSha256(bytes).toString('hex');
    const files = openObjectFiles(database(), objects());
    await files.put(bytes);
    await age(30);
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      store().trouble((response) => {
        store().trouble(null);
        answer = () => {
          store().objects.delete(key);
          response.writeHead(204).end();
        };
        resolve();
      });
    });
    const removing = removeOrphans(database(), objects());
    await asked;
    const putting = files.put(bytes);
    const waits = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%into stored_object%'`;
    await expect.poll(async () => (await database().pool.query<{ n: number }>(waits)).rows[0]?.n, { timeout: 20_000 }).toBe(1);
    expect(store().calls.at(-1)).toBe(`DELETE /hazardguard-files/${key}`);
    answer();
    const kept = await putting;
    await removing;
    expect((await files.get(kept)).equals(bytes)).toBe(true);
  });

  test('files move there and back, continue after an interruption, and a damaged one stays and is reported', async () => {
    const id = await callers.report();
    const plan = await callers.attach(id, pdf('on the move'));
    const shown = () => callers.attachment(id, plan.attachment);
    const lying = async () =>
      (await database().pool.query<{ n: number }>('select count(whole)::int as n from incident_attachment')).rows[0]?.n;

    const files = await count('incident_attachment');
    const lost = await callers.attach(id, pdf('lost'));
    store().objects.delete(lost.sha256);
    const back = await moveFiles(database(), objects(), 'postgres');
    expect(back.damaged).toEqual([`incident_attachment ${lost.attachment}, whole: no object ${lost.sha256}`]);
    expect([await lying(), (await shown()).rawPayload.equals(pdf('on the move'))]).toEqual([files, true]);
    // A row from before hashes were stored.
    await database().pool.query('alter table incident_attachment disable trigger incident_attachment_stays');
    await database().pool.query('update incident_attachment set whole_sha256 = null, whole_bytes = null where id = $1', [plan.attachment]);
    await database().pool.query('alter table incident_attachment enable trigger incident_attachment_stays');
    expect((await shown()).rawPayload.equals(pdf('on the move'))).toBe(true);

    store().objects.clear();
    let reported = 0;
    const cutOff = moveFiles(database(), objects(), 's3', ({ files: moved }) => {
      reported = moved;
      if (moved === 2) store().trouble((response) => void response.writeHead(500).end());
    });
    await expect(cutOff).rejects.toThrow('Cannot reach');
    store().trouble(null);
    expect(reported).toBe(2);
    const rest = await moveFiles(database(), objects(), 's3');
    expect(rest.damaged).toEqual([]);
    expect(rest.files + reported).toBe(back.files);
    expect([await lying(), (await shown()).rawPayload.equals(pdf('on the move'))]).toEqual([0, true]);
    expect((await moveFiles(database(), objects(), 's3')).files).toBe(0);
    expect(await checkFiles(database(), objects())).toMatchObject({ sound: rest.files + reported, damaged: back.damaged });
  });

  test('the database lets the owner move bytes only: no other bytes, no removal, no request', async () => {
    const id = await callers.report();
    const { attachment } = await callers.attach(id, pdf('guarded'));
    const change = (set: string, values: unknown[] = []) =>
      database().pool.query(`update incident_attachment set ${set} where id = ${attachment}`, values);
    await expect(change('whole = $1', [pdf('another')])).rejects.toThrow('never changes');
    await expect(change(`whole_sha256 = sha256('other')`)).rejects.toThrow('never changes');
    await expect(change('incident = incident + 1')).rejects.toThrow('never changes');
    await change('whole = $1', [pdf('guarded')]);
    await expect(change(`whole = null, whole_sha256 = sha256('other')`)).rejects.toThrow('never changes');
    await expect(database().pool.query('delete from incident_attachment')).rejects.toThrow('append-only');
    await expect(database().pool.query(`update site_image set whole = '\\xff', whole_sha256 = null`)).rejects.toThrow('never changes');
    const client = await database().pool.connect();
    try {
      await client.query('begin; set local role hazardguard_person');
      // Row-level security hides the row from a person without a scope, and refuses the change to others.
      expect((await client.query('select * from stored_object')).rows).toEqual([]);
      await client.query('rollback');
      await client.query('begin; alter table incident_attachment disable row level security; set local role hazardguard_person');
      await expect(client.query(`update incident_attachment set whole = null where id = ${attachment}`)).rejects.toThrow('never changes');
      await client.query('rollback');
    } finally {
      client.release(true);
    }
  });

  test('a copy removes no objects of another installation, unless they are declared its own', async () => {
    await callers.attach(await callers.report(), pdf('of the first installation'));
    await database().pool.query('delete from stored_object');
    const before = store().objects.size;
    const adopted = await adoptObjects(database());
    expect(adopted).toBeGreaterThan(0);
    expect(await adoptObjects(database())).toBe(0);
    await age(30);
    await removeOrphans(database(), objects());
    expect(await count('stored_object')).toBe(adopted);
    expect(store().objects.size).toBeLessThanOrEqual(before);
    expect((await checkFiles(database(), objects())).damaged.length).toBe(1);
  });
});

import { detectionRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { findIndustry } from '../../../register/industries/store.ts';
import { testSettings, useApplication } from '../../../testing/application.ts';
import { addSite } from '../../../testing/site-rows.ts';
import { buildEstimateInput } from './estimate-input.ts';
import { listSmellReadings } from './smell-readings.ts';

const application = useApplication();
const chlorine = '7782-50-5';
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
let site = 0;
let incident = '';
let detection = 0;

beforeAll(async () => {
  site = await addSite(application().database, { mark: 'A', district: 'Bharuch', state: 'Gujarat', latitude: 21.7, longitude: 72.98 });
  const [row] = await query(
    `insert into incident (industry_name, short_description, created_by, created_by_id, changed_by, changed_by_id)
     select industry_name, 'Leak', 'A', 'a', 'A', 'a' from industry where id = $1 returning id, internal_id`,
    [site],
  );
  incident = row.id;
  const [found] = await query(
    `insert into detection (industry_id, industry_name, alarm_group, incident, incident_id, alarms, last_alarm_at, first_received_at, attempted_at)
     values ($1, 'A', $2, $3, $4, 1, now(), now(), now()) returning id`,
    [site, chlorine, row.internal_id, incident],
  );
  detection = found.id;
  const report = (id: string, kind: string, from: string | null, ago: string) =>
    query(
      `insert into resident_report (kind, way, message_id, incident, industry_id, latitude, longitude, place_from, at)
       values ($1, 'page', $2, $3, $4, $5, $6, $7, now() - $8::interval)`,
      [kind, id, row.internal_id, site, from === null ? null : 21.701, from === null ? null : 72.981, from, ago],
    );
  await report('a', 'smell', 'shared', '1 minute');
  await report('b', 'smell', 'typed', '1 minute');
  await report('c', 'smell', null, '1 minute');
  await report('d', 'smell', 'shared', '20 minutes');
  await report('e', 'help', 'shared', '1 minute');
});

test('a fresh smell with the phone’s position is a lower limit at the odour threshold; without a known threshold there is none', async () => {
  const { database } = application();
  const readings = await listSmellReadings(database, incident, chlorine, new Date());
  expect(readings).toEqual([{ id: expect.stringMatching(/^report \d+$/), latitude: 21.701, longitude: 72.981, value: 3.5, smelled: true }]);
  expect(await listSmellReadings(database, incident, '1-1-1', new Date())).toEqual([]);
});

test('reports never stand in for sensors', async () => {
  const { database } = application();
  const group = { cas: chlorine, drillScope: null, reportsAt: incident };
  expect(await buildEstimateInput(database, testSettings(), await findIndustry(database, site), group, new Date())).toEqual({
    obstacle: { code: 'too-few-sensors', detecting: 0, sensors: 0, needed: 3 },
  });
});

test('off by default; a person switches it on, the log says who, and an ended detection cannot be switched', async () => {
  const visitor = await application().as('l1');
  const read = async () =>
    (await visitor.call(detectionRoutes.list, { query: { incidentId: incident } })).body.detections.map(
      ({ useReports, odourThresholdPpm }) => [useReports, odourThresholdPpm],
    );
  expect(await read()).toEqual([[false, 3.5]]);
  const params = { id: detection };
  expect((await visitor.call(detectionRoutes.useReports, { params, body: { use: true } })).body).toEqual({ useReports: true });
  expect(await read()).toEqual([[true, 3.5]]);
  expect(await query('select attempted_at from detection where id = $1', [detection])).toEqual([{ attempted_at: null }]);
  const [entry] = await query("select text, note_kind from incident_event where incident_id = $1 and kind = 'note' order by id desc", [
    incident,
  ]);
  expect(entry).toEqual({ note_kind: 'decision', text: expect.stringContaining('weak readings beside the sensors') });
  await query('update detection set closed_at = now() where id = $1', [detection]);
  expect(await visitor.refused(detectionRoutes.useReports, { params, body: { use: false } })).toMatchObject({ status: 409 });
});

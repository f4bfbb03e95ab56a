import { readFileSync } from 'node:fs';
import { findChemical, riskFacts, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, computeRisk, type RiskStudyDocument, receptorTable, run, type ScenarioDocument } from '@hazardguard/engine';
import type { Database } from '../platform/db/database.ts';

export interface TestSite {
  /** Part of every text of the site, so that it is found wherever it appears. */
  readonly mark: string;
  readonly district: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The ids of one row of each kind that belongs to a site. */
export interface SiteRows {
  readonly industry: number;
  readonly 'industry-name': string;
  readonly 'site-move': number;
  readonly 'inventory-item': number;
  readonly 'site-image': number;
  readonly run: string;
  readonly 'risk-study': string;
  readonly alert: string;
  readonly 'released-alert': string;
  readonly incident: string;
  readonly attachment: number;
  readonly sensor: number;
  readonly detection: number;
  readonly drill: number;
  readonly 'escalation-chain': number;
  readonly 'assessment-request': number;
  readonly 'duty-subject': string;
}

type Insert = (text: string, values: readonly unknown[]) => Promise<string>;

export const addSite = async ({ pool }: Database, site: TestSite): Promise<number> => {
  const name = `${site.mark} Works ${Math.random().toString(36).slice(2)}`;
  const { rows } = await pool.query<{ id: number }>(
    `insert into industry (industry_name, name_key, district, state, safety_team_contact, latitude, longitude)
     values ($1, lower($1), $2, $3, $4, $5, $6) returning id`,
    [name, site.district, site.state, `${site.mark} control room`, site.latitude, site.longitude],
  );
  return rows[0]?.id ?? 0;
};

const findSubstance = (chemical: string) => {
  const found = findChemical(chemical);
  return found && toSubstance(found);
};

const weather = { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20 };
/** A leak too small for a dense cloud: its run's report computes 400 variations, which take 7 s for a dense cloud. */
const buildScenario = ({ latitude, longitude }: TestSite): ScenarioDocument => ({
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'direct', rateKgS: 0.002 },
  weather,
  site: { latitude, longitude },
  time: '2026-11-20T14:30:00+05:30',
});

const results = new Map<string, string>();

/** The result of a run as JSON, computed once for each site: rows are added hundreds of times. */
const resultAt = (site: TestSite, document: ScenarioDocument): string => {
  const key = `${site.latitude} ${site.longitude}`;
  const known = results.get(key);
  if (known !== undefined) return known;
  const substance = findSubstance(document.chemical);
  const checked = substance && checkScenario(document, substance);
  if (!checked?.ok) throw new Error('The scenario of the test is refused');
  const result = JSON.stringify(run(checked.scenario, receptorTable([])));
  results.set(key, result);
  return result;
};

const studyFile = new URL('../../../cli/examples/studies/chlorine-storage.json', import.meta.url);
let study: { readonly document: string; readonly result: string } | undefined;
const buildChlorineStudy = (): { readonly document: string; readonly result: string } => {
  const document = JSON.parse(readFileSync(studyFile, 'utf8')) as RiskStudyDocument;
  const answer = computeRisk(document, riskFacts, findSubstance);
  if (!answer.ok) throw new Error('The study of the test is refused');
  const { grid: _grid, ...individualRisk } = answer.result.individualRisk;
  return { document: JSON.stringify(document), result: JSON.stringify({ ...answer.result, individualRisk }) };
};

const addStockRows = async (insert: Insert, id: number, mark: string) => ({
  'inventory-item': Number(
    await insert(
      `insert into inventory_item (industry_id, item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class,
         location, date_received, date_expired, supplier)
       values ($1, '1', $2, $2 || ' substance', '99 %', '', 900, 'kg', 'Toxic', $2 || ' shed', '2026-01-01', '2027-01-01', $2) returning id`,
      [id, mark],
    ),
  ),
  'site-image': Number(
    await insert(
      `insert into site_image (industry_id, caption, width_px, height_px, whole, small, added_by, added_by_id)
       values ($1, $2, 8, 8, '\\xffd8', '\\xffd8', $2, 'x') returning id`,
      [id, mark],
    ),
  ),
});

const addWorkRows = async (insert: Insert, id: number, site: TestSite) => {
  const { mark } = site;
  const scenario = buildScenario(site);
  const ofRun = await insert(
    `insert into run (industry_id, industry_name, sample, created_by, created_by_id, engine_version, scenario_hash, scenario,
       weather_origin, result, chemical, hazard, worst_reach_m, people)
     values ($1, $2, false, $2, 'x', '0', 'h', $3, $4, $5, $2, 'leak', 1, 0) returning id`,
    [id, mark, scenario, { source: 'manual', observedAt: null, ageS: null }, resultAt(site, scenario)],
  );
  study ??= buildChlorineStudy();
  const ofStudy = await insert(
    `insert into risk_study (id, version, industry_id, industry_name, sample, created_by, created_by_id, title, engine_version, study_hash,
       pll, highest_per_year, document, result)
     values (gen_random_uuid(), 1, $1, $2, false, $2, 'x', $2, '0', 'h', 0, 0, $3, $4) returning id`,
    [id, mark, study.document, study.result],
  );
  await insert(
    `insert into risk_matrix (industry_id, version, industry_name, saved_by, saved_by_id, matrix)
     select $1, 1, $2, $2, 'x', '{"limits": {"alarpFrom": 5, "intolerableFrom": 8}, "items": []}'
     where not exists (select from risk_matrix where industry_id = $1) returning industry_id`,
    [id, mark],
  );
  await insert(
    `insert into site_document (industry_id, industry_name, kind, document) values ($1, $2, 'risk-worksheet', '{"versions": []}') returning id`,
    [id, mark],
  );
  return { run: ofRun, 'risk-study': ofStudy };
};

const addAlertRows = async (insert: Insert, id: number, mark: string, ofRun: string): Promise<string> => {
  const alert = await insert(
    `insert into alert (run_id, industry_id, industry_name, sample, incident_id, created_by, created_by_id, caveats, area, people_inside)
     values ($1, $2, $3, false, new_incident_id(), $3, 'x', '[]', '{"type": "FeatureCollection", "features": []}', 0) returning id`,
    [ofRun, id, mark],
  );
  await insert(
    `insert into alert_version (alert_id, version, state, status, incident_severity, incident_description, source, hazard_text, place_text,
       action_text, time_text, expires_at, saved_by, saved_by_id)
     values ($1, 1, 'draft', 'Exercise', 'high', $2, $2, $2, $2, $2, $2, now() + interval '1 hour', $2, 'x') returning alert_id`,
    [alert, mark],
  );
  await insert(`insert into alert_image (alert_id, picture) values ($1, '\\xffd8') returning alert_id`, [alert]);
  return alert;
};

const addSensorRows = async (insert: Insert, id: number, { mark, latitude, longitude }: TestSite) => {
  const incident = await insert(
    `insert into incident (industry_name, short_description, detailed_description, created_by, created_by_id, changed_by, changed_by_id)
     select industry_name, $2, $2, $2, 'x', $2, 'x' from industry where id = $1 returning id`,
    [id, mark],
  );
  const attachment = await insert(
    `with added as (
       insert into incident_attachment (incident, media_type, whole) select internal_id, 'application/pdf', '\\x25' from incident where id = $1
       returning id, incident)
     insert into incident_event (incident, incident_id, kind, by_name, by_id, detail)
     select incident, $1, 'attachment', $2, 'x', jsonb_build_object('attachment', id, 'name', $2::text, 'caption', $2::text,
       'mediaType', 'application/pdf', 'bytes', 1, 'sha256', 'x') from added returning (detail ->> 'attachment')`,
    [incident, mark],
  );
  await insert(
    `insert into incident_event (incident, incident_id, kind, by_name, by_id, link_kind, link_id)
     select internal_id, id, 'link', $2, 'x', 'run', '00000000-0000-4000-8000-000000000000' from incident where id = $1 returning id`,
    [incident, mark],
  );
  const sensor = await insert(
    `insert into sensor (industry_id, code, name, measure, unit, latitude, longitude, height_m, alarm_readings, silent_after_s, averaging_s,
       created_by, created_by_id)
     values ($1, 'S-' || floor(random() * 1e12)::bigint, $2, 'wind-speed', 'm/s', $3, $4, 2, 1, 60, 60, $2, 'x') returning id`,
    [id, mark, latitude, longitude],
  );
  await insert(
    `insert into sensor_reading (sensor_id, at, value, repeat_key, late, out_of_order) values ($1, now(), 1, 'v1', false, false) returning sensor_id`,
    [sensor],
  );
  const detection = await insert(
    `insert into detection (industry_id, industry_name, alarm_group, incident, incident_id, alarms, last_alarm_at, first_received_at, closed_at)
     select $1, $2, 'contacts', internal_id, id, 1, now(), now(), now() from incident where id = $3 returning id`,
    [id, mark, incident],
  );
  await insert(
    `insert into fire_detection (industry_id, satellite, at, latitude, longitude, confidence, distance_m, bearing_deg, left_out, recorded_by, recorded_by_id)
     values ($1, $2, clock_timestamp(), 0, 0, 'high', 1, 1, 'far', $2, 'x') returning id`,
    [id, mark],
  );
  await insert(
    `insert into changed_condition (industry_name, chemical_name, created_by, created_by_id)
     select industry_name, $2, $2, 'x' from industry where id = $1 returning id`,
    [id, mark],
  );
  await insert(
    `insert into incident_site (incident, incident_id, industry_id, industry_name, people, names, opened_by, opened_by_id)
     select internal_id, id, $2, $3, array['x'], array[$3], $3, 'x' from incident where id = $1 returning id`,
    [incident, id, mark],
  );
  return { incident, attachment: Number(attachment), sensor: Number(sensor), detection: Number(detection) };
};

const addDrillRows = async (insert: Insert, id: number, site: TestSite) => {
  const { time: _time, ...scenario } = buildScenario(site);
  const drill = await insert(
    `insert into drill (industry_id, industry_name, sample, title, objective, scenario, planned_at, duration_min, targets, created_by, created_by_id)
     values ($1, $2, false, $2, $2, $3, now() + interval '1 day', 60, '{}', $2, 'x') returning id`,
    [id, site.mark, scenario],
  );
  await insert(`insert into drill_inject (drill_id, after_s, kind, text) values ($1, 60, 'release', $2) returning id`, [drill, site.mark]);
  const chain = await insert(
    `insert into escalation_chain (name, industry_id, tiers, updated_by)
     values ($2, $1, '[{"groups": ["l0auth"], "onDuty": false, "needed": 1, "waitS": 300}]', $2)
     on conflict (industry_id, lower(btrim(district))) do update set name = excluded.name returning id`,
    [id, site.mark],
  );
  return { drill: Number(drill), 'escalation-chain': Number(chain) };
};

const addRequest = (insert: Insert, { mark, district, state }: TestSite): Promise<string> =>
  insert(
    `insert into assessment_request (date, name, phone, email, topics, district, state, requested_by_id)
     values ('2099-01-01', 'x', '12345', 'x@example.org', $1, $2, $3, 'x') returning id`,
    [mark, district, state],
  );

/** A move within the district, so that its authorities may decide on it. */
const addMoveRow = async (insert: Insert, id: number, { mark, district, state, latitude, longitude }: TestSite) => {
  await insert('select propose_site_move($1, $2, $3, $4, $5, $6, $7)', [id, district, state, latitude + 0.1, longitude, 'x', mark]);
  return Number(await insert('select id from site_move where industry_id = $1 and outcome is null', [id]));
};

const makeInsert =
  ({ pool }: Database): Insert =>
  async (text, values) => {
    const { rows } = await pool.query<Record<string, unknown>>({ text, values: [...values] });
    return String(Object.values(rows[0] ?? {})[0]);
  };

interface NextVersion {
  readonly version: number;
  readonly state: 'draft' | 'waiting' | 'released' | 'cancelled';
  readonly hoursLeft: number;
}

/** The next version of an alert, with the texts of its first. */
export const addAlertVersion = async ({ pool }: Database, alert: string, { version, state, hoursLeft }: NextVersion): Promise<void> => {
  await pool.query(
    `insert into alert_version (alert_id, version, state, kind, status, incident_severity, incident_description, source, hazard_text, place_text,
       action_text, time_text, expires_at, saved_by, saved_by_id)
     select alert_id, $2, $3, $4, $5, incident_severity, incident_description, source, hazard_text, place_text, action_text, time_text,
       now() + $6 * interval '1 hour', saved_by, saved_by_id from alert_version where alert_id = $1 and version = 1`,
    [
      alert,
      version,
      state,
      state === 'cancelled' ? 'Cancel' : 'Alert',
      state === 'draft' || state === 'waiting' ? 'Exercise' : 'Actual',
      hoursLeft,
    ],
  );
};

/** A second alert of the site, which is public. */
export const addPublicAlert = async (database: Database, { industry, run }: SiteRows, mark: string): Promise<string> => {
  const alert = await addAlertRows(makeInsert(database), industry, mark, run);
  await addAlertVersion(database, alert, { version: 2, state: 'released', hoursLeft: 1 });
  return alert;
};

/** One row of each kind for a site, by SQL. */
export const addSiteRows = async (database: Database, id: number, site: TestSite): Promise<SiteRows> => {
  const insert = makeInsert(database);
  const name = await insert('select industry_name from industry where id = $1', [id]);
  const runs = await addWorkRows(insert, id, site);
  const alert = await addAlertRows(insert, id, site.mark, runs.run);
  return {
    industry: id,
    'industry-name': name,
    'site-move': await addMoveRow(insert, id, site),
    ...(await addStockRows(insert, id, site.mark)),
    ...runs,
    alert,
    'released-alert': alert,
    ...(await addSensorRows(insert, id, site)),
    ...(await addDrillRows(insert, id, site)),
    'assessment-request': Number(await addRequest(insert, site)),
    'duty-subject': `site:${id}`,
  };
};

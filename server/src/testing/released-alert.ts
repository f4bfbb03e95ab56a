import { destination } from '@hazardguard/engine';
import type { Database } from '../platform/db/database.ts';

export interface ReleasedAlert {
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly latitude: number;
  readonly longitude: number;
  /** Radii of the circular zones around the place, m, worst first; none: an alert without an area. */
  readonly radiiM: readonly number[];
  readonly hazardText?: string;
  /** From now, minutes; negative: it has expired. */
  readonly expiresInMinutes?: number;
  /** Another version after the release. */
  readonly after?: 'draft' | 'cancelled';
}

const severities = ['severe', 'middle', 'mild'] as const;

const buildRing = (latitude: number, longitude: number, radiusM: number): [number, number][] =>
  Array.from({ length: 73 }, (_none, index) => {
    const place = destination(latitude, longitude, -5 * index, radiusM);
    return [place.longitude, place.latitude];
  });

/** A warning released to the public, written into the tables directly: for states that need time, and places that no run reaches. */
export const releaseAlert = async ({ pool }: Database, alert: ReleasedAlert): Promise<string> => {
  const { status, latitude, longitude, radiiM, hazardText = 'Chlorine is leaking', expiresInMinutes = 60, after } = alert;
  const area = {
    type: 'FeatureCollection',
    features: radiiM.map((radiusM, index) => ({
      type: 'Feature',
      properties: { severity: severities[index] },
      geometry: { type: 'Polygon', coordinates: [buildRing(latitude, longitude, radiusM)] },
    })),
  };
  const run = await pool.query<{ id: string }>(
    `insert into run (industry_id, industry_name, sample, created_by, created_by_id, engine_version, scenario_hash, scenario,
       weather_origin, result, chemical, hazard, worst_reach_m, people)
     values (1, 'Test Works', false, 'A', 'a', '0', 'h', '{}', '{}', '{}', 'Chlorine', 'leak', 1, 0) returning id`,
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into alert (run_id, industry_id, industry_name, sample, incident_id, created_by, created_by_id, caveats, area, people_inside)
     select $1, 1, 'Test Works', false, incident_id, 'A', 'a', '[]', $2, 0
     from (select 'INC' || lpad(number::text, 6, '0') as incident_id from generate_series(1, 999999) as number) as free
     where not exists (select from alert where alert.incident_id = free.incident_id) limit 1
     returning id`,
    [run.rows[0]?.id, JSON.stringify(area)],
  );
  const id = rows[0]?.id ?? '';
  for (const [index, state] of ['draft', 'released', ...(after ? [after] : [])].entries()) {
    await pool.query(
      `insert into alert_version (alert_id, version, state, kind, status, incident_severity, incident_description, source, hazard_text,
         place_text, action_text, time_text, expires_at, saved_by, saved_by_id)
       values ($1, $2, $3, $4, $5, 'high', 'Leak', 'District office', $6, 'Around the works', 'Go indoors.', 'Until told', $7, 'B', 'b')`,
      [
        id,
        index + 1,
        state,
        state === 'cancelled' ? 'Cancel' : 'Alert',
        status,
        hazardText,
        new Date(Date.now() + expiresInMinutes * 60_000),
      ],
    );
  }
  return id;
};

/** An expired cancellation: the alert is no longer public. */
export const takeBackAlert = async ({ pool }: Database, id: string): Promise<void> => {
  await pool.query(
    `insert into alert_version (alert_id, version, state, kind, status, incident_severity, incident_description, source, hazard_text,
       place_text, action_text, time_text, expires_at, saved_by, saved_by_id)
     select alert_id, version + 1, 'cancelled', 'Cancel', status, incident_severity, incident_description, source, hazard_text,
       place_text, action_text, time_text, now(), saved_by, saved_by_id
     from alert_version where alert_id = $1 order by version desc limit 1`,
    [id],
  );
};

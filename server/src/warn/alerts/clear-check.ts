import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  ApiError,
  type ClearCheck,
  type ClearObstacle,
  clearObstacles,
  earlyClear,
  mostClearVillages,
  type Run,
} from '@hazardguard/contract';
import { checkScenario } from '@hazardguard/engine';
import { sql } from 'kysely';
import { readRun } from '../../assess/runs/read-run.ts';
import { listWarnedZones } from '../../assess/warned-area/warned-area.ts';
import { distanceM } from '../../platform/compute/geodesy.ts';
import { type Compute, ComputeError } from '../../platform/compute/pool.ts';
import type { Database } from '../../platform/db/database.ts';
import { noSuchAlert } from './draft-alert.ts';
import type { AlertRow } from './store.ts';
import { findAlert } from './store.ts';

export interface ClearDeps {
  readonly database: Database;
  readonly compute: Pick<Compute, 'threat'>;
}

/** Distances at which the passage is computed: between them that of the next farther one counts, which is later. */
const distances = 6;

type Cloud = Pick<ClearCheck, 'cloud' | 'safeAt' | 'villages' | 'villagesOmitted'>;
const without = (cloud: ClearCheck['cloud']): Cloud => ({ cloud, safeAt: null, villages: [], villagesOmitted: 0 });

/** Metres from the source to the farthest corner of a village's box. */
const findFarM = ({ site }: Pick<Run['result'], 'site'>, [west, south, east, north]: readonly [number, number, number, number]): number =>
  Math.max(
    ...[south, north].flatMap((latitude) => [west, east].map((longitude) => distanceM(site.latitude, site.longitude, latitude, longitude))),
  );

/** Until when the level is met at growing distances straight downwind, s from the start; where it never is, until the cloud is gone. */
const computePassages = async (compute: ClearDeps['compute'], { scenario, result }: Run, farM: number) => {
  const chemical = findChemical(scenario.chemical);
  const level = listWarnedZones(result).at(-1)?.level.id;
  const checked = chemical === undefined ? undefined : checkScenario(scenario, toSubstance(chemical));
  if (!checked?.ok || level === undefined) return null;
  const passages = await Promise.all(
    Array.from({ length: distances }, async (_none, index) => {
      const xM = Math.max(1, (farM * (index + 1)) / distances);
      const there = await compute.threat(checked.scenario, { xM, yM: 0 });
      return { xM, untilS: there.levels.find((one) => one.level.id === level)?.outdoors?.untilS ?? there.departureS ?? 0 };
    }),
  );
  // The level may be met no more far away: what has passed a place has passed those before it.
  let latest = 0;
  return passages.map(({ xM, untilS }) => {
    latest = Math.max(latest, untilS);
    return { xM, untilS: latest };
  });
};

/** The cloud of the run as if the wind blew straight to each village: by its direction alone nobody is safe earlier. */
const checkCloud = async (compute: ClearDeps['compute'], row: AlertRow, run: Run, now: Date): Promise<Cloud> => {
  const zones = listWarnedZones(run.result);
  if (zones.every(({ arrivalS }) => arrivalS === null)) return without('no-cloud');
  const reachM = Math.max(1, ...zones.map((zone) => zone.reachM));
  const villages = (row.population?.villages ?? []).flatMap(({ name, box }) => (box ? [{ name, farM: findFarM(run.result, box) }] : []));
  const passages = await computePassages(compute, run, Math.max(reachM, ...villages.map(({ farM }) => farM)));
  if (passages === null) return without('unknown');
  const startMs = Date.parse(run.scenario.time ?? run.createdAt);
  const safeAtOf = (metres: number): Date =>
    new Date(startMs + 1_000 * (passages.find(({ xM }) => xM >= metres) ?? passages.at(-1) ?? { untilS: 0 }).untilS);
  const later = villages
    .map(({ name, farM }) => ({ name, safeAt: safeAtOf(farM) }))
    .filter(({ safeAt }) => safeAt > now)
    .toSorted((a, b) => b.safeAt.getTime() - a.safeAt.getTime());
  const last = new Date(Math.max(safeAtOf(reachM).getTime(), ...later.map(({ safeAt }) => safeAt.getTime())));
  return {
    cloud: last > now ? 'travels' : 'passed',
    safeAt: last.toISOString(),
    villages: later.slice(0, mostClearVillages).map(({ name, safeAt }) => ({ name, safeAt: safeAt.toISOString() })),
    villagesOmitted: Math.max(0, later.length - mostClearVillages),
  };
};

/** Without an answer of the model the check says that it does not know. */
const tryCloud = async ({ database, compute }: ClearDeps, row: AlertRow, now: Date): Promise<Cloud> => {
  if (row.run_id === null) return without('no-run');
  try {
    return await checkCloud(compute, row, (await readRun(database, row.run_id)).run, now);
  } catch (error) {
    if (error instanceof ComputeError || error instanceof RangeError) return without('unknown');
    throw error;
  }
};

const listSensorsInAlarm = async ({ kysely }: Pick<Database, 'kysely'>, { industry_id, drill_id }: AlertRow): Promise<string[]> => {
  if (industry_id === null) return [];
  const { rows } = await sql<{ readonly code: string }>`
    select sensor.code from sensor join sensor_alarm_state state on state.sensor_id = sensor.id
    where sensor.industry_id = ${industry_id} and sensor.drill_id is not distinct from ${drill_id}::integer
      and retired_at is null and raised order by sensor.code`.execute(kysely);
  return rows.map(({ code }) => code);
};

const findOver = async ({ kysely }: Pick<Database, 'kysely'>, { incident_id }: AlertRow): Promise<boolean | null> => {
  const row = await kysely.selectFrom('incident').select('state').where('id', '=', incident_id).executeTakeFirst();
  return row === undefined ? null : row.state === 'Resolved' || row.state === 'Closed';
};

/** Whether a warning can end now: by the model's cloud, the sensors of the site and the state of the incident. */
export const checkClear = async (deps: ClearDeps, row: AlertRow, now: Date): Promise<ClearCheck> => {
  const [cloud, sensors, over] = await Promise.all([
    tryCloud(deps, row, now),
    listSensorsInAlarm(deps.database, row),
    findOver(deps.database, row),
  ]);
  const met: Readonly<Record<ClearObstacle, boolean>> = {
    cloud: cloud.cloud === 'travels',
    unknown: cloud.cloud === 'unknown',
    sensors: sensors.length > 0,
    release: over === false,
  };
  return {
    at: now.toISOString(),
    obstacles: clearObstacles.filter((one) => met[one]),
    ...cloud,
    sensors,
    over,
    given: row.kind === 'Cancel' ? (earlyClear.safeParse(row.early_clear).data ?? null) : null,
  };
};

export const readClearCheck = async (deps: ClearDeps, id: string): Promise<ClearCheck> => {
  const row = await findAlert(deps.database, id);
  if (!row) throw noSuchAlert();
  return checkClear(deps, row, new Date());
};

const sentences: Readonly<Record<ClearObstacle, string>> = {
  cloud: 'the cloud of the model has not passed',
  unknown: 'the cloud of the model could not be computed',
  sensors: 'a sensor of the site is in alarm',
  release: 'the incident is not resolved',
};

interface SecondLook {
  readonly secondLook: boolean;
  readonly reason: string | undefined;
}

/** What a person answers for who asks for an all clear, or approves one, against the check; null: nothing. Refuses it without a second look and a reason. */
export const answerClearCheck = (check: ClearCheck, { secondLook, reason }: SecondLook, by: string, version: number): string | null => {
  const known = check.given?.obstacles ?? [];
  const open = check.obstacles.filter((one) => !known.includes(one));
  if (open.length === 0) return check.given === null ? null : JSON.stringify(check.given);
  if (!secondLook || reason === undefined) {
    const until = check.cloud === 'travels' && check.safeAt !== null ? ` Earliest by the model: ${check.safeAt}.` : '';
    const message = `Too early for an all clear: ${open.map((one) => sentences[one]).join('; ')}.${until} Look again, and give the reason`;
    throw new ApiError('conflict', message, [{ field: 'secondLook', allowed: 'true, with a reason', message }]);
  }
  return JSON.stringify({ obstacles: check.obstacles, safeAt: check.safeAt, reason, by, version });
};

import { sensorMeasures } from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import type { Transaction } from 'kysely';
import { readScenario } from '../../assess/runs/create-run.ts';
import type { Compute } from '../../platform/compute/pool.ts';
import type { Scenario } from '../../platform/compute/scenario.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { toDrillWeather } from '../../register/exercise-marks/running-drill.ts';
import type { SensorRow } from '../sensors/rules.ts';
import { listSiteSensors } from '../sensors/store.ts';
import { convert } from '../sensors/units.ts';
import { computeEndsAt, type DrillRow } from './rules.ts';

/** Simulated sensors speak so often, s. */
export const sampleEveryS = 10;
const rowsAtOnce = 200;

/** The release of a drill in the weather of the exercise at this moment, begun at a moment of the clock. */
export const buildTrueScenario = ({ scenario, weather }: Pick<DrillRow, 'scenario' | 'weather'>, beganAt: Date): Scenario => {
  const document = scenario as ScenarioDocument;
  const air = weather ?? toDrillWeather(document);
  return readScenario({ scenario: { ...document, weather: { ...document.weather, ...air }, time: beganAt.toISOString() } });
};

export interface Sample {
  readonly dueAt: Date;
  readonly readings: readonly { readonly sensorId: number; readonly value: number }[];
}

interface SamplesAsked {
  readonly drill: DrillRow;
  readonly sensors: readonly SensorRow[];
  readonly from: Date;
  readonly compute: Compute;
  readonly signal: AbortSignal;
}

/** A tenth of what the sensor can detect; ppm where that is not on record. */
const computeResolution = ({ detection_limit: limit }: Pick<SensorRow, 'detection_limit'>): number => (limit ?? 1) / 10;

/** As an instrument shows it: in whole steps of its resolution, and nothing below half of one. */
export const toDisplayedValue = (value: number, sensor: Pick<SensorRow, 'detection_limit'>): number => {
  const step = computeResolution(sensor);
  return Number((Math.round(value / step) * step).toPrecision(12));
};

const [ppm] = sensorMeasures.concentration.units;

/**
 * What each simulated sensor says from a moment to the end of the drill: the engine's own field at its place, in its unit and its
 * resolution, of the release as it truly is; nothing while there is none. When the weather turns, the field of the new weather stands at once where
 * it would have been after as long a release.
 */
export const computeSamples = async ({ drill, sensors, from, compute, signal }: SamplesAsked): Promise<readonly Sample[]> => {
  const { release_at: beganAt } = drill;
  const count = Math.max(0, Math.floor((computeEndsAt(drill).getTime() - from.getTime()) / (sampleEveryS * 1000)));
  const moments = Array.from({ length: count }, (_none, step) => new Date(from.getTime() + (step + 1) * sampleEveryS * 1000));
  const places = sensors.map(({ latitude, longitude, height_m: heightM }) => ({ latitude, longitude, heightM }));
  const rows =
    beganAt === null
      ? null
      : await compute.readings(
          buildTrueScenario(drill, beganAt),
          places,
          moments.map((moment) => (moment.getTime() - beganAt.getTime()) / 1000),
          signal,
        );
  return moments.map((dueAt, step) => ({
    dueAt,
    readings: sensors.map((sensor, index) => ({
      sensorId: sensor.id,
      value: toDisplayedValue(convert(rows?.[index]?.[step] ?? 0, ppm, sensor.unit, sensor.cas), sensor),
    })),
  }));
};

/** Puts what the sensors will say from a moment on in the place of what was to be said. */
export const rewriteSamples = async (
  transaction: Transaction<Schema>,
  {
    drill,
    now,
    compute,
    signal,
  }: { readonly drill: DrillRow; readonly now: Date; readonly compute: Compute; readonly signal: AbortSignal },
): Promise<void> => {
  if (drill.industry_id === null) return;
  const sensors = await listSiteSensors({ kysely: transaction }, drill.industry_id, drill.id);
  const samples = await computeSamples({ drill, sensors, from: now, compute, signal });
  // What was due before still comes: it was so then.
  await transaction
    .deleteFrom('drill_sample')
    .where('drill_id', '=', drill.id)
    .where('sent_at', 'is', null)
    .where('due_at', '>', now)
    .execute();
  for (let at = 0; at < samples.length; at += rowsAtOnce) {
    const rows = samples.slice(at, at + rowsAtOnce).map(({ dueAt, readings }) => ({
      drill_id: drill.id,
      due_at: dueAt,
      readings: JSON.stringify(readings),
      sent_at: null,
    }));
    await transaction
      .insertInto('drill_sample')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

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

/** Interval of simulated readings, s. */
export const sampleEveryS = 10;
const rowsPerInsert = 200;

/** The hidden release of a drill, in the present weather of the exercise and with its real start time. */
export const buildTrueScenario = ({ scenario, weather }: Pick<DrillRow, 'scenario' | 'weather'>, startedAt: Date): Scenario => {
  const document = scenario as ScenarioDocument;
  const air = weather ?? toDrillWeather(document);
  return readScenario({ scenario: { ...document, weather: { ...document.weather, ...air }, time: startedAt.toISOString() } });
};

export interface Sample {
  readonly dueAt: Date;
  readonly readings: readonly { readonly sensorId: number; readonly value: number }[];
}

interface SamplesOptions {
  readonly drill: DrillRow;
  readonly sensors: readonly SensorRow[];
  readonly from: Date;
  readonly compute: Compute;
  readonly signal: AbortSignal;
}

/** A tenth of the detection limit; 0.1 where no limit is recorded. */
const computeResolution = ({ detection_limit: limit }: Pick<SensorRow, 'detection_limit'>): number => (limit ?? 1) / 10;

/** Rounded to the resolution of the instrument, so that values below half a step become zero. */
export const toDisplayedValue = (value: number, sensor: Pick<SensorRow, 'detection_limit'>): number => {
  const step = computeResolution(sensor);
  return Number((Math.round(value / step) * step).toPrecision(12));
};

const [ppm] = sensorMeasures.concentration.units;

/**
 * The readings of each simulated sensor from a moment to the end of the drill: the concentration of the hidden release at its place,
 * in its unit and resolution; zero before the release. After a change of weather the field is immediately that of a release of the
 * same age in the new weather.
 */
export const computeSamples = async ({ drill, sensors, from, compute, signal }: SamplesOptions): Promise<readonly Sample[]> => {
  const { release_at: startedAt } = drill;
  const count = Math.max(0, Math.floor((computeEndsAt(drill).getTime() - from.getTime()) / (sampleEveryS * 1000)));
  const moments = Array.from({ length: count }, (_none, step) => new Date(from.getTime() + (step + 1) * sampleEveryS * 1000));
  const places = sensors.map(({ latitude, longitude, height_m: heightM }) => ({ latitude, longitude, heightM }));
  const rows =
    startedAt === null
      ? null
      : await compute.readings(
          buildTrueScenario(drill, startedAt),
          places,
          moments.map((moment) => (moment.getTime() - startedAt.getTime()) / 1000),
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

/** Replaces the samples that are still to be sent. */
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
  // Samples that were due before are still sent.
  await transaction
    .deleteFrom('drill_sample')
    .where('drill_id', '=', drill.id)
    .where('sent_at', 'is', null)
    .where('due_at', '>', now)
    .execute();
  for (let at = 0; at < samples.length; at += rowsPerInsert) {
    const rows = samples.slice(at, at + rowsPerInsert).map(({ dueAt, readings }) => ({
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

import { availableParallelism } from 'node:os';
import {
  type Doubt,
  type EnsembleOptions,
  type EnsembleResult,
  type ForecastHour,
  memberRanges,
  type Reaches,
  type ReachHour,
  type ReadingsDocument,
  type ReceptorTable,
  type RiskAnswer,
  type RunResult,
  type Scenario,
  type ScenarioDocument,
  type SensorPlace,
  type StripHour,
  type Threat,
  type ThreatOptions,
  type ThreatPlace,
  type WarnedAreaInput,
  type WarnedAreas,
} from '@hazardguard/engine';
import { withSpan } from '../observe/tracing/trace.ts';
import { openThreads } from '../threads/open-threads.ts';
import type { InsideAnswer, InsideTask } from './count-inside.ts';
import { runInLanes } from './run-in-lanes.ts';
import type * as worker from './worker.ts';
import type { LocateAnswer } from './worker.ts';

export type ComputeFailure = 'busy' | 'timeout' | 'cancelled' | 'closed';

/** Why a run did not happen, for reasons other than the scenario. */
export class ComputeError extends Error {
  readonly failure: ComputeFailure;
  constructor(failure: ComputeFailure, sentence: string) {
    super(sentence);
    this.name = 'ComputeError';
    this.failure = failure;
  }
}

/** The tasks of the worker threads, by name. The caller joins the slices of an ensemble. */
const tasks = [
  'runScenario',
  'runSlice',
  'mergeSlices',
  'profileSlice',
  'outlineAreas',
  'screenDocuments',
  'runStrip',
  'runReachStrip',
  'countInside',
  'runRiskStudy',
  'runThreat',
  'runReadings',
  'locateSource',
] as const satisfies readonly (keyof typeof worker)[];
export type TaskName = (typeof tasks)[number];
export const isTask = (name: string): name is TaskName => (tasks as readonly string[]).includes(name);
const localTasks: ReadonlySet<TaskName> = new Set(['mergeSlices', 'outlineAreas']);

/** Computes on other machines; null: none is available. Aborting the signal ends it. */
export type RemoteCompute = (task: TaskName, input: unknown, signal: AbortSignal) => Promise<{ readonly answer: unknown } | null>;

/** Ensemble slices in progress at a time on other machines. */
const lanesElsewhere = 16;

export interface ComputeOptions {
  /** Computes on other servers first; this pool computes the rest. */
  readonly elsewhere?: RemoteCompute | undefined;
  readonly maxThreads?: number;
  /** Runs that may wait; one more is refused immediately. */
  readonly maxQueue?: number;
  readonly timeoutMs?: number;
  /** Niceness of its threads, on Linux 0 to 19: background work gives way to interactive work. */
  readonly niceIncrement?: number;
}

/** The engine behind worker threads. */
export interface Compute {
  /** The receptors' columns move to the worker: the given table is empty afterwards. */
  readonly run: (scenario: Scenario, receptors: ReceptorTable, signal?: AbortSignal) => Promise<RunResult>;
  /** An ensemble in fixed slices over the workers, a few at a time: the same bits for any number of workers. */
  readonly ensemble: (
    scenario: Scenario,
    options: EnsembleOptions,
    receptors: ReceptorTable,
    signal?: AbortSignal,
  ) => Promise<EnsembleResult>;
  /** The act-now and be-ready areas of an ensemble, all its doubts or one `without`; null: there is no level to warn of. */
  readonly warnedAreas: (
    scenario: Scenario,
    options: EnsembleOptions,
    input: Omit<WarnedAreaInput, 'slices'> & { readonly without: Doubt | null },
    signal?: AbortSignal,
  ) => Promise<WarnedAreas | null>;
  /** The reach of many documents, in order. */
  readonly screen: (documents: readonly ScenarioDocument[], signal?: AbortSignal) => Promise<readonly Reaches[]>;
  /** The same release in every hour of a forecast. */
  readonly strip: (document: ScenarioDocument, hours: readonly ForecastHour[], signal?: AbortSignal) => Promise<readonly StripHour[]>;
  /** How far one level reaches in every hour of a forecast: see the engine's `computeLevelReach`; a fraction of the work of `strip`. */
  readonly reachStrip: (
    document: ScenarioDocument,
    level: string,
    hours: readonly ForecastHour[],
    signal?: AbortSignal,
  ) => Promise<readonly ReachHour[]>;
  /** The people inside one level of each of several documents, and within a circle; the receptors' columns move as for `run`. */
  readonly inside: (task: InsideTask, signal?: AbortSignal) => Promise<InsideAnswer>;
  /** The risk of a study's document, or its problems. */
  readonly risk: (document: unknown, signal?: AbortSignal) => Promise<RiskAnswer>;
  /** Doses at one place, outdoors and indoors, sheltering or leaving. */
  readonly threat: (scenario: Scenario, place: ThreatPlace, options?: ThreatOptions, signal?: AbortSignal) => Promise<Threat>;
  /** What ideal sensors read during a release: ppm, one row for each place, one value for each time (s from its start). */
  readonly readings: (
    scenario: Scenario,
    places: readonly SensorPlace[],
    momentsS: readonly number[],
    signal?: AbortSignal,
  ) => Promise<readonly Float64Array[]>;
  /** Position and strength of a release from sensor readings; or the problems of the readings. */
  readonly locate: (document: ReadingsDocument, signal?: AbortSignal) => Promise<LocateAnswer>;
  /** One task by its name, as requested by another server. */
  readonly perform: (task: TaskName, input: unknown, signal?: AbortSignal) => Promise<unknown>;
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
}

const workerFile = new URL('worker.ts', import.meta.url).href;

const listTransferables = (receptors: ReceptorTable): ArrayBuffer[] =>
  Object.values(receptors)
    .filter((column): column is Float64Array<ArrayBuffer> | Uint8Array<ArrayBuffer> => ArrayBuffer.isView(column))
    .map((column) => column.buffer)
    // One shared empty table: a moved buffer cannot be moved again.
    .filter((buffer) => buffer.byteLength > 0);

/** Documents per screening task: about a tenth of a second. */
const screenedAtOnce = 100;

/** One thread stays after the first run; the others end after a minute without work. */
export const openCompute = ({
  elsewhere,
  maxThreads = Math.max(1, availableParallelism() - 1),
  maxQueue = 64,
  timeoutMs = 20_000,
  niceIncrement = 0,
}: ComputeOptions = {}): Compute => {
  const lanes = elsewhere === undefined ? maxThreads : lanesElsewhere;
  let pool: ReturnType<typeof openThreads> | undefined;
  let closed = false;
  const opened = (): ReturnType<typeof openThreads> => {
    pool ??= openThreads({ filename: workerFile, minThreads: 1, maxThreads, maxQueue, idleTimeout: 60_000, niceIncrement });
    return pool;
  };

  const perform = async <Name extends TaskName>(
    name: Name,
    input: Parameters<(typeof worker)[Name]>[0],
    signal: AbortSignal | undefined,
    transferList: ArrayBuffer[] = [],
  ): Promise<ReturnType<(typeof worker)[Name]>> => {
    if (closed) throw new ComputeError('closed', 'The server is stopping.');
    const timeout = AbortSignal.timeout(timeoutMs);
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    try {
      const found = elsewhere === undefined || localTasks.has(name) ? null : await elsewhere(name, input, either);
      if (closed) throw new ComputeError('closed', 'The server is stopping.');
      if (found !== null) return found.answer as ReturnType<(typeof worker)[Name]>;
      const threads = opened();
      if (threads.queueSize >= maxQueue) throw new ComputeError('busy', `${threads.queueSize} calculations are waiting already.`);
      return (await threads.run(input, { name, transferList, signal: either })) as ReturnType<(typeof worker)[Name]>;
    } catch (error) {
      if (error instanceof ComputeError) throw error;
      if (closed) throw new ComputeError('closed', 'The server is stopping.');
      if (timeout.aborted) throw new ComputeError('timeout', `The calculation did not end within ${timeoutMs / 1000} s.`);
      if (signal?.aborted) throw new ComputeError('cancelled', 'The calculation was cancelled.');
      throw error;
    }
  };

  /** One task of the worker's functions, by its name. */
  const task: typeof perform = (name, ...given) =>
    withSpan({ name: `compute ${name}`, attributes: { 'hazardguard.task': name } }, () => perform(name, ...given));

  return {
    perform: (name, input, signal) => task(name, input as never, signal),
    waiting: () => pool?.queueSize ?? 0,
    run: (scenario, receptors, signal) => task('runScenario', { scenario, receptors }, signal, listTransferables(receptors)),
    ensemble: async (scenario, options, receptors, signal) => {
      const { latitude, longitude, people } = receptors;
      const slices = await runInLanes(
        memberRanges(options.members),
        lanes,
        (range, either) => task('runSlice', { scenario, options, range, receptors: { latitude, longitude, people } }, either),
        signal,
      );
      return task('mergeSlices', { scenario, options, slices, receptors }, signal);
    },
    warnedAreas: async (scenario, options, { without, ...input }, signal) => {
      const slices = await runInLanes(
        memberRanges(options.members),
        lanes,
        (range, either) => task('profileSlice', { scenario, options, range, without }, either),
        signal,
      );
      return task('outlineAreas', { scenario, options, input: { ...input, slices } }, signal);
    },
    screen: async (documents, signal) => {
      const parts = Array.from({ length: Math.ceil(documents.length / screenedAtOnce) }, (_, i) =>
        documents.slice(i * screenedAtOnce, (i + 1) * screenedAtOnce),
      );
      return (await runInLanes(parts, lanes, (part, either) => task('screenDocuments', part, either), signal)).flat();
    },
    strip: (document, hours, signal) => task('runStrip', { document, hours }, signal),
    reachStrip: (document, level, hours, signal) => task('runReachStrip', { document, level, hours }, signal),
    inside: (input, signal) => task('countInside', input, signal, listTransferables(input.receptors)),
    risk: (document, signal) => task('runRiskStudy', document, signal),
    threat: (scenario, place, options = {}, signal) => task('runThreat', { scenario, place, options }, signal),
    readings: (scenario, places, momentsS, signal) => task('runReadings', { scenario, places, momentsS }, signal),
    locate: (document, signal) => task('locateSource', document, signal),
    close: async () => {
      closed = true;
      await pool?.destroy();
    },
  };
};

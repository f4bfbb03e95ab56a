import { checkScenario, run } from '@hazardguard/engine';
import { prepare } from '@hazardguard/engine/models';
import { randomScenario } from './random-scenario.ts';

/** Time limit of one scenario, ms of its own thread: other work does not count. */
const fiveSeconds = 5000;

/** CPU time of this thread, ms. */
const computedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export interface FuzzOutcome {
  readonly seed: number;
  readonly answer: 'result' | 'refusal' | 'fault';
  readonly model: string;
  readonly ms: number;
  /** The fault; empty if there is none. */
  readonly fault: string;
}

/** Path of the first number that is not finite, or negative where it must not be. */
const badNumber = (value: unknown, path: string): string | null => {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return `${path} is ${value}`;
    return value < 0 && /(?:reachM|HalfWidthM|areaM2|arrivalS|airborneKg|rateKgS|durationS|people|hits\.\d+\.value)$/u.test(path)
      ? `${path} is ${value}`
      : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const bad = badNumber(member, path === '' ? name : `${path}.${name}`);
    if (bad !== null) return bad;
  }
  return null;
};

const places = [
  [-50, 0, 0],
  [0, 0, 0],
  [3, 1, 0],
  [200, 30, 2],
  [4000, 900, 50],
  [30_000, 0, 0],
] as const;

/** A place where the field is not a number or negative. */
const badPlace = (scenario: Parameters<typeof prepare>[0]): string | null => {
  const { model, air, source } = prepare(scenario);
  const { field } = model.compute(scenario, air, source);
  for (const [x, y, z] of places) {
    const values =
      field.shape === 'plume'
        ? [field.peak(x, y, z), field.at(x, y, z, 100), field.axisPeak(Math.max(0, x))]
        : [field.shape === 'radial' ? field.peak(Math.hypot(x, y)) : field.peak(x, y)];
    const bad = values.find((value) => !(value >= 0 && Number.isFinite(value)));
    if (bad !== undefined) return `the field of ${model.id} is ${bad} at ${x} m, ${y} m, ${z} m`;
  }
  return null;
};

const judged = (seed: number): Pick<FuzzOutcome, 'answer' | 'model' | 'fault'> => {
  const { document, substance } = randomScenario(seed);
  const check = checkScenario(document, substance);
  if (!check.ok) {
    const mute = check.problems.find(({ message, allowed, field }) => message === '' || allowed === '' || typeof field !== 'string');
    const fault =
      check.problems.length === 0 ? 'refused without a problem' : mute === undefined ? '' : `${mute.field} is refused without words`;
    return { answer: 'refusal', model: '', fault };
  }
  const result = run(check.scenario);
  const wordless = result.caveats.find(({ message }) => message === '' || /NaN|undefined|Infinity/u.test(message));
  const fault = badNumber(result, '') ?? badPlace(check.scenario) ?? (wordless === undefined ? '' : `caveat: ${wordless.message}`);
  return { answer: 'result', model: result.model.id, fault };
};

/** Checks and runs the scenario of a seed: a result of finite numbers or a refusal with a message, within five seconds. */
export const fuzzOne = (seed: number, longestMs = fiveSeconds): FuzzOutcome => {
  const start = computedMs();
  try {
    const { answer, model, fault } = judged(seed);
    const ms = computedMs() - start;
    return { seed, answer, model, ms, fault: fault === '' && ms > longestMs ? `takes ${ms.toFixed(0)} ms` : fault };
  } catch (error) {
    return {
      seed,
      answer: 'fault',
      model: '',
      ms: computedMs() - start,
      fault: error instanceof Error ? error.message : String(error),
    };
  }
};

import { type Random, randomFrom } from '@hazardguard/engine/models';
import { changedInputs, type InputChange, withInput } from './changed-inputs.ts';
import { directions, findNestingFaults, largerBy, shortestRatio } from './directions.ts';
import { between, chance } from './draw.ts';
import { explainSlope } from './explain-slope.ts';
import { differingMarks, findJumps, type Jump, outputRatio } from './find-jumps.ts';
import { findMassFaults } from './find-mass-faults.ts';
import { plausibleScenario, type ScenarioMembers } from './plausible-scenario.ts';
import { computeOutcome, type ScenarioOutcome } from './scenario-outcome.ts';
import { touchesLevel } from './touches-level.ts';

/** A rule that a scenario violates. An exception of the engine is a violation, too. */
export interface Violation {
  /** 'jump': persists however small the step; 'slope': steep but continuous; 'fault': throws; 'mass'; 'levels'; the others are laws of direction. */
  readonly law: string;
  readonly input: string;
  readonly hazard: string;
  readonly mode: string;
  /** Models of both sides; one if they are the same. */
  readonly models: string;
  readonly output: string;
  readonly before: number;
  readonly after: number;
  readonly unit: string;
  /** Greater over smaller. */
  readonly ratio: number;
  /** Names that differ between the results of both sides, closest to the change. */
  readonly differs: readonly string[];
  /** With the scenario, repeats only this violation. */
  readonly change: InputChange | null;
}

export interface SweptScenario {
  readonly seed: number;
  readonly document: ScenarioMembers;
  readonly runs: number;
  readonly violations: readonly Violation[];
  /** Explained differences, by explanation. */
  readonly explained: readonly string[];
}

interface Sweeper {
  /** Null if the check refuses the scenario or the engine fails on it, which is a violation. */
  readonly compute: (document: ScenarioMembers, change: InputChange | null) => ScenarioOutcome | null;
  readonly violations: Violation[];
  readonly explained: string[];
}

const formatModels = (one: ScenarioOutcome, other: ScenarioOutcome): string =>
  one.model === other.model ? one.model : [one.model, other.model].sort().join(' / ');

/** Number of halvings of a step, to see whether a change persists. */
const halvings = 7;

interface Bracket {
  readonly from: ScenarioOutcome;
  readonly to: ScenarioOutcome;
  readonly ratio: number;
}

const ratioIn = (before: ScenarioOutcome, after: ScenarioOutcome, name: string): number => {
  const [one, other] = [before, after].map(({ outputs }) => outputs.find((output) => output.name === name));
  return one === undefined || other === undefined ? 1 : outputRatio(one, other);
};

/** The closest pair of runs around the largest change of an output, by bisection towards the larger change. */
const narrow = (at: (value: number) => ScenarioOutcome | null, change: InputChange, name: string, ends: Bracket): Bracket => {
  let [from, to] = [change.from, change.to];
  let bracket = ends;
  for (let i = 0; i < halvings; i++) {
    const middle = (from + to) / 2;
    const outcome = at(middle);
    if (outcome === null) break;
    const [before, after] = [ratioIn(bracket.from, outcome, name), ratioIn(outcome, bracket.to, name)];
    if (before > after) {
      to = middle;
      bracket = { from: bracket.from, to: outcome, ratio: before };
    } else {
      from = middle;
      bracket = { from: outcome, to: bracket.to, ratio: after };
    }
  }
  return bracket;
};

const touching = 'level touches the highest value';

/** A jump: a hundredth of the step still causes half of the change, in logarithms. */
const persists = (narrowed: number, whole: number): boolean => Math.log(narrowed) > 0.5 * Math.log(whole);

const buildViolation = (law: string, change: InputChange, from: ScenarioOutcome, to: ScenarioOutcome, jump: Jump): Violation => ({
  law,
  input: change.path,
  hazard: from.hazard,
  mode: from.mode,
  models: formatModels(from, to),
  output: jump.output.name,
  before: jump.before,
  after: jump.after,
  unit: jump.output.unit,
  ratio: jump.ratio,
  differs: differingMarks(from, to),
  change,
});

/** Tests one small step of one input. */
const tryStep = (
  { compute, violations, explained }: Sweeper,
  document: ScenarioMembers,
  base: ScenarioOutcome,
  change: InputChange,
): void => {
  const after = compute(document, change);
  if (after === null) return;
  const known = new Map<number, ScenarioOutcome | null>();
  const at = (value: number): ScenarioOutcome | null => {
    const outcome = known.get(value) ?? compute(document, { ...change, to: value });
    known.set(value, outcome);
    return outcome;
  };
  for (const jump of findJumps(base, after)) {
    const bracket = narrow(at, change, jump.output.name, { from: base, to: after, ratio: jump.ratio });
    const narrowed = findJumps(bracket.from, bracket.to).find(({ output }) => output.name === jump.output.name) ?? jump;
    const isJump = persists(bracket.ratio, jump.ratio);
    const why =
      narrowed.explained ||
      (touchesLevel(bracket.from, bracket.to, jump.output.name) ? touching : '') ||
      (isJump ? '' : explainSlope(base, after, jump.ratio));
    if (why !== '') explained.push(why);
    else violations.push(buildViolation(isJump ? 'jump' : 'slope', change, bracket.from, bracket.to, jump));
  }
};

/** Tests a fifth more of one input, where more must never shorten a zone. */
const tryDirection = (
  { compute, violations, explained }: Sweeper,
  document: ScenarioMembers,
  base: ScenarioOutcome,
  law: string,
  path: string,
): void => {
  const from = base.inputs.find(({ key }) => key === path)?.value;
  if (typeof from !== 'number') return;
  const change = { path, from, to: largerBy * from };
  const after = compute(document, change);
  if (after === null) return;
  for (const jump of findJumps(base, after, shortestRatio)) {
    if (jump.output.kind !== 'reach' || jump.after >= jump.before) continue;
    const why = jump.explained || (touchesLevel(base, after, jump.output.name) ? touching : '');
    if (why !== '') explained.push(why);
    else violations.push(buildViolation(law, change, base, after, jump));
  }
};

/** Rules of a single result. */
const tryAlone = ({ violations }: Sweeper, base: ScenarioOutcome): void => {
  const shared = { input: '', hazard: base.hazard, mode: base.mode, models: base.model, differs: [], change: null };
  for (const { what, gotKg, expectedKg } of findMassFaults(base)) {
    const ratio = Math.max(gotKg / expectedKg, expectedKg / gotKg);
    violations.push({ law: 'mass', output: what, before: expectedKg, after: gotKg, unit: 'kg', ratio, ...shared });
  }
  for (const { lower, higher, reachM, thanM } of findNestingFaults(base)) {
    const ratio = thanM / Math.max(reachM, 1);
    violations.push({
      law: 'levels',
      output: `reach ${lower} less than ${higher}`,
      before: thanM,
      after: reachM,
      unit: 'm',
      ratio,
      ...shared,
    });
  }
};

/** Half of the sweeps of a scenario change an input upwards, half downwards. */
const signsFrom = (random: Random): ((path: string) => boolean) => {
  const salt = random.uniform();
  return (path) => (path.length * 0.37 + salt) % 1 < 0.5;
};

const buildFault = (error: unknown, { hazard, mode }: ScenarioMembers, change: InputChange | null): Violation => ({
  law: 'fault',
  input: change?.path ?? '',
  hazard: String(hazard),
  mode: String(mode),
  models: '',
  output: error instanceof Error ? error.message : String(error),
  before: 0,
  after: 0,
  unit: '',
  ratio: 1e9,
  differs: [],
  change,
});

/** Runs a document; null if it is refused. */
export type Compute = (document: ScenarioMembers) => ScenarioOutcome | null;

const startSweeper = (run: Compute) => {
  let runs = 0;
  const violations: Violation[] = [];
  const sweeper: Sweeper = {
    compute: (document, change) => {
      runs++;
      try {
        return run(change === null ? document : withInput(document, change.path, change.to));
      } catch (error) {
        violations.push(buildFault(error, document, change));
        return null;
      }
    },
    violations,
    explained: [],
  };
  return { sweeper, countRuns: (): number => runs };
};

/**
 * Sweeps one scenario: rules of a single result, small steps of a share of the inputs, a fifth more of those with a direction. Null if it
 * is refused. A smaller share finds a subset of the violations.
 */
export const sweepScenario = (
  document: ScenarioMembers,
  compute: Compute,
  random: Random,
  seed: number,
  share = 1,
): SweptScenario | null => {
  const { sweeper, countRuns } = startSweeper(compute);
  const { violations, explained } = sweeper;
  const base = sweeper.compute(document, null);
  if (base === null) return violations.length === 0 ? null : { seed, document, runs: 1, violations, explained };
  tryAlone(sweeper, base);
  const changes = changedInputs(base, signsFrom(random), chance(random, 0.25)).filter(() => chance(random, share));
  for (const change of changes) tryStep(sweeper, document, base, change);
  for (const { path, law, isMeant } of directions) if (isMeant(document)) tryDirection(sweeper, document, base, law, path);
  return { seed, document, runs: countRuns(), violations, explained };
};

/** Repeats one violation: what of its law and output is still violated. */
export const repeatViolation = (document: ScenarioMembers, run: Compute, { law, change, output }: Violation): readonly Violation[] => {
  const { sweeper } = startSweeper(run);
  const base = sweeper.compute(document, null);
  if (base === null) return sweeper.violations;
  if (change === null) tryAlone(sweeper, base);
  else if (law === 'jump' || law === 'slope' || law === 'fault') tryStep(sweeper, document, base, change);
  else tryDirection(sweeper, document, base, law, change.path);
  return sweeper.violations.filter((violation) => violation.output === output || violation.law === 'fault');
};

/** The document with a stock for about a minute, where models change from short to continuous releases. */
const lastingAMinute = (random: Random, document: ScenarioMembers, run: Compute): ScenarioMembers => {
  const durationS = startSweeper(run).sweeper.compute(document, null)?.source.durationS ?? 0;
  const quantityKg = (Number(document.quantityKg) * 60 * between(random, 0.97, 1.05)) / durationS;
  return durationS > 0 && quantityKg < 1e6 ? { ...document, quantityKg } : document;
};

/** Draws scenarios until one is possible, and sweeps it. Reproducible by seed. */
export const sweepOne = (seed: number, share = 1): SweptScenario => {
  const random = randomFrom(seed);
  for (;;) {
    const { document, substance } = plausibleScenario(random);
    const run: Compute = (changed) => computeOutcome(changed, substance);
    const meant = chance(random, 0.12) ? lastingAMinute(random, document, run) : document;
    const swept = sweepScenario(meant, run, random, seed, share);
    if (swept !== null) return swept;
  }
};

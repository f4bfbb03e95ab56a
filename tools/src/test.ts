import { installationStep } from './test-run/fresh-start-step.ts';
import { labStep } from './test-run/lab-steps.ts';
import { followProcessorTime } from './test-run/processor-time.ts';
import { stopPrograms } from './test-run/run-command.ts';
import type { Step, StepResult } from './test-run/step.ts';
import { adviceStep, browserStep, checks, labChecks, type Part, testSteps } from './test-run/steps.ts';
import { formatTime, formatTimes, type StepTime, timeHeader } from './test-run/time-table.ts';

/**
 * `npm test`: every check, one line each, with the output of failures; the last line counts the tests. `--rest`: only what `npm test`
 * leaves out; `--all`: `npm test`, then the rest unless something failed; `--checks`: only the quick checks.
 */

const results: StepResult[] = [];
const times: StepTime[] = [];
const seconds = (from: number): number => (performance.now() - from) / 1_000;
const begun = performance.now();
const measureAll = followProcessorTime(process.pid);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopPrograms();
    process.exit(130);
  });
}

/** Programs report failures at the end of their output. */
const takeLastLines = (text: string): string => text.trimEnd().split('\n').slice(-200).join('\n');

const runStep = async (step: Step, manner?: Parameters<Step['run']>[0]): Promise<void> => {
  const from = performance.now();
  const result = await step.run(manner);
  const time = { title: step.title, wallS: seconds(from), processorS: result.processorS };
  results.push(result);
  times.push(time);
  const counted = result.counts === undefined ? '' : `  ${result.counts.passed} of ${result.counts.passed + result.counts.failed}`;
  process.stdout.write(`${result.ok ? 'ok    ' : 'FAILED'}  ${formatTime(time)}${counted}\n`);
  for (const note of result.notes ?? []) process.stdout.write(`        ${note}\n`);
  if (!result.ok) process.stdout.write(`\n${takeLastLines(result.output)}\n\n`);
};

const runInTurn = async (steps: Iterable<Step>, manner?: Parameters<Step['run']>[0]): Promise<void> => {
  for (const step of steps) await runStep(step, manner);
};

/** Two at a time, for two cores. */
const runInParallel = async (steps: readonly Step[]): Promise<void> => {
  const waiting = steps.values();
  await Promise.all([runInTurn(waiting), runInTurn(waiting)]);
};

const runPart = async (part: Part): Promise<void> => {
  // Tests and journeys spend a third of their time waiting for programs to start and end: the checks use that time.
  const meanwhile = part === 'main' ? [adviceStep, browserStep, ...checks] : [browserStep, ...labChecks];
  if (part === 'rest') await runStep(labStep);
  await Promise.all([runInTurn(meanwhile, { inBackground: true }), runInTurn(testSteps(part))]);
};

const sum = (count: (result: StepResult) => number): number => results.reduce((total, result) => total + count(result), 0);
// A failed check, or a test program that failed without a failed test, counts as one.
const countFailed = (): number => sum((result) => Math.max(result.counts?.failed ?? 0, result.ok ? 0 : 1));

const has = (option: string): boolean => process.argv.includes(option);
const onlyChecks = has('--checks');
process.stdout.write(`        ${timeHeader}\n`);
if (onlyChecks) await runInParallel(checks);
else {
  await runStep(installationStep);
  if (!has('--rest')) await runPart('main');
  if (has('--all') && countFailed() > 0) process.stdout.write('Something failed, so the rest was not run; npm test -- --rest runs it\n');
  else if (has('--all') || has('--rest')) await runPart('rest');
  process.stdout.write(`\n${formatTimes(times, { title: 'whole run', wallS: seconds(begun), processorS: measureAll() })}\n\n`);
}

const passed = sum((result) => result.counts?.passed ?? 0);
const failed = countFailed();
if (!onlyChecks) process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && (onlyChecks || passed > 0) ? 0 : 1;

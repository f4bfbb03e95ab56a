import { freshStartStep, installationStep } from './test-run/fresh-start-step.ts';
import { stopPrograms } from './test-run/run-command.ts';
import type { Step, StepResult } from './test-run/step.ts';
import { adviceStep, browserStep, checks, journeyStep, testStep } from './test-run/steps.ts';

/** `npm test`: every check, one line each, with the output of failures; the last line counts the tests. `--checks`: only the quick checks. */

const results: StepResult[] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopPrograms();
    process.exit(130);
  });
}

/** Programs report failures at the end of their output. */
const takeLastLines = (text: string): string => text.trimEnd().split('\n').slice(-200).join('\n');

const runStep = async (step: Step, manner?: Parameters<Step['run']>[0]): Promise<void> => {
  const begun = performance.now();
  const result = await step.run(manner);
  results.push(result);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const counted = result.counts === undefined ? '' : `  ${result.counts.passed} of ${result.counts.passed + result.counts.failed}`;
  process.stdout.write(`${result.ok ? 'ok    ' : 'FAILED'}  ${step.title.padEnd(18)} ${seconds.padStart(6)} s${counted}\n`);
  if (result.note !== undefined) process.stdout.write(`        ${result.note}\n`);
  if (!result.ok) process.stdout.write(`\n${takeLastLines(result.output)}\n\n`);
};

/** Two at a time, for two cores. */
const runStepsInParallel = async (steps: readonly Step[]): Promise<void> => {
  const waiting = steps.values();
  const lane = async () => {
    for (const step of waiting) await runStep(step);
  };
  await Promise.all([lane(), lane()]);
};

const onlyChecks = process.argv.includes('--checks');
if (onlyChecks) await runStepsInParallel(checks);
else {
  await runStep(installationStep);
  // Tests and journeys spend a third of their time waiting for programs to start and end: the checks use that time.
  const inBackground = async () => {
    for (const step of [adviceStep, browserStep, ...checks]) await runStep(step, { inBackground: true });
  };
  await Promise.all([
    inBackground(),
    runStep(testStep)
      .then(() => runStep(freshStartStep))
      .then(() => runStep(journeyStep)),
  ]);
}

const sum = (count: (result: StepResult) => number): number => results.reduce((total, result) => total + count(result), 0);
const passed = sum((result) => result.counts?.passed ?? 0);
// A failed check, or a test program that failed without a failed test, counts as one.
const failed = sum((result) => Math.max(result.counts?.failed ?? 0, result.ok ? 0 : 1));
if (!onlyChecks) process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && (onlyChecks || passed > 0) ? 0 : 1;

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../chromium.mjs';
import { type Counts, countPlaywright, countVitest } from './counts.ts';
import { programOf, root } from './program.ts';
import { type Outcome, runProgram } from './run-command.ts';

export interface StepResult extends Outcome {
  /** For steps that run tests; a check is a success or a failure and nothing between. */
  readonly counts?: Counts;
}

export interface Step {
  readonly title: string;
  run(): Promise<StepResult>;
}

const reports = join(root, 'test-results');

const workspaces = (): readonly string[] =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: readonly string[] }).workspaces;

const checkTypes = async (): Promise<StepResult> => {
  const tsc = programOf('typescript', 'tsc');
  const outcomes: Outcome[] = [];
  for (const workspace of workspaces()) outcomes.push(await runProgram([tsc, '-p', workspace]));
  return { ok: outcomes.every(({ ok }) => ok), output: outcomes.map(({ output }) => output).join('') };
};

const runTests = async (): Promise<StepResult> => {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const outcome = await runProgram([
    programOf('vitest', 'vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return { ...outcome, counts: countVitest(report) };
};

const runJourneys = async (): Promise<StepResult> => {
  const report = join(reports, 'e2e.json');
  rmSync(report, { force: true });
  let chromium: string;
  try {
    chromium = await findChromium(process.execPath, root);
  } catch (error) {
    return { ok: false, output: (error as Error).message, counts: { passed: 0, failed: 1 } };
  }
  const cli = programOf('@playwright/test', 'playwright');
  const outcome = await runProgram([cli, 'test', '-c', 'e2e/playwright.config.ts'], { CHROMIUM_PATH: chromium });
  return { ...outcome, counts: countPlaywright(report) };
};

/** Quick checks of the sources, in the order in which a mistake is most likely. */
export const checks: readonly Step[] = [
  { title: 'types', run: checkTypes },
  { title: 'lint and format', run: () => runProgram([programOf('@biomejs/biome', 'biome'), 'ci', '--colors=off']) },
  { title: 'who imports whom', run: () => runProgram(['tools/src/check-architecture.ts']) },
  { title: 'unused code', run: () => runProgram([programOf('knip', 'knip')]) },
  { title: 'generated files', run: () => runProgram(['tools/src/generate.ts', '--check']) },
];

export const buildStep: Step = { title: 'web application', run: () => runProgram(['tools/build-web.mjs']) };
export const testStep: Step = { title: 'tests', run: runTests };
export const journeyStep: Step = { title: 'browser journeys', run: runJourneys };

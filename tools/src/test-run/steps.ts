import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { askAdvisories } from '../dependencies/advisories.ts';
import { listChangedFiles } from './changed-files.ts';
import { chooseLongTests, describeChoice } from './choose-tests.ts';
import { countVitest } from './counts.ts';
import { freshStartStep, installationPlace } from './fresh-start-step.ts';
import { basemapStep } from './lab-steps.ts';
import { labFolders, sweeps } from './long-tests.ts';
import { findProgram, root } from './program.ts';
import { type Manner, type Outcome, runProgram } from './run-command.ts';
import { runPlaywright } from './run-playwright.ts';
import { withScratchFolder } from './scratch-folder.ts';
import type { Step, StepResult } from './step.ts';

/** What `npm test` runs, and the rest of what `npm run test:all` runs. */
export type Part = 'main' | 'rest';

const reports = join(root, 'test-results');

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const tsc = findProgram('tsc', 'tsc');

/**
 * One checker: each further one reads the same files again, which costs more than it saves while other checks use the cores.
 * GOGC: collecting garbage less often saves a fifth of the time and needs a quarter more memory, 1.4 GB.
 */
const checkTypes = (project: string, manner?: Manner): Promise<Outcome> =>
  runProgram([tsc, '-p', project, '--checkers', '1'], { ...manner, environment: { GOGC: '400' } });

/** Packages that run on Node are checked as one program, because they import one another; packages without a platform are checked one by one. */
const checkOtherTypes = async (manner?: Manner): Promise<StepResult> => {
  const { workspaces } = read('package.json') as { workspaces: readonly string[] };
  const { include } = read('tsconfig.json') as { include: readonly string[] };
  const outcomes: Outcome[] = [];
  for (const project of ['.', ...workspaces.filter((name) => name !== 'web' && !include.includes(name))])
    outcomes.push(await checkTypes(project, manner));
  const measured = outcomes.flatMap(({ processorS }) => processorS ?? []);
  return {
    ok: outcomes.every(({ ok }) => ok),
    output: outcomes.map(({ output }) => output).join(''),
    processorS: measured.length === outcomes.length ? measured.reduce((sum, one) => sum + one, 0) : undefined,
  };
};

const runTests = async (part: Part): Promise<StepResult> => {
  const report = join(reports, 'vitest.json');
  rmSync(report, { force: true });
  const choice = chooseLongTests(listChangedFiles(root));
  const vitest = [findProgram('vitest', 'vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const [files, chosen] =
    part === 'main'
      ? [[], { TEST_LEFT_OUT: [...choice.leftOut, ...labFolders.map((folder) => `${folder}/**`)].join(',') }]
      : [[...choice.leftOut, ...sweeps, ...labFolders], { TEST_ALL: '1' }];
  const outcome = await withScratchFolder((environment) =>
    runProgram([...vitest, ...files], { environment: { ...environment, ...chosen } }),
  );
  return { ...outcome, counts: countVitest(report), ...(part === 'main' ? { notes: describeChoice(choice) } : {}) };
};

/** The tag of the journeys of the main paths. */
const mainTag = '@main';
/** Tags of all that `npm test` runs: the fresh start has a journey, too. */
const notInRest = `${mainTag}|@fresh`;

const runJourneys = (part: Part, manner?: Manner): Promise<StepResult> =>
  runPlaywright('e2e/playwright.config.ts', 'e2e.json', {
    ...manner,
    args: part === 'main' ? ['--grep', mainTag] : ['--grep-invert', notInRest],
    environment: installationPlace(),
  });

/** Fails for a known grave weakness, never for being offline. */
const askAboutPackages = async (): Promise<StepResult> => {
  const { grave, others, unanswered } = await askAdvisories(root);
  const note =
    unanswered !== null
      ? `The registry did not answer about known weaknesses of packages: ${unanswered}`
      : others.length > 0
        ? `Known weaknesses of lower severity: ${others.join('; ')}`
        : undefined;
  return { ok: grave.length === 0, output: grave.join('\n'), notes: note === undefined ? [] : [note] };
};

/** Quick checks of the sources: the longest first, so that two lanes end at about the same time. */
export const checks: readonly Step[] = [
  { title: 'types of web', run: (manner) => checkTypes('web', manner) },
  { title: 'types', run: checkOtherTypes },
  { title: 'generated files', run: (manner) => runProgram(['tools/src/generate.ts', '--check'], manner) },
  { title: 'lint and format', run: (manner) => runProgram([findProgram('@biomejs/biome', 'biome'), 'ci', '--colors=off'], manner) },
  { title: 'unused code', run: (manner) => runProgram([findProgram('knip', 'knip')], manner) },
  { title: 'decision records', run: (manner) => runProgram(['tools/src/check-decisions.ts'], manner) },
  { title: 'plain words', run: (manner) => runProgram(['tools/src/check-words.ts'], manner) },
  { title: 'page weight', run: (manner) => runProgram(['tools/src/check-page-weight.ts'], manner) },
  { title: 'dependencies', run: (manner) => runProgram(['tools/src/check-dependencies.ts'], manner) },
  { title: 'types that cross rooms', run: (manner) => runProgram(['tools/src/check-crossing-types.ts'], manner) },
  { title: 'size of the code', run: (manner) => runProgram(['tools/src/check-size.ts'], manner) },
  { title: 'who imports whom', run: (manner) => runProgram(['tools/src/check-architecture.ts'], manner) },
];
/** Quick checks of `lab/`, for the rest. */
export const labChecks: readonly Step[] = [{ title: 'types of lab', run: (manner) => checkTypes('lab', manner) }, basemapStep];
/** Not a quick check, because it calls an external service. */
export const adviceStep: Step = { title: 'known weaknesses', run: askAboutPackages };

/** Before the journeys, which would wait for it. */
export const browserStep: Step = { title: 'browser', run: (manner) => runProgram(['tools/fetch-chromium.mjs'], manner) };

/** One after the other, each with both cores to itself. */
export const testSteps = (part: Part): readonly Step[] =>
  part === 'main'
    ? [
        { title: 'tests', run: () => runTests(part) },
        freshStartStep,
        { title: 'browser journeys', run: (manner) => runJourneys(part, manner) },
      ]
    : [
        { title: 'other tests', run: () => runTests(part) },
        { title: 'other journeys', run: (manner) => runJourneys(part, manner) },
      ];

import { rmSync } from 'node:fs';
import { runProgram } from './run-command.ts';
import { runPlaywright } from './run-playwright.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import type { Step, StepResult } from './step.ts';

let folder: string | undefined;

/** Where the steps of this run find the delivered product. */
export const installationPlace = (): Readonly<Record<string, string>> => (folder === undefined ? {} : { E2E_INSTALLATION: folder });

const makeInstallation = async (): Promise<StepResult> => {
  const made = makeScratchFolder('hazardguard-installation-');
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  const outcome = await runProgram(['tools/src/make-installation.ts', made]);
  if (outcome.ok) folder = made;
  const note = /^Not installed again.*/m.exec(outcome.output)?.[0];
  return { ...outcome, notes: note === undefined ? [] : [note] };
};

/** The product as `npm start` makes it, with its web application, which the checkout gets as well. Before everything that runs it. */
export const installationStep: Step = { title: 'installation', run: makeInstallation };

/** What a newcomer gets: every readable route as every role, every screen, the main job. */
export const freshStartStep: Step = {
  title: 'fresh start',
  run: async (manner) => {
    const result = await runPlaywright('e2e/fresh-start/playwright.config.ts', 'fresh-start-tests.json', {
      ...manner,
      environment: installationPlace(),
    });
    return {
      ...result,
      notes: ['Started without a weather service (WEATHER_PROVIDER=none); routes by role: test-results/fresh-start.json'],
    };
  },
};

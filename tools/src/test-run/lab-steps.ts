import { join } from 'node:path';
import { installPackages } from '../../install.mjs';
import { root } from './program.ts';
import { runProgram } from './run-command.ts';
import type { Step } from './step.ts';

/** The packages of `lab/`, which the rest of the tests needs and `npm test` does not. */
export const installLab = (): Promise<void> => installPackages(process.execPath, join(root, 'lab'), 'all');

/** Before everything that needs them. */
export const labStep: Step = {
  title: 'packages of lab',
  run: () =>
    installLab().then(
      () => ({ ok: true, output: '' }),
      ({ message }: Error) => ({ ok: false, output: message }),
    ),
};

/** What made the bundled map gives it again. */
export const basemapStep: Step = { title: 'bundled map', run: (manner) => runProgram(['lab/basemap/main.ts', '--check'], manner) };

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { modelReport } from './generators/model-report.ts';
import { bringUpToDate } from './generators/write.ts';

/** `npm run validate`: scores every model on the project's field trials, prints the figures and brings the report up to date. */

const root = join(import.meta.dirname, '..', '..');

const { status } = spawnSync(process.execPath, [join(root, 'cli', 'src', 'main.ts'), 'validate', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
if (status === 0 && process.argv.length === 2) {
  const written = await bringUpToDate(modelReport(), false);
  process.stdout.write(
    `\ndocs/validation.md ${written.length === 0 ? 'says the same' : `and ${written.length} files with it are written`}; the product shows it at /Models\n`,
  );
}

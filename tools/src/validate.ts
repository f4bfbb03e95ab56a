import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generatedGroups } from './generators/list.ts';
import { generateFiles } from './generators/up-to-date.ts';

/** `npm run validate`: scores every model on the project's field trials, prints the figures and brings the report up to date. */

const root = join(import.meta.dirname, '..', '..');

const { status } = spawnSync(process.execPath, [join(root, 'cli', 'src', 'main.ts'), 'validate', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
if (status === 0 && process.argv.length === 2) {
  const written = await generateFiles(
    root,
    generatedGroups.filter(({ name }) => name === 'models'),
  );
  process.stdout.write(
    `\n${written.length === 0 ? 'docs/validation.md is up to date' : `${written.length} files written, docs/validation.md among them`}; the product shows it at /Models\n`,
  );
}

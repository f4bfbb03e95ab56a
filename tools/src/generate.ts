import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedGroups } from './generators/list.ts';
import { runGenerators } from './generators/run-generators.ts';

/**
 * `npm run generate` writes every generated file but the bundled map (`npm run basemap`), and the OpenAPI document as `dist/openapi.json`,
 * which is not committed. With `--check` it only reports which committed files are out of date.
 */

const root = join(import.meta.dirname, '..', '..');

const writeOpenApi = async (): Promise<void> => {
  // Imported here: a check must not load the whole server.
  const { buildOpenApi: openApiDocument, productVersion } = await import('@hazardguard/server');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'openapi.json'), `${JSON.stringify(openApiDocument(productVersion), null, 2)}\n`);
  process.stdout.write('dist/openapi.json written\n');
};

await runGenerators(generatedGroups, { command: 'npm run generate' });
if (!process.argv.includes('--check')) await writeOpenApi();

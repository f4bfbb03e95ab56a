import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedGroups } from './generators/list.ts';
import { checkFiles, generateFiles } from './generators/up-to-date.ts';

/**
 * `npm run generate` writes every generated file, and the OpenAPI document as `dist/openapi.json`, which is not committed. With `--check`
 * it only reports which committed files are out of date.
 */

const root = join(import.meta.dirname, '..', '..');

const writeOpenApi = async (): Promise<void> => {
  // Imported here: a check must not load the whole server.
  const { buildOpenApi: openApiDocument, productVersion } = await import('@hazardguard/server');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', 'openapi.json'), `${JSON.stringify(openApiDocument(productVersion), null, 2)}\n`);
  process.stdout.write('dist/openapi.json written\n');
};

if (process.argv.includes('--check')) {
  const { old, remade } = await checkFiles(root, generatedGroups);
  for (const path of old) process.stdout.write(`${path} is out of date: run npm run generate and commit it\n`);
  if (old.length > 0) process.exitCode = 1;
  else if (remade.length > 0)
    process.stdout.write(`${remade.join(', ')}: generated again to compare. npm run generate records that they are up to date.\n`);
} else {
  for (const path of await generateFiles(root, generatedGroups)) process.stdout.write(`${path} written\n`);
  await writeOpenApi();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

test.each(openApi)('$path says what the routes say', async ({ path, make }) => {
  const written = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
  // Out of date: run `npm run generate` and commit the file.
  expect(written === (await make())).toBe(true);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSettingNames, readSettings } from '@hazardguard/server';
import { expect, it } from 'vitest';
import { settingsReference } from './settings.ts';

const root = join(import.meta.dirname, '..', '..', '..');

it('docs/settings.md is what the schema makes; if not, npm run generate', async () => {
  expect(readFileSync(join(root, settingsReference.path), 'utf8')).toBe(await settingsReference.make());
});

it('every variable that the server reads has one row, and secrets are marked', async () => {
  const rows = [...String(await settingsReference.make()).matchAll(/^\| `([A-Z0-9_]+)`( \*)? \|/gm)];
  const listed = [...rows.map(([, name]) => name), ...rows.filter(([, , secret]) => secret).map(([, name]) => `${name}_FILE`)];
  expect(listed.toSorted()).toEqual([...listSettingNames()].toSorted());
});

it('the defaults are those of the schema', async () => {
  const text = await settingsReference.make();
  expect(text).toContain(`| \`READINGS_KEEP_DAYS\` | \`${readSettings({}).readingsKeepDays}\` |`);
  expect(text).toContain(`| \`SESSION_HOURS\` | \`${readSettings({}).sessionHours}\` |`);
});

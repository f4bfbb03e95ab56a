import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alertHazards, smsParts } from '@hazardguard/contract';
import { measureMessages } from '@hazardguard/server';
import { expect, it } from 'vitest';
import { messageTable } from './messages.ts';

const root = join(import.meta.dirname, '..', '..', '..');

it('docs/messages.md is what the templates make; if not, npm run generate', async () => {
  expect(readFileSync(join(root, messageTable.path), 'utf8')).toBe(await messageTable.make());
});

it('every hazard is measured, and no text message has more parts than it may', () => {
  const all = measureMessages();
  expect(new Set(all.map(({ hazard }) => hazard))).toEqual(new Set(alertHazards));
  expect(all.filter(({ language, parts }) => parts > smsParts[language === 'en' ? 'GSM-7' : 'UCS-2'])).toEqual([]);
  // English has room for everything but in the longest of all.
  expect(all.filter(({ language, hasLink, saysNear }) => language === 'en' && !(hasLink && saysNear))).toEqual([]);
});

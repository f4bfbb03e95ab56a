import { readdirSync, readFileSync } from 'node:fs';
import type { PublishedCase } from './case.ts';
import { readCases } from './run-cases.ts';

const folder = new URL('../../cases/', import.meta.url);

/** Every published case of `validation/cases`, in the order of the file names. */
export const openCases = (): readonly PublishedCase[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const cases = readCases(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      if ('why' in cases) throw new Error(`${name}: ${cases.why}`);
      return cases;
    });

import { readFileSync } from 'node:fs';
import { plainIndex, type RegisterRows } from './plain-index.ts';

/** Results of the second program for made-up rows of a register; tests of server and web read them as a file. */
export const indexAnswers = (): ReturnType<typeof plainIndex> =>
  plainIndex(JSON.parse(readFileSync(new URL('../../second/register-rows.json', import.meta.url), 'utf8')) as RegisterRows);

import { readFileSync } from 'node:fs';
import { plainIndex, type RegisterRows } from './plain-index.ts';

/** What the second program finds from the invented rows of a register: the server's and the web app's tests read it as a file. */
export const indexAnswers = (): ReturnType<typeof plainIndex> =>
  plainIndex(JSON.parse(readFileSync(new URL('../../second/register-rows.json', import.meta.url), 'utf8')) as RegisterRows);

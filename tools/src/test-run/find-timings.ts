/** Why a test may read the clock of the machine: none of them judges how fast anything is. */
const allowed: Readonly<Record<string, string>> = {
  'server/src/fence.test.ts': 'nothing is sent after a claim has expired: the claim is a time',
  'server/src/network-cut.test.ts': 'nothing is sent after a claim has expired: the claim is a time',
  'server/src/register/gazetteer/gazetteer.test.ts': 'questions keep a distance in time: a slow machine only makes it longer',
};

const clock = /performance\.now\(|hrtime|expect\(Date\.now\(\) - /;

/**
 * Lines of a test that measure how long something takes, which depends on what else the machine does. Bench and proofs measure; a test
 * counts work, or has something that would not end.
 */
export const findTimings = (path: string, text: string): readonly string[] =>
  path in allowed ? [] : text.split('\n').flatMap((line, index) => (clock.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));

export const timingExceptions: readonly string[] = Object.keys(allowed);

import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { checkScenario, run } from '@hazardguard/engine';
import { randomScenario } from './random-scenario.ts';

/** One hash of all results of the random scenarios of the first seeds. */
export const resultHash = (count: number): string => {
  const hash = createHash('sha256');
  for (let seed = 1; seed <= count; seed++) {
    const { document, substance } = randomScenario(seed);
    const check = checkScenario(document, substance);
    hash.update(JSON.stringify(check.ok ? run(check.scenario) : check.problems));
  }
  return hash.digest('hex');
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(resultHash(Number(process.argv[2])));

import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { fuzzApi } from '../../testing/fuzz/fuzz-api.ts';
import type { OpenApi } from '../../testing/fuzz/operations.ts';
import { seedApplication } from '../../testing/fuzz/seed-application.ts';
import { productVersion } from '../env/product-version.ts';
import { buildOpenApi } from './openapi.ts';

const application = useApplication();

/** Another seed and more calls find more: `FUZZ_SEED=7 FUZZ_TIMES=20 npm run vitest -- run server/src/platform/http/fuzz.test.ts`. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261);
const times = Number(process.env.FUZZ_TIMES ?? 1);
const runs = { fitting: 2 * times, hostile: 4 * times };

test(
  'every operation of the document, called with valid, extreme and hostile input, answers as documented',
  async () => {
    const document = buildOpenApi(productVersion) as unknown as OpenApi;
    const known = await seedApplication(application());
    const report = await fuzzApi({ app: application().app, document, seed, runs, known });
    expect(
      report.findings.map(({ operation, problem, as, call, answer }) => `${operation} as ${as}: ${problem}\n  ${call}\n  ${answer}`),
    ).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype).filter((name) => name === 'admin' || name === 'a')).toEqual([]);
    const health = await application().app.inject('/readyz');
    expect(health.statusCode).toBe(200);
    // The calls reach the handlers: most operations have succeeded at least once.
    const reached = [...report.accepted.values()].filter((count) => count > 0).length;
    expect(reached / report.operations).toBeGreaterThan(0.5);
  },
  180_000 * times,
);

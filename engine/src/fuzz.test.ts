import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkScenario, run } from './index.ts';
import { scenarioInputs } from './read/inputs.ts';
import { chlorine } from './testing/substances.ts';

const good = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02, heightM: 1 },
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, humidityPercent: 60, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.9 },
};

/** Values that no document should hold, and some that it may. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    1e308,
    5e-324,
    null,
    '',
    '__proto__',
    'x'.repeat(1_000_000),
    '<script>',
    [],
    {},
    true,
  ),
  fc.double(),
  fc.string(),
  fc.anything(),
);

const withValue = (path: string, value: unknown): object => {
  const [top = '', inner] = path.split('.');
  const parts: Readonly<Record<string, unknown>> = good;
  if (inner === undefined) return { ...good, [top]: value };
  return { ...good, [top]: { ...((parts[top] as object | undefined) ?? {}), [inner]: value } };
};

/** A check that answers in its own words and lets through only what runs to finite numbers. */
const answers = (document: unknown): void => {
  const check = checkScenario(document, chlorine);
  if (check.ok) {
    const text = JSON.stringify(run(check.scenario).zones, (_key, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? 'NOT FINITE' : value,
    );
    expect(text).not.toContain('NOT FINITE');
    return;
  }
  expect(check.problems.length).toBeGreaterThan(0);
  for (const problem of check.problems) {
    expect(problem.message.length).toBeGreaterThan(0);
    expect(problem.message.length).toBeLessThan(600);
    expect(problem.allowed.length).toBeGreaterThan(0);
  }
};

test('anything at all is answered with a scenario that runs or with problems', () => {
  fc.assert(fc.property(fc.anything(), answers), { numRuns: 500 });
});

test('any single input replaced by anything is answered', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...scenarioInputs.map((input) => input.path), 'receptors', 'ownLevels', 'storage', 'rupture', 'weather', 'site'),
      odd,
      (path, value) => answers(withValue(path, value)),
    ),
    { numRuns: 1500 },
  );
});

test.each(scenarioInputs.flatMap((input) => (input.kind === 'number' ? [[input.path, input] as const] : [])))(
  '%s at its limits runs or says why; beyond them it is refused by its name',
  (path, input) => {
    answers(withValue(path, input.max));
    answers(withValue(path, input.min));
    for (const value of [input.max * 1.001 + 1, input.min - 1, Number.NaN, Number.POSITIVE_INFINITY, '5']) {
      const check = checkScenario(withValue(path, value), chlorine);
      expect(check.ok ? [] : check.problems.map((problem) => problem.field)).toContain(path);
    }
  },
);

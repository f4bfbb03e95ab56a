import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareIndependent } from './compare-independent.ts';

const folder = new URL('.//', import.meta.url);

test('the second program shares no code with the product', () => {
  const own = readdirSync(folder).filter((name) => name.startsWith('plain-'));
  expect(own.length).toBeGreaterThanOrEqual(6);
  for (const name of own) {
    const imports = [...readFileSync(new URL(name, folder), 'utf8').matchAll(/from '([^']+)'/gu)].map(([, path]) => path);
    expect(imports.every((path) => path?.startsWith('./plain-'))).toBe(true);
  }
});

const { risk, shelter } = compareIndependent();

test.each([...risk, ...shelter])('$what: the engine agrees with the second program', ({ engine, second, within }) => {
  expect(second).toBeGreaterThan(0);
  expect(Math.abs(engine / second - 1)).toBeLessThan(within);
});

test('compares the study at points, by expected deaths and along its F–N curve', () => {
  expect(risk.filter(({ what }) => what.startsWith('Individual')).length).toBeGreaterThanOrEqual(8);
  expect(risk.map(({ what }) => what)).toContain('Potential loss of life');
});

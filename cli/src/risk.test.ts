import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RiskResult } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { runHere } from './testing/in-process.ts';

const studies = fileURLToPath(new URL('../examples/studies/', import.meta.url));
const chlorine = join(studies, 'chlorine-storage.json');
const propane = join(studies, 'propane-bullet.json');

const document = (changes: object): string => JSON.stringify({ ...(JSON.parse(readFileSync(chlorine, 'utf8')) as object), ...changes });

const studied = new Map<string, ReturnType<typeof runHere>>();
/** The answer of an example, computed once. */
const computeOnce = (path: string): ReturnType<typeof runHere> => {
  const answer = studied.get(path) ?? runHere(['risk', path, '--json']);
  studied.set(path, answer);
  return answer;
};

describe('hazardguard risk', () => {
  it.each(readdirSync(studies))('computes the example %s', async (name) => {
    const { status, stdout, stderr } = await computeOnce(join(studies, name));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const result = JSON.parse(stdout) as RiskResult;
    expect(result.pll).toBeGreaterThan(0);
    expect(result.fn.length).toBeGreaterThan(0);
    const { grid, contours } = result.individualRisk;
    expect(grid.perYear).toHaveLength(grid.columns * grid.rows);
    expect(contours.find(({ perYear }) => perYear === 1e-6)?.regions.length).toBeGreaterThan(0);
    for (const [longitude, latitude] of contours.flatMap(({ regions }) => regions).flatMap((region) => region[0] ?? [])) {
      expect(Math.abs(latitude - result.site.latitude)).toBeLessThan(0.2);
      expect(Math.abs(longitude - result.site.longitude)).toBeLessThan(0.2);
    }
    for (const { tree, perYear } of result.releases) {
      const ends = tree.filter(({ isOutcome }) => isOutcome);
      expect(ends.reduce((sum, end) => sum + end.perYear, 0) / perYear).toBeCloseTo(1, 9);
    }
  });

  it('burns propane in every outcome of the event tree, the vessel as a fireball', async () => {
    const result = JSON.parse((await computeOnce(propane)).stdout) as RiskResult;
    const outcomes = result.releases.flatMap((release) => release.outcomes.map(({ outcome }) => `${release.kind} ${outcome}`));
    for (const way of ['jet jet-fire', 'jet flash-fire', 'jet explosion', 'at-once fireball']) expect(outcomes).toContain(way);
    expect(result.caveats.map(({ code }) => code)).toContain('climate-assumed');
  });

  it('prints releases, outcomes, both risks, criteria and every caveat', async () => {
    const { status, stdout } = await runHere(['risk', chlorine]);
    expect(status).toBe(0);
    for (const text of [
      'Releases',
      'toxic-cloud',
      'Individual risk',
      'expected deaths per year',
      'nl-group',
      'none is Indian law',
      'IS 15656',
    ])
      expect(stdout).toContain(text);
    expect(stdout).not.toMatch(/NaN|undefined|\[object/u);
  });

  it('prints the same bytes twice', async () => {
    expect((await computeOnce(chlorine)).stdout).toBe((await runHere(['risk', '-', '--json'], document({}))).stdout);
  });

  it('names the problems of a study, with code 2', async () => {
    const { status, stderr } = await runHere(['risk', '-'], document({ climate: undefined, people: { dayShare: 2 } }));
    expect(status).toBe(2);
    expect(stderr).toMatch(/^climate: nothing is not allowed/mu);
    expect(stderr).toMatch(/^people\.dayShare: 2 is not allowed; allowed: 0 to 1/mu);
    expect((await runHere(['risk'])).status).toBe(2);
  });
});

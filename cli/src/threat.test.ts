import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Threat } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../bin/hazardguard.mjs', import.meta.url));
const chlorine = fileURLToPath(new URL('../examples/chlorine-ton-container.json', import.meta.url));
const threat = (...args: readonly string[]) => spawnSync(process.execPath, [command, 'threat', chlorine, ...args], { encoding: 'utf8' });
const asJson = (...args: readonly string[]): Threat => JSON.parse(threat('--json', ...args).stdout) as Threat;

/** The example's wind is from the south-west; this lies half a kilometre to the north-east. */
const downwind = ['--at', '21.6355,72.9935'] as const;

describe('hazardguard threat', () => {
  it('tells the place over time, indoors lower than outdoors, with the set of probits named', () => {
    const there = asJson(...downwind, '--building', 'tight');
    expect(there.place.xM).toBeGreaterThan(300);
    expect(there.outdoors?.peak).toBeGreaterThan(there.indoors?.peak ?? Number.POSITIVE_INFINITY);
    expect(there.outdoors?.deaths.map(({ set }) => set)).toEqual(['LEES-HSE', 'CPR-18E']);
    expect(there.airChangesPerH).toBeCloseTo(0.25, 9);
    expect(there.caveats.map(({ code }) => code)).toContain('probit-set');
  });

  it('prints a table with the advice and every caveat', () => {
    const { status, stdout, stderr } = threat(...downwind);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/SHELTER|LEAVE|NOTHING/u);
    for (const { message } of asJson(...downwind).caveats) expect(stdout).toContain(message);
  });

  it('takes air changes per hour or a kind of house, and a leakier one takes in more', () => {
    const [tight = 0, leaky = 0] = ['0.2', 'leaky'].map((house) => asJson(...downwind, '--building', house).indoors?.peak);
    expect(leaky).toBeGreaterThan(2 * tight);
    expect(asJson(...downwind, '--building', 'two-storey-sheltered').airChangesPerH).toBeGreaterThan(0.1);
  });

  it('refuses a place or a building that is none, by name', () => {
    for (const [args, words] of [
      [[], '--at: nothing is not allowed'],
      [['--at', '95,20'], 'LATITUDE,LONGITUDE'],
      [[...downwind, '--building', 'castle'], 'tight, average, leaky'],
    ] as const) {
      const { status, stderr } = threat(...args);
      expect(status).toBe(2);
      expect(stderr).toContain(words);
    }
  });
});

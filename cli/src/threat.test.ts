import { fileURLToPath } from 'node:url';
import type { Threat } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { runHere } from './testing/in-process.ts';

const chlorine = fileURLToPath(new URL('../examples/chlorine-ton-container.json', import.meta.url));
const threat = (...args: readonly string[]) => runHere(['threat', chlorine, ...args]);
const asJson = async (...args: readonly string[]): Promise<Threat> => JSON.parse((await threat('--json', ...args)).stdout) as Threat;

/** The example's wind is from the south-west; this lies half a kilometre to the north-east. */
const downwind = ['--at', '21.6355,72.9935'] as const;

describe('hazardguard threat', () => {
  it('gives values over time, lower indoors than outdoors, and names the probit set', async () => {
    const there = await asJson(...downwind, '--building', 'tight');
    expect(there.place.xM).toBeGreaterThan(300);
    expect(there.outdoors?.peak).toBeGreaterThan(there.indoors?.peak ?? Number.POSITIVE_INFINITY);
    expect(there.outdoors?.deaths.map(({ set }) => set)).toEqual(['LEES-HSE', 'CPR-18E']);
    expect(there.airChangesPerH).toBeCloseTo(0.25, 9);
    expect(there.caveats.map(({ code }) => code)).toContain('probit-set');
  });

  it('prints a table with the advice and every caveat', async () => {
    const { status, stdout, stderr } = await threat(...downwind);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/SHELTER|LEAVE|NOTHING/u);
    for (const { message } of (await asJson(...downwind)).caveats) expect(stdout).toContain(message);
  });

  it('accepts air changes per hour or a kind of house; a leakier house takes in more', async () => {
    const inside = async (house: string) => (await asJson(...downwind, '--building', house)).indoors?.peak ?? 0;
    expect(await inside('leaky')).toBeGreaterThan(2 * (await inside('0.2')));
    expect((await asJson(...downwind, '--building', 'two-storey-sheltered')).airChangesPerH).toBeGreaterThan(0.1);
  });

  it('judges the place by levels of one’s own beside the established ones', async () => {
    const levels = (await asJson(...downwind, '--level', '10 ppm', '--level', '7.3 mg/m3')).levels;
    expect(levels.slice(-2).map(({ level }) => level.id)).toEqual(['own level 10 ppm', 'own level 7.3 mg/m³']);
    expect(levels.length).toBe((await asJson(...downwind)).levels.length + 2);
    expect((await threat(...downwind, '--level', '10 ppm')).stdout).toContain('10 ppm');
    const { status, stderr } = await threat(...downwind, '--level', '5 kPa');
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining('For a level in kPa assess: explosion.') });
  });

  it('refuses an invalid place or building by name', async () => {
    for (const [args, text] of [
      [[], '--at: nothing is not allowed'],
      [['--at', '95,20'], 'LATITUDE,LONGITUDE'],
      [[...downwind, '--building', 'castle'], 'tight, average, leaky'],
    ] as const) {
      const { status, stderr } = await threat(...args);
      expect(status).toBe(2);
      expect(stderr).toContain(text);
    }
  });
});

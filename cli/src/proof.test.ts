import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere } from './testing/in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const orifice = {
  id: 'orifice',
  module: 'source, liquid',
  kind: 'analytic',
  title: 'Bernoulli orifice check',
  inputs: { area_m2: 0.01, pressure_Pa: 200_000, ambient_Pa: 101_325, density: 800, cd: 0.61 },
  expected: { rate_kg_s: 76.647 },
  tolerance: { type: 'relative', value: 1e-4 },
};
const wrong = { ...orifice, id: 'wrong', expected: { rate_kg_s: 70 } };
const strange = { ...orifice, id: 'strange', module: 'alchemy' };

describe('hazardguard cases', () => {
  it('answers every case, in the order of the file, and shows a failure by its exit code', async () => {
    const { status, stdout, stderr } = await runHere(['cases', '-', '--json'], JSON.stringify({ cases: [orifice, wrong, strange, {}] }));
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const results = JSON.parse(stdout) as readonly Record<string, unknown>[];
    expect(results.map(({ id, status: one }) => [id, one])).toEqual([
      ['orifice', 'pass'],
      ['wrong', 'fail'],
      ['strange', 'not-run'],
      ['case 4', 'not-run'],
    ]);
    for (const one of results) expect(Object.keys(one)).toEqual(['id', 'status', 'got', 'expected', 'why']);
    expect(results[1]?.why).toBe('rate_kg_s: got 76.6467, expected 70, ratio 1.095');
  });

  it('ends with code 0 if none fails, with a summary line', async () => {
    const { status, stdout } = await runHere(['cases', '-'], JSON.stringify([orifice, strange]));
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 cases: 1 pass, 0 fail, 1 not-run');
  });

  it('reads a file, and refuses anything but a list of cases', async () => {
    const path = join(folder, 'cases.json');
    writeFileSync(path, JSON.stringify([orifice]));
    expect((await runHere(['cases', path])).status).toBe(0);
    expect(await runHere(['cases', '-'], '{"cases": 3}')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('a file of cases') as string,
    });
    expect((await runHere(['cases', join(folder, 'none.json')])).status).toBe(2);
    expect((await runHere(['cases'])).status).toBe(2);
  });
});

describe('hazardguard validate', () => {
  it('names every file of a folder that it cannot score, with the reason', async () => {
    writeFileSync(join(folder, 'poem.json'), '{"line": "so much depends"}');
    writeFileSync(join(folder, 'readme.txt'), 'not JSON');
    const { status, stdout } = await runHere(['validate', '--data', folder, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual(
      expect.arrayContaining([
        { file: 'poem.json', why: 'it is not in a known format of field data' },
        { file: 'readme.txt', why: 'it is not JSON' },
      ]),
    );
  });

  it('scores release trials, a refused scenario too, with the grade of their numbers', async () => {
    const trials = mkdtempSync(join(tmpdir(), 'hazardguard-trials-'));
    const scenario = {
      chemical: 'chlorine',
      hazard: 'leak',
      quantityKg: 900,
      rupture: { type: 'circular', diameterM: 0.01 },
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 25, stability: 'D' },
      site: { latitude: 0, longitude: 0 },
    };
    const observed = [
      { kind: 'arc-max', distanceM: 200, value: 900, unit: 'ppm', heightM: 1, averagingS: 10 },
      { kind: 'arc-max', distanceM: 400, value: 300, unit: 'ppm', heightM: 1, averagingS: 10, flag: 'edge of the array' },
    ];
    const scenarios = [
      { name: 'hole', scenario },
      { name: 'no stock', scenario: { ...scenario, quantityKg: 0 } },
    ];
    writeFileSync(
      join(trials, 'made.json'),
      JSON.stringify({ kind: 'release-trials', trials: [{ id: 'T1', confidence: 'memory', scenarios, observed }] }),
    );
    const { status, stdout } = await runHere(['validate', '--data', trials, '--json']);
    const rows = JSON.parse(stdout) as readonly Record<string, unknown>[];
    const table = (await runHere(['validate', '--data', trials])).stdout;
    rmSync(trials, { recursive: true });
    expect(status).toBe(0);
    expect(
      rows.map(({ scenario: name, mode, observed: kind, n, flagged, confidence }) => [name, mode, kind, n, flagged, confidence]),
    ).toEqual([
      ['hole', 'best-estimate', 'arc-max', 1, 1, 'memory'],
      ['hole', 'aloha-compatible', 'arc-max', 1, 1, 'memory'],
      ['no stock', 'best-estimate', 'arc-max', 0, 1, 'memory'],
      ['no stock', 'aloha-compatible', 'arc-max', 0, 1, 'memory'],
    ]);
    for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(['kind', 'trial', 'model', 'fac2', 'mg', 'vg']));
    for (const text of ['refused: quantityKg', 'edge of the array', 'remembered numbers']) expect(table).toContain(text);
  });

  it('refuses a folder that does not exist', async () => {
    expect(await runHere(['validate', '--data', join(folder, 'nowhere')])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is not a folder') as string,
    });
  });
});

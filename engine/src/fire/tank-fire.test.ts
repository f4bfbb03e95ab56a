import { describe, expect, test } from 'vitest';
import { checkScenario, run } from '../index.ts';
import { methanol } from '../testing/substances.ts';
import type { RunResult } from '../types/result-types.ts';
import type { Substance } from '../types/substance-types.ts';

const fuel: Substance = { ...methanol, heatOfCombustion: 43e6, burningRate: 0.045, carbonPerHydrogen: 6 / 14 };

const burn = (substance: Substance, storage: object = {}, mode = 'best-estimate'): RunResult => {
  const checked = checkScenario(
    {
      chemical: substance.name,
      hazard: 'fire',
      mode,
      quantityKg: 1e6,
      storage: { bundAreaM2: 900, ...storage },
      rupture: { type: 'circular', diameterM: 0.3 },
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 20, humidityPercent: 50, stability: 'D' },
      site: { latitude: 21, longitude: 72 },
    },
    substance,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return run(checked.scenario);
};

const tank = (vesselDiameterM: number, vesselLengthM: number) => ({ vesselShape: 'vertical-cylinder', vesselDiameterM, vesselLengthM });

const roofOf = (result: RunResult): { readonly groundM: number; readonly roofM: number } => {
  const caveat = result.caveats.find(({ code }) => code === 'tank-roof-fire');
  return { groundM: caveat?.value ?? Number.NaN, roofM: Number(caveat?.params?.roofM) };
};

describe('a fire beside an upright tank', () => {
  test('also says how far the fire at its roof reaches, on the ground less far than at the height of the roof', () => {
    const { groundM, roofM } = roofOf(burn(fuel, tank(30, 12)));
    expect(groundM).toBeGreaterThan(15);
    expect(groundM).toBeLessThan(roofM);
  });

  test('the higher the tank, the less far on the ground, and as far at its roof', () => {
    const [low, high] = [roofOf(burn(fuel, tank(30, 8))), roofOf(burn(fuel, tank(30, 25)))];
    expect(high.groundM).toBeLessThan(low.groundM);
    expect(high.roofM).toBeCloseTo(low.roofM, 1);
  });

  test('its zones are those without the tank’s roof, with the same pool', () => {
    const reaches = (result: RunResult): readonly number[] => result.zones.map(({ reachM }) => reachM);
    expect(reaches(burn(fuel, tank(30, 12)))).toEqual(reaches(burn(fuel, tank(40, 12))));
  });

  test.each([
    ['no tank is given', {}, 'best-estimate', ['tank-roof-not-computed']],
    ['the vessel lies', { vesselShape: 'horizontal-cylinder', vesselDiameterM: 12, vesselLengthM: 30 }, 'best-estimate', []],
    ['ALOHA is asked', tank(30, 12), 'aloha-compatible', ['tank-roof-not-computed']],
  ])('no reach of a roof where %s, and it says so where there may be one', (_name, storage, mode, roofs) => {
    const said = burn(fuel, storage, mode).caveats.map(({ code }) => code);
    expect(said.filter((code) => code.startsWith('tank-roof'))).toEqual(roofs);
  });
});

describe('boilover', () => {
  const crude: Substance = { ...fuel, canBoilOver: true };
  const said = (result: RunResult) => result.caveats.filter(({ code }) => code.startsWith('boilover'));

  test('of a tank whose size is known is named with its reach of ten diameters', () => {
    expect(said(burn(crude, tank(30, 12))).map(({ code, value, unit }) => [code, value, unit])).toEqual([['boilover-reach', 300, 'm']]);
  });

  test('is named without a distance where the tank’s size is not given', () => {
    expect(said(burn(crude)).map(({ code, value }) => [code, value])).toEqual([['boilover', undefined]]);
  });

  test('is not named of other fuels', () => {
    expect(said(burn(fuel, tank(30, 12)))).toEqual([]);
  });
});

describe('what is said of a fuel', () => {
  const codes = (substance: Substance) => burn(substance).caveats.map(({ code }) => code);

  test('one that was in no trial says so; one whose soot is not known says that; ethane says nothing', () => {
    const { carbonPerHydrogen: _, ...unknown } = fuel;
    expect(codes(fuel)).toContain('pool-fuel-untried');
    expect(codes(unknown)).toContain('flame-power-by-share');
    expect(codes(unknown)).not.toContain('pool-fuel-untried');
    expect(codes({ ...fuel, cas: '74-84-0' })).not.toContain('pool-fuel-untried');
  });
});

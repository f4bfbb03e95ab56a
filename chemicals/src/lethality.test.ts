import { lethalConcentration } from '@hazardguard/engine/models';
import { describe, expect, it } from 'vitest';
import { chemicals, toSubstance } from './index.ts';

const withProbit = chemicals.filter((one) => one.toxicity?.probit !== undefined);
const checked = withProbit.flatMap((chemical) =>
  (chemical.toxicity?.probit ?? []).flatMap(({ check }) => (check === undefined ? [] : [{ chemical, check }])),
);

describe('probits', () => {
  it('are carried for 21 chemicals: 19 of CPR 18E, 13 of Lees and the HSE, every one a probit that can kill', () => {
    const probits = withProbit.flatMap((one) => toSubstance(one).probits ?? []);
    expect(withProbit).toHaveLength(21);
    expect(probits.filter(({ set }) => set === 'CPR-18E')).toHaveLength(19);
    expect(probits.filter(({ set }) => set === 'LEES-HSE')).toHaveLength(checked.length);
    expect(probits).toHaveLength(withProbit.flatMap((one) => one.toxicity?.probit ?? []).length);
    for (const { a, b, n, set, unit } of probits) {
      expect(a).toBeLessThan(0);
      expect(b).toBeGreaterThan(0);
      expect(n).toBeGreaterThan(0.5);
      expect(n).toBeLessThan(5);
      expect(unit).toBe(set === 'CPR-18E' ? 'mg/m³' : 'ppm');
    }
  });

  // Table 2 of HSE SPC/Tech/OSD/30 prints them beside its constants, some to two figures.
  it.each(checked.map(({ chemical, check }) => [chemical.name, chemical, check] as const))(
    'of %s give the LC1 and LC50 printed beside them, within 3 %% or the last figure',
    (_name, chemical, check) => {
      const substance = toSubstance(chemical);
      const probit = substance.probits?.find(({ set }) => set === 'LEES-HSE');
      if (probit === undefined) throw new Error('no probit of Lees and the HSE');
      for (const [share, minutes, printed] of [
        [0.01, 5, check.lc1_5min],
        [0.01, 30, check.lc1_30min],
        [0.5, 5, check.lc50_5min],
        [0.5, 30, check.lc50_30min],
      ] as const) {
        const ppm = lethalConcentration(probit, share, 60 * minutes, substance.molarMass);
        expect(Math.abs(ppm - printed), `${share} ${minutes} min: ${ppm}`).toBeLessThan(Math.max(0.03 * printed, 0.6));
      }
    },
  );

  // The sets differ, but not in what unit they are in: mg/m³ read as ppm would be one to two orders off for every gas.
  it('of the two sets agree on LC50 (30 min) within a factor of ten', () => {
    for (const chemical of withProbit) {
      const { probits = [], molarMass } = toSubstance(chemical);
      if (probits.length < 2) continue;
      const [one = 0, other = 0] = probits.map((probit) => lethalConcentration(probit, 0.5, 1800, molarMass));
      expect(Math.abs(Math.log10(one / other)), `${chemical.name}: ${one} and ${other} ppm`).toBeLessThan(1);
    }
  });

  it('say which dangerous toxic loads nobody opened a source for', () => {
    const loads = chemicals.flatMap((one) => {
      const { slot } = toSubstance(one);
      return slot === undefined ? [] : [[one.id, slot.verified]];
    });
    expect(loads).toEqual([
      ['chlorine', false],
      ['ammonia', false],
      ['sulfur-dioxide', true],
      ['methyl-isocyanate', true],
    ]);
  });
});

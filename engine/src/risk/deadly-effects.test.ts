import { describe, expect, it } from 'vitest';
import { vulnerability } from '../testing/risk-facts.ts';
import type { RadialField } from '../types/pipeline.ts';
import { blastLethality, heatLethality } from './deadly-effects.ts';
import type { Lethality } from './lethality.ts';

const even = (value: number, unit: RadialField['unit']): RadialField => ({
  shape: 'radial',
  plume: undefined,
  unit,
  rangeM: 100,
  peak: () => value,
});
const deaths = (lethality: Lethality) => {
  const there = new Float64Array(3);
  lethality.write(0, 0, there);
  const [individual = 0, outdoors = 0, indoors = 0] = there;
  return { individual, outdoors, indoors };
};
const heat = (kwM2: number, seconds = 20) => deaths(heatLethality(even(kwM2, 'kW/m²'), seconds, vulnerability.heat));
const blast = (kpa: number) => deaths(blastLethality(even(kpa, 'kPa'), vulnerability.blast));

describe('death by heat (CPR 18E, chapter 5)', () => {
  it('takes one in a hundred of the unprotected at about 9.8 kW/m² for 20 s, half at 19', () => {
    // By the probit: 2.67 and 5.00.
    expect(heat(9.83).individual).toBeGreaterThan(0.009);
    expect(heat(9.83).individual).toBeLessThan(0.011);
    expect(heat(19.46).individual).toBeGreaterThan(0.48);
    expect(heat(19.46).individual).toBeLessThan(0.52);
  });

  it('leaves 14 % of it to the clothed and nothing to people indoors, until 35 kW/m² kills everyone', () => {
    expect(heat(20).outdoors / heat(20).individual).toBeCloseTo(0.14, 9);
    expect(heat(34.9).indoors).toBe(0);
    expect([heat(35).individual, heat(35).outdoors, heat(35).indoors]).toEqual([1, 1, 1]);
  });

  it('counts 20 s at most, and less where the fire lasts less', () => {
    expect(heat(15, 60).individual).toBe(heat(15, 20).individual);
    expect(heat(15, 5).individual).toBeLessThan(heat(15, 20).individual);
  });
});

describe('death by blast (CPR 18E, chapter 5)', () => {
  it('is certain from 0.3 bar, a share indoors from 0.1 bar, none below', () => {
    expect([blast(30).individual, blast(30).indoors]).toEqual([1, 1]);
    expect([blast(29).individual, blast(29).indoors]).toEqual([0, 0.025]);
    expect(blast(9.9).indoors).toBe(0);
  });
});

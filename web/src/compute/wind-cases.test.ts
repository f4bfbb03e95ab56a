import { firstWeather, type Receptor, receptorTable, type ScenarioDocument } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { plausibleWinds, windCases } from './wind-cases.ts';

const document: ScenarioDocument = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'direct', rateKgS: 1, durationMin: 10 },
  weather: { windSpeedMs: 4, windFromDeg: 270, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
};
/** A town north-east of the site, outside the plume of a west wind. */
const town: Receptor = { id: 't', name: 'Town', kind: 'residential', latitude: 21.7045, longitude: 72.607, people: 800 };

const computeCases = (receptors: readonly Receptor[]) => {
  const answer = windCases(document, receptorTable(receptors));
  if (answer.kind !== 'cases') throw new Error('refused');
  return answer;
};
const inside = (people: { readonly impact: readonly { readonly within: { readonly people: number } }[] }): number[] =>
  people.impact.map(({ within }) => within.people);

describe('the three winds', () => {
  it('are the given one, the one with the most people inside and the one with the fewest, each computed in full', () => {
    const { cases, rangeDeg: fanDeg } = computeCases([town]);
    const [forecast, worst, best] = cases;
    expect(cases.map(({ id }) => id)).toEqual(['forecast', 'worst', 'best']);
    expect(forecast?.document).toBe(document);
    expect(inside(worst?.result as never)[0]).toBe(800);
    expect(inside(best?.result as never)[0]).toBe(0);
    const turn = (((worst === undefined ? undefined : firstWeather(worst.document).windFromDeg) ?? 0) - 270) as number;
    // The town lies north-east: the wind that reaches it comes from south of west.
    expect(turn).toBeLessThan(0);
    expect(Math.abs(turn)).toBeLessThanOrEqual(fanDeg);
    expect(worst?.result.windFromDeg).toBe(worst === undefined ? undefined : firstWeather(worst.document).windFromDeg);
  });

  it('keep the given direction without receptors, and differ by the area inside', () => {
    const [forecast, worst, best] = computeCases([]).cases;
    expect(worst === undefined ? undefined : firstWeather(worst.document).windFromDeg).toBe(270);
    expect(best === undefined ? undefined : firstWeather(best.document).windFromDeg).toBe(270);
    const area = (one: typeof worst): number => one?.result.zones[0]?.areaM2 ?? 0;
    expect(area(worst)).toBeGreaterThanOrEqual(area(forecast));
    expect(area(best)).toBeLessThanOrEqual(area(forecast));
  });

  it('try the given wind first, and no light wind stronger than it', () => {
    const winds = plausibleWinds({ ...firstWeather(document), windSpeedMs: 1 }, 40);
    expect(winds).toHaveLength(39);
    expect(winds[0]).toEqual({ ...firstWeather(document), windSpeedMs: 1 });
    expect(winds[13]).toMatchObject({ windSpeedMs: 1, stability: 'F' });
    expect(winds.every(({ windFromDeg }) => windFromDeg >= 230 && windFromDeg <= 310)).toBe(true);
  });
});

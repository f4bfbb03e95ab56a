import type { ScenarioDocument } from '@hazardguard/engine';
import { plumeCoefficients } from '@hazardguard/engine/models';
import { describe, expect, it } from 'vitest';
import { coefficientSetIds, curveIds } from './dispersion-coefficients.ts';
import { plumeCurves } from './plume-curves.ts';

const ammonia: ScenarioDocument = {
  chemical: 'ammonia',
  hazard: 'leak',
  quantityKg: 600,
  rupture: { type: 'direct', rateKgS: 1, durationMin: 10, heightM: 0 },
  weather: { windSpeedMs: 5, windFromDeg: 270, temperatureC: 25, stability: 'D' },
  site: { latitude: 21.6, longitude: 73, roughnessM: 0.03 },
};

const computeCurves = (document = ammonia) => {
  const answer = plumeCurves({ document, acrossAtM: 1000 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.curves;
};

describe('the curves of the Gaussian plume', () => {
  it('offer exactly the dispersion coefficients of the engine', () => {
    expect([...coefficientSetIds]).toEqual(Object.keys(plumeCoefficients));
  });

  it('match the Gaussian plume at 1 km: q/(π u σy σz) with Briggs’ class D', () => {
    // A day-long release, so that its end does not thin the plume; the wind at 3 m follows the engine's profile.
    const long = { ...ammonia, quantityKg: 86_400, rupture: { type: 'direct', rateKgS: 1, durationMin: 1440 } } as const;
    const { distancesM, curves } = computeCurves(long);
    const at = distancesM.indexOf(1000);
    const sigmaY = 0.08 * 1000 * (1 + 0.0001 * 1000) ** -0.5;
    const sigmaZ = 0.06 * 1000 * (1 + 0.0015 * 1000) ** -0.5;
    // ln(3/0.03 + 1) over ln(10/0.03 + 1): neutral air.
    const wind = (5 * Math.log(3 / 0.03 + 1)) / Math.log(10 / 0.03 + 1);
    const kgM3 = 1 / (Math.PI * wind * sigmaY * sigmaZ);
    const ppm = (kgM3 / 0.0170305) * ((8.314462618 * 298.15) / 101_325) * 1e6;
    for (const id of ['default', 'briggs-rural'] as const) {
      const curve = curves.find(({ coefficientSet }) => coefficientSet === id);
      expect(Math.abs((curve?.axisPpm[at] ?? 0) / ppm - 1), id).toBeLessThan(0.005);
    }
  });

  it('are the same to the left and the right of the wind, highest on the axis', () => {
    const [curve] = computeCurves().curves;
    const across = curve?.acrossPpm ?? [];
    expect(across).toEqual(across.toReversed());
    expect(Math.max(...across)).toBe(across[(across.length - 1) / 2]);
  });

  it('differ between sets of coefficients, each with its own zones, also of a flammable cloud', () => {
    for (const hazard of ['leak', 'flammable'] as const) {
      const { curves, levels } = computeCurves({ ...ammonia, hazard });
      expect(levels.length).toBeGreaterThan(0);
      expect(curves.map(({ coefficientSet }) => coefficientSet)).toEqual([...curveIds]);
      // Over open ground the model's own are Briggs' for open country.
      expect(new Set(curves.map(({ axisPpm }) => axisPpm[120])).size).toBe(coefficientSetIds.length);
      for (const { result } of curves) expect(result.zones.map(({ level }) => level.id)).toEqual(levels.map(({ id }) => id));
    }
  });

  it('of a gas heavier than air come with the warning that the model does not fit', () => {
    const chlorine = { ...ammonia, chemical: 'chlorine', weather: { ...ammonia.weather, windSpeedMs: 2, stability: 'F' } } as const;
    const { curves } = computeCurves(chlorine);
    expect(curves[0]?.result.caveats).toContainEqual(expect.objectContaining({ code: 'dense-cloud-as-passive', severity: 'warning' }));
    expect(computeCurves().curves[0]?.result.caveats.map(({ code }) => code)).not.toContain('dense-cloud-as-passive');
  });

  it('are refused with field and allowed range', () => {
    const refuse = (document: ScenarioDocument) => plumeCurves({ document, acrossAtM: 1000 });
    const wind = refuse({ ...ammonia, weather: { windSpeedMs: 90, windFromDeg: 270, temperatureC: 25 } });
    expect(wind).toMatchObject({ ok: false, problems: [{ field: 'weather.windSpeedMs' }] });
    expect(refuse({ ...ammonia, chemical: 'unobtainium' })).toMatchObject({ ok: false, problems: [{ field: 'chemical' }] });
  });
});

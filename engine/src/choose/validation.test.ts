import { describe, expect, it } from 'vitest';
import { run } from '../compute/run.ts';
import { checkScenario } from '../read/scenario.ts';
import { chlorine } from '../testing/substances.ts';
import { describeValidation } from './describe-validation.ts';

const compute = (changes: object) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      quantityKg: 900,
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 25, stability: 'D' },
      site: { latitude: 20, longitude: 72 },
      ...changes,
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  const { model, caveats, zones } = run(checked.scenario);
  return { ...model, codes: caveats.map(({ code }) => code), caveats, zones };
};

describe('a result says how well its model is proven for the release', () => {
  it('a chlorine jet is not verified by the LNG spills that the dense plume was tried on', () => {
    const jet = compute({ rupture: { type: 'circular', diameterM: 0.0125 }, storage: { phase: 'liquid' } });
    expect(jet).toMatchObject({ id: 'dense-plume', verified: false, validatedOn: [] });
    expect(jet.caveats).toContainEqual(
      expect.objectContaining({ code: 'release-not-validated', severity: 'warning', params: { release: 'two-phase-jet' } }),
    );
  });

  it('vapour of a pool is, and names trial, distances and phase', () => {
    const pool = compute({ rupture: { type: 'circular', diameterM: 0.05 }, storage: { phase: 'liquid', temperatureC: -38 } });
    expect(pool).toMatchObject({ id: 'dense-plume', verified: true });
    expect(pool.validatedOn?.map(describeValidation)).toEqual(['LNG spills on water, 50–800 m, evaporating pool']);
    expect(pool.codes).not.toContain('release-not-validated');
  });

  it('the farthest zones are named where they reach beyond the trials', () => {
    const pool = compute({ rupture: { type: 'circular', diameterM: 0.05 }, storage: { phase: 'liquid', temperatureC: -38 } });
    const caveat = pool.caveats.find(({ code }) => code === 'beyond-field-trials');
    const beyond = pool.zones.filter(({ reachM }) => reachM > 800).map(({ level }) => level.id);
    expect(beyond.length).toBeGreaterThan(0);
    expect(caveat).toMatchObject({ severity: 'note', value: 800, params: { levels: beyond.join(', ') } });
  });

  it('a passive leak near the ground is validated on Prairie Grass, one from a stack is not', () => {
    const leak = {
      rupture: { type: 'direct', rateKgS: 0.0001, heightM: 1 },
      weather: { windSpeedMs: 6, windFromDeg: 0, temperatureC: 25, stability: 'D' },
    };
    const low = compute({ ...leak, model: 'gaussian-plume' });
    expect(low).toMatchObject({ verified: true, validatedOn: [{ set: 'Prairie Grass', distanceM: [50, 800] }] });
    const high = compute({ ...leak, model: 'gaussian-plume', rupture: { ...leak.rupture, heightM: 20 } });
    // ALOHA’s own distances of a source at 10 m verify it; no field trial carried here does.
    expect(high).toMatchObject({ verified: true, validatedOn: [] });
    expect(high.caveats).toContainEqual(expect.objectContaining({ code: 'release-not-validated', severity: 'note' }));
  });

  it('an instantaneous release is not validated, in either mode', () => {
    for (const mode of ['best-estimate', 'aloha-compatible'])
      expect(compute({ rupture: { type: 'catastrophic' }, mode }).codes).toContain('release-not-validated');
    expect(compute({ rupture: { type: 'catastrophic' } }).verified).toBe(false);
  });
});

import { chemicals, readiness } from '@hazardguard/chemicals';
import { run } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { computeCanModel, hazards, probes, tryRelease } from './can-model.ts';
import { sampleName, takeSample } from './testing/take-sample.ts';

describe.each(takeSample(chemicals, 10).map((chemical) => [chemical.name, chemical] as const))('%s', (name, chemical) => {
  const ready = readiness(chemical);

  it(`runs every release of the hazards that it claims, and is refused in words for the others${sampleName}`, () => {
    for (const hazard of hazards) {
      const checked = probes[hazard].map((opening) => tryRelease(chemical, hazard, opening));
      if (!ready[hazard]) {
        const refusals = checked.flatMap((one) => (one.ok ? [] : one.problems));
        expect(refusals.length, hazard).toBeGreaterThan(0);
        for (const { message } of refusals) expect(message, hazard).toMatch(/^.{20,}\.$/u);
        expect(
          refusals.some(({ message }) => message.includes(name)),
          hazard,
        ).toBe(true);
        continue;
      }
      for (const one of checked) {
        if (!one.ok) throw new Error(`${name} claims ${hazard}, but: ${one.problems.map(({ message }) => message).join(' ')}`);
        const { zones } = run(one.scenario);
        expect(zones.length, hazard).toBeGreaterThan(0);
        for (const { reachM, areaM2 } of zones) expect(Number.isFinite(reachM + areaM2) && reachM >= 0, hazard).toBe(true);
      }
    }
  });
});

it('what is written down is what the engine answers', () => {
  for (const chemical of takeSample(chemicals, 10)) {
    const { can } = computeCanModel(chemical);
    expect(
      hazards.filter((hazard) => readiness(chemical)[hazard]),
      chemical.name,
    ).toEqual(can);
  }
});

it('the engine refuses toluene diisocyanate, dimethyl sulfate and chlorosulfonic acid, so nothing offers their leak', () => {
  for (const id of ['tdi-2,4', 'dimethyl-sulfate', 'chlorosulfonic-acid']) {
    const chemical = chemicals.find((one) => one.id === id);
    if (chemical === undefined) throw new Error(`${id} is not in the library`);
    expect(readiness(chemical)).toMatchObject({ leak: false });
    expect(readiness(chemical).missing.join()).toMatch(/heat of vaporisation|gas heat capacity/);
  }
});

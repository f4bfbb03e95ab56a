import { chemicals, findChemical, readiness, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, run } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { computeCanModel, hazards, probes, tryRelease } from './can-model.ts';
import { sampleName, takeSample } from './testing/take-sample.ts';

describe.each(takeSample(chemicals, 10).map((chemical) => [chemical.name, chemical] as const))('%s', (name, chemical) => {
  const ready = readiness(chemical);

  it(`runs every release of the hazards that it claims, and is refused in words for the others${sampleName}`, () => {
    for (const hazard of hazards) {
      const kept = ready.melt?.hazards.includes(hazard) ? 'melt' : 'plain';
      const checked = probes[hazard].map((opening) => tryRelease(chemical, hazard, opening, kept));
      if (!ready[hazard] && kept === 'plain') {
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
    const { can, melt } = computeCanModel(chemical);
    expect(readiness(chemical).melt?.hazards ?? [], chemical.name).toEqual(melt);
    expect(
      hazards.filter((hazard) => readiness(chemical)[hazard]),
      chemical.name,
    ).toEqual(can);
  }
});

/** Nothing is said of the storage, and the document is not made by what finds the claims. */
const leakAt25 = (id: string, rupture: object) => ({
  chemical: id,
  hazard: 'leak',
  quantityKg: 2000,
  rupture,
  weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 25, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
});

it(`whatever claims a leak runs a stated rate and a hole of 50 mm in air of 25 °C${sampleName}`, () => {
  for (const chemical of takeSample(chemicals, 4)) {
    if (!readiness(chemical).leak) continue;
    for (const rupture of [
      { type: 'direct', rateKgS: 0.5, durationMin: 30 },
      { type: 'circular', diameterM: 0.05 },
    ]) {
      const checked = checkScenario(leakAt25(chemical.id, rupture), toSubstance(chemical));
      expect(checked.ok ? [] : checked.problems.map(({ message }) => message), `${chemical.name}, ${rupture.type}`).toEqual([]);
    }
  }
});

it.each(['carbon-monoxide', 'hydrogen', 'methane', 'ethylene', 'fluorine', 'nitric-oxide', 'diborane', 'silane', 'boron-trifluoride'])(
  '%s, a gas above its critical temperature, is a full cylinder of 150 bar where no pressure is stated, and says so',
  (id) => {
    const chemical = findChemical(id);
    if (chemical === undefined) throw new Error(`${id} is not in the library`);
    const release = (storage: object) => {
      const document = {
        ...leakAt25(id, { type: 'circular', diameterM: 0.05 }),
        hazard: readiness(chemical).leak ? 'leak' : 'flammable',
        storage,
      };
      const checked = checkScenario(document, toSubstance(chemical));
      if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
      return run(checked.scenario);
    };
    const said = (result: ReturnType<typeof run>) => result.caveats.find(({ code }) => code === 'compressed-assumed');
    expect(said(release({}))?.message).toContain('15000 kPa, a full cylinder');
    expect(release({}).source.storagePressureKpa).toBeCloseTo(15_000, 0);
    // A pressure or a vessel that is stated counts.
    expect(said(release({ pressureKpa: 2000 }))).toBeUndefined();
    expect(said(release({ vesselShape: 'sphere', vesselDiameterM: 8 }))).toBeUndefined();
  },
);

it.each([
  ['phenol', 40.9],
  ['o-cresol', 31],
  ['p-dichlorobenzene', 53],
])('%s is solid in air of 25 °C: nothing claims its leak, only that of its melt', (id, meltingC) => {
  const chemical = findChemical(id);
  if (chemical === undefined) throw new Error(`${id} is not in the library`);
  const { leak, fire, melt } = readiness(chemical);
  expect({ leak, fire }).toEqual({ leak: false, fire: false });
  expect(melt?.hazards).toEqual(expect.arrayContaining(['leak', 'fire']));
  // Melting points: CRC Handbook.
  expect(Math.abs((melt?.aboveC ?? 0) - meltingC)).toBeLessThan(1);
});

it('the engine refuses toluene diisocyanate, dimethyl sulfate and chlorosulfonic acid, so nothing offers their leak', () => {
  for (const id of ['tdi-2,4', 'dimethyl-sulfate', 'chlorosulfonic-acid']) {
    const chemical = chemicals.find((one) => one.id === id);
    if (chemical === undefined) throw new Error(`${id} is not in the library`);
    expect(readiness(chemical)).toMatchObject({ leak: false });
    expect(readiness(chemical).missing.join()).toMatch(/heat of vaporisation|gas heat capacity/);
  }
});

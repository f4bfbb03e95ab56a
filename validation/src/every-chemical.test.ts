import { type Chemical, chemicals, toSubstance } from '@hazardguard/chemicals';
import { catalogue, checkScenario, type Hazard, type HazardModel, type InputProblem, run } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { sampleName, takeSample } from './testing/take-sample.ts';

const vessel = { storage: { burstPressureKpa: 2000, vesselShape: 'sphere', vesselDiameterM: 3 } };

/** A release that fits what the model declares: all 5 t at once for a puff and a fireball, else a hole; a burst needs a vessel. */
const makeDocument = (chemical: Chemical, { id, kind, inputs, isExposureWholeFire }: HazardModel, hazard: Hazard) => ({
  chemical: chemical.cas,
  hazard,
  model: id,
  quantityKg: 5000,
  ...(kind === 'explosion' && !inputs.includes('rupture')
    ? {}
    : { rupture: kind === 'puff' || isExposureWholeFire ? { type: 'catastrophic' } : { type: 'circular', diameterM: 0.05 } }),
  ...(kind === 'explosion' && inputs.includes('storage') && !inputs.includes('rupture') ? vessel : {}),
  weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 25, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
});

/** A refusal names the fact that is missing, or what of the stock or the choice does not fit. */
const isPrecise = ({ field, message }: InputProblem, { name }: Chemical): boolean =>
  message.includes(name) &&
  (field === 'chemical'
    ? /its (vapour pressure|boiling point|critical|liquid|gas|heat|lower|upper|toxic|probit|molar|ratio)[\w ,()-]* is not known\.(?: It can explode by itself, .*)?$/u.test(
        message,
      )
    : [
        'storage.pressureKpa',
        'storage.temperatureC',
        'storage.burstPressureKpa',
        'storage.phase',
        'quantityKg',
        'model',
        'rupture.type',
      ].includes(field));

describe.each(catalogue.flatMap((model) => model.hazards.map((hazard) => [model.id, hazard, model] as const)))(
  '%s, %s',
  (_id, hazard, model) => {
    it(`runs every chemical to finite numbers or refuses it by what is missing${sampleName}`, () => {
      let ran = 0;
      for (const chemical of takeSample(chemicals, 4)) {
        const substance = toSubstance(chemical);
        const checked = checkScenario(makeDocument(chemical, model, hazard), substance);
        if (!checked.ok) {
          for (const problem of checked.problems) expect(isPrecise(problem, chemical), `${problem.field}: ${problem.message}`).toBe(true);
          continue;
        }
        ran++;
        const numbers = run(checked.scenario).zones.flatMap(({ reachM, areaM2, maxHalfWidthM, arrivalS, level }) => [
          reachM,
          areaM2,
          maxHalfWidthM,
          arrivalS ?? 0,
          level.value,
        ]);
        expect(
          numbers.every((one) => Number.isFinite(one) && one >= 0),
          `${chemical.name}: ${numbers.join(', ')}`,
        ).toBe(true);
      }
      expect(ran).toBeGreaterThan(0);
    });
  },
);

it('hydrogen is too light for a dense plume, and the refusal says so', () => {
  const hydrogen = chemicals.find(({ id }) => id === 'hydrogen');
  if (!hydrogen) throw new Error('hydrogen is not in the library');
  const document = {
    chemical: hydrogen.cas,
    hazard: 'flammable',
    model: 'dense-plume',
    quantityKg: 5000,
    rupture: { type: 'catastrophic' },
    weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 25, stability: 'D' },
    site: { latitude: 21.7, longitude: 72.6 },
  };
  const checked = checkScenario(document, toSubstance(hydrogen));
  expect(checked).toMatchObject({ ok: false, problems: [{ field: 'model', message: expect.stringContaining('lighter than air') }] });
});

describe('mixtures and solutions', () => {
  const mixed = chemicals.filter(({ kind }) => kind !== 'pure');

  it('are nine, and none borrows the toxicity of another chemical', () => {
    expect(mixed).toHaveLength(9);
    for (const chemical of mixed) {
      const { toxicLevels = [], probits, slot } = toSubstance(chemical);
      expect([probits, slot]).toEqual([undefined, undefined]);
      const own = chemical.toxicity ?? {};
      for (const { family, id, byExposure } of toxicLevels) {
        expect(
          family === 'IDLH' ? own.idlh?.v : own[family.toLowerCase() as 'aegl' | 'erpg' | 'pac'],
          `${chemical.id} ${id}`,
        ).toBeDefined();
        if (family === 'IDLH') expect(byExposure[0]?.ppm).toBe(own.idlh?.v);
      }
    }
  });

  it.each(mixed.map((one) => [one.name, one] as const))('%s runs with its stand-in named in a caveat, or is refused', (_name, chemical) => {
    for (const hazard of ['leak', 'flammable'] as const) {
      const checked = checkScenario(
        {
          chemical: chemical.cas,
          hazard,
          quantityKg: 5000,
          rupture: { type: 'circular', diameterM: 0.05 },
          weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 25, stability: 'D' },
          site: { latitude: 21.7, longitude: 72.6 },
        },
        toSubstance(chemical),
      );
      if (checked.ok) {
        const caveat = run(checked.scenario).caveats.find(({ code }) => code === 'mixture-stand-in');
        expect(chemical.kind).toBe('mixture');
        expect(caveat?.message).toMatch(/ is a mixture; .+ stands in for its .+\./u);
      } else {
        expect(checked.problems).toHaveLength(1);
        for (const problem of checked.problems) expect(isPrecise(problem, chemical), problem.message).toBe(true);
      }
    }
  });

  it('that are solutions have no stand-in: what leaves them is chemistry', () => {
    for (const chemical of mixed.filter(({ kind }) => kind === 'solution')) {
      const substance = toSubstance(chemical);
      expect(substance.vapourPressure, chemical.id).toBeUndefined();
      expect(substance.caveats?.map(({ code }) => code) ?? []).not.toContain('mixture-stand-in');
    }
  });
});

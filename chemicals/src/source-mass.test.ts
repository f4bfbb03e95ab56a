import { checkScenario } from '@hazardguard/engine';
import { computeAir, randomFrom, releasedMass, sourceTerm } from '@hazardguard/engine/models';
import { expect, test } from 'vitest';
import { chemicals, toSubstance } from './index.ts';

const random = randomFrom(20_261_123);
const between = (low: number, high: number): number => low + (high - low) * random.uniform();
const power = (low: number, high: number): number => Math.exp(between(Math.log(low), Math.log(high)));
const pick = <One>(all: readonly One[]): One => all[Math.min(all.length - 1, Math.floor(all.length * random.uniform()))] as One;

/** Releases as they come: any opening, vessel, temperature around boiling or far from it, pressure near saturation or not. */
const drawn = (boilingC: number) => {
  const diameterM = between(1, 3);
  const opening = pick([
    { type: 'circular', diameterM: power(0.003, 0.3) },
    { type: 'circular', diameterM: power(0.003, 0.3), elevationM: between(0, 0.6) },
    { type: 'catastrophic' },
    { type: 'pipe', diameterM: power(0.02, 0.5), pipeLengthM: power(10, 1e4), pipeSupply: pick(['closed', 'reservoir']) },
  ]);
  const vessel = {
    vesselShape: pick(['horizontal-cylinder', 'vertical-cylinder']),
    vesselDiameterM: diameterM,
    vesselLengthM: between(2, 8),
  };
  return {
    hazard: 'leak',
    mode: pick(['best-estimate', 'aloha-compatible']),
    quantityKg: power(10, 2e4),
    rupture: opening,
    storage: {
      temperatureC: Math.min(90, boilingC + pick([between(-40, 60), between(-2, 2)])),
      ...('elevationM' in opening || random.uniform() < 0.5 ? vessel : {}),
      ...(random.uniform() < 0.3 ? { pressureKpa: power(110, 3000) } : {}),
    },
    ...(random.uniform() < 0.4 ? { isolationMin: power(0.2, 100) } : {}),
    weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 25, stability: 'D' },
    site: { latitude: 21.7, longitude: 72.6 },
  };
};

/** A refusal is no release; anything else that is thrown is a fault. */
const computeSource = (...[scenario, air]: Parameters<typeof sourceTerm>) => {
  try {
    return sourceTerm(scenario, air);
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'Refusal') return null;
    throw problem;
  }
};

test('what is airborne, on the ground and left is what there was, within 1 %, for every chemical', () => {
  let tried = 0;
  for (const chemical of chemicals) {
    const substance = toSubstance(chemical);
    for (let i = 0; i < 6; i++) {
      const document = { ...drawn((substance.boilingPoint ?? 250) - 273.15), chemical: chemical.cas };
      const checked = checkScenario(document, substance);
      const source = checked.ok ? computeSource(checked.scenario, computeAir(checked.scenario)) : null;
      if (source === null) continue;
      tried++;
      const { leftKg = Number.NaN, pooledKg = 0, history } = source.summary;
      const about = `${chemical.name} ${JSON.stringify(document)}`;
      expect(Math.abs((source.airborneKg + leftKg + pooledKg) / document.quantityKg - 1), about).toBeLessThan(0.01);
      const inSteps = source.steps.reduce((mass, { fromS, toS, rateKgS }) => mass + rateKgS * (toS - fromS), 0);
      expect(Math.abs(inSteps - source.airborneKg), about).toBeLessThan(1e-6 * document.quantityKg);
      if (history.length > 0) expect(Math.abs(releasedMass(history) - source.airborneKg), about).toBeLessThan(1e-6 * document.quantityKg);
    }
  }
  expect(tried).toBeGreaterThan(2 * chemicals.length);
});

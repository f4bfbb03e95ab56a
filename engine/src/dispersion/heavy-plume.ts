import type { HazardModel } from '../model-types.ts';
import type { SourceTerm } from '../pipeline.ts';
import { findAveraging } from './averaging.ts';
import { steppedHeavyField } from './heavy-steps.ts';
import { criticalRichardson, describeRichardson, richardsonParams } from './richardson.ts';

/** A release whose rate changes, as one of its highest rate and the same mass. */
export const steadyEquivalent = (source: SourceTerm): { readonly rateKgS: number; readonly durationS: number } => {
  const rateKgS = Math.max(0, ...source.steps.map((step) => step.rateKgS));
  return { rateKgS, durationS: source.airborneKg / rateKgS };
};

export const heavyPlume: HazardModel = {
  id: 'heavy-plume',
  title: 'Heavy gas plume',
  kind: 'plume',
  about:
    'A cloud heavier than air: it slumps into a source blanket from which the wind takes up gas, and spreads wide and shallow downwind until it is passive.',
  equations: [
    'dSz/dx = k u* (1+α)/(φ(Ri) u10 (Sz/10)^α), φ = 0.88 + 0.099 Ri^1.04 + 1.4e-25 Ri^5.7',
    'dBeff/dx = 1.15 G1 (10/Sz)^α √(g′ Heff)/u10',
    'c = E/(Ueff Heff max(2 Beff, √π Sy)), core of half-width b with Gaussian edges',
    'a rate that changes: C(t) = Σ cᵢ ½ {erf[Uᵢ (t - tᵢ - fromᵢ)/(√2 σx)] - erf[Uᵢ (t - tᵢ - toᵢ)/(√2 σx)]}, each step marched by itself, σx Beals',
    'source blanket of radius √(E/(π Q*)) where the wind takes up less than is released',
  ],
  validity:
    'Ground-level clouds, wind from 1 m/s, flat ground, to 10 km. Cooling, heat from the ground and humidity are not followed. A release whose rate changes is at most five steps, each a plume of its own rate and time, added up.',
  weaknesses: [
    'Very small sources fall 15–30 % short of ALOHA within 100 m.',
    'Cooling and the heat of the ground are not followed, so a cold cloud stays dense for too long.',
    'Clouds of successive steps do not slump into one another: each spreads as if it were alone.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['aloha-compatible'],
  verified: true,
  verifiedFor: ['pool', 'gas-jet', 'instantaneous'],
  validatedOn: [{ set: 'Dense gas spills', distanceM: [50, 800], phase: 'evaporating-pool', releases: ['pool'] }],
  // At the arc maxima of LNG spills (27 arcs): VG 2.9; 93 % lie in the 90 % interval, 89 % with 0.8.
  uncertainty: 0.9,
  sources: ['aloha-td', 'havens-1985', 'briggs-1973', 'beals-1971', 'palazzi-1982', 'hazel-2026'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time'],
  linearInRate: false,
  choices: [
    {
      order: 30,
      when: ({ scenario, richardson }) => scenario.mode === 'aloha-compatible' && richardson >= criticalRichardson,
      reasonCode: 'dense',
      reason: (situation) => `The cloud behaves as a dense gas (${describeRichardson(situation)}).`,
      params: richardsonParams,
    },
  ],
  isDense: true,
  isTopHat: true,
  compute: (scenario, air, source) => ({
    field: steppedHeavyField(
      {
        steps: source.steps,
        poolRadiusM: source.poolRadiusM,
        densityKgM3: source.densityKgM3,
        molarMass: scenario.substance.molarMass,
        averagingS: findAveraging(scenario),
      },
      air,
    ),
    caveats:
      source.heightM > 0
        ? [
            {
              code: 'height-ignored',
              severity: 'note',
              message: `A dense cloud sinks: the release height of ${source.heightM} m is treated as ground level.`,
              quantity: 'heightM',
              value: source.heightM,
              unit: 'm',
            },
          ]
        : [],
  }),
};

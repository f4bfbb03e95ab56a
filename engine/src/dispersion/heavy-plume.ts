import { note } from '../types/caveat.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { SourceTerm } from '../types/pipeline.ts';
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
    'ALOHA’s heavy gas model: gas heavier than air slumps into a blanket around the source, from which the wind takes it up, and spreads wide and shallow downwind until it is passive.',
  equations: [
    'Height: dSz/dx = k u* (1+α)/(φ(Ri) u10 (Sz/10)^α), φ = 0.88 + 0.099 Ri^1.04 + 1.4e-25 Ri^5.7. Sz scale of height, m; k = 0.35; u* friction velocity, u10 wind at 10 m, m/s; α exponent of the wind; Ri Richardson number of the cloud',
    'Width: dBeff/dx = 1.15 G1 (10/Sz)^α √(g′ Heff)/u10. Beff, Heff effective half-width and depth, m; g′ = g (ρ - ρa)/ρa, m/s²; G1 a constant of the profile',
    'Concentration: c = E/(Ueff Heff max(2 Beff, √π Sy)), kg/m³, with Gaussian edges Sy. E rate taken up, kg/s; Ueff mean wind of the cloud, m/s',
    'Source blanket of radius √(E/(π Q*)) where the wind takes up less than is released; Q* what it takes up, kg/(m² s)',
    'A rate that changes: at most five steps, each a plume of its own rate and time, smeared along the wind by Beals’ σx and added up',
  ],
  validity: 'Ground-level clouds, wind from 1 m/s, flat ground, to 10 km. It exists to give the distances that ALOHA gives.',
  weaknesses: [
    'On LNG spills it scatters widely: FAC2 0.63, VG 2.9.',
    'Very small sources fall 15 to 30 % short of ALOHA within 100 m.',
    'Cooling, heat of the ground and humidity are left out, so a cold cloud stays dense for too long.',
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
    details: undefined,
    caveats:
      source.heightM > 0
        ? [
            note('height-ignored', `A dense cloud sinks: the release height of ${source.heightM} m is treated as ground level.`, {
              quantity: 'heightM',
              value: source.heightM,
              unit: 'm',
            }),
          ]
        : [],
  }),
};

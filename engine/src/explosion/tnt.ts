import { missingFact } from '../substance/property.ts';
import { note, warning } from '../types/caveat.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { RadialField } from '../types/pipeline.ts';
import { shortFigure } from '../units/short-figure.ts';

/** Energy of TNT, J/kg (hyram-6). */
export const tntEnergy = 4.68e6;

/** Range of scaled distance that the curve was fitted for, m/kg^(1/3). */
const scaledRange: readonly [number, number] = [0.0674, 40];

/** log10 of the overpressure in kPa as a polynomial in U. */
const coefficients = [
  2.78076916577, -1.6958988741, -0.154159376846, 0.514060730593, 0.0988534365274, -0.293912623038, -0.0268112345019, 0.109097496421,
  0.00162846756311, -0.0214631030242, 0.0001456723382, 0.00167847752266,
];

/**
 * Side-on overpressure of TNT burst on the ground, kPa, at a scaled distance Z = r/m^(1/3), m/kg^(1/3).
 * log10 P = Σ cᵢ Uⁱ, U = -0.214362789151 + 1.35034249993 log10 Z. Source kingery-bulmash-1984; agrees with the digitised CCPS
 * curve (hyram-6) within 7 % at Z 1-40. Valid for 0.0674 ≤ Z ≤ 40; nearer the value at the edge holds, farther P falls as 1/Z
 * from the edge (acoustic decay, on the safe side of the true 1/(Z √ln Z)).
 */
export const surfaceBurstOverpressure = (scaledDistance: number): number => {
  const [nearest, farthest] = scaledRange;
  const Z = Math.min(Math.max(scaledDistance, nearest), farthest);
  const U = -0.214362789151 + 1.35034249993 * Math.log10(Z);
  let exponent = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) exponent = exponent * U + (coefficients[i] ?? 0);
  return (10 ** exponent * Z) / Math.max(scaledDistance, Z);
};

/** Mass of TNT, kg, with the energy of a share of a fuel: yield × m × Hc/4.68e6; m kg, Hc J/kg. Source hyram-6, lees-1996. */
export const tntEquivalent = (tntYield: number, massKg: number, heatOfCombustion: number): number =>
  (tntYield * massKg * heatOfCombustion) / tntEnergy;

/** Overpressure around a burst on the ground, kPa, by distance, m. */
export const blastField = (tntKg: number): RadialField => {
  const scale = Math.cbrt(tntKg);
  return {
    shape: 'radial',
    plume: undefined,
    unit: 'kPa',
    rangeM: 1000 * scale,
    peak: (distanceM) => (scale > 0 ? surfaceBurstOverpressure(distanceM / scale) : 0),
  };
};

export const tntBlast: HazardModel = {
  id: 'tnt-blast',
  title: 'TNT-equivalent blast',
  kind: 'explosion',
  about: 'The blast of a charge of TNT on the ground that holds a stated share of the fuel’s heat of combustion.',
  equations: [
    'Charge: W = η m Hc/(4.68 MJ/kg), kg. η yield, the stated share; m fuel, kg; Hc heat of combustion, MJ/kg',
    'Pressure: Z = r/W^(1/3), m/kg^(1/3), r distance, m; log10 P = Σ ci U^i, U = -0.2144 + 1.3503 log10 Z, P side-on overpressure, kPa; ci of Kingery and Bulmash',
  ],
  validity: 'Scaled distances Z of 0.07 to 40 m/kg^(1/3). No heat, no fragments, no drift before ignition.',
  weaknesses: [
    'A vapour cloud is not a charge of TNT. Near the cloud the pressure is overstated; far away it depends on a yield that nobody knows beforehand.',
  ],
  hazards: ['explosion'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  validatedOn: [],
  // Taken from fires; no scatter of blasts was at hand.
  uncertainty: 0.4,
  sources: ['kingery-bulmash-1984', 'hyram-6', 'lees-1996', 'aloha-td'],
  inputs: ['quantityKg', 'tntYield'],
  linearInRate: false,
  choices: [
    {
      order: 30,
      when: () => true,
      reasonCode: 'stock-as-tnt',
      reason: () => 'The stock is treated as TNT: neither congestion nor a burst pressure was given.',
    },
  ],
  check: ({ substance }) => {
    if (!((substance.heatOfCombustion ?? 0) > 0)) throw missingFact(substance, 'heat of combustion');
  },
  compute: (scenario, _air, source) => {
    const heat = scenario.substance.heatOfCombustion ?? 0;
    const tntKg = tntEquivalent(scenario.tntYield, source.airborneKg, heat);
    return {
      field: blastField(tntKg),
      details: [{ key: 'tnt-mass', label: 'Equivalent mass of TNT', value: tntKg, unit: 'kg' }],
      caveats: [
        warning(
          'tnt-yield-assumed',
          `The blast is that of ${shortFigure(tntKg, 3)} kg of TNT: ${(100 * scenario.tntYield).toFixed(0)} % of the combustion energy. Yields from 1 to 10 % are common; distances grow with the cube root of the yield.`,
          { quantity: 'tntYield', value: scenario.tntYield, params: { tntKg }, range: [0.01, 0.1] },
        ),
        note(
          'tnt-near-field',
          'The TNT model overstates pressure close to a gas cloud explosion and does not cover heat, fragments or the drift of the cloud before ignition.',
        ),
      ],
    };
  },
};

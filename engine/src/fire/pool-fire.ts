import { note } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import type { Substance } from '../types/substance-types.ts';
import { burningArea, poolBlaze, poolFireField, toPoolFuel } from './pool-blaze.ts';
import { tankFires } from './tank-fire.ts';

const noPool = (scenario: Scenario): Refusal =>
  new Refusal({
    field: 'model',
    value: 'pool-fire',
    allowed: 'a liquid stored below its boiling point, or auto',
    message: `${scenario.substance.name} as stored leaves no pool to burn: it is gas or boils off; choose the jet fire or the fireball.`,
  });

/** Fuels whose pool fires were measured in the trials carried: methane and LNG, ethane, propane and LPG. By CAS number. */
const tried = ['74-82-8', '8006-14-2', '74-84-0', '74-98-6', '68476-85-7'];

const judgeFuel = ({ name, cas, carbonPerHydrogen }: Substance): readonly Caveat[] => {
  if (carbonPerHydrogen === undefined) {
    return [
      note(
        'flame-power-by-share',
        `The sootiness of a ${name} flame is not known; it is assumed to radiate 30 % of its heat, as in ALOHA.`,
        { params: { chemical: name } },
      ),
    ];
  }
  if (tried.includes(cas)) return [];
  return [
    note(
      'pool-fuel-untried',
      `No measured pool fire of ${name} is among the trials: its heat follows from its burning rate and its carbon and hydrogen, by the rule tried on LNG, ethane and propane.`,
      { params: { chemical: name } },
    ),
  ];
};

export const poolFire: HazardModel = {
  id: 'pool-fire',
  title: 'Pool fire',
  kind: 'fire',
  about:
    'A pool of spilt liquid burns with a flame that the wind tilts. Heat follows from the size, the tilt and the surface emissive power of the flame.',
  equations: [
    'Burning: m″ = 0.001 Hc/(Hv + cp (Tb - T)), as measured LNG 0.13, gasoline 0.055, crude oil 0.045, kerosene and diesel 0.039, kg/(m² s). Hc, Hv heat of combustion and evaporation, J/kg; cp, Tb, T heat capacity, boiling point, temperature. The pool is at most as large as burns what is spilt',
    'Flame: length L = 55 D (m″/(ρa √(g D)))^0.67 u*^-0.21, tilt cos θ = 1/√u*, u* = u/(g m″ D/ρa)^(1/3), at least 1. D pool diameter, m; u wind, m/s; ρa density of air. The wind drags its foot downwind to D′ = 2.1 D (u²/(g D))^0.21 (ρv/ρa)^0.48, 1 to 2 D, ρv density of the vapour as it boils; not in ALOHA’s way',
    'Heat: q = E F τ, W/m². F view factor of the leaning flame in closed form; τ transmissivity of the air; E emissive power of the flame’s side, in ALOHA’s way 0.3 Hc m″/(1 + 4 L/D)',
    'E = f Ec + (1 - f) min(20, Ec), Ec = min(limit, χ m″ Hc D/(4 L)), kW/m². χ radiated share of a flame without smoke: 0.5, of fuels without carbon for soot 0.21; limit 220, of fuels without soot 160; f share without smoke: ln f = -2.4 (Y/0.042) (0.00232/m*)^1.13, m* = m″/(ρa √(g D)). Y soot, kg/kg, by carbon (less oxygen) per hydrogen: methane 0, ethane 0.013, propane 0.024, octane 0.038, ethylene and sootier 0.043',
  ],
  validity:
    'Round pools on flat ground, 1 to about 50 m across. The cover of smoke joins three published relations and was fitted to no trial; 0.5 was chosen on one fire of ethane, 160 on fires of LNG.',
  weaknesses: [
    'Flames of large LNG fires are 20 to 35 % longer than computed. The emissive power, chosen on the same trials, makes up for it.',
    'Closer than three diameters downwind, readings at Montoir were up to twice the prediction.',
    'In wind the emissive power stays that of an upright flame while the dragged flame is larger: a flame in strong wind radiates up to 1.6 times its share. The propane fire of the trials did so; fires of sooty fuels may not.',
    'Large LPG fires are computed too hot: 48 kW/m² was reported for propane, 20 m across (Mizner and Eyre 1982), about 160 is computed.',
    'Fuels with some oxygen, such as ethanol, radiate 0.2 to 0.3 of their heat in small pools (NIST); up to 0.5 is computed. Pools narrower than 1 m radiate less than computed.',
    'Burning rates by the heats alone are too low for ethane (0.10 computed, 0.16 measured at Sandia).',
  ],
  hazards: ['fire'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  validatedOn: [{ set: 'Pool fires', distanceM: [12, 275], phase: 'pool-fire' }],
  // √(ln VG) of the radiometers at LNG pool fires and a margin: VG 1.15.
  uncertainty: 0.4,
  sources: [
    'aloha-td',
    'tno-yellow-book',
    'mudan-1984',
    'tewarson-2002',
    'pritchard-binding-1992',
    'babrauskas-1983',
    'mcgrattan-2000',
    'nist-pools',
    'montoir-phoenix',
    'sandia-pools',
    'lees-1996',
    'lastfire-2016',
    'hazel-2026',
  ],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'fire'],
  linearInRate: false,
  choices: [
    {
      order: 50,
      when: () => true,
      reasonCode: 'liquid-burns',
      reason: () => 'The liquid forms a pool on the ground and burns there.',
    },
  ],
  check: (scenario, air, source) => {
    if (source.pool === undefined) throw noPool(scenario);
    toPoolFuel(scenario.substance, air);
  },
  compute: (scenario, air, source) => {
    const { substance, quantityKg } = scenario;
    if (source.pool === undefined) throw noPool(scenario);
    const areaM2 = burningArea(substance, air, source.pool);
    const blaze = poolBlaze(substance, areaM2, air);
    return {
      field: poolFireField(blaze, air),
      details: [
        { key: 'pool-diameter', label: 'Diameter of the pool', value: blaze.diameterM, unit: 'm' },
        { key: 'flame-length', label: 'Length of the flame', value: blaze.flame.lengthM, unit: 'm' },
        { key: 'flame-tilt', label: 'Tilt of the flame from the vertical', value: (180 * blaze.flame.tilt) / Math.PI, unit: '°' },
        { key: 'flame-power', label: 'Surface emissive power of the flame', value: blaze.powerKwM2, unit: 'kW/m²' },
        ...(blaze.smokeCover === null
          ? []
          : [
              { key: 'radiated-share', label: 'Radiated fraction of the heat', value: 100 * blaze.radiatedShare, unit: '%' },
              { key: 'smoke-cover', label: 'Share of the flame hidden by smoke', value: 100 * blaze.smokeCover, unit: '%' },
            ]),
        { key: 'burning-rate', label: 'Burning rate', value: blaze.rateKgM2S * areaM2, unit: 'kg/s' },
        { key: 'burning-time', label: 'Longest burning time', value: quantityKg / (blaze.rateKgM2S * areaM2), unit: 's' },
      ],
      caveats: [...(scenario.mode === 'best-estimate' ? judgeFuel(substance) : []), ...tankFires(scenario, air)],
    };
  },
};

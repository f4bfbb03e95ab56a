import { lastWhere } from '../numerics/bisect.ts';
import { asksForCloud, cloudExplosionId } from '../source/detonation.ts';
import { missingFact } from '../substance/property.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, PlumeField, Scenario, SourceTerm } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import type { Substance } from '../types/substance-types.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { type Charge, type CloudBlast, cloudBlast, cloudBlastField } from './cloud-blast.ts';
import { type Congestion, flameMach, type Ignition, type Reactivity } from './flame-speed.ts';
import { flammableCloud, type Limits } from './flammable-cloud.ts';

/** The dispersion of the cloud of a release before it burns. */
export interface Clouds {
  /** Throws the refusal of the model that would compute it. */
  check(scenario: Scenario, air: Air, source: SourceTerm): void;
  spread(scenario: Scenario, air: Air, source: SourceTerm): { readonly field: PlumeField; readonly isTopHat: boolean };
}

/** Assumed where congestion is not given: neither open nor highly congested. */
const usualCongestion: Congestion = 'medium';
const usualIgnition: Ignition = 'spark';

/**
 * Share of the greatest mass at which a later moment counts as much: the cloud drifts on while its mass hardly changes, and the later
 * explosion reaches farther. A tenth less mass is 3.5 % less distance from the middle. Our choice.
 */
const nearShare = 0.9;

/** ALOHA takes the greatest mass: the latest moment with it, as closely as the sum over the cloud is known. */
const greatestShare = 0.97;

/** A cloud of less does not drive a blast worth drawing, kg. */
const leastKg = 1e-6;

/** Flammable limits, ppm; refused where either is not known. */
export const readLimits = (substance: Substance): Limits => {
  const { lowerFlammableLimit: lower, upperFlammableLimit: upper } = substance;
  if (lower === undefined || !(lower > 0)) throw missingFact(substance, 'lower flammable limit');
  if (upper === undefined || !(upper > lower)) throw missingFact(substance, 'upper flammable limit');
  return { lowerPpm: 1e6 * lower, upperPpm: 1e6 * upper };
};

interface Choice {
  readonly reactivity: Reactivity;
  readonly congestion: Congestion;
  readonly ignition: Ignition;
}

const chooseFlame = ({ substance, blast }: Scenario): Choice => ({
  reactivity: substance.reactivity ?? 'medium',
  congestion: blast.congestion ?? usualCongestion,
  ignition: blast.ignition ?? usualIgnition,
});

const assumed = ({ substance, blast }: Scenario): readonly Caveat[] => [
  ...(substance.reactivity === undefined
    ? [
        note('reactivity-by-class', `${substance.name} is assumed to be of medium reactivity, as every fuel not listed as low or high.`, {
          params: { chemical: substance.name },
        }),
      ]
    : []),
  ...(blast.congestion === null
    ? [
        warning(
          'congestion-assumed',
          'The congestion by pipes, trees or walls was not given; medium was assumed. It decides the pressure more than any other input.',
        ),
      ]
    : []),
  note(
    'cloud-burns-whole',
    'The whole flammable part of the cloud is assumed to explode at the moment when its mass is greatest. A smaller congested part causes a smaller blast.',
  ),
];

/** Pressure whose distance is reported for both sets, kPa: glass and houses (1 psi). */
const reportedKpa = 6.9;

const findReach = (overpressure: (r: number) => number, farthestM: number): number =>
  overpressure(0) < reportedKpa ? 0 : lastWhere((r) => overpressure(r) >= reportedKpa, 0, farthestM, 1e-2);

const band = ({ fitted, digitised }: CloudBlast, farthestM: number): Caveat => {
  const reaches = [findReach(fitted, farthestM), findReach(digitised, farthestM)];
  const [low, high] = [Math.min(...reaches), Math.max(...reaches)];
  return note(
    'blast-curves-differ',
    `Two published sets of blast curves put ${reportedKpa} kPa at ${low.toFixed(0)} m and ${high.toFixed(0)} m from the middle of the cloud; the zones are drawn by the higher pressure at every place.`,
    { quantity: 'reachM', value: high, unit: 'm', range: [low, high], params: { pressureKpa: reportedKpa } },
  );
};

/** A cloud that is the highest of several stretches of a release holds more than was let out: no more burns than there was. ALOHA's sum stays. */
export const atMostStock = ({ mode, quantityKg }: Scenario, massKg: number): number =>
  mode === 'best-estimate' ? Math.min(massKg, quantityKg) : massKg;

const nothingBurns: Caveat = note('cloud-too-thin-to-burn', 'The cloud is nowhere within its flammable limits: it cannot explode.');

const noRelease = (scenario: Scenario): Refusal =>
  new Refusal({
    field: 'rupture.type',
    value: undefined,
    allowed: 'a rupture that makes a cloud',
    message: `A vapour cloud explosion of ${scenario.substance.name} needs a rupture: without one there is no cloud.`,
  });

/** Explosion of the cloud that a release makes; `clouds` computes its dispersion. */
export const vapourCloudExplosion = (clouds: Clouds): HazardModel => ({
  id: cloudExplosionId,
  title: 'Vapour cloud explosion',
  kind: 'explosion',
  about:
    'The flammable part of a drifting cloud explodes. The pressure follows from the flame speed, which reactivity of the fuel and congestion decide.',
  equations: [
    'Mass: m = ∫ c dV over 0.9 LFL ≤ c ≤ UFL, kg, at the last moment with 0.97 of the most (best estimate: 0.9 of it). c concentration; LFL, UFL flammable limits. Centre: that of all vapour above 0.9 LFL',
    'Energy: E = 2 Hc m y, J. Hc heat of combustion, J/kg; 2 for reflection by the ground; y share that explodes: ALOHA 0.2, detonation 1; other curves 1',
    'Pressure: R = r (p0/E)^(1/3), r distance, m, p0 air pressure, Pa; flame Mach number by reactivity and congestion; dP/p0 = A B^(1/R) R^C (fitted) or read from digitised curves',
  ],
  validity: 'Clouds over flat ground, flame speeds from Mach 0.2 (slower ones count as that) to detonation. Not inside buildings.',
  weaknesses: [
    'The whole flammable mass is assumed to explode. Only its congested part makes a strong blast.',
    'The two sets of curves differ by up to 1.7 in distance; the best estimate takes the farther.',
    'ALOHA’s figures are met within 5 % in the one case published. No field trial is scored.',
  ],
  hazards: ['explosion'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  validatedOn: [],
  // Taken from fires; no scatter of blasts was at hand.
  uncertainty: 0.4,
  sources: ['pierorazio-2005', 'tang-baker-1999', 'aloha-td', 'hyram-6', 'hazel-2026'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'blast', 'averagingS'],
  linearInRate: false,
  choices: [
    {
      order: 10,
      when: ({ scenario: { model, rupture, blast } }) => asksForCloud(model, rupture, blast),
      reasonCode: 'cloud-explodes',
      reason: () => 'A rupture makes a cloud, and its congestion or ignition was given.',
    },
  ],
  check: (scenario, air, source) => {
    if (scenario.rupture === null) throw noRelease(scenario);
    if (!((scenario.substance.heatOfCombustion ?? 0) > 0)) throw missingFact(scenario.substance, 'heat of combustion');
    readLimits(scenario.substance);
    clouds.check(scenario, air, source);
  },
  compute: (scenario, air, source) => {
    const { substance } = scenario;
    const { field, isTopHat } = clouds.spread(scenario, air, source);
    const kgPerPpm = 1 / ppmPerDensity(air.pressurePa, substance.molarMass, air.temperatureK);
    const spread = flammableCloud(
      field,
      readLimits(substance),
      kgPerPpm,
      source.heightM,
      isTopHat,
      scenario.mode === 'best-estimate' ? nearShare : greatestShare,
    );
    const cloud = { ...spread, massKg: atMostStock(scenario, spread.massKg) };
    const { reactivity, congestion, ignition } = chooseFlame(scenario);
    const mach = flameMach(reactivity, congestion, ignition);
    const heatOfCombustion = substance.heatOfCombustion ?? 0;
    const charge: Charge = { massKg: Math.max(leastKg, cloud.massKg), heatOfCombustion, mach, centreM: cloud.centreM };
    const blast = cloudBlastField(charge, air);
    const isBand = scenario.mode === 'best-estimate' && cloud.massKg > leastKg;
    return {
      field: blast,
      details: [
        { key: 'flammable-mass', label: 'Flammable mass', value: cloud.massKg, unit: 'kg' },
        { key: 'flammable-moment', label: 'Time of the greatest flammable mass', value: cloud.fromS, unit: 's' },
        { key: 'explosion-centre', label: 'Centre of the explosion downwind', value: cloud.centreM, unit: 'm' },
        { key: 'flame-mach', label: 'Speed of the flame (Mach)', value: mach, unit: '' },
      ],
      caveats: [
        ...assumed(scenario),
        ...(isBand ? [band(cloudBlast(charge, air), blast.rangeM)] : []),
        ...(cloud.massKg > leastKg ? [] : [nothingBurns]),
      ],
    };
  },
});

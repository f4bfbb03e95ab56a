import type { Caveat } from '../model.ts';
import { lastWhere } from '../numerics/bisect.ts';
import type { Air, HazardModel, PlumeField, Scenario, SourceTerm } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { missingFact } from '../substance/property.ts';
import type { Substance } from '../substance-model.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { type Charge, type CloudBlast, cloudBlast, cloudBlastField } from './cloud-blast.ts';
import { type Congestion, flameMach, type Ignition, type Reactivity } from './flame-speed.ts';
import { flammableCloud, type Limits } from './flammable-cloud.ts';

/** How the cloud of a release spreads before it burns. */
export interface Clouds {
  /** Throws the refusal of the model that would spread it. */
  check(scenario: Scenario, air: Air, source: SourceTerm): void;
  spread(scenario: Scenario, air: Air, source: SourceTerm): { readonly field: PlumeField; readonly modelId: string };
}

/** What is taken of a place that nobody described: neither open nor crowded. */
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
export const limitsOf = (substance: Substance): Limits => {
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

const choiceOf = ({ substance, blast }: Scenario): Choice => ({
  reactivity: substance.reactivity ?? 'medium',
  congestion: blast.congestion ?? usualCongestion,
  ignition: blast.ignition ?? usualIgnition,
});

const assumed = ({ substance, blast }: Scenario): readonly Caveat[] => [
  ...(substance.reactivity === undefined
    ? [
        {
          code: 'reactivity-by-class',
          severity: 'note' as const,
          message: `${substance.name} is of the middle class of reactivity, as every fuel that is not listed as slow or fast.`,
          params: { chemical: substance.name },
        },
      ]
    : []),
  ...(blast.congestion === null
    ? [
        {
          code: 'congestion-assumed',
          severity: 'warning' as const,
          message:
            'How crowded with pipes, trees or walls the cloud’s way is was not given; medium was taken. It decides the pressure more than anything else.',
        },
      ]
    : []),
  {
    code: 'cloud-burns-whole',
    severity: 'note',
    message:
      'All of the cloud that can burn is taken to explode at once, at the moment when it is most. A smaller crowded part drives a smaller blast.',
  },
];

/** Pressure whose distance by both sets is told, kPa: glass and houses (1 psi). */
const toldKpa = 6.9;

const reachOf = (overpressure: (r: number) => number, farthestM: number): number =>
  overpressure(0) < toldKpa ? 0 : lastWhere((r) => overpressure(r) >= toldKpa, 0, farthestM, 1e-2);

const band = ({ fitted, digitised }: CloudBlast, farthestM: number): Caveat => {
  const reaches = [reachOf(fitted, farthestM), reachOf(digitised, farthestM)];
  const [low, high] = [Math.min(...reaches), Math.max(...reaches)];
  return {
    code: 'blast-curves-differ',
    severity: 'note',
    message: `Two published sets of curves put ${toldKpa} kPa at ${low.toFixed(0)} m and ${high.toFixed(0)} m from the middle of the cloud; the zones are drawn by the higher pressure at every place.`,
    quantity: 'reachM',
    value: high,
    unit: 'm',
    range: [low, high],
    params: { pressureKpa: toldKpa },
  };
};

const nothingBurns: Caveat = {
  code: 'cloud-too-thin-to-burn',
  severity: 'note',
  message: 'Nowhere is the cloud thick enough to burn: there is nothing to explode.',
};

const noRelease = (scenario: Scenario): Refusal =>
  new Refusal({
    field: 'rupture.type',
    value: undefined,
    allowed: 'a rupture that makes a cloud',
    message: `A vapour cloud explosion of ${scenario.substance.name} needs a rupture: without one there is no cloud.`,
  });

/** Explosion of the cloud that a release makes, by the way such clouds spread. */
export const vapourCloudExplosion = (clouds: Clouds): HazardModel => ({
  id: 'vapour-cloud-explosion',
  title: 'Vapour cloud explosion',
  about:
    'The part of a drifting cloud that can burn explodes; pressure by how fast its flame runs, which the fuel and the crowding of the place decide.',
  equations: [
    'm = ∫ c dV, 0.9 LFL ≤ c ≤ UFL, at the last moment with 0.97 of the most (best estimate: 0.9 of it); centre: that of all vapour above 0.9 LFL',
    'E = 2 Hc m y (ALOHA: y 0.2, detonation 1; digitised curves: 1); R = r (p0/E)^(1/3)',
    'flame Mach by reactivity and congestion; dP/p0 = A B^(1/R) R^C (fitted) or read from the digitised curves',
  ],
  validity: 'Clouds over flat ground, flame speeds from Mach 0.2 (slower counts as that) to detonation. Not inside buildings.',
  weaknesses: [
    'All that can burn is taken to explode; only the crowded part of a cloud drives a strong blast.',
    'The two sets of curves differ by up to a factor of 1.7 in distance; the best estimate draws the farther.',
    'The figures of ALOHA are met within 5 % in the one case published.',
  ],
  hazards: ['explosion'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  sources: ['pierorazio-2005', 'tang-baker-1999', 'aloha-td', 'hyram-6', 'hazel-2026'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'blast', 'averagingS'],
  linearInRate: false,
  check: (scenario, air, source) => {
    if (scenario.rupture === null) throw noRelease(scenario);
    if (!((scenario.substance.heatOfCombustion ?? 0) > 0)) throw missingFact(scenario.substance, 'heat of combustion');
    limitsOf(scenario.substance);
    clouds.check(scenario, air, source);
  },
  compute: (scenario, air, source) => {
    const { substance } = scenario;
    const { field, modelId } = clouds.spread(scenario, air, source);
    const kgPerPpm = 1 / ppmPerDensity(air.pressurePa, substance.molarMass, air.temperatureK);
    const isTopHat = scenario.mode === 'aloha-compatible' && modelId === 'heavy-plume';
    const cloud = flammableCloud(
      field,
      limitsOf(substance),
      kgPerPpm,
      source.heightM,
      isTopHat,
      scenario.mode === 'best-estimate' ? nearShare : greatestShare,
    );
    const { reactivity, congestion, ignition } = choiceOf(scenario);
    const mach = flameMach(reactivity, congestion, ignition);
    const heatOfCombustion = substance.heatOfCombustion ?? 0;
    const charge: Charge = { massKg: Math.max(leastKg, cloud.massKg), heatOfCombustion, mach, centreM: cloud.centreM };
    const blast = cloudBlastField(charge, air);
    const isBand = scenario.mode === 'best-estimate' && cloud.massKg > leastKg;
    return {
      field: blast,
      details: [
        { key: 'flammable-mass', label: 'Mass that can burn', value: cloud.massKg, unit: 'kg' },
        { key: 'flammable-moment', label: 'Most can burn after', value: cloud.fromS, unit: 's' },
        { key: 'explosion-centre', label: 'Middle of the explosion downwind', value: cloud.centreM, unit: 'm' },
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

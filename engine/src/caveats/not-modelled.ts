import { decomposesWithoutAir } from '../substance/decomposes.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, Scenario, SourceTerm } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';

const hydrogenFluoride = '7664-39-3';

/** Models that name their own limits of hydrogen fluoride. */
const saysItself: ReadonlySet<string> = new Set(['dense-plume', 'dense-puff']);

/** Gas of which a tenth in the air leaves less than 19 % oxygen; below it people notice nothing where the gas has no smell. */
const displacingPpm = 1e5;

/** A gas leaves so much lighter than air, as a share of its density, that it rises of itself. */
const lightShare = 0.7;

/** Hotter than the air by this much a stated gas is a plume of hot gas, K. */
const hotK = 50;

const lowestLevelPpm = ({ toxicLevels = [] }: Substance): number =>
  toxicLevels
    .filter(({ severity }) => severity === 'severe')
    .flatMap(({ byExposure }) => byExposure)
    .reduce((least, { ppm }) => Math.min(least, ppm), Number.POSITIVE_INFINITY);

const isToxic = ({ toxicLevels = [], probits = [] }: Substance): boolean => toxicLevels.length > 0 || probits.length > 0;

const ofSubstance = ({ substance }: Scenario): readonly Caveat[] =>
  decomposesWithoutAir(substance.cas)
    ? [
        warning(
          'decomposes-without-air',
          `${substance.name} can decompose with an explosion without air, in a fire, by shock or by impurities. That explosion is not in the zones.`,
          { params: { chemical: substance.name } },
        ),
      ]
    : [];

const ofFire = ({ hazard, substance, rupture, mode }: Scenario, model: HazardModel): readonly Caveat[] => {
  if (hazard !== 'fire') return [];
  return [
    isToxic(substance)
      ? warning(
          'smoke-not-modelled',
          `The zones are of heat alone. The smoke of burning ${substance.name} is toxic; how far it reaches is not calculated.`,
          { params: { chemical: substance.name } },
        )
      : note('smoke-not-in-zones', 'The zones are of heat alone: how far the smoke reaches is not calculated.'),
    ...(rupture?.type === 'pipe' && model.id === 'jet-fire' && mode === 'aloha-compatible'
      ? [
          warning(
            'first-fireball-not-modelled',
            'A broken gas pipe that ignites within the first minute burns first as a fireball, larger than the flame that follows. The zones are of the flame alone.',
          ),
        ]
      : []),
  ];
};

const ofStatedGas = ({ rupture, weather }: Scenario, { temperatureK }: SourceTerm): readonly Caveat[] =>
  rupture?.type === 'direct' && temperatureK > weather.temperatureK + hotK
    ? [
        warning(
          'hot-gas-is-no-smoke',
          'The stated gas is hot and rises: it is computed as a pure gas from an outlet. Smoke of a fire is another mixture, cools, and comes down; these zones do not stand for it.',
        ),
      ]
    : [];

const ofCloud = (scenario: Scenario, air: Air, source: SourceTerm, model: HazardModel): readonly Caveat[] => {
  const { hazard, substance, rupture } = scenario;
  if (hazard !== 'leak' && hazard !== 'flammable') return [];
  const isGas = (substance.boilingPoint ?? Number.POSITIVE_INFINITY) < air.temperatureK;
  return [
    note(
      'source-outdoors',
      'The release is computed in the open. In a building the gas collects: inside it is richer than any zone shows, and outside it comes later and longer.',
    ),
    ...(isGas && lowestLevelPpm(substance) >= displacingPpm
      ? [
          warning(
            'asphyxiation-not-modelled',
            `${substance.name} displaces the oxygen of the air: near the source, in pits and in rooms people can suffocate without warning. No zone shows this.`,
            { params: { chemical: substance.name } },
          ),
        ]
      : []),
    ...(source.densityKgM3 < lightShare * air.densityKgM3
      ? [
          note(
            'lighter-than-air',
            'The gas is lighter than air and rises. The model follows this only for a jet or a stack; on the ground it predicts too much rather than too little, under roofs the gas collects.',
          ),
        ]
      : []),
    ...(substance.cas === hydrogenFluoride && !saysItself.has(model.id)
      ? [
          warning(
            'hydrogen-fluoride-indicative',
            'Hydrogen fluoride molecules associate and react with moist air; the model gives the density of the cloud only approximately. These zones are indicative.',
          ),
        ]
      : []),
    ...(rupture?.type === 'pipe'
      ? [note('far-end-of-pipe', 'The far end of the pipe is not a source here: where it is open or torn off, gas leaves it as well.')]
      : []),
  ];
};

const ofOpening = ({ hazard, rupture, quantityKg, storage }: Scenario, source: SourceTerm, model: HazardModel): readonly Caveat[] => [
  ...(model.id === 'tnt-blast' && rupture !== null && rupture.type !== 'catastrophic'
    ? [
        warning(
          'whole-stock-explodes',
          `The opening is not used: the whole stock of ${quantityKg} kg is taken as the charge. The model “Vapour cloud explosion” computes the cloud that the opening lets out.`,
          { params: { quantityKg } },
        ),
      ]
    : []),
  ...((hazard === 'explosion' || model.id === 'fireball') && (rupture?.heightM ?? 0) > 0
    ? [
        note(
          'height-not-counted',
          `The height of ${rupture?.heightM ?? 0} m is not counted: the ${hazard === 'fire' ? 'fireball' : 'explosion'} is computed at the ground.`,
          {
            params: {
              heightM: rupture?.heightM ?? 0,
            },
          },
        ),
      ]
    : []),
  ...(storage.pressurePa === null &&
  rupture !== null &&
  (rupture.type === 'circular' || rupture.type === 'rectangular') &&
  source.summary.storagePressureKpa !== null
    ? [
        note(
          'pressure-assumed',
          `No storage pressure was given: ${source.summary.storagePressureKpa.toFixed(0)} kPa is taken, the vapour pressure or that of the air. A pump or a gas cushion lets out more.`,
          { quantity: 'storagePressureKpa', value: source.summary.storagePressureKpa, unit: 'kPa' },
        ),
      ]
    : []),
];

/** What can happen in a scenario and is not in its zones, and which inputs were assumed or not used, by name. */
export const notModelledCaveats = (scenario: Scenario, air: Air, source: SourceTerm, model: HazardModel): readonly Caveat[] => [
  ...ofSubstance(scenario),
  ...ofFire(scenario, model),
  ...ofStatedGas(scenario, source),
  ...ofCloud(scenario, air, source, model),
  ...ofOpening(scenario, source, model),
];

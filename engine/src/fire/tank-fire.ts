import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { shortFigure } from '../units/short-figure.ts';
import { findReach, statedKwM2 } from './flame-reach.ts';
import { poolBlaze, poolFireField, toPoolFuel } from './pool-blaze.ts';

/** Where a tank may be and its fire at the roof is not computed: no vessel is known, or in ALOHA's way. */
const roofNotComputed: Caveat = note(
  'tank-roof-not-computed',
  'The zones are of a fire on the ground. How far the heat of a fire at the roof of a tank reaches is not calculated here: enter the tank as a vertical cylinder, in the best estimate.',
);

/** Of a stock that stands as a liquid under the air's pressure in an upright tank: the same fire at its roof. */
const roofFire = ({ substance, storage, rupture, mode }: Scenario, air: Air): readonly Caveat[] => {
  const { vessel, temperatureK } = storage;
  if (temperatureK > toPoolFuel(substance, air).boilingPoint + 1 || rupture?.type === 'direct' || rupture?.type === 'pipe') return [];
  if (vessel === null) return [roofNotComputed];
  if (vessel.shape !== 'vertical-cylinder') return [];
  if (mode !== 'best-estimate') return [roofNotComputed];
  const { diameterM, lengthM } = vessel;
  const blaze = poolBlaze(substance, (Math.PI * diameterM ** 2) / 4, air);
  const groundM = findReach(poolFireField(blaze, air, lengthM));
  const roofM = findReach(poolFireField(blaze, air));
  return [
    warning(
      'tank-roof-fire',
      `The zones are of a fire on the ground. If the tank burns at its roof, ${shortFigure(diameterM, 3)} m wide and ${shortFigure(lengthM, 3)} m up, ${statedKwM2} kW/m² reaches ${shortFigure(groundM, 2)} m downwind on the ground and ${shortFigure(roofM, 2)} m at the height of its roof, where other tanks and platforms are.`,
      { quantity: 'reachM', value: groundM, unit: 'm', params: { diameterM, heightM: lengthM, fluxKwM2: statedKwM2, roofM } },
    ),
  ];
};

/** Tank diameters that burning oil can be thrown or flow in a boilover. Source lastfire-2016, after API RP 2021. */
const boiloverDiameters = 10;

const boilover = ({ substance, storage }: Scenario): readonly Caveat[] => {
  if (substance.canBoilOver !== true) return [];
  const { name } = substance;
  const when = `A tank of ${name} that burns over its whole surface for hours, with water at its bottom, can boil over: burning oil is thrown out of it`;
  const common = { severity: 'warning', quantity: 'reachM', unit: 'm' } as const;
  const diameterM = storage.vessel?.shape === 'vertical-cylinder' ? storage.vessel.diameterM : null;
  if (diameterM === null) {
    return [
      warning(
        'boilover',
        `${when}, as far as ${boiloverDiameters} tank diameters. It is not in the zones. Enter the tank's size to see the distance.`,
        { params: { chemical: name, diameters: boiloverDiameters } },
      ),
    ];
  }
  const value = boiloverDiameters * diameterM;
  return [
    {
      ...common,
      code: 'boilover-reach',
      message: `${when}, as far as ${boiloverDiameters} tank diameters, ${shortFigure(value, 2)} m. It is not in the zones.`,
      value,
      params: { chemical: name, diameters: boiloverDiameters },
    },
  ];
};

/** What else a fire of this stock can be than one on the ground; ALOHA knows neither. */
export const tankFires = (scenario: Scenario, air: Air): readonly Caveat[] => [
  ...roofFire(scenario, air),
  ...(scenario.mode === 'best-estimate' ? boilover(scenario) : []),
];

import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Scenario, SourceTerm } from '../types/pipeline.ts';
import { shortFigure } from '../units/short-figure.ts';
import type { DenseTable } from './dense-table.ts';
import type { Pointing } from './jet-pointing.ts';
import { nearGroundM } from './richardson.ts';

const ammonia = '7664-41-7';
const hydrogenFluoride = '7664-39-3';

/** Gases that do not mix ideally with moist air. */
const ofSubstance = (cas: string): readonly Caveat[] => {
  if (cas === ammonia) {
    return [
      note(
        'ammonia-in-droplets',
        'Ammonia dissolves in the water droplets of its cloud, which warms the cloud; the model does not include this. In damp air the real cloud is lighter and may rise sooner.',
      ),
    ];
  }
  if (cas !== hydrogenFluoride) return [];
  return [
    warning(
      'hydrogen-fluoride-indicative',
      'Hydrogen fluoride molecules associate and react with moist air; the model gives the density of the cloud only approximately. These zones are indicative.',
    ),
  ];
};

/** Whether a jet is followed from the height of its release: from well above the ground, or where it points up or down. */
const isHigh = ({ heightM }: SourceTerm, directions: Pointing['directions']): boolean =>
  heightM > nearGroundM || (heightM > 0 && directions.some((one) => one === 'up' || one === 'down'));

/** Where a jet goes, and that its direction is assumed. */
const ofJet = (source: SourceTerm, { directions, isAssumed }: Pointing, table: DenseTable | null): readonly Caveat[] => {
  if (table === null) return [];
  const { jetM, dilution } = table;
  const params = { directions: directions.join('+') };
  const assumed: Caveat =
    directions.length > 1
      ? note(
          'jet-direction-assumed',
          'No direction of the jet was given. The zones hold for a jet along the wind and for one stopped by an obstacle, whichever reaches farther.',
          { params },
        )
      : note('jet-along-wind-assumed', 'No direction of the jet was given: it is taken to blow along the wind.', { params });
  if (jetM <= 0) return isAssumed ? [assumed] : [];
  const from = isHigh(source, directions) ? `The jet from ${source.heightM} m` : 'The jet';
  return [
    ...(isAssumed ? [assumed] : []),
    note(
      'jet-followed',
      `${from} has drawn in ${shortFigure(dilution - 1, 2)} times its own mass of air ${shortFigure(jetM, 2)} m downwind, where it becomes a cloud on the ground.`,
      { quantity: 'jetLengthM', value: jetM, unit: 'm', params: { air: dilution - 1, heightM: source.heightM } },
    ),
  ];
};

/** Caveats about a dense cloud. */
export const denseCaveats = (scenario: Scenario, source: SourceTerm, pointing: Pointing, table: DenseTable | null): readonly Caveat[] => [
  ...ofSubstance(scenario.substance.cas),
  ...ofJet(source, pointing, table),
  ...(source.jet !== null && source.liquidFraction > 0 && scenario.substance.cas !== ammonia
    ? [
        warning(
          'spray-jet-untried',
          'The only trial of a jet with spray that this model was compared with was of ammonia; there the far zones were 2 to 4 times too short. No trial shows whether those of this substance are too short or too long.',
        ),
      ]
    : []),
  ...(source.jet !== null && source.liquidFraction > 0 && scenario.substance.cas === ammonia
    ? [
        warning(
          'spray-jet-understated',
          'In the only trial of a jet with spray that this model was compared with (Desert Tortoise 4, ammonia), it predicted 1.4 times too much at 100 m, but 2 to 4 times too little from 800 m on. Assume that the far zones are too short, not too long.',
        ),
      ]
    : []),
  ...(source.heightM > 0 && (source.instantaneous || !isHigh(source, pointing.directions))
    ? [
        note('height-ignored', `A dense cloud sinks: the release height of ${source.heightM} m is treated as ground level.`, {
          quantity: 'heightM',
          value: source.heightM,
          unit: 'm',
        }),
      ]
    : []),
];

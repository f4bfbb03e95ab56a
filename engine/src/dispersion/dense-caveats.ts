import type { Caveat } from '../common-types.ts';
import type { Scenario, SourceTerm } from '../pipeline.ts';

const ammonia = '7664-41-7';
const hydrogenFluoride = '7664-39-3';

/** Gases that do not mix ideally with moist air. */
const ofSubstance = (cas: string): readonly Caveat[] => {
  if (cas === ammonia) {
    return [
      {
        code: 'ammonia-in-droplets',
        severity: 'note',
        message:
          'Ammonia dissolves in the water droplets of its cloud, which warms the cloud; the model does not include this. In damp air the real cloud is lighter and may rise sooner.',
      },
    ];
  }
  if (cas !== hydrogenFluoride) return [];
  return [
    {
      code: 'hydrogen-fluoride-indicative',
      severity: 'warning',
      message:
        'Hydrogen fluoride molecules associate and react with moist air; the model gives the density of the cloud only approximately. These zones are indicative.',
    },
  ];
};

/** Caveats about a dense cloud. `jetM` 0 where the release is no jet. */
export const denseCaveats = (scenario: Scenario, source: SourceTerm, jetM: number, dilution: number): readonly Caveat[] => [
  ...ofSubstance(scenario.substance.cas),
  ...(jetM > 0
    ? [
        {
          code: 'free-jet-along-wind',
          severity: 'note' as const,
          message: `The release is modelled as a free jet along the wind: after ${jetM.toPrecision(2)} m it has drawn in ${(dilution - 1).toPrecision(2)} times its own mass of air. If the ground or an obstacle stops it, the cloud stays denser, wider and nearer.`,
          quantity: 'jetLengthM',
          value: jetM,
          unit: 'm',
          params: { air: dilution - 1 },
        },
      ]
    : []),
  ...(jetM > 0 && source.liquidFraction > 0
    ? [
        {
          code: 'spray-jet-understated',
          severity: 'warning' as const,
          message:
            'In the only trial of a jet with spray that this model was compared with (Desert Tortoise 4, ammonia), it predicted 1.8 times too much at 100 m, but 3 to 5 times too little from 800 m on. Assume that the far zones are too short, not too long.',
        },
      ]
    : []),
  ...(source.heightM > 0
    ? [
        {
          code: 'height-ignored',
          severity: 'note' as const,
          message: `A dense cloud sinks: the release height of ${source.heightM} m is treated as ground level.`,
          quantity: 'heightM',
          value: source.heightM,
          unit: 'm',
        },
      ]
    : []),
];

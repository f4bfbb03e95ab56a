import { note } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Rupture } from '../types/document-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { shortFigure } from '../units/short-figure.ts';
import { type RateHistory, together, upTo } from './history.ts';
import { computeBore, frictionFactor } from './pipe.ts';

export type Pipe = Extract<Rupture, { readonly type: 'pipe' }>;

/** Roughness of commercial steel, mm (perry-8 table 6-1). */
const steelMm = 0.046;

export const computeFriction = ({ diameterM, pipeRoughnessMm }: Pipe): number =>
  frictionFactor(diameterM, (pipeRoughnessMm ?? steelMm) / 1000);

/** A stretch of pipe on one side of the break. */
export interface Stretch {
  readonly lengthM: number;
  /** What feeds it keeps its pressure until then, s; 0: closed. */
  readonly fedUntilS: number;
}

/** A stretch no longer than this, m, is none. */
const leastStretchM = 1e-3;

/**
 * The open ends of a broken pipe. In the best estimate isolation closes the unbroken end, and what the stretch holds follows; in
 * ALOHA's way it ends the release, and there is one end.
 */
export const findStretches = ({ mode, isolationS }: Scenario, pipe: Pipe): readonly Stretch[] => {
  const inAlohasWay = mode === 'aloha-compatible';
  const untilS = inAlohasWay ? Number.POSITIVE_INFINITY : (isolationS ?? Number.POSITIVE_INFINITY);
  const own = { lengthM: pipe.pipeLengthM, fedUntilS: pipe.pipeSupply === 'reservoir' ? untilS : 0 };
  const other = inAlohasWay ? 0 : (pipe.pipeOtherLengthM ?? 0);
  return other > leastStretchM ? [own, { lengthM: other, fedUntilS: 0 }] : [own];
};

const isClosed = (stretches: readonly Stretch[]): boolean => stretches.every(({ fedUntilS }) => fedUntilS === 0);

const computeHeld = (stretches: readonly Stretch[], kgPerM: number): number =>
  kgPerM * stretches.reduce((sum, { lengthM }) => sum + lengthM, 0);

/**
 * The stretches as far as the stock fills them at its pressure: closed ones hold no more than there is, and that next to the break, so that
 * more stock is a longer pipe.
 */
export const filledStretches = ({ mode, quantityKg }: Scenario, stretches: readonly Stretch[], kgPerM: number): readonly Stretch[] => {
  const mayBePartly = mode !== 'aloha-compatible' && isClosed(stretches);
  const share = mayBePartly ? Math.min(1, quantityKg / computeHeld(stretches, kgPerM)) : 1;
  return share === 1 ? stretches : stretches.map((stretch) => ({ ...stretch, lengthM: share * stretch.lengthM }));
};

/** What all ends let out together, no more than the stock. */
export const ofAllEnds = (stretches: readonly Stretch[], quantityKg: number, flowOf: (stretch: Stretch) => RateHistory): RateHistory =>
  upTo(stretches.map(flowOf).reduce(together), quantityKg);

/** Openings of all ends, m². */
export const openArea = (stretches: readonly Stretch[], { diameterM }: Pipe): number => stretches.length * computeBore(diameterM);

/** More or less than the closed stretches hold was given; each is said. */
const heldCaveats = ({ quantityKg, mode }: Scenario, stretches: readonly Stretch[], kgPerM: number): readonly Caveat[] => {
  const heldKg = computeHeld(stretches, kgPerM);
  if (!isClosed(stretches)) return [];
  const params = { givenKg: quantityKg };
  const about = { severity: 'note', quantity: 'heldKg', value: heldKg, unit: 'kg', params } as const;
  if (quantityKg > heldKg)
    return [
      {
        ...about,
        code: 'pipe-holds-less',
        message: `The closed pipe holds ${shortFigure(heldKg, 3)} kg, so no more than that of the ${shortFigure(quantityKg, 3)} kg given can flow out.`,
      },
    ];
  return mode === 'aloha-compatible' || quantityKg > 0.99 * heldKg
    ? []
    : [
        {
          ...about,
          code: 'pipe-holds-more',
          message: `The closed pipe can hold ${shortFigure(heldKg, 3)} kg, more than the ${shortFigure(quantityKg, 3)} kg given: the part of the pipe next to the break is taken to be full. If all of it is full, enter what it holds.`,
        },
      ];
};

const isolated: Caveat = note(
  'pipe-isolated',
  'Isolation closes the unbroken end of the pipe. What the pipe holds then still flows out of the break.',
);

const oneEnd: Caveat = note(
  'pipe-one-end',
  'Only the pipe on one side of the break was counted. Where there is pipe on both sides, both ends let out: enter the length on the other side too.',
);

/** What is to be said of the ends of a pipe in the best estimate, and of what they hold. */
export const endCaveats = (scenario: Scenario, pipe: Pipe, stretches: readonly Stretch[], kgPerM: number): readonly Caveat[] => [
  ...heldCaveats(scenario, stretches, kgPerM),
  ...(scenario.mode === 'aloha-compatible' || pipe.pipeOtherLengthM !== undefined ? [] : [oneEnd]),
  ...(scenario.mode === 'aloha-compatible' || scenario.isolationS === null ? [] : [isolated]),
];

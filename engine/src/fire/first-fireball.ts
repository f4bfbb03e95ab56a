import { lastWhere } from '../numerics/bisect.ts';
import { massUntil } from '../source/history.ts';
import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Air, GroundField, Scenario, SourceTerm } from '../types/pipeline.ts';
import { shortFigure } from '../units/short-figure.ts';
import { fireballField, onGround } from './fireball.ts';
import { fireballDiameter, fireballDuration } from './fireball-size.ts';
import { findReach, statedKwM2 } from './flame-reach.ts';

/** The fireball with which a broken pipe burns first. */
export interface FirstFireball {
  readonly massKg: number;
  readonly diameterM: number;
  readonly durationS: number;
  readonly field: GroundField;
}

/** A ball of less than this share of what comes out is none. */
const leastShare = 1e-6;

/**
 * Mass of the first fireball of a broken pipe that ignites at once, kg: what has left, and not rained out, by the time a ball of that mass
 * has burnt, m = M(t(m)); all of it where the pipe is empty sooner, 0 of a leak too slow for a ball. M kg by a moment, s; t duration of a ball, s.
 * Rule of MISHAP, the pipeline program of the British HSE; source hse-mishap.
 */
export const firstFireballMass = ({ parts }: SourceTerm): number => {
  const opening = parts.find(({ kind }) => kind === 'opening');
  if (opening === undefined) return 0;
  const { massKg, history } = opening;
  const outBy = massUntil(history);
  const hasLeft = (kg: number): boolean => outBy(fireballDuration(kg)) >= kg;
  if (hasLeft(massKg)) return massKg;
  const leastKg = leastShare * massKg;
  return hasLeft(leastKg) ? lastWhere(hasLeft, leastKg, massKg, leastKg) : 0;
};

/** The first fireball of a release; null where it is not out of a broken pipe, and in ALOHA's way, which knows none. */
export const firstFireball = ({ mode, rupture, substance }: Scenario, source: SourceTerm, air: Air): FirstFireball | null => {
  if (mode === 'aloha-compatible' || rupture?.type !== 'pipe') return null;
  const massKg = firstFireballMass(source);
  if (!(massKg > 0)) return null;
  return {
    massKg,
    diameterM: fireballDiameter(massKg),
    durationS: fireballDuration(massKg),
    field: onGround(fireballField(massKg, substance.heatOfCombustion ?? 0, air)),
  };
};

/**
 * Share by which the heat of a ball counts where levels are by dose: q^(4/3) t of its duration is that of q (duration/exposure)^(3/4) over
 * the exposure. 1 for levels of flux, and where the ball lasts longer.
 */
export const shareOfDose = ({ fire }: Scenario, durationS: number): number =>
  fire.levels === 'dose' ? Math.min(1, durationS / fire.exposureS) ** 0.75 : 1;

/** The pipe burns first as a ball, then as a flame: how far each reaches. */
export const ballThenFlame = ({ massKg, diameterM, durationS, field }: FirstFireball, flame: GroundField): Caveat => {
  const [ballM, flameM] = [findReach(field), findReach(flame)];
  return warning(
    'first-fireball',
    `If the broken pipe ignites at once, it burns first as a fireball: ${shortFigure(massKg, 2)} kg, ${shortFigure(diameterM, 2)} m wide, for ${shortFigure(durationS, 2)} s. ${statedKwM2} kW/m² reaches ${shortFigure(ballM, 2)} m from the fireball on all sides, and ${shortFigure(flameM, 2)} m along the flame that follows. Each zone reaches as far as the hotter of the two.`,
    { quantity: 'reachM', value: ballM, unit: 'm', params: { massKg, diameterM, durationS, fluxKwM2: statedKwM2, flameM } },
  );
};

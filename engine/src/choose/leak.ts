import { leavesOutlet } from '../dispersion/plume-rise.ts';
import { criticalFor, criticalRichardson, denseShare, nearGroundM, richardsonNumber } from '../dispersion/richardson.ts';
import type { SentenceParams } from '../model.ts';
import type { Criteria, Situation } from './criterion.ts';

/** One way a cloud can behave: when, by which model, and why in a sentence that begins with the number of the cloud. */
interface Row {
  readonly when: (situation: Situation, richardson: number) => boolean;
  readonly id: string;
  readonly reasonCode: string;
  readonly reason: (number: string, situation: Situation) => string;
  readonly params?: (situation: Situation) => SentenceParams;
}

const passive = (number: string): string => `The cloud does not behave as a dense gas (${number})`;

/** How a cloud of gas behaves, the first row that holds: for toxic and for flammable zones alike. */
const rows: readonly Row[] = [
  {
    when: ({ scenario, source }, richardson) =>
      scenario.mode === 'best-estimate' && source.instantaneous && richardson >= criticalRichardson,
    id: 'dense-puff',
    reasonCode: 'dense-at-once',
    reason: (number) => `The whole stock is let go at once, and its cloud is heavier than the air can stir (${number}).`,
  },
  {
    // From aloft only what is heavy enough to come down.
    when: ({ scenario, source }, richardson) =>
      scenario.mode === 'best-estimate' && richardson >= (source.heightM <= nearGroundM ? criticalFor(scenario.mode) : criticalRichardson),
    id: 'dense-plume',
    reasonCode: 'dense',
    reason: (number) => `The cloud is heavier than the air can stir (${number}).`,
  },
  {
    when: ({ scenario }, richardson) => scenario.mode === 'aloha-compatible' && richardson >= criticalRichardson,
    id: 'heavy-plume',
    reasonCode: 'dense',
    reason: (number) => `The cloud is heavier than the air can stir (${number}).`,
  },
  {
    when: ({ scenario }) => scenario.mode === 'best-estimate' && leavesOutlet(scenario),
    id: 'gaussian-plume',
    reasonCode: 'passive-from-outlet',
    reason: (number) => `${passive(number)} and leaves a stated outlet upwards: it rises before it drifts.`,
  },
  {
    when: ({ scenario, air, source }) => scenario.mode === 'best-estimate' && source.heightM <= nearGroundM && denseShare(source, air) > 0,
    id: 'dense-plume',
    reasonCode: 'nearly-as-heavy',
    reason: (number) =>
      `The cloud is nearly as heavy as air (${number}) and is released near the ground: it is followed with its cold and its jet, and goes over to a passive plume as they are lost.`,
  },
  {
    when: ({ scenario, source }) => scenario.mode === 'best-estimate' && source.heightM <= nearGroundM,
    id: 'similarity-plume',
    reasonCode: 'passive-near-ground',
    reason: (number) => `${passive(number)} and is released near the ground.`,
  },
  {
    when: ({ scenario }) => scenario.mode === 'best-estimate',
    id: 'gaussian-plume',
    reasonCode: 'passive-aloft',
    reason: (number, { source }) =>
      `${passive(number)} and is released at ${source.heightM} m, above the ${nearGroundM} m of a plume near the ground.`,
    params: ({ source }) => ({ heightM: source.heightM, nearGroundM }),
  },
  { when: () => true, id: 'gaussian-plume', reasonCode: 'passive', reason: (number) => `${passive(number)}.` },
];

const rowAt = (situation: Situation, richardson: number): Row => {
  const row = rows.find(({ when }) => when(situation, richardson));
  if (row === undefined) throw new Error('No row of the criteria holds');
  return row;
};

/** The model that a Richardson number chooses for a cloud. */
export const leakModelAt = (situation: Situation, richardson: number): string => rowAt(situation, richardson).id;

/**
 * Dense clouds slump, in the best estimate with their heat; the rest drift: from near the ground in the best estimate by similarity,
 * else by Briggs' curves.
 */
export const leakCriteria: Criteria = (situation) => {
  const richardson = richardsonNumber(situation.source, situation.air);
  const row = rowAt(situation, richardson);
  const critical = criticalFor(situation.scenario.mode);
  const number = `Richardson number ${richardson.toPrecision(2)}, dense from ${critical}`;
  return {
    id: row.id,
    reasonCode: row.reasonCode,
    reason: row.reason(number, situation),
    reasonParams: { richardson, critical, ...row.params?.(situation) },
  };
};

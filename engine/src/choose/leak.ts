import { criticalRichardson, richardsonNumber } from '../dispersion/richardson.ts';
import type { Criteria } from './criterion.ts';

/** Highest release that a similarity plume is meant for, m. */
const nearGroundM = 3;

/** Dense clouds slump; the rest drift: from near the ground in the best estimate by similarity, else by Briggs' curves. */
export const leakCriteria: Criteria = ({ scenario, air, source }) => {
  const richardson = richardsonNumber(source, air);
  const number = `Richardson number ${richardson.toPrecision(2)}, dense from ${criticalRichardson}`;
  const reasonParams = { richardson, critical: criticalRichardson };
  if (richardson >= criticalRichardson)
    return { id: 'heavy-plume', reasonCode: 'dense', reason: `The cloud is heavier than the air can stir (${number}).`, reasonParams };
  const passive = `The cloud does not behave as a dense gas (${number})`;
  if (scenario.mode === 'best-estimate' && source.heightM <= nearGroundM)
    return {
      id: 'similarity-plume',
      reasonCode: 'passive-near-ground',
      reason: `${passive} and is released near the ground.`,
      reasonParams,
    };
  return { id: 'gaussian-plume', reasonCode: 'passive', reason: `${passive}.`, reasonParams };
};

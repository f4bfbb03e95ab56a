import { fireballDurationOf, fireballMass } from '../fire/fireball.ts';
import type { Scenario, SourceTerm } from '../pipeline.ts';
import type { Criteria } from './criterion.ts';

/** A vessel that bursts makes a fireball, liquid that lies makes a pool fire, what blows from an opening a jet fire. */
export const fireCriteria: Criteria = ({ source }) => {
  if (source.instantaneous)
    return { id: 'fireball', reasonCode: 'ball-burns', reason: 'The whole stock is let go at once and burns in a ball.' };
  if (source.poolRadiusM > 0 && source.jet === null)
    return {
      id: 'pool-fire',
      reasonCode: 'liquid-burns',
      reason: 'The liquid is below its boiling point: it lies in a pool and burns there.',
    };
  return { id: 'jet-fire', reasonCode: 'jet-burns', reason: 'What blows from the opening under pressure burns as a jet.' };
};

/** How long the heat lasts on whoever is in it, s: a fireball's own duration, else the time they stay. */
export const heatExposureS = (modelId: string, scenario: Scenario, source: SourceTerm): number =>
  modelId === 'fireball' ? fireballDurationOf(scenario.mode, fireballMass(scenario, source)) : scenario.fire.exposureS;

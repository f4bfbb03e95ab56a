import { fireballDurationOf, fireballMass } from '../fire/fireball.ts';
import { blowsOut } from '../fire/jet-fire.ts';
import type { Scenario, SourceTerm } from '../pipeline.ts';
import type { Criteria } from './criterion.ts';

/** A vessel that bursts makes a fireball, liquid that lies makes a pool fire, what blows from an opening a jet fire; both where both are. */
export const fireCriteria: Criteria = ({ source }) => {
  if (source.instantaneous)
    return source.pool === undefined
      ? { id: 'fireball', reasonCode: 'ball-burns', reason: 'The whole stock is released at once and burns in a ball.' }
      : {
          id: 'fireball',
          reasonCode: 'ball-burns-over-pool',
          reason: 'The whole stock is released at once: part of it burns in a ball, the rest in a pool on the ground.',
        };
  if (!blowsOut(source))
    return { id: 'pool-fire', reasonCode: 'liquid-burns', reason: 'The liquid lies in a pool on the ground and burns there.' };
  return source.pool === undefined
    ? { id: 'jet-fire', reasonCode: 'jet-burns', reason: 'What blows from the opening under pressure burns as a jet.' }
    : {
        id: 'jet-fire',
        reasonCode: 'jet-burns-over-pool',
        reason: 'What blows from the opening under pressure burns as a jet; what rains out of it burns as a pool.',
      };
};

/** How long the heat lasts on a person in it, s: a fireball's own duration, else the time people stay. */
export const heatExposureS = (modelId: string, scenario: Scenario, source: SourceTerm): number =>
  modelId === 'fireball' ? fireballDurationOf(scenario.mode, fireballMass(scenario, source)) : scenario.fire.exposureS;

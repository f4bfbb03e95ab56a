import { asksForCloud } from '../source/detonation.ts';
import type { Criteria } from './criterion.ts';

/** The burst of the vessel where its pressure is given, the cloud where its way is; else the stock as TNT. */
export const explosionCriteria: Criteria = ({ scenario: { model, rupture, blast } }) => {
  if (asksForCloud(model, rupture, blast))
    return {
      id: 'vapour-cloud-explosion',
      reasonCode: 'cloud-explodes',
      reason: 'A rupture makes a cloud, and its way or what lights it was given.',
    };
  if (blast.burstPressurePa !== null)
    return { id: 'vessel-burst', reasonCode: 'vessel-bursts', reason: 'The pressure at which the vessel bursts was given.' };
  return {
    id: 'tnt-blast',
    reasonCode: 'stock-as-tnt',
    reason: 'The stock counts as TNT: neither a cloud’s way nor a burst pressure was given.',
  };
};

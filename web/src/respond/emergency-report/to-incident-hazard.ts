import type { IncidentHazard } from '@hazardguard/contract';
import type { Hazard } from '@hazardguard/engine';
import type { Happening } from '../../assess/scenario/choose-hazard.ts';

/** The checklist of the incident. */
export const toIncidentHazard = (happening: Happening, hazard: Hazard | undefined): IncidentHazard => {
  if (happening === 'burning') return 'fire';
  if (happening === 'exploded') return 'explosion';
  return hazard === 'flammable' ? 'spill' : 'toxic-leak';
};

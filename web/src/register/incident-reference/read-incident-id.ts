import { isIncidentId } from '@hazardguard/contract';
import { isGivenId } from '../../data/offline/outbox/change.ts';

/** The number of an incident, or the id that this device gave it until it has one; undefined: neither. */
export const readIncidentId = (raw: unknown): string | undefined =>
  isIncidentId(raw) || (typeof raw === 'string' && isGivenId(raw)) ? raw : undefined;

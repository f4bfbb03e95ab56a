import { useAddress } from '../../data/address.ts';
import { readIncidentId } from './read-incident-id.ts';

/** The incident for which the screen was opened: what is stored here carries its number. */
export const useIncidentInAddress = (): string | undefined => useAddress('incident', readIncidentId)[0];

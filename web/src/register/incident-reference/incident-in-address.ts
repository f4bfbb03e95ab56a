import { incidentId } from '@hazardguard/contract';
import { useAddress } from '../../data/address.ts';

const asIncidentId = (raw: unknown): string | undefined => incidentId.safeParse(raw).data;

/** The incident for which the screen was opened: what is stored here carries its number. */
export const useIncidentInAddress = (): string | undefined => useAddress('incident', asIncidentId)[0];

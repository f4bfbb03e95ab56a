import { z } from 'zod';
import { incidentIdPattern } from './incident-id.ts';

/** The number by which runs, warnings and messages name an incident. */
export const incidentId = z.string().regex(incidentIdPattern, { error: 'An incident ID such as INC123456' });

/** The same as a person types it. */
export const incidentIdText = z.string().trim().regex(incidentIdPattern, { error: 'An incident ID such as INC123456' });

/** The id that a device gives to an incident that is reported without a network, until the server has given its number. */
export const givenIncidentId = z.string().regex(/^INC-[0-9A-F]{6}$/, { error: 'An id such as INC-7F20A3' });

export const incidentParam = z.object({ id: incidentId });

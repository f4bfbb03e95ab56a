import { incidentIdDigits, incidentIdPrefix } from '../wire/constants.ts';

export const incidentIdPattern = new RegExp(`^${incidentIdPrefix}\\d{${incidentIdDigits}}$`);

/** Whether this is the number of an incident, as `incidentId` checks it. */
export const isIncidentId = (given: unknown): given is string => typeof given === 'string' && incidentIdPattern.test(given);

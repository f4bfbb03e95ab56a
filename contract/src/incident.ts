import { z } from 'zod';
import { incidentIdDigits, incidentIdPrefix, incidentPriorities, textLimits } from './constants.ts';
import { plainText, unknownWhenEmpty, writtenNumber } from './fields.ts';

export const incidentStates = ['New', 'In-progress', 'Assigned', 'Resolved', 'Closed'] as const;
export type IncidentState = (typeof incidentStates)[number];
export const incidentContactTypes = ['Email', 'Phone'] as const;
export const incidentLevels = ['High', 'Medium', 'Low'] as const;

export const incidentId = z
  .string()
  .regex(new RegExp(`^${incidentIdPrefix}\\d{${incidentIdDigits}}$`), { error: 'An incident id such as INC123456' });

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `One of ${values.join(', ')}` });

/** The fields of an incident (specification, section 3) but for its id; none is required (section 5). */
export const incidentFields = {
  industry_name: unknownWhenEmpty(plainText(textLimits.name)),
  latitude: unknownWhenEmpty(writtenNumber(-90, 90)),
  longitude: unknownWhenEmpty(writtenNumber(-180, 180)),
  contact_type: unknownWhenEmpty(oneOf(incidentContactTypes)),
  urgency: unknownWhenEmpty(oneOf(incidentLevels)),
  impact: unknownWhenEmpty(oneOf(incidentLevels)),
  priority: unknownWhenEmpty(writtenNumber(incidentPriorities[0], incidentPriorities.at(-1) ?? 5).pipe(z.int({ error: 'A whole number' }))),
  state: unknownWhenEmpty(oneOf(incidentStates)).transform((state) => state ?? 'New'),
  assign: unknownWhenEmpty(plainText(100)),
  short_description: unknownWhenEmpty(plainText(textLimits.note)),
  detailed_description: unknownWhenEmpty(plainText(textLimits.longNote)),
  submitter: unknownWhenEmpty(plainText(100)),
} as const;

/** Data whose reading is recorded; the flag of a route, and the text of its audit entry. */
export const sensitiveReadings = [
  'people',
  'stakeholders',
  'recipients',
  'export',
  'query',
  'audit',
  'personal-data',
  'incident-site',
] as const;
export type SensitiveReading = (typeof sensitiveReadings)[number];

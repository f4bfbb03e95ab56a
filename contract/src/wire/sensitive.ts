/** What must not be read without a trace; the flag of a route, and what its entry in the record says was read. */
export const sensitiveReadings = [
  'people',
  'stakeholders',
  'recipients',
  'export',
  'query',
  'audit',
  'personal-data',
  'emergency-access',
] as const;
export type SensitiveReading = (typeof sensitiveReadings)[number];

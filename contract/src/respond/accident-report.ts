/**
 * Schedule 6 of the Manufacture, Storage and Import of Hazardous Chemicals Rules, 1989 (rule 5): the fields of the report of a major
 * accident, in its order. Under the Rules of 1996 the District Crisis Group forwards the report within 15 days.
 */
export const accidentReportParts = {
  general: ['siteName', 'manufacturer', 'registrationNumber', 'licenceNumber', 'activity', 'industryCode'],
  kind: ['accidentType', 'substances'],
  description: ['moment', 'place', 'process', 'circumstances'],
  measures: ['measures'],
  causes: ['causes'],
  inside: ['insideCasualties', 'insideExposed', 'insideDamage', 'insideDanger'],
  outside: ['outsideCasualties', 'outsideExposed', 'outsideDamage', 'outsideEnvironment', 'outsideDanger'],
  data: ['dataAvailable'],
  steps: ['stepsEffects', 'stepsPrevention', 'otherInformation'],
} as const;
export type AccidentReportPart = keyof typeof accidentReportParts;
export const accidentReportPartIds = Object.keys(accidentReportParts) as readonly AccidentReportPart[];
export type AccidentReportField = (typeof accidentReportParts)[AccidentReportPart][number];
export const accidentReportFields: readonly AccidentReportField[] = Object.values(accidentReportParts).flat();

/** Days after the accident within which the report must be forwarded. */
export const accidentReportDays = 15;

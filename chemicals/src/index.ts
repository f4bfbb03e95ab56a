export { editDistance } from './edit-distance.ts';
export { findChemical, isSolutionName, listNames, listSolutionNames, solutes } from './find.ts';
export { chemicals, sources } from './library.ts';
export { massKg } from './mass.ts';
export { findOdourThresholdPpm } from './odour-threshold.ts';
export { modelledHazards, type Readiness, readiness } from './readiness.ts';
export type { Chemical, Source } from './record.ts';
export { riskFacts } from './risk-facts.ts';
export { toSubstance } from './substance.ts';

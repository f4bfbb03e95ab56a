export type { CaseResult, PublishedCase } from './cases/case.ts';
export { openCases } from './cases/open-cases.ts';
export { readCases, runCases } from './cases/run-cases.ts';
export { ownData } from './data-files.ts';
export type { ScoredPair, TrialScore } from './trials/score.ts';
export { type ValidationRow, validateData } from './validate-data.ts';

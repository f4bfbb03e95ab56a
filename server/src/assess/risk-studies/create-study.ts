import { randomUUID } from 'node:crypto';
import { type Account, ApiError, type RiskStudyVersion, type riskStudyInput } from '@hazardguard/contract';
import type { z } from 'zod';
import { distanceM } from '../../platform/compute/geodesy.ts';
import type { Compute } from '../../platform/compute/pool.ts';
import type { Database } from '../../platform/db/database.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { editedMeanwhile, invalidStudy, noSuchStudy, presentStudy, siteReachM, toStoredResult } from './rules.ts';
import { appendStudy, findStudy } from './store.ts';

interface CreateStudy {
  readonly database: Database;
  readonly compute: Compute;
  readonly input: z.output<typeof riskStudyInput>;
  readonly person: Account;
  readonly signal: AbortSignal;
}

/** Id and newest version of the study that gets a new version; a new study begins at 0. */
const findPredecessor = async (database: Database, { studyId, version, industryId }: CreateStudy['input']) => {
  if (studyId === null) return { id: randomUUID(), newest: 0 };
  const found = await findStudy(database, studyId, undefined);
  if (found === undefined) throw noSuchStudy(studyId, undefined);
  if (found.industry_id !== industryId)
    throw new ApiError('invalid-input', 'The study belongs to another industry', [
      { field: 'studyId', message: 'The study belongs to another industry', value: studyId },
    ]);
  if (found.newest !== version) throw editedMeanwhile('study');
  return { id: studyId, newest: found.newest };
};

/** Checks, computes and stores one version of a study: inputs, result and engine version together, once. */
export const createStudy = async ({ database, compute, input, person, signal }: CreateStudy): Promise<RiskStudyVersion> => {
  const industry = await findIndustry(database, input.industryId);
  const { id, newest } = await findPredecessor(database, input);
  const answer = await compute.risk(input.document, signal);
  if (!answer.ok) throw invalidStudy(answer.problems);
  const { result } = answer;
  const { latitude, longitude } = result.site;
  if (industry.latitude !== null && industry.longitude !== null) {
    const away = distanceM(latitude, longitude, industry.latitude, industry.longitude);
    if (away > siteReachM)
      throw invalidStudy([
        {
          field: 'site',
          value: `${latitude}, ${longitude}`,
          allowed: `within ${siteReachM / 1000} km of ${industry.latitude}, ${industry.longitude}`,
          message: `The site of the study is ${Math.round(away / 1000)} km from ${industry.industry_name}`,
        },
      ]);
  }
  const isStored = await appendStudy(database, {
    id,
    version: newest + 1,
    industry_id: industry.id,
    industry_name: industry.industry_name,
    sample: industry.sample,
    created_by: person.name,
    created_by_id: person.id,
    title: result.title,
    engine_version: result.engineVersion,
    study_hash: result.studyHash,
    pll: result.pll,
    highest_per_year: result.individualRisk.highestPerYear,
    document: JSON.stringify(input.document),
    result: JSON.stringify(toStoredResult(result)),
  });
  if (!isStored) throw editedMeanwhile('study');
  const stored = await findStudy(database, id, newest + 1);
  if (stored === undefined) throw noSuchStudy(id, newest + 1);
  return presentStudy(stored);
};

import { ApiError, isAllowed } from '@hazardguard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { readSessionCookie } from '../../../platform/http/gate.ts';
import { presentIndustry } from '../../../register/industries/rules.ts';
import { findIndustry } from '../../../register/industries/store.ts';

/** The plant a poster is for: its name and its safety team stand on it. */
export interface PosterSite {
  readonly name: string;
  readonly safetyTeamContact: string;
}

export type SiteAnswer = PosterSite | 'none' | 'sign-in' | 'unknown';

/** The register is for those who have signed in; a poster without a plant is for everybody. */
export const findPosterSite = async (
  app: FastifyInstance,
  database: Database,
  request: FastifyRequest,
  industry: string | undefined,
): Promise<SiteAnswer> => {
  if (industry === undefined || industry === '') return 'none';
  const account = await app.gate.auth.findAccount(readSessionCookie(app, request));
  if (account === null || !isAllowed(account.role, 'industry.read')) return 'sign-in';
  if (!/^[1-9]\d{0,8}$/.test(industry)) return 'unknown';
  try {
    const { industryName, safetyTeamContact } = presentIndustry(await findIndustry(database, Number(industry)));
    return { name: industryName, safetyTeamContact };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return 'unknown';
    throw error;
  }
};

/** Where the code on the poster leads: the public address of the settings, else the one this request came to. */
export const buildPosterAddress = (publicUrl: string | null, request: FastifyRequest, language: string): string => {
  const base = publicUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(base)) throw new ApiError('invalid-input', 'The request names no host');
  return `${new URL(base).href.replace(/\/+$/, '')}/Community?lang=${language}`;
};

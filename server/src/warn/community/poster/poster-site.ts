import { ApiError, isAllowed } from '@hazardguard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { runAsViewer } from '../../../platform/db/scope/row-scope.ts';
import { readSessionCookie } from '../../../platform/http/gate.ts';
import { presentIndustry } from '../../../register/industries/rules.ts';
import { findIndustry } from '../../../register/industries/store.ts';

/** The plant a poster is for: the poster shows its name and its safety team. */
export interface PosterSite {
  readonly name: string;
  readonly safetyTeamContact: string;
}

export type SiteAnswer = PosterSite | 'none' | 'sign-in' | 'unknown';

/** Only signed-in users may read the register, each in the own scope; anybody may have a poster without a plant. */
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
    const viewer = { id: account.id, scope: account.scope, opened: [] };
    const { industryName, safetyTeamContact } = presentIndustry(await runAsViewer(viewer, () => findIndustry(database, Number(industry))));
    return { name: industryName, safetyTeamContact };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return 'unknown';
    throw error;
  }
};

/** The address in the QR code: the PUBLIC_URL setting, else the host of this request. */
export const buildPosterAddress = (publicUrl: string | null, request: FastifyRequest, language: string): string => {
  const base = publicUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(base)) throw new ApiError('invalid-input', 'The request names no host');
  return `${new URL(base).href.replace(/\/+$/, '')}/Community?lang=${language}`;
};

import type { Route } from '@hazardguard/contract';
import { isEndless } from './call-about.ts';

/** Its text is compressed, so that no mark is found in it. */
export const isDocument = ({ answerType }: Route): boolean => answerType === 'application/pdf';

/** Calls that end the session or change what the person may see: other tests judge them. */
export const notSent: Readonly<Record<string, string>> = {
  signOut: 'ends the session',
  changePassword: 'ends the session',
  endOtherSessions: 'ends other sessions',
};

/** Why a route is judged in part or not at all here. */
export const findGap = (route: Route): string | null => {
  if (route.id in notSent) return notSent[route.id] ?? null;
  if (route.permission === 'public') return route.method === 'GET' ? null : 'public, or behind its own secret: it names no row';
  if (isEndless(route)) return typeof route.scope === 'string' ? 'an endless answer' : null;
  if (isDocument(route)) return typeof route.scope === 'string' ? 'a PDF, whose text is compressed' : 'a PDF: refusals only';
  return null;
};

/** Judged in part or not at all: kept up to date by hand, so that nothing drops out of the matrix unseen. */
export const expectedGaps: readonly string[] = [
  'signOut: ends the session',
  'changePassword: ends the session',
  'endOtherSessions: ends other sessions',
  'readRunReport: a PDF: refusals only',
  'followLive: an endless answer',
  'readIncidentForm: a PDF: refusals only',
  'readDrillReport: a PDF: refusals only',
  'readPlanAnnex: a PDF: refusals only',
];

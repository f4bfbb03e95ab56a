import type { IncidentFormId } from '@hazardguard/contract';
import { isLanguage, type Language } from '@hazardguard/i18n/languages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../../data/client.ts';
import { routeQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';

const params = (id: string) => ({ path: { id } });

/** The language of the user interface, for reports. */
export const useReportLanguage = (): Language => {
  const shown = useTranslation().i18n.language;
  return isLanguage(shown) ? shown : 'en';
};

export const buildReportAddress = (id: string, form: IncidentFormId, language: Language): string =>
  `/api/incidents/${id}/papers/${form}?language=${language}`;

export const useAfterAction = (id: string) => useQuery(routeQuery('/api/incidents/{id}/after-action', { path: { id: id } }));

export const useAccidentReport = (id: string, language: Language) =>
  useQuery({
    ...routeQuery('/api/incidents/{id}/accident-report', { ...params(id), query: { language } }),
    placeholderData: keepPreviousData,
  });

const rule = 'accident-report';

/** Entries for accident reports in the register of duties of a district. */
export const useDutyEntries = (subject: string | null) =>
  useQuery({
    ...routeQuery('/api/duties/entries', { query: { rule, subject: subject ?? '' } }),
    enabled: subject !== null,
    select: ({ entries }) => entries,
  });

export interface DutyRequest {
  readonly subject: string;
  /** Incident ID: distinguishes its entries from those of other accidents. */
  readonly note: string;
  readonly who: string;
  /** Day of the accident; undefined: it is recorded already. */
  readonly accidentOn: string | undefined;
  readonly sentOn: string;
}

/** Records the accident as the event that triggers the duty, then the duty as done. */
export const recordInDuties = async ({ subject, note, who, accidentOn, sentOn }: DutyRequest): Promise<void> => {
  const record = (kind: 'event' | 'done', on: string) =>
    readBody(api.POST('/api/duties/entries', { body: { rule, subject, kind, on, who, note } }));
  if (accidentOn !== undefined) await record('event', accidentOn);
  await record('done', sentOn);
};

/** The lessons of an incident in the register of duties of its site, the one due first first. */
export const useLessons = (subject: string, incidentId: string) =>
  useQuery({
    ...routeQuery('/api/duties/entries', { query: { rule: 'lesson', subject } }),
    select: ({ entries }) =>
      entries.filter((entry) => entry.incidentId === incidentId).toSorted((one, other) => one.on.localeCompare(other.on)),
  });

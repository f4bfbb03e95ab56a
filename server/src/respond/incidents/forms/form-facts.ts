import type { AfterAction, Incident, IncidentEvent, IncidentSituation, Run } from '@hazardguard/contract';
import { type Language, toFormatLocale } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { makeReportFormatter, type ReportFormatter } from '../../../assess/run-report/report-formatter.ts';
import type { AlertRow } from '../../../warn/alerts/store.ts';

const reportWords = await loadTexts('run-report');
const paperWords = await loadTexts('incident-forms');
const sharedWords = await loadTexts('incident-terms');

/** What every paper is made from. */
export interface IncidentFormFacts {
  readonly incident: Incident;
  readonly situation: IncidentSituation;
  /** Oldest first. */
  readonly events: readonly IncidentEvent[];
  /** The linked run that was made last. */
  readonly run: Run | null;
  /** Newest first. */
  readonly alerts: readonly AlertRow[];
  readonly afterAction: AfterAction;
  /** Who asked for it. */
  readonly reader: string;
  readonly now: Date;
  /** Of the product. */
  readonly version: string;
  readonly speech: ReportFormat;
}

/** Words, numbers and moments of one language. */
export interface ReportFormat {
  readonly language: Language;
  readonly words: ServerText<'incident-forms'>;
  readonly shared: ServerText<'incident-terms'>;
  readonly report: ServerText<'run-report'>;
  readonly texts: ReportFormatter;
  /** Day and time in India, short enough for a column. */
  readonly moment: (iso: string) => string;
  readonly day: (isoDate: string) => string;
}

export const buildSpeech = (language: Language): ReportFormat => {
  const report = reportWords[language];
  const locale = toFormatLocale(language);
  const inIndia = { timeZone: 'Asia/Kolkata' } as const;
  const moments = new Intl.DateTimeFormat(locale, { ...inIndia, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const days = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  return {
    language,
    words: paperWords[language],
    shared: sharedWords[language],
    report,
    texts: makeReportFormatter(report, language),
    moment: (iso) => moments.format(new Date(iso)),
    day: (isoDate) => days.format(new Date(`${isoDate}T00:00:00Z`)),
  };
};

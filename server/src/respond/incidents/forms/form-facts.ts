import type { AfterAction, Incident, IncidentEvent, IncidentSituation, Run, WaysOut } from '@hazardguard/contract';
import { type Language, toFormatLocale } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { makeReportFormatter, type ReportFormatter } from '../../../assess/run-report/report-formatter.ts';
import type { AlertRow } from '../../../warn/alerts/store.ts';

/** Fills in the placeholders of a text: names in double braces. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');

const reportTexts = await loadTexts('run-report');
const formTexts = await loadTexts('incident-forms');
const termTexts = await loadTexts('incident-terms');

/** What every report and form is made from. */
export interface IncidentFormFacts {
  readonly incident: Incident;
  readonly situation: IncidentSituation;
  /** Oldest first. */
  readonly events: readonly IncidentEvent[];
  /** The newest linked run. */
  readonly run: Run | null;
  /** Roads at its widest zone; null: there is none. */
  readonly roads: WaysOut | null;
  /** Newest first. */
  readonly alerts: readonly AlertRow[];
  readonly afterAction: AfterAction;
  /** Name of the person it is made for. */
  readonly reader: string;
  readonly now: Date;
  /** Of the product. */
  readonly version: string;
  readonly format: ReportFormat;
}

/** Texts and formats of one language. */
export interface ReportFormat {
  readonly language: Language;
  readonly labels: ServerText<'incident-forms'>;
  readonly terms: ServerText<'incident-terms'>;
  readonly report: ServerText<'run-report'>;
  readonly texts: ReportFormatter;
  /** Day and time in India, short enough for a column. */
  readonly moment: (iso: string) => string;
  readonly day: (isoDate: string) => string;
}

export const buildReportFormat = (language: Language): ReportFormat => {
  const report = reportTexts[language];
  const locale = toFormatLocale(language);
  const inIndia = { timeZone: 'Asia/Kolkata' } as const;
  const moments = new Intl.DateTimeFormat(locale, { ...inIndia, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const days = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  return {
    language,
    labels: formTexts[language],
    terms: termTexts[language],
    report,
    texts: makeReportFormatter(report, language),
    moment: (iso) => moments.format(new Date(iso)),
    day: (isoDate) => days.format(new Date(`${isoDate}T00:00:00Z`)),
  };
};

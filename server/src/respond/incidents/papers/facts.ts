import type { AfterAction, Incident, IncidentEvent, IncidentSituation, ReportLanguage, Run } from '@hazardguard/contract';
import type { IncidentWords } from '@hazardguard/contract/incident-words/shape';
import { type ReportTexts, textsOf } from '../../../assess/run-report/text.ts';
import { type ReportWords, reportWords } from '../../../assess/run-report/words/words.ts';
import type { AlertRow } from '../../../warn/alerts/store.ts';
import { type PaperWords, paperWords, sharedWords } from './words/words.ts';

/** What every paper is made from. */
export interface PaperFacts {
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
  readonly speech: Speech;
}

/** Words, numbers and moments of one language. */
export interface Speech {
  readonly language: ReportLanguage;
  readonly words: PaperWords;
  readonly shared: IncidentWords;
  readonly report: ReportWords;
  readonly texts: ReportTexts;
  /** Day and time in India, short enough for a column. */
  readonly moment: (iso: string) => string;
  readonly day: (isoDate: string) => string;
}

export const speechOf = (language: ReportLanguage): Speech => {
  const report = reportWords[language];
  const inIndia = { timeZone: 'Asia/Kolkata' } as const;
  const moments = new Intl.DateTimeFormat(report.locale, { ...inIndia, dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const days = new Intl.DateTimeFormat(report.locale, { timeZone: 'UTC', dateStyle: 'long' });
  return {
    language,
    words: paperWords[language],
    shared: sharedWords[language],
    report,
    texts: textsOf(report),
    moment: (iso) => moments.format(new Date(iso)),
    day: (isoDate) => days.format(new Date(`${isoDate}T00:00:00Z`)),
  };
};

import {
  type AccidentReport,
  type AccidentReportField,
  accidentNoticeHours,
  accidentReportDays,
  accidentReportFields,
  accidentReportPartIds,
  accidentReportParts,
  countRollCall,
  type StockOfChemical,
} from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import type { Content, PdfDocument } from '../../../platform/pdf/document.ts';
import { heading, note, pairs, text, toFontRuns } from '../../../platform/pdf/layout.ts';
import { formatDayInIndia } from '../../../register/threshold-status/read-threshold-status.ts';
import { formatTask } from './entry-text.ts';
import { fill } from './fill.ts';
import type { IncidentFormFacts } from './form-facts.ts';
import { cutText, exerciseSection, formatFooter } from './form-parts.ts';

/** What the register knows of the site; null: the industry is not on board. */
export interface SiteFacts {
  readonly name: string;
  readonly district: string;
  readonly contact: string;
  readonly stocks: readonly StockOfChemical[];
}

const listedStocks = 20;

/** What was done, by its time: steps marked, decisions, warnings released. */
const formatMeasures = ({ situation, events, alerts, speech }: IncidentFormFacts): string => {
  const { moment, shared } = speech;
  const lines = [
    ...situation.marks.flatMap(({ task, outcome, at }) => (outcome === 'done' ? [{ at, told: formatTask(task, situation, speech) }] : [])),
    ...events.flatMap((event) =>
      event.kind === 'note' && event.noteKind === 'decision' ? [{ at: event.at, told: `${shared.noteKind.decision}: ${event.text}` }] : [],
    ),
    ...alerts.flatMap(({ live_at, incident_description }) =>
      live_at === null
        ? []
        : [{ at: live_at.toISOString(), told: `${shared.milestone['first-alert']}: ${cutText(incident_description, 200)}` }],
    ),
  ];
  const sorted = lines.toSorted((a, b) => a.at.localeCompare(b.at));
  return cutText(sorted.map(({ at, told }) => `${moment(at)}: ${told}`).join('\n'), 3_900);
};

/** What the record knows of each field; a field that is not here is known to nobody but people. */
export const prefillReport = (facts: IncidentFormFacts, site: SiteFacts | null): Readonly<Partial<Record<AccidentReportField, string>>> => {
  const { incident, situation, run, events, speech } = facts;
  const { words, shared, texts, moment } = speech;
  const { latitude, longitude } = incident;
  const quantity = run?.result.inputs.find(({ key }) => key === 'quantityKg')?.value;
  const worst = run?.result.zones.find(({ status }) => status !== 'not-reached');
  const people = run?.result.impact.find(({ levelId }) => levelId === worst?.level.id)?.within.people;
  const stocks = site?.stocks.slice(0, listedStocks).map(({ name, kg }) => `${name} ${texts.mass(kg)}`);
  return {
    siteName: site?.name ?? incident.industryName ?? '',
    manufacturer: site === null ? '' : fill(words.contact, { name: site.name, district: site.district, contact: site.contact }),
    activity: stocks === undefined || stocks.length === 0 ? '' : fill(words.stored, { list: stocks.join(', ') }),
    accidentType: incident.hazard === null ? '' : shared.hazard[incident.hazard],
    substances:
      run === null
        ? ''
        : typeof quantity === 'number'
          ? fill(words.emitted, { chemical: run.result.chemical.name, quantity: texts.mass(quantity) })
          : run.result.chemical.name,
    moment: fill(words.reportedAt, { moment: moment(incident.createdAt) }),
    place:
      latitude === null || longitude === null
        ? ''
        : fill(words.atPosition, { position: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` }),
    circumstances: [incident.shortDescription, incident.detailedDescription].filter((part) => part !== null).join('\n'),
    measures: formatMeasures(facts),
    causes: words.notKnownYet,
    insideCasualties:
      situation.people.length === 0
        ? ''
        : fill(
            words.rollCallSum,
            Object.fromEntries(Object.entries(countRollCall(situation.people)).map(([key, n]) => [key, texts.count(n)])),
          ),
    outsideExposed:
      worst === undefined || people === undefined
        ? ''
        : fill(words.insideBy, { people: texts.number(people), level: texts.level(worst.level) }),
    dataAvailable: [
      ...(run === null ? [] : [fill(words.dataRun, { id: run.id, moment: moment(run.createdAt), chemical: run.result.chemical.name })]),
      fill(words.dataLog, { id: incident.id, count: texts.count(events.length) }),
    ].join('\n'),
  };
};

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** What somebody wrote, else what the record knows. Clearing a field brings back what the record knows. */
export const presentReport = (facts: IncidentFormFacts, site: SiteFacts | null): AccidentReport => {
  const { accidentReport } = facts.situation;
  const known = prefillReport(facts, site);
  const accidentOn = formatDayInIndia(new Date(facts.incident.createdAt));
  return {
    fields: accidentReportFields.map((field) => {
      const written = accidentReport.fields[field] ?? '';
      return { field, text: written === '' ? (known[field] ?? '') : written, written: written !== '' };
    }),
    accidentOn,
    dueOn: addDays(accidentOn, accidentReportDays),
    noticeDueAt: new Date(Date.parse(facts.incident.createdAt) + accidentNoticeHours * 3_600_000).toISOString(),
    sentOn: accidentReport.sentOn,
    dutySubject: site === null ? null : `district:${site.district.trim().toLowerCase()}`,
  };
};

/** The report on paper, in the order of the schedule; what nobody knows is a line to be filled in by hand. */
export const buildAccidentReport = (facts: IncidentFormFacts, report: AccidentReport): PdfDocument => {
  const { incident, speech } = facts;
  const { words, shared, day } = speech;
  const title = shared.paper['accident-report'];
  const line = (field: AccidentReportField): readonly [string, string] => {
    const { text: told = '', written = false } = report.fields.find((one) => one.field === field) ?? {};
    const name = shared.accidentReport.field[field];
    return told === '' ? [name, ' \n '] : [`${name}${written ? '' : ' *'}`, told];
  };
  return {
    title: `${title} ${incident.id}`,
    language: findLanguage(speech.language).locale,
    footer: formatFooter(facts),
    content: [
      { text: toFontRuns(title), style: 'title' },
      text(`${words.number} ${incident.id}`),
      ...exerciseSection(facts),
      ...(incident.sample ? [{ text: toFontRuns(words.sample), bold: true } satisfies Content] : []),
      note(fill(words.notice, { due: speech.moment(report.noticeDueAt) })),
      note(fill(words.law, { on: day(report.accidentOn), due: day(report.dueOn) })),
      ...(report.sentOn === null ? [] : [note(fill(words.sent, { on: day(report.sentOn) }))]),
      note(words.fromRecord),
      ...accidentReportPartIds.flatMap((part): Content[] => [
        heading(shared.accidentReport.part[part]),
        pairs(180, accidentReportParts[part].map(line)),
      ]),
      heading(words.preparedBy),
      pairs(180, [[words.signature, ' \n ']]),
    ],
  };
};

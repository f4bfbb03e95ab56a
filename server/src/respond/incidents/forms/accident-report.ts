import {
  type AccidentReport,
  type AccidentReportField,
  accidentNoticeHours,
  accidentReportDays,
  accidentReportFields,
  accidentReportPartIds,
  accidentReportParts,
  countRollCall,
  roundPeople,
  type StockOfChemical,
} from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { findCountBehind, findPeopleInside, nameSource } from '../../../assess/runs/footprint.ts';
import type { Content, PdfDocument } from '../../../platform/pdf/document.ts';
import { heading, note, pairs, text, toFontRuns } from '../../../platform/pdf/layout.ts';
import { formatDayInIndia } from '../../../register/threshold-status/read-threshold-status.ts';
import { formatTask } from './entry-text.ts';
import { fill, type IncidentFormFacts } from './form-facts.ts';
import { cutText, exerciseSection, formatFooter } from './form-parts.ts';

/** Facts about the site from the register. */
export interface SiteFacts {
  readonly name: string;
  readonly district: string;
  readonly contact: string;
  readonly stocks: readonly StockOfChemical[];
}

const listedStocks = 20;

/** Measures taken, in order of time: finished steps, decisions, released warnings. */
const formatMeasures = ({ situation, events, alerts, format }: IncidentFormFacts): string => {
  const { moment, terms } = format;
  const lines = [
    ...situation.marks.flatMap(({ task, outcome, at }) => (outcome === 'done' ? [{ at, text: formatTask(task, situation, format) }] : [])),
    ...events.flatMap((event) =>
      event.kind === 'note' && event.noteKind === 'decision' ? [{ at: event.at, text: `${terms.noteKind.decision}: ${event.text}` }] : [],
    ),
    ...alerts.flatMap(({ live_at, incident_description }) =>
      live_at === null
        ? []
        : [{ at: live_at.toISOString(), text: `${terms.milestone['first-alert']}: ${cutText(incident_description, 200)}` }],
    ),
  ];
  const sorted = lines.toSorted((a, b) => a.at.localeCompare(b.at));
  return cutText(sorted.map(({ at, text: line }) => `${moment(at)}: ${line}`).join('\n'), 3_900);
};

/** Values that can be filled in from the record; people must write the other fields. */
export const prefillReport = (facts: IncidentFormFacts, site: SiteFacts | null): Readonly<Partial<Record<AccidentReportField, string>>> => {
  const { incident, situation, run, events, format } = facts;
  const { labels, terms, texts, moment } = format;
  const { latitude, longitude } = incident;
  const quantity = run?.result.inputs.find(({ key }) => key === 'quantityKg')?.value;
  const worst = run?.result.zones.find(({ status }) => status !== 'not-reached');
  const count = run === null ? null : findCountBehind(run, worst?.level.id);
  const inside = run === null ? null : findPeopleInside(run, worst?.level.id);
  const stocks = site?.stocks.slice(0, listedStocks).map(({ name, kg }) => `${name} ${texts.mass(kg)}`);
  return {
    siteName: site?.name ?? incident.industryName ?? '',
    manufacturer: site === null ? '' : fill(labels.contact, { name: site.name, district: site.district, contact: site.contact }),
    activity: stocks === undefined || stocks.length === 0 ? '' : fill(labels.stored, { list: stocks.join(', ') }),
    accidentType: incident.hazard === null ? '' : terms.hazard[incident.hazard],
    substances:
      run === null
        ? ''
        : typeof quantity === 'number'
          ? fill(labels.emitted, { chemical: run.result.chemical.name, quantity: texts.mass(quantity) })
          : run.result.chemical.name,
    moment: fill(labels.reportedAt, { moment: moment(incident.createdAt) }),
    place:
      latitude === null || longitude === null
        ? ''
        : fill(labels.atPosition, { position: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` }),
    circumstances: [incident.shortDescription, incident.detailedDescription].filter((part) => part !== null).join('\n'),
    measures: formatMeasures(facts),
    causes: labels.notKnownYet,
    insideCasualties:
      situation.people.length === 0
        ? ''
        : fill(
            labels.rollCallSum,
            Object.fromEntries(Object.entries(countRollCall(situation.people)).map(([key, n]) => [key, texts.count(n)])),
          ),
    outsideExposed:
      worst === undefined
        ? ''
        : count === null
          ? inside?.basis === 'receptors'
            ? fill(labels.insideRecorded, { people: texts.number(roundPeople(inside.people ?? 0)), level: texts.level(worst.level) })
            : fill(labels.insideUnknown, { level: texts.level(worst.level) })
          : fill(labels.insideBy, {
              people: texts.number(roundPeople(count.people ?? 0)),
              level: texts.level(worst.level),
              source: nameSource(count),
            }),
    dataAvailable: [
      ...(run === null ? [] : [fill(labels.dataRun, { id: run.id, moment: moment(run.createdAt), chemical: run.result.chemical.name })]),
      fill(labels.dataLog, { id: incident.id, count: texts.count(events.length) }),
    ].join('\n'),
  };
};

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The written value of each field, or else the value from the record. */
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

/** The report as PDF, in the order of the schedule; unknown fields are blank lines to fill in by hand. */
export const buildAccidentReport = (facts: IncidentFormFacts, report: AccidentReport): PdfDocument => {
  const { incident, format } = facts;
  const { labels, terms, day } = format;
  const title = terms.form['accident-report'];
  const line = (field: AccidentReportField): readonly [string, string] => {
    const { text: value = '', written = false } = report.fields.find((one) => one.field === field) ?? {};
    const name = terms.accidentReport.field[field];
    return value === '' ? [name, ' \n '] : [`${name}${written ? '' : ' *'}`, value];
  };
  return {
    title: `${title} ${incident.id}`,
    language: findLanguage(format.language).locale,
    footer: formatFooter(facts),
    content: [
      { text: toFontRuns(title), style: 'title' },
      text(`${labels.number} ${incident.id}`),
      ...exerciseSection(facts),
      ...(incident.sample ? [{ text: toFontRuns(labels.sample), bold: true } satisfies Content] : []),
      note(fill(labels.notice, { due: format.moment(report.noticeDueAt) })),
      note(fill(labels.law, { on: day(report.accidentOn), due: day(report.dueOn) })),
      ...(report.sentOn === null ? [] : [note(fill(labels.sent, { on: day(report.sentOn) }))]),
      note(labels.fromRecord),
      ...accidentReportPartIds.flatMap((part): Content[] => [
        heading(terms.accidentReport.part[part]),
        pairs(180, accidentReportParts[part].map(line)),
      ]),
      heading(labels.preparedBy),
      pairs(180, [[labels.signature, ' \n ']]),
    ],
  };
};

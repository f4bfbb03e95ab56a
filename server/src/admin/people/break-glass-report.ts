import type { BreakGlass, BreakGlassLine } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { sql } from 'kysely';
import { readScopeSites } from '../../platform/auth/scope-sites.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PdfDocument } from '../../platform/pdf/document.ts';
import { heading, note, pairs, table, toFontRuns } from '../../platform/pdf/layout.ts';
import type { BreakGlassRow } from './break-glass-store.ts';

const roleTexts = await loadTexts('roles');
const reportTexts = await loadTexts('emergency-access-report');

interface Entry {
  readonly at: Date;
  readonly kind: BreakGlassLine['kind'];
  readonly thing: string;
  readonly thing_id: string | null;
  readonly call: string | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Seconds after the end within which a call that began before the end is still recorded. */
const graceS = 5;

/** Tables that sign-in and emergency access itself write; they are not work on the opened sites. */
const administrativeTables = ['break_glass', 'break_glass_request', 'notice', 'person_session', 'person'];

const listEntries = async ({ kysely }: Database, { person_id, opened_at, ends_at, ended_at }: BreakGlassRow): Promise<readonly Entry[]> => {
  const { rows } = await sql<Entry>`
    select at, kind, thing, thing_id, call, after from audit_entry
    where actor_kind = 'person' and actor_id = ${person_id} and at >= ${opened_at}
      and at <= ${ended_at ?? ends_at}::timestamptz + ${graceS} * interval '1 second' and thing <> all (${administrativeTables}::text[])
    order by at, id`.execute(kysely);
  return rows;
};

const formatDetail = ({ kind, after }: Entry): string | null => {
  if (after === null) return null;
  if (kind !== 'read') return Object.keys(after).join(', ');
  const { rows: _rows, opening: _opening, path, ...parameters } = after;
  const named = Object.entries(parameters).map(([name, value]) => `${name}=${String(value)}`);
  return [...(typeof path === 'string' ? [path] : []), ...named].join(' ');
};

/** Rows are recorded under the list name of the API call; this gives the table. */
const tableByNoun: Readonly<Record<string, string>> = {
  industries: 'industry',
  inventory: 'inventory_item',
  alerts: 'alert',
  incidents: 'incident',
  runs: 'run',
  sensors: 'sensor',
  detections: 'detection',
};

const toLines = (entry: Entry): readonly BreakGlassLine[] => {
  const { at, kind, thing, thing_id, call, after } = entry;
  const line = { at: at.toISOString(), kind, call, detail: formatDetail(entry) };
  const read = thing === 'emergency-access' && Array.isArray(after?.rows) ? (after.rows as readonly string[]) : null;
  if (read === null) return [{ ...line, thing, thingId: thing_id }];
  if (read.length === 0) return [{ ...line, thing: 'answer', thingId: null }];
  return read.map((row) => {
    const [name = '', ...id] = row.split(' ');
    return { ...line, thing: tableByNoun[name] ?? name, thingId: id.join(' ') };
  });
};

/** Every row that the person read or changed during the access, from the audit record; sites with their names. */
export const readReport = async (database: Database, row: BreakGlassRow): Promise<readonly BreakGlassLine[]> => {
  const lines = (await listEntries(database, row)).flatMap(toLines);
  const toSiteId = ({ thing, thingId }: BreakGlassLine): number | null =>
    thing === 'industry' && /^\d{1,9}$/.test(thingId ?? '') ? Number(thingId) : null;
  const industryIds = lines.flatMap((line) => toSiteId(line) ?? []);
  const { byId } = await readScopeSites(database, [{ kind: 'site', industryIds }]);
  return lines.map((line) => {
    const name = byId.get(toSiteId(line) ?? 0)?.name;
    return name === undefined ? line : { ...line, detail: [name, line.detail].filter((part) => part !== null).join(' · ') };
  });
};

export const reportHeader = ['at', 'kind', 'thing', 'thingId', 'call', 'detail'] as const;
export const reportCells = ({ at, kind, thing, thingId, call, detail }: BreakGlassLine): (string | null)[] => [
  at,
  kind,
  thing,
  thingId,
  call,
  detail,
];

interface ReportOptions {
  readonly opening: BreakGlass;
  readonly lines: readonly BreakGlassLine[];
  readonly language: Language;
  readonly version: string;
}

/** The report as PDF: person, reason, period, then each row. */
export const buildReportDocument = ({ opening, lines, language, version }: ReportOptions): PdfDocument => {
  const texts = reportTexts[language];
  const format = { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23', timeZone: 'Asia/Kolkata' } as const;
  const dates = new Intl.DateTimeFormat(`${language}-IN`, format);
  const moment = (iso: string): string => `${dates.format(new Date(iso))} IST`;
  const opened = opening.opens === null ? texts.everything : opening.opensPlaces.join(', ');
  return {
    title: texts.title,
    language: `${language}-IN`,
    footer: `HazardGuard ${version}`,
    content: [
      { text: toFontRuns(texts.title), style: 'title' },
      pairs(110, [
        [texts.person, `${opening.name} (${roleTexts[language][opening.role]})`],
        [texts.opened, opened],
        [texts.reason, opening.reason],
        [texts.from, moment(opening.openedAt)],
        [texts.until, moment(opening.endedAt ?? opening.endsAt)],
        ...(opening.endedBy === null ? [] : [[texts.endedBy, opening.endedBy]]),
        ...(opening.approvedBy === null ? [] : [[texts.approvedBy, opening.approvedBy]]),
      ]),
      ...(lines.length === 0
        ? [note(texts.nothing)]
        : [
            table(
              heading(texts.rows(lines.length)),
              texts.heads,
              [90, 50, 90, 90, '*'],
              lines.map(({ at, kind, thing, thingId, detail }) => [moment(at), texts.kind[kind], thing, thingId ?? '–', detail ?? '–']),
            ),
          ]),
      note(texts.note),
    ],
  };
};

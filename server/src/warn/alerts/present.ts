import {
  type Account,
  type Alert,
  type AlertInput,
  type AlertVersion,
  type AreaPopulation,
  type AreaQuestion,
  drawnArea,
  findAreaChange,
  findAreaQuestion,
  storedTranslations,
  storedVariants,
  storedVillagesOff,
  toVisibleLine,
  toVisibleText,
} from '@hazardguard/contract';
import type { AlertRow, listVersions } from './store.ts';

const toLive = (row: AlertRow): Alert['live'] => {
  const { live_version: version, live_state: state, live_kind: kind, live_at: at, live_by: by, live_expires_at: ends } = row;
  if (version === null || state === null || kind === null || at === null || by === null || ends === null) return null;
  return {
    version,
    state,
    kind,
    at: at.toISOString(),
    by,
    expiresAt: ends.toISOString(),
    override: row.live_override,
    identifier: row.identifier,
  };
};

/** The stopwatch starts with the incident if it is older than the draft. */
const toSince = ({ incident_at, incident_origin, created_at }: AlertRow): Alert['since'] =>
  incident_at !== null && incident_at <= created_at
    ? { at: incident_at.toISOString(), what: incident_origin === 'detected' ? 'detected' : 'reported' }
    : { at: created_at.toISOString(), what: 'drafted' };

/** What the area of the version asks and nobody has answered. An all clear warns nobody of an area. */
export const findOpenQuestion = ({ kind, area, area_answer, population }: AlertRow): AreaQuestion | null =>
  kind === 'Cancel' || area_answer !== null ? null : findAreaQuestion(area, population);

/** Whom an update adds, releases and moves, compared with the public message, until it is public itself. */
export const toAreaChange = ({ kind, state, live_version, live_population, population }: AlertRow): Alert['areaChange'] =>
  kind === 'Update' && live_version !== null && state !== 'released' ? findAreaChange(live_population, population) : null;

/** What was found since the release of the public message, while that is in force. */
export const findNews = ({ news, live_at, live_state, live_expires_at }: AlertRow, now: Date): Alert['news'] =>
  news !== null &&
  live_state === 'released' &&
  live_at !== null &&
  live_expires_at !== null &&
  live_expires_at > now &&
  live_at < new Date(news.at)
    ? news
    : null;

/** Its districts are of the version: null, if it is older than they are. */
const toActNow = (actNow: AreaPopulation['actNow'] | undefined): AreaPopulation['actNow'] =>
  actNow ? { ...actNow, districts: actNow.districts ?? null } : null;

/** Stored before other districts were looked for: without them. */
const toAnswer = (answer: AlertRow['area_answer']): Alert['areaAnswer'] => answer && { ...answer, districts: answer.districts ?? [] };

export const presentAlert = (row: AlertRow, now = new Date()): Alert => ({
  id: row.id,
  runId: row.run_id,
  drawn: drawnArea.safeParse(row.drawn).data ?? null,
  industryId: row.industry_id,
  industryName: row.industry_name,
  incidentId: row.incident_id,
  state: row.state,
  kind: row.kind,
  status: row.status,
  incidentSeverity: row.incident_severity,
  incidentDescription: toVisibleText(row.incident_description),
  source: toVisibleLine(row.source),
  hazardText: toVisibleText(row.hazard_text),
  placeText: toVisibleText(row.place_text),
  actionText: toVisibleText(row.action_text),
  timeText: toVisibleText(row.time_text),
  ...(row.sms_text === null ? {} : { smsText: toVisibleText(row.sms_text) }),
  translations: storedTranslations.parse(row.translations),
  hazard: row.hazard,
  action: row.action,
  areaChoice: row.area_choice,
  areaReason: row.area_reason === null ? null : toVisibleText(row.area_reason),
  areaPercent: row.area_percent,
  areaQuestion: findOpenQuestion(row),
  areaAnswer: toAnswer(row.area_answer),
  areaChange: toAreaChange(row),
  news: findNews(row, now),
  expiresAt: row.expires_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  updatedAt: row.saved_at.toISOString(),
  updatedBy: row.saved_by,
  version: row.version,
  authorIds: row.authors,
  reason: row.reason,
  live: toLive(row),
  expired: (row.live_expires_at ?? row.expires_at) <= now,
  since: toSince(row),
  firstReleasedAt: row.first_released_at?.toISOString() ?? null,
  hasImage: row.has_image,
  caveats: row.caveats,
  area: row.area,
  peopleInside: row.people_inside,
  // Stored before there were two areas, or before districts: without them.
  population: row.population && { ...row.population, actNow: toActNow(row.population.actNow) },
  villagesOff: storedVillagesOff.parse(row.villages_off),
  byPlace: row.by_place,
  variants: storedVariants.parse(row.variants),
  drillId: row.drill_id,
});

export const presentVersion = (row: Awaited<ReturnType<typeof listVersions>>[number]): AlertVersion => ({
  version: row.version,
  state: row.state,
  kind: row.kind,
  at: row.saved_at.toISOString(),
  by: row.saved_by,
  reason: row.reason,
  override: row.override_reason,
  identifier: row.identifier,
  areaChoice: row.area_choice,
  areaReason: row.area_reason === null ? null : toVisibleText(row.area_reason),
  areaPercent: row.area_percent,
  areaAnswer: toAnswer(row.area_answer),
  villagesOff: storedVillagesOff.parse(row.villages_off),
});

/** The texts and choices of a person as columns. */
export const toTextColumns = (input: Omit<AlertInput, 'runId'>) => ({
  status: input.status,
  incident_severity: input.incidentSeverity,
  incident_description: input.incidentDescription,
  source: input.source,
  hazard_text: input.hazardText,
  place_text: input.placeText,
  action_text: input.actionText,
  time_text: input.timeText,
  sms_text: input.smsText ?? null,
  translations: JSON.stringify(input.translations ?? {}),
  hazard: input.hazard ?? null,
  action: input.action ?? null,
  expires_at: new Date(input.expiresAt),
});

export const toSavedByColumns = (person: Account) => ({ saved_by: person.name, saved_by_id: person.id });

/** The content of a version, to carry over into the next one. */
export const toCarriedColumns = (row: AlertRow) => ({
  alert_id: row.id,
  kind: row.kind,
  status: row.status,
  incident_severity: row.incident_severity,
  incident_description: row.incident_description,
  source: row.source,
  hazard_text: row.hazard_text,
  place_text: row.place_text,
  action_text: row.action_text,
  time_text: row.time_text,
  sms_text: row.sms_text,
  translations: JSON.stringify(row.translations),
  hazard: row.hazard,
  action: row.action,
  expires_at: row.expires_at,
  run_id: row.run_id,
  area: JSON.stringify(row.area),
  caveats: JSON.stringify(row.caveats),
  people_inside: row.people_inside,
  population: row.population === null ? null : JSON.stringify(row.population),
  drawn: row.drawn === null ? null : JSON.stringify(row.drawn),
  area_choice: row.area_choice,
  area_reason: row.area_reason,
  area_percent: row.area_percent,
  area_answer: row.area_answer === null ? null : JSON.stringify(row.area_answer),
  villages_off: JSON.stringify(row.villages_off),
  by_place: row.by_place,
  variants: JSON.stringify(row.variants),
  authors: row.authors,
  cancel_because: row.cancel_because,
  early_clear: row.early_clear === null ? null : JSON.stringify(row.early_clear),
});

import { findChemical } from '@hazardguard/chemicals';
import { isWaterReactive } from '@hazardguard/chemicals/facts';
import {
  type Account,
  type Alert,
  type AlertByHand,
  ApiError,
  alertTextLimit,
  assumedNoFlameM,
  burnsNearby,
  flammableAction,
  protectiveActions,
  roleTitles,
} from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import type { StoredRow } from '../../platform/files/file-store.ts';
import { listOtherOffered } from '../../platform/texts/offered-languages.ts';
import { findIncidentDrill, refuseWrongDrill } from '../../register/exercise-marks/running-drill.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { toShortLink } from '../community/short-link.ts';
import { countArea, toAreaColumns } from './area-columns.ts';
import { findAreaSide } from './area-side.ts';
import { findDrillScope, readStoredAlert, refuse } from './draft-alert.ts';
import { toDrawnAlertArea, toSitePoint } from './drawn-area.ts';
import { toSavedByColumns, toTextColumns } from './present.ts';
import { findAlertProblems, listStatuses } from './rules.ts';
import { appendAlert } from './store.ts';
import { buildMessageText, fillTemplate, type TemplateFacts } from './templates/fill-template.ts';

const validMs = 60 * 60_000;

const byHandCaveat = 'Drafted by hand: the area was drawn by a person, not calculated';

/** Re-encodes an uploaded picture, so that hidden content is removed. */
export type SanitiseImage = (bytes: Buffer) => Promise<{ readonly whole: Buffer }>;

/** The sanitised picture of the form; undefined: none. */
export const sanitisePicture = async (sanitiseImage: SanitiseImage, base64: string | undefined): Promise<Buffer | undefined> => {
  if (base64 === undefined) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) throw new ApiError('unsupported-media-type', 'A picture as JPEG, PNG or WebP is needed');
  return (await sanitiseImage(bytes)).whole;
};

interface ByHand {
  /** Stores the picture of the form, called after all checks. */
  readonly picture: (() => Promise<StoredRow>) | undefined;
  /** Shown with the alert everywhere; undefined: that a person drew it. */
  readonly caveat: string | undefined;
}

/** About 1 m, degrees: a circle this close to the site counts as around it. */
const sameSpotDeg = 1e-5;

/** The radius around the site that a person entered, not that of the corners; null: another area. */
const findEnteredRadius = (drawn: AlertByHand['area'] | null, site: ReturnType<typeof toSitePoint>): number | null => {
  if (drawn === null || drawn === undefined || drawn.shape === 'polygon') return null;
  if (drawn.shape === 'site') return drawn.radiusM;
  const around =
    site !== null && Math.abs(drawn.latitude - site.latitude) < sameSpotDeg && Math.abs(drawn.longitude - site.longitude) < sameSpotDeg;
  return around ? drawn.radiusM : null;
};

/** The prepared texts, in all languages. */
const toWarning = (facts: TemplateFacts) => ({
  ...fillTemplate(facts, 'en'),
  hazard: facts.hazard,
  action: facts.action,
  translations: Object.fromEntries(listOtherOffered().map((language) => [language, fillTemplate(facts, language)])),
});

/** Only the message of the person. */
const toMessage = (facts: TemplateFacts, message: string) => {
  const text = buildMessageText(facts, message);
  const over = text.hazardText.length - alertTextLimit;
  if (over > 0)
    refuse([
      {
        field: 'incidentDescription',
        value: message,
        allowed: `at most ${message.length - over} characters`,
        message: `A community message may have ${message.length - over} characters at most`,
      },
    ]);
  return { ...text, hazard: null, action: null, translations: {} };
};

/** A draft from the Raise Alert form. Other fields come from the templates, in all languages, for a person to check. */
export const draftByHand = async (
  { database, settings: { mode, publicUrl } }: { readonly database: Database; readonly settings: Pick<Settings, 'mode' | 'publicUrl'> },
  input: Omit<AlertByHand, 'plumeImage'>,
  person: Account,
  now: Date,
  { picture, caveat }: ByHand,
): Promise<Alert> => {
  const industry = await findIndustry(database, input.industryId);
  const { incidentId } = input;
  const given = input.drillId ?? null;
  await refuseWrongDrill(database, given, industry.id);
  const inExercise = (given ?? (await findIncidentDrill(database, incidentId)) ?? null) !== null;
  const setting = { mode, sample: industry.sample, exercise: inExercise };
  const status = input.status ?? listStatuses(setting)[0] ?? 'Exercise';
  const drillScope = await findDrillScope(database, { industryId: industry.id, incidentId, status, given, run: undefined });
  const drawn = input.area ?? null;
  const site = toSitePoint(industry);
  const area = toDrawnAlertArea(drawn, site, input.incidentSeverity);
  const counted = await countArea(database, area);
  const expiresAt = input.expiresAt ?? new Date(now.getTime() + validMs).toISOString();
  const side = site === null ? { reachM: null, towardsDeg: null } : findAreaSide(area, site);
  const reachM = findEnteredRadius(drawn, site) ?? side.reachM;
  const noFlameM = burnsNearby(input.hazard) ? assumedNoFlameM : 0;
  const isAllNear = noFlameM > 0 && reachM !== null && reachM <= noFlameM;
  const facts: TemplateFacts = {
    status,
    hazard: input.hazard,
    action: input.action ?? (isAllNear ? flammableAction : protectiveActions[input.hazard][input.incidentSeverity].usual),
    source: person.name.includes(roleTitles[person.role]) ? person.name : `${person.name}, ${roleTitles[person.role]}`,
    industryName: input.placeName ?? industry.public_name ?? industry.industry_name,
    district: industry.district,
    villages: counted.population.villages.map(({ name }) => name),
    chemical: input.chemical ?? null,
    reachM,
    towardsDeg: side.towardsDeg,
    expiresAt: new Date(expiresAt),
    moreUrl: toShortLink(publicUrl),
    windFromDeg: undefined,
    isCalm: false,
    towards: input.towards,
    noFlameM,
    reactsWithWater: isWaterReactive(findChemical(input.chemical ?? '')?.id ?? ''),
  };
  const text = {
    ...(input.onlyMessage ? toMessage(facts, input.incidentDescription) : toWarning(facts)),
    status: facts.status,
    incidentId: input.incidentId,
    incidentSeverity: input.incidentSeverity,
    incidentDescription: input.incidentDescription,
    expiresAt,
  };
  refuse(findAlertProblems(text, setting, now));
  const alert = {
    run_id: null,
    industry_id: industry.id,
    industry_name: input.placeName ?? industry.industry_name,
    sample: industry.sample,
    incident_id: input.incidentId,
    created_by: person.name,
    created_by_id: person.id,
    caveats: JSON.stringify([caveat ?? byHandCaveat]),
    ...toAreaColumns(area, counted),
    drill_id: drillScope,
  };
  const version = {
    ...toTextColumns(text),
    version: 1,
    state: 'draft' as const,
    drawn: drawn === null ? null : JSON.stringify(drawn),
    authors: [person.id],
    ...toSavedByColumns(person),
  };
  return readStoredAlert(database, await appendAlert(database, alert, version, await picture?.()), input.incidentId, now);
};

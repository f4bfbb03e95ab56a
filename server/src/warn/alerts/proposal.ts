import { isWaterReactive } from '@hazardguard/chemicals/facts';
import {
  type AlertAction,
  type AlertHazard,
  type AlertInput,
  isOwnWeatherSource,
  type OwnWeatherSource,
  protectiveActions,
  type Run,
  textLimits,
} from '@hazardguard/contract';
import type { Zone } from '@hazardguard/engine';
import { listReachedZones } from '../../assess/runs/footprint.ts';
import { findRunHazard } from '../../assess/runs/release-hazard.ts';
import { findWeatherProvider } from '../../platform/providers/weather/list.ts';
import { listOtherOffered } from '../../platform/texts/offered-languages.ts';
import { toShortLink } from '../community/short-link.ts';
import { isSmoke, toActArea, toIncidentSeverity } from './alert-area.ts';
import { findAreaSide } from './area-side.ts';
import { chooseActionAt, isCalm } from './place-action.ts';
import type { RunArea } from './run-area.ts';
import { formatArea, formatHazard, formatPlace, formatTimes, isAllRound } from './sentences.ts';
import { fillTemplate, type TemplateFacts } from './templates/fill-template.ts';
import { formatDistance, formatDuration, formatPlaces, formatRoughly, joinSentencesWithin, writePlainNumbers } from './wording.ts';

export interface ProposalFacts {
  readonly run: Run;
  readonly area: RunArea;
  readonly status: AlertInput['status'];
  readonly incidentId: string;
  /** The person who would send it. */
  readonly person: { readonly name: string; readonly roleTitle: string };
  readonly now: Date;
  /** Address of this installation; null: not known. */
  readonly publicUrl: string | null;
  /** Up to here the cloud may burn, m; 0: nowhere. */
  readonly noFlameM: number;
  /** As the public texts name the plant. */
  readonly siteName: string;
  /** Names of the villages and wards where people must act, the largest first. */
  readonly villages: readonly string[];
}

const validMs = 60 * 60_000;

/** The first word of exercises and tests. */
const prefix: Readonly<Record<AlertInput['status'], string>> = { Actual: '', Exercise: 'EXERCISE.', Test: 'TEST.' };

const weatherNames: Readonly<Record<OwnWeatherSource, string>> = {
  entered: 'entered by hand on site',
  station: 'from a weather station nearby',
  'last-known': 'the last known, not current',
  manual: 'typed into the scenario',
  'compass-16': 'set by a person, the direction as one of 16 points',
  'wind-unknown': 'not known, almost calm air assumed',
  typical: 'assumed as typical, not observed',
};

export const nameWeather = (source: string): string =>
  isOwnWeatherSource(source) ? weatherNames[source] : `from ${findWeatherProvider(source)?.title ?? source}`;

const formatWeather = ({ weatherOrigin, result }: Run, zones: readonly Zone[]): string => {
  if (isAllRound(zones)) return '';
  const age = weatherOrigin.ageS === null ? '' : `, ${formatDuration(weatherOrigin.ageS)} old at the time`;
  return `Weather ${nameWeather(weatherOrigin.source)}${age}; stability class ${result.stability}.`;
};

/** Head-counts of recorded places are another count than the people in a zone: the sentence names them for what they are. */
const formatImpact = ({ result }: Run, zones: readonly Zone[]): string => {
  if (zones.length === 0 || result.receptorsConsidered === 0) return '';
  const inside = result.impact
    .filter(({ levelId, within }) => within.people >= 1 && zones.some(({ level }) => level.id === levelId))
    .map(({ levelId, within }) => `${levelId} ${formatPlaces(within.receptors)}, ${formatRoughly(within.people)} by their head-counts`);
  if (inside.length === 0) return '';
  return `Recorded places inside, of ${formatRoughly(result.receptorsConsidered)} around: ${inside.join('; ')}.`;
};

interface Advice {
  readonly action: AlertAction;
  /** For the officer who approves. */
  readonly reason: string;
}

/** The action for the whole warning: that of the nearest recorded place, so that nobody is asked to leave into the cloud. */
const chooseAdvice = (run: Run, hazard: AlertHazard, zones: readonly Zone[], now: Date): Advice => {
  const { result } = run;
  if (zones.length === 0) return { action: 'be-ready', reason: 'No protective action follows from this calculation.' };
  const arrivals = result.hits.map(({ arrivalS }) => arrivalS).filter((seconds) => seconds !== null);
  const nearest = arrivals.length === 0 ? null : Math.min(...arrivals);
  const severity = toIncidentSeverity(zones);
  const { action, leftS, instead } = chooseActionAt(run, { hazard, severity, arrivalS: nearest, now });
  if (instead === null) return { action, reason: '' };
  if (isCalm(result)) return { action, reason: 'Shelter is proposed: the air is calm and the cloud may drift anywhere.' };
  // Unknown is not soon.
  if (leftS === null)
    return { action, reason: 'Shelter is proposed: no place is recorded inside, so the time that people have is not known.' };
  const arrival =
    leftS <= 0
      ? 'the cloud may have reached the nearest recorded place'
      : `the cloud reaches the nearest recorded place in about ${formatDuration(leftS)}`;
  const leaves = action === protectiveActions[hazard][severity].inTime;
  const reason = leaves
    ? `Leaving is proposed: ${arrival}.`
    : `Shelter is proposed: ${arrival}, too soon to be sure that everybody gets out.`;
  return { action, reason };
};

/** For the officer: where the texts forbid flame and switch, and how the smoke of a fire is advised. */
const formatNear = (hazard: AlertHazard, { warned }: RunArea, noFlameM: number): string => {
  if (hazard === 'fire')
    return warned !== null && isSmoke(warned)
      ? 'Near the flames people go straight away; in the smoke downwind they shelter. How far the smoke reaches is a convention, not a calculation: look where it comes down.'
      : 'Smoke is not calculated. Near the flames people go straight away; for people in the smoke choose shelter, with an area that contains them.';
  return noFlameM > 0
    ? `No flame and no switch within ${formatDistance(noFlameM)}: twice the distance of half the flammable limit. Beyond it fans and coolers are switched off.`
    : '';
};

/** The name of a demo account already contains its role. */
const formatSender = ({ name, roleTitle }: ProposalFacts['person']): string => (name.includes(roleTitle) ? name : `${name}, ${roleTitle}`);

/**
 * The five contents of a warning (source, hazard, place, action, time) from the templates of every language, which speakers can check
 * beforehand. The results of the run are in the description, for officials.
 */
export const proposeAlert = ({
  run,
  area,
  status,
  incidentId,
  person,
  now,
  publicUrl,
  noFlameM,
  siteName,
  villages,
}: ProposalFacts): AlertInput => {
  const zones = listReachedZones(run.result);
  const expiresAt = new Date(now.getTime() + validMs);
  const severity = toIncidentSeverity(zones);
  const hazard = findRunHazard(run);
  const { action, reason } = chooseAdvice(run, hazard, zones, now);
  const source = joinSentencesWithin(textLimits.name, [formatSender(person), `for ${run.industryName}`]);
  const facts: TemplateFacts = {
    status,
    hazard,
    action,
    source,
    industryName: siteName,
    district: siteName,
    villages,
    chemical: run.result.chemical.name,
    ...findAreaSide(toActArea(area), run.result.site),
    expiresAt,
    moreUrl: toShortLink(publicUrl),
    noFlameM,
    reactsWithWater: isWaterReactive(run.result.chemical.id),
    isCalm: isCalm(run.result),
    windFromDeg: isAllRound(zones) || isCalm(run.result) ? undefined : run.result.windFromDeg,
    towards: undefined,
  };
  return {
    runId: run.id,
    status,
    incidentId,
    incidentSeverity: severity,
    ...fillTemplate(facts, 'en'),
    hazard,
    action,
    translations: Object.fromEntries(listOtherOffered().map((language) => [language, fillTemplate(facts, language)])),
    incidentDescription: joinSentencesWithin(textLimits.note, [
      prefix[status],
      ...formatHazard(run, zones),
      reason,
      formatNear(hazard, area, noFlameM),
      isWaterReactive(run.result.chemical.id) ? `For responders: ${run.result.chemical.name} reacts with water. Put no water on it.` : '',
      formatArea(area),
      ...formatPlace(run, zones, area.zones.at(-1)?.level.id),
      ...formatTimes(run, zones, now, expiresAt),
      formatImpact(run, zones),
      formatWeather(run, zones),
      `Model: ${run.result.model.title}${run.result.model.verified ? '' : ' (not independently verified)'}.`,
      ...run.result.caveats.map((caveat) => `Caveat: ${writePlainNumbers(caveat.message)}`),
    ]),
    expiresAt: expiresAt.toISOString(),
    areaChoice: area.choice,
    ...(area.reason === null ? {} : { areaReason: area.reason }),
  };
};

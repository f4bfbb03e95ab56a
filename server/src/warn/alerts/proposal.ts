import {
  type AlertAction,
  type AlertHazard,
  type AlertInput,
  isTimeToLeave,
  protectiveActions,
  type Run,
  textLimits,
} from '@hazardguard/contract';
import type { Zone } from '@hazardguard/engine';
import { otherLanguageCodes } from '@hazardguard/i18n/languages';
import { findPopulation, listReachedZones } from '../../assess/runs/footprint.ts';
import { findRunHazard } from '../../assess/runs/release-hazard.ts';
import { toShortLink } from '../community/short-link.ts';
import { toIncidentSeverity } from './alert-area.ts';
import { findAreaReachM, type RunArea } from './run-area.ts';
import { formatArea, formatHazard, formatPlace, formatTimes, isAllRound } from './sentences.ts';
import { fillTemplate, type TemplateFacts } from './templates/fill-template.ts';
import { formatDuration, formatList, formatPeople, formatPlaces, formatRoughly, joinSentencesWithin } from './wording.ts';

export interface ProposalFacts {
  readonly run: Run;
  readonly area: RunArea;
  readonly status: AlertInput['status'];
  readonly incidentId: string;
  /** The person who would send it. */
  readonly person: { readonly name: string; readonly roleTitle: string };
  readonly now: Date;
  /** Address of this installation; null or left out: not known. */
  readonly publicUrl?: string | null;
}

const validMs = 60 * 60_000;

/** The first word of exercises and tests. */
const prefix: Readonly<Record<AlertInput['status'], string>> = { Actual: '', Exercise: 'EXERCISE.', Test: 'TEST.' };

const weatherNames: Readonly<Record<Run['weatherOrigin']['source'], string>> = {
  'open-meteo': 'from Open-Meteo',
  weatherapi: 'from WeatherAPI',
  entered: 'entered by hand on site',
  station: 'from a weather station nearby',
  'last-known': 'the last known, not current',
  manual: 'typed into the scenario',
};

const formatWeather = ({ weatherOrigin, result }: Run, zones: readonly Zone[]): string => {
  if (isAllRound(zones)) return '';
  const age = weatherOrigin.ageS === null ? '' : `, ${formatDuration(weatherOrigin.ageS)} old at the time`;
  return `Weather ${weatherNames[weatherOrigin.source]}${age}; stability class ${result.stability}.`;
};

const formatImpact = ({ result }: Run, zones: readonly Zone[]): string => {
  if (zones.length === 0 || result.receptorsConsidered === 0) return '';
  const inside = result.impact
    .filter(({ levelId, within }) => within.people >= 1 && zones.some(({ level }) => level.id === levelId))
    .map(({ levelId, within }) => `${levelId} ${formatPeople(within.people)} at ${formatPlaces(within.receptors)}`);
  if (inside.length === 0) return '';
  return `Inside, of ${formatRoughly(result.receptorsConsidered)} recorded places around: ${formatList(inside)}.`;
};

/** In calm air there is no crosswind direction. */
const isCalm = ({ caveats }: Run['result']): boolean => caveats.some(({ code }) => code === 'calm-wind');

interface Advice {
  readonly action: AlertAction;
  /** For the officer who approves. */
  readonly reason: string;
}

/** The action from the table and the time that the run leaves. The release begins at the scenario's time, else when the run was made. */
const chooseAdvice = (run: Run, hazard: AlertHazard, zones: readonly Zone[], now: Date): Advice => {
  const { result, scenario, createdAt } = run;
  if (zones.length === 0) return { action: 'be-ready', reason: 'No protective action follows from this calculation.' };
  const elapsedS = Math.max(0, (now.getTime() - Date.parse(scenario.time ?? createdAt)) / 1000);
  const arrivals = result.hits.map(({ arrivalS }) => arrivalS).filter((seconds) => seconds !== null);
  const arrivalS = arrivals.length === 0 ? null : Math.min(...arrivals) - elapsedS;
  const halfWidthM = Math.max(...zones.map(({ maxHalfWidthM }) => maxHalfWidthM));
  const calm = isCalm(result);
  const inTime = !calm && isTimeToLeave({ arrivalS, halfWidthM, releaseS: result.source.durationS });
  const { usual, inTime: early } = protectiveActions[hazard][toIncidentSeverity(zones)];
  if (usual === early) return { action: usual, reason: '' };
  if (calm) return { action: usual, reason: 'Shelter is proposed: the air is calm and the cloud may drift anywhere.' };
  const arrival =
    arrivalS === null
      ? 'no recorded place says when the cloud reaches people'
      : arrivalS <= 0
        ? 'the cloud may have reached the nearest recorded place'
        : `the cloud reaches the nearest recorded place in about ${formatDuration(arrivalS)}`;
  const reason = inTime
    ? `Leaving is proposed: ${arrival}.`
    : `Shelter is proposed: ${arrival}, too soon to be sure that everybody gets out.`;
  return { action: inTime ? early : usual, reason };
};

/** The name of a demo account already contains its role. */
const formatSender = ({ name, roleTitle }: ProposalFacts['person']): string => (name.includes(roleTitle) ? name : `${name}, ${roleTitle}`);

/**
 * The five contents of a warning (source, hazard, place, action, time) from the templates of every language, which speakers can check
 * beforehand. The results of the run are in the description, for officials.
 */
export const proposeAlert = ({ run, area, status, incidentId, person, now, publicUrl = null }: ProposalFacts): AlertInput => {
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
    industryName: run.industryName,
    district: run.industryName,
    chemical: run.result.chemical.name,
    reachM: findAreaReachM(area),
    expiresAt,
    moreUrl: toShortLink(publicUrl),
    ...(isAllRound(zones) || isCalm(run.result) ? {} : { windFromDeg: run.result.windFromDeg }),
  };
  return {
    runId: run.id,
    status,
    incidentId,
    incidentSeverity: severity,
    ...fillTemplate(facts, 'en'),
    hazard,
    action,
    translations: Object.fromEntries(otherLanguageCodes.map((language) => [language, fillTemplate(facts, language)])),
    incidentDescription: joinSentencesWithin(textLimits.note, [
      prefix[status],
      ...formatHazard(run, zones),
      reason,
      formatArea(area),
      ...formatPlace(run, zones, findPopulation(run, area.zones.at(-1)?.level.id)),
      ...formatTimes(run, zones, now, expiresAt),
      formatImpact(run, zones),
      formatWeather(run, zones),
      `Model: ${run.result.model.title}${run.result.model.verified ? '' : ' (not independently verified)'}.`,
      ...run.result.caveats.map((caveat) => `Caveat: ${caveat.message}`),
    ]),
    expiresAt: expiresAt.toISOString(),
    areaChoice: area.choice,
    ...(area.reason === null ? {} : { areaReason: area.reason }),
  };
};

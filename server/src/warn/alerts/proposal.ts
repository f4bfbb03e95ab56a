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
import { peopleInside, reachedZones, worstReachM } from '../../assess/runs/footprint.ts';
import { findRunHazard } from '../../assess/runs/release-hazard.ts';
import { severityOf } from './area.ts';
import { goesAllAround, hazardSentences, placeSentences, timeSentences } from './sentences.ts';
import { type TemplateFacts, textFromTemplate } from './templates/fill-template.ts';
import { durationInWords, listInWords, peopleInWords, placesInWords, roughly, sentencesWithin } from './wording.ts';

export interface ProposalFacts {
  readonly run: Run;
  readonly status: AlertInput['status'];
  readonly incidentId: string;
  /** Who would send it. */
  readonly person: { readonly name: string; readonly roleTitle: string };
  readonly now: Date;
}

const validMs = 60 * 60_000;

/** Exercises and tests say so in their first word; a real warning carries neither. */
const prefix: Readonly<Record<AlertInput['status'], string>> = { Actual: '', Exercise: 'EXERCISE.', Test: 'TEST.' };

const weatherNames: Readonly<Record<Run['weatherOrigin']['source'], string>> = {
  'open-meteo': 'from Open-Meteo',
  weatherapi: 'from WeatherAPI',
  entered: 'entered by hand on site',
  station: 'from a weather station nearby',
  'last-known': 'the last known, not current',
  manual: 'typed into the scenario',
};

const weatherSentence = ({ weatherOrigin, result }: Run, zones: readonly Zone[]): string => {
  if (goesAllAround(zones)) return '';
  const age = weatherOrigin.ageS === null ? '' : `, ${durationInWords(weatherOrigin.ageS)} old at the time`;
  return `Weather ${weatherNames[weatherOrigin.source]}${age}; stability class ${result.stability}.`;
};

const impactSentence = ({ result }: Run, zones: readonly Zone[]): string => {
  if (zones.length === 0 || result.receptorsConsidered === 0) return '';
  const inside = result.impact
    .filter(({ levelId, within }) => within.receptors > 0 && zones.some(({ level }) => level.id === levelId))
    .map(({ levelId, within }) => `${levelId} ${peopleInWords(within.people)} at ${placesInWords(within.receptors)}`);
  const found = inside.length > 0 ? listInWords(inside) : 'none';
  return `Inside, of ${roughly(result.receptorsConsidered)} recorded places around: ${found}. People elsewhere are not counted.`;
};

/** In calm air there is no side of the wind to go to. */
const isCalm = ({ caveats }: Run['result']): boolean => caveats.some(({ code }) => code === 'calm-wind');

interface Advice {
  readonly action: AlertAction;
  /** For the officer who approves. */
  readonly reason: string;
}

/** The action of the table, with the time that the run leaves for it. The release begins with the scenario's time, else with the run. */
const adviceFor = (run: Run, hazard: AlertHazard, zones: readonly Zone[], now: Date): Advice => {
  const { result, scenario, createdAt } = run;
  if (zones.length === 0) return { action: 'be-ready', reason: 'No protective action follows from this calculation.' };
  const goneS = Math.max(0, (now.getTime() - Date.parse(scenario.time ?? createdAt)) / 1000);
  const arrivals = result.hits.map(({ arrivalS }) => arrivalS).filter((seconds) => seconds !== null);
  const arrivalS = arrivals.length === 0 ? null : Math.min(...arrivals) - goneS;
  const halfWidthM = Math.max(...zones.map(({ maxHalfWidthM }) => maxHalfWidthM));
  const calm = isCalm(result);
  const inTime = !calm && isTimeToLeave({ arrivalS, halfWidthM, releaseS: result.source.durationS });
  const { usual, inTime: early } = protectiveActions[hazard][severityOf(zones)];
  if (usual === early) return { action: usual, reason: '' };
  if (calm) return { action: usual, reason: 'Shelter is proposed: the air is calm and the cloud may drift anywhere.' };
  const arrival =
    arrivalS === null
      ? 'no recorded place says when the cloud reaches people'
      : arrivalS <= 0
        ? 'the cloud may have reached the nearest recorded place'
        : `the cloud reaches the nearest recorded place in about ${durationInWords(arrivalS)}`;
  const reason = inTime
    ? `Leaving is proposed: ${arrival}.`
    : `Shelter is proposed: ${arrival}, too soon to be sure that everybody gets out.`;
  return { action: inTime ? early : usual, reason };
};

/** A demo account is named after its role already. */
const sender = ({ name, roleTitle }: ProposalFacts['person']): string => (name.includes(roleTitle) ? name : `${name}, ${roleTitle}`);

/**
 * The five contents of a warning (source, hazard, place, action, time) in the ready words of every language, which speakers can check
 * beforehand; what the run computed stands in the description, for officials.
 */
export const proposeAlert = ({ run, status, incidentId, person, now }: ProposalFacts): AlertInput => {
  const zones = reachedZones(run.result);
  const expiresAt = new Date(now.getTime() + validMs);
  const severity = severityOf(zones);
  const hazard = findRunHazard(run);
  const { action, reason } = adviceFor(run, hazard, zones, now);
  const source = sentencesWithin(textLimits.name, [sender(person), `for ${run.industryName}`]);
  const facts: TemplateFacts = {
    status,
    hazard,
    action,
    source,
    industryName: run.industryName,
    district: run.industryName,
    chemical: run.result.chemical.name,
    reachM: zones.length === 0 ? null : worstReachM(run.result),
    expiresAt,
    ...(goesAllAround(zones) || isCalm(run.result) ? {} : { windFromDeg: run.result.windFromDeg }),
  };
  return {
    runId: run.id,
    status,
    incidentId,
    incidentSeverity: severity,
    ...textFromTemplate(facts, 'en'),
    hazard,
    action,
    translations: Object.fromEntries(otherLanguageCodes.map((language) => [language, textFromTemplate(facts, language)])),
    incidentDescription: sentencesWithin(textLimits.note, [
      prefix[status],
      ...hazardSentences(run, zones),
      reason,
      ...placeSentences(run, zones, peopleInside(run.result)),
      ...timeSentences(run, zones, now, expiresAt),
      impactSentence(run, zones),
      weatherSentence(run, zones),
      `Model: ${run.result.model.title}${run.result.model.verified ? '' : ' (not independently verified)'}.`,
      ...run.result.caveats.map((caveat) => `Caveat: ${caveat.message}`),
    ]),
    expiresAt: expiresAt.toISOString(),
  };
};

import { type AlertAction, type AlertHazard, type AlertInput, otherAlertLanguages, type Run, textLimits } from '@hazardguard/contract';
import type { Zone } from '@hazardguard/engine';
import { peopleInside, reachedZones, worstReachM } from '../runs/footprint.ts';
import { severityOf } from './area.ts';
import { actionSentences, goesAllAround, hazardSentences, placeSentences, timeSentences } from './sentences.ts';
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

const slotLimit = 500;
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

const hazards: Readonly<Record<Run['result']['hazard'], AlertHazard>> = {
  leak: 'toxic-leak',
  flammable: 'flammable-leak',
  fire: 'fire',
  explosion: 'explosion',
};

/** The same advice as in the sentences: away from blast and heat, inside or across the wind from a cloud. */
const actionFor = (zones: readonly Zone[], severity: AlertInput['incidentSeverity']): AlertAction => {
  if (zones.length === 0) return 'be-ready';
  if (goesAllAround(zones)) return 'keep-away';
  return severity === 'low' ? 'shelter' : 'leave';
};

/** A demo account is named after its role already. */
const sender = ({ name, roleTitle }: ProposalFacts['person']): string => (name.includes(roleTitle) ? name : `${name}, ${roleTitle}`);

/** The five contents of a warning (source, hazard, place, action, time) from what the run says, and nothing beyond it. */
export const proposeAlert = ({ run, status, incidentId, person, now }: ProposalFacts): AlertInput => {
  const zones = reachedZones(run.result);
  const expiresAt = new Date(now.getTime() + validMs);
  const severity = severityOf(zones);
  const hazard = hazardSentences(run, zones);
  const source = sentencesWithin(textLimits.name, [sender(person), `for ${run.industryName}`]);
  const facts: TemplateFacts = {
    status,
    hazard: hazards[run.result.hazard],
    action: actionFor(zones, severity),
    source,
    industryName: run.industryName,
    district: run.industryName,
    chemical: run.result.chemical.name,
    reachM: worstReachM(run.result),
    expiresAt,
  };
  return {
    runId: run.id,
    status,
    incidentId,
    incidentSeverity: severity,
    source,
    hazard: facts.hazard,
    action: facts.action,
    // Shorter than the English: ready words that speakers can check beforehand.
    translations: Object.fromEntries(otherAlertLanguages.map((language) => [language, textFromTemplate(facts, language)])),
    hazardText: sentencesWithin(slotLimit, [prefix[status], ...hazard]),
    placeText: sentencesWithin(slotLimit, placeSentences(run, zones, peopleInside(run.result))),
    actionText: sentencesWithin(slotLimit, actionSentences(run.result, zones, severity)),
    timeText: sentencesWithin(slotLimit, timeSentences(run, zones, now, expiresAt)),
    incidentDescription: sentencesWithin(textLimits.note, [
      prefix[status],
      ...hazard,
      impactSentence(run, zones),
      weatherSentence(run, zones),
      `Model: ${run.result.model.title}${run.result.model.verified ? '' : ' (not independently verified)'}.`,
      ...run.result.caveats.map((caveat) => `Caveat: ${caveat.message}`),
    ]),
    expiresAt: expiresAt.toISOString(),
  };
};

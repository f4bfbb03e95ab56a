import { findLanguage, type PublicLanguage } from '@hazardguard/i18n/languages';
import type { AlertAction, AlertHazard } from './alert-choices.ts';

type Severity = 'low' | 'medium' | 'high';

interface ActionsAt {
  /** The usual action. */
  readonly usual: AlertAction;
  /** The action if the run shows that everybody inside can leave before the cloud comes. */
  readonly inTime: AlertAction;
}

const alwaysAction = (action: AlertAction): Readonly<Record<Severity, ActionsAt>> => {
  const same = { usual: action, inTime: action };
  return { low: same, medium: same, high: same };
};

/** For a toxic cloud: shelter; leave only above AEGL-2 and only with enough time. */
const shelterFirst = (shelter: AlertAction, leave: AlertAction): Readonly<Record<Severity, ActionsAt>> => ({
  low: { usual: shelter, inTime: shelter },
  medium: { usual: shelter, inTime: leave },
  high: { usual: shelter, inTime: leave },
});

/**
 * What a warning asks people to do, by hazard and severity: the only table, for runs, the form, sensors, drills and precomputed footprints.
 * Reasons and sources: decision 0082.
 *
 * No shelter from a purely flammable gas (bereadynebraska.com, Shelter-in-place); no crossing the wind for heat, blast or fragments.
 */
export const protectiveActions: Readonly<Record<AlertHazard, Readonly<Record<Severity, ActionsAt>>>> = {
  'toxic-leak': shelterFirst('shelter', 'leave'),
  'toxic-flammable-leak': shelterFirst('shelter-no-flame', 'move-away'),
  'flammable-leak': alwaysAction('move-away'),
  fire: alwaysAction('keep-away'),
  explosion: alwaysAction('keep-away'),
};

/** The actions that a person may choose for a hazard, the usual one first. */
export const actionsFor: Readonly<Record<AlertHazard, readonly [AlertAction, ...AlertAction[]]>> = {
  'toxic-leak': ['shelter', 'leave', 'be-ready'],
  'toxic-flammable-leak': ['shelter-no-flame', 'move-away', 'be-ready'],
  'flammable-leak': ['move-away', 'be-ready'],
  fire: ['keep-away', 'be-ready'],
  explosion: ['keep-away', 'be-ready'],
};

const reasons: Readonly<Record<AlertHazard, string>> = {
  'toxic-leak': 'People are safest indoors, or away before the cloud comes.',
  'toxic-flammable-leak': 'The cloud can catch fire: people shelter without a flame or a switch, or move away on foot.',
  'flammable-leak': 'The cloud can catch fire: people move away on foot, without a flame or a switch.',
  fire: 'People go straight away from a fire, never across the wind past it.',
  explosion: 'People go straight away from an explosion, never across the wind past it.',
};

/** Why an action does not fit a hazard; undefined: it fits. */
export const findActionProblem = (hazard: AlertHazard | null, action: AlertAction | null): string | undefined =>
  hazard === null || action === null || actionsFor[hazard].includes(action)
    ? undefined
    : `“${action}” is wrong advice for “${hazard}”. ${reasons[hazard]} Choose: ${actionsFor[hazard].join(', ')}.`;

/** Why a text must not be released for a hazard; undefined: no wrong advice was found, which does not prove that the text is right. */
export const findTextProblem = (hazard: AlertHazard | null, language: PublicLanguage, text: string): string | undefined => {
  if ((hazard === 'fire' || hazard === 'explosion') && findLanguage(language).acrossWind.test(text)) {
    return `${reasons[hazard]} Remove the words about the wind.`;
  }
  if ((hazard === 'flammable-leak' || hazard === 'toxic-flammable-leak') && findLanguage(language).switching.test(text)) {
    return 'The cloud can catch fire and a switch makes a spark. Remove the words about fans, coolers, air conditioning or switching off.';
  }
  return undefined;
};

/** What a run says about the time that people have. */
export interface TimeToLeave {
  /** Until the cloud reaches the nearest recorded place inside, s from now; null: not known. */
  readonly arrivalS: number | null;
  /** Half the greatest width of the widest zone, m. */
  readonly halfWidthM: number;
  /** Duration of the release, s. */
  readonly releaseS: number;
}

/** Until a warning is approved, sent and read, s. Our assumption: no source gives a figure. */
const noticeS = 15 * 60;
/** From reading to the door, s, and the pace of a family with children, m/s: decision 0013. */
const setOutS = 5 * 60;
const paceMs = 1;
/** Longest release for which shelter is good advice, s: "3 hours or less" (rmoflorne.ca, Shelter-in-Place; Chan et al., LBNL: "a few hours or less"). */
const longReleaseS = 3 * 60 * 60;

/**
 * True if people can leave the cloud's path before it comes: t_arrival ≥ t_notice + t_setout + w/v (ERG: time to be warned, to get ready and
 * to leave). In a long release a closed house fills with gas, so leaving is advised even if only early readers can leave: t_notice is 0.
 * Without a recorded place inside, the arrival at the nearest people is unknown: false.
 */
export const isTimeToLeave = ({ arrivalS, halfWidthM, releaseS }: TimeToLeave): boolean =>
  arrivalS !== null && arrivalS >= (releaseS >= longReleaseS ? 0 : noticeS) + setOutS + halfWidthM / paceMs;

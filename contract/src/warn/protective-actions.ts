import { findLanguage, type Language } from '@hazardguard/i18n/languages';
import type { AlertAction, AlertHazard } from './alert-text.ts';

type Severity = 'low' | 'medium' | 'high';

interface ActionsAt {
  /** What people at the place do as a rule. */
  readonly usual: AlertAction;
  /** What they do where the run shows that everybody inside can be gone before the cloud comes. */
  readonly inTime: AlertAction;
}

const alwaysAction = (action: AlertAction): Readonly<Record<Severity, ActionsAt>> => {
  const same = { usual: action, inTime: action };
  return { low: same, medium: same, high: same };
};

/** Where a cloud is toxic: shelter, and leaving only from a level that harms (AEGL-2 and above) and only with time for it. */
const shelterFirst = (shelter: AlertAction, leave: AlertAction): Readonly<Record<Severity, ActionsAt>> => ({
  low: { usual: shelter, inTime: shelter },
  medium: { usual: shelter, inTime: leave },
  high: { usual: shelter, inTime: leave },
});

/**
 * What a warning asks people to do, by hazard and severity: the one table that every route of a warning reads (a run, the form, sensors,
 * drills, precomputed footprints). Reasons and sources: decision 0082.
 *
 * Sheltering is not for a flammable gas alone (bereadynebraska.com, Shelter-in-place), crossing the wind not for heat, blast or fragments.
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
  'toxic-leak': 'People are safest indoors, or gone before the cloud comes.',
  'toxic-flammable-leak': 'The cloud can catch fire: people shelter without a flame or a switch, or move away on foot.',
  'flammable-leak': 'The cloud can catch fire: people move away on foot, without a flame or a switch.',
  fire: 'People go straight away from a fire, never across the wind past it.',
  explosion: 'People go straight away from an explosion, never across the wind past it.',
};

/** Why a hazard and an action do not go together, in words; undefined: they do. */
export const findActionProblem = (hazard: AlertHazard | null, action: AlertAction | null): string | undefined =>
  hazard === null || action === null || actionsFor[hazard].includes(action)
    ? undefined
    : `“${action}” is wrong advice for “${hazard}”. ${reasons[hazard]} Choose: ${actionsFor[hazard].join(', ')}.`;

/** Why a text written by hand must not go out for a hazard; undefined: no such words were found, which does not mean that it is right. */
export const findTextProblem = (hazard: AlertHazard | null, language: Language, text: string): string | undefined => {
  if ((hazard === 'fire' || hazard === 'explosion') && findLanguage(language).acrossWind.test(text)) {
    return `${reasons[hazard]} Take the words about the wind out.`;
  }
  if ((hazard === 'flammable-leak' || hazard === 'toxic-flammable-leak') && findLanguage(language).switching.test(text)) {
    return 'The cloud can catch fire and a switch makes a spark: take the words about fans, coolers, air conditioning or switching off out.';
  }
  return undefined;
};

/** What a run knows about the time that people have. */
export interface TimeToLeave {
  /** Until the cloud reaches the nearest recorded place inside, s from now; null: not known. */
  readonly arrivalS: number | null;
  /** Half the greatest width of the widest zone, m. */
  readonly halfWidthM: number;
  /** Duration of the release, s. */
  readonly releaseS: number;
}

/** Until a warning is approved, sent and read, s. Ours: no source gives one figure. */
const noticeS = 15 * 60;
/** From reading to the door, s, and the pace of a family with children, m/s: decision 0013. */
const setOutS = 5 * 60;
const paceMs = 1;
/** Up to here shelter is a good answer, s: "3 hours or less" (rmoflorne.ca, Shelter-in-Place; Chan et al., LBNL: "a few hours or less"). */
const longReleaseS = 3 * 60 * 60;

/**
 * True where people can be out of the cloud's path before it comes: t_arrival ≥ t_notice + t_setout + w/v (ERG: time to be warned, to get
 * ready and to leave). Of a long release, in which a closed house fills, those who read the warning early are worth it: t_notice falls
 * away. Where no recorded place is inside, nothing is known about the nearest people: false.
 */
export const isTimeToLeave = ({ arrivalS, halfWidthM, releaseS }: TimeToLeave): boolean =>
  arrivalS !== null && arrivalS >= (releaseS >= longReleaseS ? 0 : noticeS) + setOutS + halfWidthM / paceMs;

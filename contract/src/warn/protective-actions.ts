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
  // Near the leak, where the cloud can burn, the advice is another: `flammableAction`.
  'toxic-flammable-leak': shelterFirst('shelter', 'leave'),
  'flammable-leak': alwaysAction('move-away'),
  'unknown-gas': alwaysAction('shelter'),
  smell: alwaysAction('shelter'),
  fire: alwaysAction('keep-away'),
  explosion: alwaysAction('keep-away'),
};

/** Hazards whose cloud can burn near the leak and poisons far beyond: no flame and no switch is advice for the near part only (decision 0143). */
export const burnsNearby = (hazard: AlertHazard | null): boolean =>
  hazard === 'toxic-flammable-leak' || hazard === 'unknown-gas' || hazard === 'smell';
/** The action in the near part. */
export const flammableAction = 'shelter-no-flame' satisfies AlertAction;
/** The near part where no run says how far the cloud can burn, m: an assumption, of about three times the farthest of the recomputed cases. */
export const assumedNoFlameM = 300;

/** The actions that a person may choose for a hazard, the usual one first. */
export const actionsFor: Readonly<Record<AlertHazard, readonly [AlertAction, ...AlertAction[]]>> = {
  'toxic-leak': ['shelter', 'leave', 'be-ready'],
  'toxic-flammable-leak': ['shelter', 'shelter-no-flame', 'leave', 'move-away', 'be-ready'],
  'flammable-leak': ['move-away', 'be-ready'],
  'unknown-gas': ['shelter', 'shelter-no-flame', 'leave', 'move-away', 'be-ready'],
  smell: ['shelter', 'shelter-no-flame', 'be-ready'],
  // In the smoke people shelter; near the flames they go straight away.
  fire: ['keep-away', 'shelter', 'be-ready'],
  explosion: ['keep-away', 'be-ready'],
};

const reasons: Readonly<Record<AlertHazard, string>> = {
  'toxic-leak': 'People are safest indoors, or away before the cloud comes.',
  'toxic-flammable-leak': 'The cloud is poisonous, and near the leak it can catch fire: people shelter or leave.',
  'unknown-gas': 'The gas may be poisonous or catch fire: people shelter or leave.',
  smell: 'The smell is being checked: people stay indoors.',
  'flammable-leak': 'The cloud can catch fire: people move away on foot, without a flame or a switch.',
  fire: 'People go straight away from a fire, never across the wind past it; in the smoke they shelter.',
  explosion: 'People go straight away from an explosion, never across the wind past it.',
};

/** Why an action does not fit a hazard; undefined: it fits. */
export const findActionProblem = (hazard: AlertHazard | null, action: AlertAction | null): string | undefined =>
  hazard === null || action === null || actionsFor[hazard].includes(action)
    ? undefined
    : `“${action}” is wrong advice for “${hazard}”. ${reasons[hazard]} Choose: ${actionsFor[hazard].join(', ')}.`;

/** Why a text must not be released for a hazard; undefined: no wrong advice was found, which does not prove that the text is right. */
export const findTextProblem = (
  { hazard, action }: { readonly hazard: AlertHazard | null; readonly action: AlertAction | null },
  language: PublicLanguage,
  text: string,
): string | undefined => {
  if ((hazard === 'fire' || hazard === 'explosion') && findLanguage(language).acrossWind.test(text)) {
    return `${reasons[hazard]} Remove the words about the wind.`;
  }
  const burns = hazard === 'flammable-leak' || action === 'shelter-no-flame' || action === 'move-away';
  if (burns && findLanguage(language).switching.test(text)) {
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

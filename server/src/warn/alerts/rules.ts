import {
  type AlertEdit,
  type AlertInput,
  type AlertKind,
  type AlertState,
  ApiError,
  alertStatuses,
  type FieldProblem,
  findActionProblem,
  findSecondPersonBar,
  findTextProblem,
  incidentIdDigits,
  incidentIdPrefix,
  practiceWords,
  type SecondPersonBar,
  type SecondPersonFacts,
  secondPersonRule,
} from '@hazardguard/contract';
import { languageCodes, otherLanguageCodes } from '@hazardguard/i18n/languages';

interface Transition {
  readonly from: readonly AlertState[];
  readonly to: AlertState;
  /** The public must have a released message of the alert that has not expired. */
  readonly live?: true;
}

const written = ['draft', 'waiting', 'returned'] as const;

/**
 * The life of an alert: every step there is, from which states, into which. 'Expired' is no state: it follows from the clock. What the
 * public reads is never edited under its eyes: an update is written beside it and takes its place when it is released.
 */
export const alertTransitions = {
  save: { from: written, to: 'draft' },
  submit: { from: ['draft'], to: 'waiting' },
  approve: { from: ['waiting'], to: 'released' },
  return: { from: ['waiting'], to: 'returned' },
  override: { from: written, to: 'released' },
  revise: { from: ['released', 'returned'], to: 'draft', live: true },
  clear: { from: [...written, 'released'], to: 'waiting', live: true },
  cancel: { from: [...written, 'released'], to: 'cancelled', live: true },
} as const satisfies Readonly<Record<string, Transition>>;
export type AlertStep = keyof typeof alertTransitions;

/** What the rules look at. */
export interface AlertStatus {
  readonly state: AlertState;
  readonly version: number;
  readonly kind: AlertKind;
  readonly expires_at: Date;
  readonly authors: readonly string[];
  readonly live_state: 'released' | 'cancelled' | null;
  readonly live_expires_at: Date | null;
}

const stepNames: Readonly<Record<AlertStep, string>> = {
  save: 'changed',
  submit: 'handed in',
  approve: 'approved',
  return: 'sent back',
  override: 'released',
  revise: 'updated',
  clear: 'ended by an all clear',
  cancel: 'cancelled',
};

/** Refuses what the table does not have, a version that was not seen, and what has expired. */
export const refuseStep = (standing: AlertStatus, step: AlertStep, seenVersion: number, now: Date): void => {
  const { from, live }: Transition = alertTransitions[step];
  if (standing.version !== seenVersion) {
    throw new ApiError('edited-meanwhile', 'Somebody has changed this alert meanwhile; read it again and decide again');
  }
  if (!from.includes(standing.state)) {
    throw new ApiError('conflict', `An alert that is ${standing.state} cannot be ${stepNames[step]}`);
  }
  if (live && standing.live_state !== 'released') {
    throw new ApiError('conflict', `Nothing of this alert is public, so that it cannot be ${stepNames[step]}`);
  }
  const ends = live ? standing.live_expires_at : standing.expires_at;
  // A draft may be changed and sent back after its end: that is how it gets a new one.
  if (step !== 'save' && step !== 'return' && ends !== null && ends <= now) {
    throw new ApiError('conflict', `The alert has expired and cannot be ${stepNames[step]}`);
  }
};

/** The words of an all clear are fixed: it is approved, sent back, or followed by an update. */
export const refuseAllClear = ({ kind }: AlertStatus): void => {
  if (kind === 'Cancel') throw new ApiError('conflict', 'An all clear cannot be edited; send it back and write an update');
};

const bars: Readonly<Record<Exclude<SecondPersonBar, 'author'>, string>> = {
  invitation: `You invited the author, or the author invited you, within the last ${secondPersonRule.invitationDays} days`,
  browser: 'The author was signed in at this browser within the last hour',
};

/** Nobody releases what they have written, or gives the all clear that they asked for, in this account or another. */
export const refuseSecondPerson = ({ kind }: Pick<AlertStatus, 'kind'>, facts: SecondPersonFacts): void => {
  const bar = findSecondPersonBar(facts);
  if (bar === null) return;
  const own = kind === 'Cancel' ? 'You asked for this all clear' : 'You have written this alert';
  if (bar === 'author') throw new ApiError('forbidden', `${own}; another person must approve it`);
  throw new ApiError(`tied-by-${bar}`, `${bars[bar]}; another person must approve it`);
};

interface Setting {
  readonly mode: 'demo' | 'live';
  /** The run is about a made-up site. */
  readonly sample: boolean;
  /** It belongs to a drill. */
  readonly exercise?: boolean;
}

/** A made-up plant or a demo can never become a real warning. The first is the default. */
export const listStatuses = ({ mode, sample, exercise = false }: Setting): readonly AlertInput['status'][] =>
  exercise ? ['Exercise'] : mode === 'demo' || sample ? ['Exercise', 'Test'] : alertStatuses;

const longestMs = 24 * 60 * 60_000;

type Checked = Pick<AlertEdit, 'status' | 'translations' | 'expiresAt' | 'hazard' | 'action' | 'hazardText' | 'actionText' | 'smsText'>;

const openingWords = otherLanguageCodes.flatMap((language) => [practiceWords.Exercise[language], practiceWords.Test[language]]);

/** The fields whose text calls itself an exercise or a test. */
const listPracticeTexts = ({ hazardText, translations = {} }: Checked): readonly string[] => [
  ...(/^\s*(exercise|test)\b/i.test(hazardText) ? ['hazardText'] : []),
  ...otherLanguageCodes
    .filter((language) => openingWords.some((word) => translations[language]?.hazardText.trim().startsWith(word)))
    .map((language) => `translations.${language}.hazardText`),
];

/** Why a status is none of those that are allowed. */
export const explainStatus = ({ exercise }: Setting): string =>
  exercise
    ? 'An alert of a drill is an exercise, and never anything else'
    : 'A demo or a sample site can make exercises and tests only, never an actual warning';

/** The fields whose text does not say in its first word that it is an exercise. */
const listUnmarkedTexts = ({ hazardText, translations = {} }: Checked): readonly string[] => [
  ...(hazardText.trimStart().startsWith(practiceWords.Exercise.en) ? [] : ['hazardText']),
  ...otherLanguageCodes
    .filter((language) => translations[language]?.hazardText.trimStart().startsWith(practiceWords.Exercise[language]) === false)
    .map((language) => `translations.${language}.hazardText`),
];

/** Advice that does not go with the hazard: the action chosen, and words that a person has written, in every language. */
export const findAdviceProblems = (
  input: Pick<Checked, 'hazard' | 'action' | 'actionText' | 'smsText' | 'translations'>,
): readonly FieldProblem[] => {
  const { action = null, hazard = null, translations = {} } = input;
  const wrong = findActionProblem(hazard, action);
  const texts = languageCodes.flatMap((language) => {
    const text = language === 'en' ? input : translations[language];
    const path = language === 'en' ? '' : `translations.${language}.`;
    return (['actionText', 'smsText'] as const).flatMap((content) => {
      const message = findTextProblem(hazard, language, text?.[content] ?? '');
      return message === undefined ? [] : [{ field: `${path}${content}`, message }];
    });
  });
  return wrong === undefined ? texts : [{ field: 'action', value: action ?? '', message: wrong }, ...texts];
};

/** What the schema cannot know: what the run and the mode allow, and the moment. */
export const findAlertProblems = (input: Checked, setting: Setting, now: Date): readonly FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const statuses = listStatuses(setting);
  if (!statuses.includes(input.status)) {
    problems.push({
      field: 'status',
      value: input.status,
      allowed: statuses.join(', '),
      message: explainStatus(setting),
    });
  }
  if (input.status === 'Actual') {
    for (const field of listPracticeTexts(input)) {
      problems.push({ field, message: 'The text begins with EXERCISE or TEST but the status is Actual' });
    }
  }
  if (setting.exercise) {
    for (const field of listUnmarkedTexts(input)) {
      problems.push({ field, message: 'The text of an exercise begins with EXERCISE, in the words of its language' });
    }
  }
  problems.push(...findAdviceProblems(input));
  const leftMs = Date.parse(input.expiresAt) - now.getTime();
  if (!(leftMs > 0 && leftMs <= longestMs)) {
    problems.push({
      field: 'expiresAt',
      value: input.expiresAt,
      allowed: 'within the next 24 hours',
      message: 'The expiry must lie within the next 24 hours',
    });
  }
  return problems;
};

/** 'INC' and the last six digits of the time, ms: they come round every 1,000 s, so the store says which are taken. */
export const toIncidentId = (ms: number): string => `${incidentIdPrefix}${String(ms).slice(-incidentIdDigits)}`;

/** The identifiers of this moment and the following ones, first choice first. */
export const listIncidentIds = (ms: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_none, index) => toIncidentId(ms + index));

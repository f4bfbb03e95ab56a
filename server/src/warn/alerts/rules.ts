import {
  type AlertEdit,
  type AlertInput,
  type AlertKind,
  type AlertState,
  ApiError,
  alertStatuses,
  type FieldProblem,
  findActionProblem,
  findReleaseBar,
  findTextProblem,
  incidentIdDigits,
  incidentIdPrefix,
  practiceWords,
  type ReleaseFacts,
  secondPersonRule,
} from '@hazardguard/contract';
import { otherPublicLanguageCodes, publicLanguageCodes } from '@hazardguard/i18n/languages';

interface Transition {
  readonly from: readonly AlertState[];
  readonly to: AlertState;
  /** True: the alert must have a public message that has not expired. */
  readonly live?: true;
}

const editableStates = ['draft', 'waiting', 'returned'] as const;

/**
 * The life cycle of an alert: every step with its states before and after. 'Expired' is not a state: it follows from the time. A public
 * message is never edited: an update is a new version that replaces it when it is released.
 */
export const alertTransitions = {
  save: { from: editableStates, to: 'draft' },
  submit: { from: ['draft'], to: 'waiting' },
  approve: { from: ['waiting'], to: 'released' },
  return: { from: ['waiting'], to: 'returned' },
  override: { from: editableStates, to: 'released' },
  revise: { from: ['released', 'returned'], to: 'draft', live: true },
  clear: { from: [...editableStates, 'released'], to: 'waiting', live: true },
  cancel: { from: [...editableStates, 'released'], to: 'cancelled', live: true },
} as const satisfies Readonly<Record<string, Transition>>;
export type AlertStep = keyof typeof alertTransitions;

/** The facts that the rules check. */
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
  submit: 'submitted',
  approve: 'approved',
  return: 'sent back',
  override: 'released',
  revise: 'updated',
  clear: 'ended by an all clear',
  cancel: 'cancelled',
};

/** Refuses a step that the table does not allow, an outdated version, and an expired alert. */
export const refuseStep = (status: AlertStatus, step: AlertStep, seenVersion: number, now: Date): void => {
  const { from, live }: Transition = alertTransitions[step];
  if (status.version !== seenVersion) {
    throw new ApiError('edited-meanwhile', 'Another user has changed this alert. Reload it and decide again.');
  }
  if (!from.includes(status.state)) {
    throw new ApiError('conflict', `An alert that is ${status.state} cannot be ${stepNames[step]}`);
  }
  if (live && status.live_state !== 'released') {
    throw new ApiError('conflict', `This alert is not public and cannot be ${stepNames[step]}`);
  }
  const ends = live ? status.live_expires_at : status.expires_at;
  // An expired draft may be changed or sent back, so that it can get a new expiry.
  if (step !== 'save' && step !== 'return' && ends !== null && ends <= now) {
    throw new ApiError('conflict', `The alert has expired and cannot be ${stepNames[step]}`);
  }
};

/** The text of an all clear is fixed: it is approved, sent back, or followed by an update. */
export const refuseAllClear = ({ kind }: AlertStatus): void => {
  if (kind === 'Cancel') throw new ApiError('conflict', 'An all clear cannot be edited; send it back and write an update');
};

const ties: Readonly<Record<'invitation' | 'browser', string>> = {
  invitation: `Your account and an author's are connected by invitations or rights given within the last ${secondPersonRule.newAccountDays} days`,
  browser: 'The author was signed in at this browser within the last hour',
};

/** Nobody may release their own alert or approve the all clear they requested, with this account or another. */
export const refuseRelease = ({ kind }: Pick<AlertStatus, 'kind'>, facts: ReleaseFacts): void => {
  const bar = findReleaseBar(facts);
  if (bar === null) return;
  if (bar === 'role') throw new ApiError('forbidden', 'Your role does not allow this');
  if (bar === 'second-factor') throw new ApiError('second-factor-due', 'Set up the second step of signing in first');
  const own = kind === 'Cancel' ? 'You requested this all clear' : 'You have written this alert';
  if (bar === 'author') throw new ApiError('forbidden', `${own}; another person must approve it`);
  const remedy = bar === 'invitation' ? 'another person must approve it or confirm the new account' : 'another person must approve it';
  throw new ApiError(`tied-by-${bar}`, `${ties[bar]}; ${remedy}`);
};

interface Setting {
  readonly mode: 'demo' | 'live';
  /** The run is about a sample site. */
  readonly sample: boolean;
  /** It belongs to a drill. */
  readonly exercise: boolean;
}

/** The statuses an alert may have; the first is the default. A sample site or a demo never makes an actual warning. */
export const listStatuses = ({ mode, sample, exercise }: Setting): readonly AlertInput['status'][] =>
  exercise ? ['Exercise'] : mode === 'demo' || sample ? ['Exercise', 'Test'] : alertStatuses;

const maxValidityMs = 24 * 60 * 60_000;

type CheckedInput = Pick<
  AlertEdit,
  'status' | 'translations' | 'expiresAt' | 'hazard' | 'action' | 'hazardText' | 'actionText' | 'smsText'
>;

const openingWords = otherPublicLanguageCodes.flatMap((language) => [practiceWords.Exercise[language], practiceWords.Test[language]]);

/** The fields whose text begins with exercise or test. */
const listPracticeTexts = ({ hazardText, translations = {} }: CheckedInput): readonly string[] => [
  ...(/^\s*(exercise|test)\b/i.test(hazardText) ? ['hazardText'] : []),
  ...otherPublicLanguageCodes
    .filter((language) => openingWords.some((word) => translations[language]?.hazardText.trim().startsWith(word)))
    .map((language) => `translations.${language}.hazardText`),
];

/** Why a status is not allowed. */
export const explainStatus = ({ exercise }: Setting): string =>
  exercise
    ? 'An alert of a drill must be an exercise'
    : 'A demo or a sample site can only make exercises and tests, never an actual warning';

/** The fields whose text does not begin with the word for exercise. */
const listUnmarkedTexts = ({ hazardText, translations = {} }: CheckedInput): readonly string[] => [
  ...(hazardText.trimStart().startsWith(practiceWords.Exercise.en) ? [] : ['hazardText']),
  ...otherPublicLanguageCodes
    .filter((language) => translations[language]?.hazardText.trimStart().startsWith(practiceWords.Exercise[language]) === false)
    .map((language) => `translations.${language}.hazardText`),
];

/** Advice that does not fit the hazard: the chosen action, and the texts in every language. */
export const findAdviceProblems = (
  input: Pick<CheckedInput, 'hazard' | 'action' | 'actionText' | 'smsText' | 'translations'>,
): readonly FieldProblem[] => {
  const { action = null, hazard = null, translations = {} } = input;
  const wrong = findActionProblem(hazard, action);
  const texts = publicLanguageCodes.flatMap((language) => {
    const text = language === 'en' ? input : translations[language];
    const path = language === 'en' ? '' : `translations.${language}.`;
    return (['actionText', 'smsText'] as const).flatMap((content) => {
      const message = findTextProblem({ hazard, action }, language, text?.[content] ?? '');
      return message === undefined ? [] : [{ field: `${path}${content}`, message }];
    });
  });
  return wrong === undefined ? texts : [{ field: 'action', value: action ?? '', message: wrong }, ...texts];
};

/** Checks that need more than the schema: what the run and the mode allow, and the time. */
export const findAlertProblems = (input: CheckedInput, setting: Setting, now: Date): readonly FieldProblem[] => {
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
      problems.push({ field, message: 'The text of an exercise must begin with EXERCISE, in its language' });
    }
  }
  problems.push(...findAdviceProblems(input));
  const leftMs = Date.parse(input.expiresAt) - now.getTime();
  if (!(leftMs > 0 && leftMs <= maxValidityMs)) {
    problems.push({
      field: 'expiresAt',
      value: input.expiresAt,
      allowed: 'within the next 24 hours',
      message: 'The expiry must be within the next 24 hours',
    });
  }
  return problems;
};

/** 'INC' and the last six digits of the time, ms. They repeat every 1,000 s, so the store checks which are taken. */
export const toIncidentId = (ms: number): string => `${incidentIdPrefix}${String(ms).slice(-incidentIdDigits)}`;

/** The identifiers of this moment and the following ones, first choice first. */
export const listIncidentIds = (ms: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_none, index) => toIncidentId(ms + index));

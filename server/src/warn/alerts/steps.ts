import {
  type Account,
  type Alert,
  type AlertState,
  type AlertText,
  ApiError,
  type AreaQuestion,
  type CancelReason,
  type Run,
  storedTranslations,
} from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { readRun } from '../../assess/runs/read-run.ts';
import { findTies } from '../../platform/auth/second-person.ts';
import type { SignCap } from '../../platform/cap/sign-cap.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { keepOffered, listOtherOffered } from '../../platform/texts/offered-languages.ts';
import { requestApproval } from '../escalation/approval.ts';
import { parsePolygons } from './area-facts.ts';
import { answerClearCheck, type ClearDeps, checkClear } from './clear-check.ts';
import { editedMeanwhile, noSuchAlert, readAlert, toVariantColumns, type VariantDeps } from './draft-alert.ts';
import { notifyApprovers } from './notify-approvers.ts';
import type { VariantContent } from './place-variants.ts';
import { findOpenQuestion, toCarriedColumns, toSavedByColumns } from './present.ts';
import { release } from './release.ts';
import { type AlertStep, alertTransitions, explainStatus, findAdviceProblems, listStatuses, refuseRelease, refuseStep } from './rules.ts';
import { type AlertRow, appendVersion, findAlert, findVersion, type Kysely } from './store.ts';
import { buildCancelText, renewTimes } from './templates/fill-template.ts';

type Columns = ReturnType<typeof toCarriedColumns>;

export interface StepDeps {
  readonly database: Database;
  readonly settings: Pick<Settings, 'mode' | 'publicUrl' | 'secondFactorRequired'>;
  readonly sign: SignCap;
  readonly compute: VariantDeps['compute'] & ClearDeps['compute'];
}

/** A decision by a person about a version of an alert. */
export interface Decision {
  readonly id: string;
  readonly version: number;
  readonly person: Account;
  readonly now: Date;
  /** The browser used; absent: not known. */
  readonly deviceId?: string | null;
}

interface Change extends Partial<Columns> {
  readonly reason?: string | null;
  readonly early_clear?: string | null;
  readonly override_reason?: string;
}

const isPublicState = (state: AlertState): boolean => state === 'released' || state === 'cancelled';

/** What becomes public has only the languages that are offered now: one may have been switched off since the draft. */
const withOffered = <Version extends Pick<Columns, 'translations'>>(version: Version): Version => ({
  ...version,
  translations: JSON.stringify(keepOffered(JSON.parse(version.translations) as Readonly<Record<string, unknown>>)),
});

/** Takes one step of an alert in one transaction: checks it, appends the version and, if public, releases it; if it waits, calls approvers. */
const takeStep = async (
  { database, settings, sign }: StepDeps,
  step: AlertStep,
  { id, version, person, now }: Decision,
  change: (row: AlertRow, transaction: Kysely) => Change | Promise<Change>,
): Promise<Alert> => {
  await database.kysely.transaction().execute(async (kysely) => {
    const transaction = { kysely };
    const row = await findAlert(transaction, id);
    if (!row) throw noSuchAlert();
    refuseStep(row, step, version, now);
    const { to } = alertTransitions[step];
    const state = to === 'released' && row.kind === 'Cancel' ? 'cancelled' : to;
    const next = {
      ...toCarriedColumns(row),
      ...(await change(row, transaction)),
      version: row.version + 1,
      state,
      ...toSavedByColumns(person),
    };
    if (!(await appendVersion(transaction, isPublicState(state) ? withOffered(next) : next))) throw editedMeanwhile();
    if (isPublicState(state)) await release(transaction, { settings, sign }, id);
    if (state === 'waiting') await requestApproval({ kysely, secondFactorRequired: settings.secondFactorRequired }, id);
  });
  return readAlert(database, id);
};

/** True for a real warning: not an exercise, a test or a demo. */
export const isReal = ({ status, drill_id }: AlertRow, { mode }: Pick<Settings, 'mode'>): boolean =>
  mode === 'live' && status === 'Actual' && drill_id === null;

/** Refuses an alert without an area, with a status that is not allowed, or with wrong advice. */
const refuseUnready = (row: AlertRow, { mode }: Pick<Settings, 'mode'>): void => {
  // An all clear has its text from the templates, and the area and status of the warning that it ends.
  if (row.kind === 'Cancel') return;
  const { area, status, sample, drill_id } = row;
  if (parsePolygons(area).length === 0) {
    throw new ApiError('conflict', 'The alert has no area. Enter one before you submit it.');
  }
  const setting = { mode, sample, exercise: drill_id !== null };
  if (!listStatuses(setting).includes(status)) {
    throw new ApiError('conflict', explainStatus(setting));
  }
  // A draft may be older than the present table of actions.
  const [wrong] = findAdviceProblems({
    hazard: row.hazard,
    action: row.action,
    actionText: row.action_text,
    translations: storedTranslations.parse(row.translations),
  });
  if (wrong) throw new ApiError('conflict', wrong.message);
};

const unansweredQuestion = ({ actNow, zone, because, districts }: AreaQuestion): ApiError => {
  const people = `${actNow ?? 'an unknown number of'} people in the act-now area, ${zone ?? 'an unknown number of'} in the zone`;
  const limit = because.includes('model-limit') ? '; the level may reach farther than the model' : '';
  const leaves = districts.length === 0 ? '' : `; it reaches the district of ${districts.join(', ')}`;
  const message = `Confirm the area, or change it: ${people}${leaves}${limit}`;
  return new ApiError('conflict', message, [{ field: 'areaConfirmed', allowed: 'true', message }]);
};

/** The person who submits it counts as an author, and answers for an area that asks a question. */
export const submitAlert = (deps: StepDeps, decision: Decision, areaConfirmed: boolean): Promise<Alert> =>
  takeStep(deps, 'submit', decision, (row) => {
    refuseUnready(row, deps.settings);
    const question = findOpenQuestion(row);
    if (question !== null && !areaConfirmed) throw unansweredQuestion(question);
    return {
      authors: [...new Set([...row.authors, decision.person.id])],
      reason: row.reason,
      ...(question === null ? {} : { area_answer: JSON.stringify(question) }),
    };
  });

/** For an all clear: what this person answers for against its check. Computed before the transaction, which must not wait for the model. */
const answerForClear = async (
  deps: StepDeps,
  { id, person, now }: Decision,
  look: { readonly secondLook: boolean; readonly reason: string | undefined },
): Promise<(version: number) => string | null> => {
  const row = await findAlert(deps.database, id);
  if (!row) throw noSuchAlert();
  const check = await checkClear(deps, row, now);
  return (version) => answerClearCheck(check, look, person.name, version);
};

const isWaitingClear = async ({ database }: StepDeps, { id }: Decision): Promise<boolean> =>
  (await findAlert(database, id))?.kind === 'Cancel';

export const approveAlert = async (
  deps: StepDeps,
  decision: Decision,
  look: { readonly secondLook: boolean; readonly reason: string | undefined },
): Promise<Alert> => {
  const answer = (await isWaitingClear(deps, decision)) ? await answerForClear(deps, decision, look) : null;
  return takeStep(deps, 'approve', decision, async (row, transaction) => {
    refuseUnready(row, deps.settings);
    const { id: approver } = decision.person;
    const { isInvitation, isSameBrowser } = await findTies(transaction, {
      authors: row.authors,
      approver,
      deviceId: decision.deviceId ?? null,
    });
    refuseRelease(row, {
      role: decision.person.role,
      // Refused before the call is answered.
      owesSecondFactor: false,
      isAuthor: row.authors.includes(approver),
      isReal: isReal(row, deps.settings),
      isInvitation,
      isSameBrowser,
    });
    return { reason: row.reason, ...(answer === null ? {} : { early_clear: answer(row.version + 1) }) };
  });
};

export const returnAlert = (deps: StepDeps, decision: Decision, reason: string): Promise<Alert> =>
  takeStep(deps, 'return', decision, () => ({ reason }));

/** Emergency release without a second person; the reason is shown with the alert everywhere. */
export const overrideAlert = async (deps: StepDeps, decision: Decision, reason: string): Promise<Alert> => {
  // An override has its reason, and is the second look.
  const look = { secondLook: true, reason };
  const answer = (await isWaitingClear(deps, decision)) ? await answerForClear(deps, decision, look) : null;
  return takeStep(deps, 'override', decision, (row) => {
    refuseUnready(row, deps.settings);
    return { reason: row.reason, override_reason: reason, ...(answer === null ? {} : { early_clear: answer(row.version + 1) }) };
  });
};

/** An update starts with the content of the public message, which stays until the update is released. */
export const reviseAlert = (
  deps: StepDeps,
  decision: Decision,
  { reason, renew = false }: { readonly reason?: string | undefined; readonly renew?: boolean },
): Promise<Alert> =>
  takeStep(deps, 'revise', decision, async (row, transaction) => {
    if (row.state === 'returned' && row.kind !== 'Cancel') throw new ApiError('conflict', 'This alert was sent back; edit it instead');
    const live = row.kind === 'Cancel' ? await toPublicColumns(row, transaction) : {};
    const renewed = renew ? toRenewedColumns(await findVersion(transaction, row.id, row.live_version ?? 0), decision.now) : {};
    const next = { ...toCarriedColumns(row), ...live, ...renewed };
    const variants = await toVariantColumns(deps, await readVariantRun(deps, next.run_id), toVariantContent(next), decision.now);
    return {
      ...live,
      ...renewed,
      ...variants,
      cancel_because: null,
      early_clear: null,
      kind: 'Update',
      authors: [decision.person.id],
      reason: reason ?? null,
    };
  });

/** The advice by place is calculated again: time has passed, and the cloud may have come where people had time to leave. */
export const readVariantRun = async ({ database }: Pick<StepDeps, 'database'>, runId: string | null): Promise<Run | null> =>
  runId === null ? null : (await readRun(database, runId)).run;

export const toVariantContent = (columns: Columns): VariantContent => ({
  status: columns.status,
  hazard: columns.hazard,
  action: columns.action,
  english: {
    source: columns.source,
    hazardText: columns.hazard_text,
    placeText: columns.place_text,
    actionText: columns.action_text,
    timeText: columns.time_text,
    ...(columns.sms_text === null ? {} : { smsText: columns.sms_text }),
  },
  translations: storedTranslations.parse(JSON.parse(columns.translations)),
  byPlace: columns.by_place,
  area: JSON.parse(columns.area),
  population: columns.population === null ? null : JSON.parse(columns.population),
  kind: columns.kind,
});

const renewedMs = 60 * 60_000;

/** The texts of the public message with the end an hour from now, in every language. */
const toRenewedColumns = (live: Awaited<ReturnType<typeof findVersion>>, now: Date): Change => {
  const [from, to] = [live.expires_at, new Date(now.getTime() + renewedMs)];
  const english = renewTimes({ timeText: live.time_text, ...(live.sms_text === null ? {} : { smsText: live.sms_text }) }, from, to, 'en');
  const translations = storedTranslations.parse(live.translations);
  const renewed = Object.entries(translations).map(([language, text]) => [
    language,
    renewTimes(text, from, to, language as PublicLanguage),
  ]);
  return {
    expires_at: to,
    time_text: english.timeText,
    sms_text: english.smsText ?? null,
    translations: JSON.stringify(Object.fromEntries(renewed)),
  };
};

/** The content of the public message as columns of the next version. */
const toPublicColumns = async (row: AlertRow, transaction: Kysely): Promise<Change> => {
  const live = await findVersion(transaction, row.id, row.live_version ?? 0);
  return {
    status: live.status,
    incident_severity: live.incident_severity,
    incident_description: live.incident_description,
    source: live.source,
    hazard_text: live.hazard_text,
    place_text: live.place_text,
    action_text: live.action_text,
    time_text: live.time_text,
    sms_text: live.sms_text,
    translations: JSON.stringify(live.translations),
    hazard: live.hazard,
    action: live.action,
    expires_at: live.expires_at,
    run_id: live.run_id,
    area: live.area === null ? null : JSON.stringify(live.area),
    caveats: live.caveats === null ? null : JSON.stringify(live.caveats),
    people_inside: live.people_inside,
    population: live.population === null ? null : JSON.stringify(live.population),
    drawn: live.drawn === null ? null : JSON.stringify(live.drawn),
    area_choice: live.area_choice,
    area_reason: live.area_reason,
    area_percent: live.area_percent,
    area_answer: live.area_answer === null ? null : JSON.stringify(live.area_answer),
    villages_off: JSON.stringify(live.villages_off),
    by_place: live.by_place,
    variants: JSON.stringify(live.variants),
  } as Change;
};

/** The end of the public message, not of an update that is being drafted; texts come from the templates in every language. */
const toEndColumns = async (row: AlertRow, transaction: Kysely, because: CancelReason): Promise<Change> => {
  const live = await findVersion(transaction, row.id, row.live_version ?? 0);
  const translations = storedTranslations.parse(live.translations);
  const ended = Object.fromEntries(
    listOtherOffered().map((language): [string, AlertText] => {
      const text = translations[language] ?? { source: live.source, placeText: live.place_text };
      return [language, { ...text, ...buildCancelText(live.status, because, row.industry_name, language) }];
    }),
  );
  const { hazardText, actionText, timeText, smsText } = buildCancelText(live.status, because, row.industry_name, 'en');
  return {
    ...(await toPublicColumns(row, transaction)),
    kind: 'Cancel',
    hazard_text: hazardText,
    action_text: actionText,
    time_text: timeText,
    sms_text: smsText,
    cancel_because: because,
    variants: '[]',
    translations: JSON.stringify(ended),
  };
};

/**
 * Ends a warning. A correction (sent in error) is released by one person. An all clear needs a second person, like a release; until it is
 * approved or released by override, the warning stays.
 */
export const cancelAlert = async (
  deps: StepDeps,
  decision: Decision,
  { because, reason, secondLook }: { readonly because: CancelReason; readonly reason: string | undefined; readonly secondLook: boolean },
): Promise<Alert> => {
  const answer = because === 'all-clear' ? await answerForClear(deps, decision, { secondLook, reason }) : null;
  return takeStep(deps, because === 'error' ? 'cancel' : 'clear', decision, async (row, transaction) => {
    const givenReason = reason ?? (because === 'error' ? 'Sent in error' : 'All clear');
    const { person } = decision;
    if (because === 'error' && isReal(row, deps.settings)) await notifyApprovers(transaction, { row, person, reason: givenReason });
    return {
      ...(await toEndColumns(row, transaction, because)),
      authors: because === 'error' ? [] : [person.id],
      reason: givenReason,
      early_clear: answer === null ? null : answer(row.version + 1),
    };
  });
};

import { type Account, type Alert, type AlertText, ApiError, type CancelReason, storedTranslations } from '@hazardguard/contract';
import { otherLanguageCodes } from '@hazardguard/i18n/languages';
import { findTies } from '../../platform/auth/second-person.ts';
import type { SignCap } from '../../platform/cap/sign-cap.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { parsePolygons } from './area-facts.ts';
import { editedMeanwhile, noSuchAlert, readAlert } from './draft-alert.ts';
import { notifyApprovers } from './notify-approvers.ts';
import { toCarriedColumns, toSavedByColumns } from './present.ts';
import { release } from './release.ts';
import {
  type AlertStep,
  alertTransitions,
  explainStatus,
  findAdviceProblems,
  listStatuses,
  refuseSecondPerson,
  refuseStep,
} from './rules.ts';
import { type AlertRow, appendVersion, findAlert, findVersion, type Kysely } from './store.ts';
import { cancelText } from './templates/fill-template.ts';

type Columns = ReturnType<typeof toCarriedColumns>;

export interface StepDeps {
  readonly database: Database;
  readonly settings: Pick<Settings, 'mode' | 'publicUrl'>;
  readonly sign: SignCap;
}

/** Who decides about which version of which alert. */
export interface Decision {
  readonly id: string;
  readonly version: number;
  readonly person: Account;
  readonly now: Date;
  /** The browser at which it is decided; absent: not known. */
  readonly deviceId?: string | null;
}

interface Change extends Partial<Columns> {
  readonly reason?: string | null;
  readonly override_reason?: string;
}

/** One step of an alert's life, whole or not at all: checked, appended, and where it is public also told. */
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
    if (!(await appendVersion(transaction, next))) throw editedMeanwhile();
    if (state === 'released' || state === 'cancelled') await release(transaction, { settings, sign }, id);
  });
  return readAlert(database, id);
};

/** A warning that people act on: no exercise, no test, no demo. */
const isReal = ({ status, drill_id }: AlertRow, { mode }: StepDeps['settings']): boolean =>
  mode === 'live' && status === 'Actual' && drill_id === null;

/** What may go out: somewhere, and nothing real from what is made up. */
const refuseUnready = (row: AlertRow, { mode }: StepDeps['settings']): void => {
  // An end is of the words of the templates, for the area and under the status of what it ends.
  if (row.kind === 'Cancel') return;
  const { area, status, sample, drill_id } = row;
  if (parsePolygons(area).length === 0) {
    throw new ApiError('conflict', 'The alert has no area: give one, so that it is known whom it is for');
  }
  const setting = { mode, sample, exercise: drill_id !== null };
  if (!listStatuses(setting).includes(status)) {
    throw new ApiError('conflict', explainStatus(setting));
  }
  // A draft may be older than the table of actions.
  const [wrong] = findAdviceProblems({
    hazard: row.hazard,
    action: row.action,
    actionText: row.action_text,
    translations: storedTranslations.parse(row.translations),
  });
  if (wrong) throw new ApiError('conflict', wrong.message);
};

/** Whoever hands it in stands for its text, too. */
export const submitAlert = (deps: StepDeps, decision: Decision): Promise<Alert> =>
  takeStep(deps, 'submit', decision, (row) => {
    refuseUnready(row, deps.settings);
    return { authors: [...new Set([...row.authors, decision.person.id])], reason: row.reason };
  });

export const approveAlert = (deps: StepDeps, decision: Decision): Promise<Alert> =>
  takeStep(deps, 'approve', decision, async (row, transaction) => {
    refuseUnready(row, deps.settings);
    const { id: approver } = decision.person;
    refuseSecondPerson(row, {
      isAuthor: row.authors.includes(approver),
      isReal: isReal(row, deps.settings),
      ...(await findTies(transaction, { authors: row.authors, approver, deviceId: decision.deviceId ?? null })),
    });
    return { reason: row.reason };
  });

export const returnAlert = (deps: StepDeps, decision: Decision, reason: string): Promise<Alert> =>
  takeStep(deps, 'return', decision, () => ({ reason }));

/** In an emergency, without a second person; the reason goes wherever the alert goes. */
export const overrideAlert = (deps: StepDeps, decision: Decision, reason: string): Promise<Alert> =>
  takeStep(deps, 'override', decision, (row) => {
    refuseUnready(row, deps.settings);
    return { reason: row.reason, override_reason: reason };
  });

/** An update begins as what is public now; that stays until the update is released. */
export const reviseAlert = (deps: StepDeps, decision: Decision, reason: string | undefined): Promise<Alert> =>
  takeStep(deps, 'revise', decision, async (row, transaction) => {
    if (row.state === 'returned' && row.kind !== 'Cancel') throw new ApiError('conflict', 'This alert was sent back; edit it instead');
    const live = row.kind === 'Cancel' ? await toPublicColumns(row, transaction) : {};
    return { ...live, cancel_because: null, kind: 'Update', authors: [decision.person.id], reason: reason ?? null };
  });

/** What the public has of the alert, as columns of a next version. */
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
    drawn: live.drawn === null ? null : JSON.stringify(live.drawn),
  } as Change;
};

/** The end of what is public, not of what is being written beside it; the words come from the templates, in every language. */
const endColumns = async (row: AlertRow, transaction: Kysely, because: CancelReason): Promise<Change> => {
  const live = await findVersion(transaction, row.id, row.live_version ?? 0);
  const said = storedTranslations.parse(live.translations);
  const ended = Object.fromEntries(
    otherLanguageCodes.map((language): [string, AlertText] => {
      const text = said[language] ?? { source: live.source, placeText: live.place_text };
      return [language, { ...text, ...cancelText(live.status, because, row.industry_name, language) }];
    }),
  );
  const { hazardText, actionText, timeText, smsText } = cancelText(live.status, because, row.industry_name, 'en');
  return {
    ...(await toPublicColumns(row, transaction)),
    kind: 'Cancel',
    hazard_text: hazardText,
    action_text: actionText,
    time_text: timeText,
    sms_text: smsText,
    cancel_because: because,
    translations: JSON.stringify(ended),
  };
};

/**
 * Ends a warning. A correction, sent in error, goes out with one person's word. An all clear waits for a second person, as a release does;
 * until it is approved, or released by override, the warning stays.
 */
export const cancelAlert = (
  deps: StepDeps,
  decision: Decision,
  { because, reason }: { readonly because: CancelReason; readonly reason: string | undefined },
): Promise<Alert> =>
  takeStep(deps, because === 'error' ? 'cancel' : 'clear', decision, async (row, transaction) => {
    const said = reason ?? (because === 'error' ? 'Sent in error' : 'All clear');
    const { person } = decision;
    if (because === 'error' && isReal(row, deps.settings)) await notifyApprovers(transaction, { row, person, reason: said });
    return {
      ...(await endColumns(row, transaction, because)),
      authors: because === 'error' ? [] : [person.id],
      reason: said,
    };
  });

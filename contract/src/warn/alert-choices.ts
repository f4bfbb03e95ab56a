import type { MessageMeter } from '../wire/message-meter.ts';
import { type FollowChannel, followChannels } from './channel.ts';

export const incidentSeverities = ['low', 'medium', 'high'] as const;

/** CAP 1.2 status; it never changes once an alert is public. */
export const alertStatuses = ['Actual', 'Exercise', 'Test'] as const;

/** The states of an alert: draft, sent for approval, sent back with a reason, public, cancelled. 'Expired' follows from the time. */
export const alertStates = ['draft', 'waiting', 'returned', 'released', 'cancelled'] as const;
export type AlertState = (typeof alertStates)[number];

/** CAP 1.2 message types: the first warning, a later one that replaces it, its end. */
export const alertKinds = ['Alert', 'Update', 'Cancel'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Maximum length of each content: hazard, place, action and time. */
export const alertTextLimit = 500;

/**
 * Maximum parts of a text message, including its lead (exercise, update) and its link: 306 letters of English, 201 of other scripts, which need
 * about as many letters for the same words but have only 67 in a part (decision 0143).
 */
export const smsParts: Readonly<Record<MessageMeter['encoding'], number>> = { 'GSM-7': 2, 'UCS-2': 3 };
/** The most letters that a text message can have, in any script. */
export const smsLetters = 306;

export const alertHazards = ['toxic-leak', 'flammable-leak', 'toxic-flammable-leak', 'unknown-gas', 'smell', 'fire', 'explosion'] as const;
export type AlertHazard = (typeof alertHazards)[number];

/** What a warning asks people to do; `protectiveActions` says which for which hazard. */
export const alertActions = ['shelter', 'shelter-no-flame', 'leave', 'move-away', 'keep-away', 'be-ready'] as const;
export type AlertAction = (typeof alertActions)[number];

/** The advice of a recipient: an action, or that the place is in no warned area any more. */
export const placeActions = [...alertActions, 'outside'] as const;
export type PlaceAction = (typeof placeActions)[number];

/**
 * Areas of an alert from a run: the act-now and be-ready areas by the probability of a place, the zone of the best estimate alone, or one that a
 * person draws. The last two are choices with a reason.
 */
export const areaChoices = ['warned-area', 'zone', 'drawn'] as const;
export type AreaChoice = (typeof areaChoices)[number];

/** The two areas of a warning from a run, the stricter first; the be-ready area contains the act-now area. */
export const warnedAreas = ['act-now', 'be-ready'] as const;
export type WarnedAreaName = (typeof warnedAreas)[number];

/** The thresholds that a person can choose for both areas: how probable the level must be at a place, percent. */
export const areaPercents = [0.5, 1, 2, 5, 10] as const;
export type AreaPercent = (typeof areaPercents)[number];

export const cancelReasons = ['all-clear', 'error'] as const;
/** The channels of residents whose messages are shown before the release, the shortest first. */
export const previewChannels = followChannels.toReversed() as [FollowChannel, ...FollowChannel[]];

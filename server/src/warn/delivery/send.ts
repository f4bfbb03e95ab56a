import { channelFacts } from '@hazardguard/contract';
import { accepted, type Message, type Outcome, refused, tryAgain } from '../../platform/channels/channel.ts';
import type { Channels } from '../../platform/channels/list.ts';
import { withSpan } from '../../platform/observe/tracing/trace.ts';
import { maxAttempts, retryDelayS } from './backoff.ts';
import type { CallSubject } from './call-subject.ts';
import { buildCallMessage } from './call-wording.ts';
import type { Claim, Settled } from './claims.ts';
import { isExerciseAddress } from './exercise-addresses.ts';
import { buildNoticeMessage, type NoticeSubject } from './notice-wording.ts';
import type { OfficerReader } from './officer-facts.ts';
import { buildOfficerMessage } from './officer-wording.ts';
import type { Content } from './read-content.ts';
import { buildDeliveryMessage, formatTopic, type Links } from './wording.ts';

export interface SendDeps {
  readonly channels: Channels;
  readonly links: Links;
  readonly readContent: (alertId: string, version: number) => Promise<Content>;
  /** The incident of a message; null: it has been deleted. */
  readonly readCallSubject: (deliveryId: string) => Promise<CallSubject | null>;
  readonly readNotice: (deliveryId: string) => Promise<NoticeSubject>;
  readonly officers: OfficerReader;
}

const toSettled = (id: string, state: Settled['state'], cause: Settled['cause'], reason: string | null = null): Settled => ({
  id,
  state,
  cause,
  reason,
  delayS: 0,
});

/** Attempts for which an unclear answer of the provider delays a message; after that it is sent again: twice is better than never. */
const maxQueries = 4;

/**
 * An earlier attempt may have handed the message to the provider without recording the answer: its worker was killed, or its connection
 * failed. A provider with a status call is asked before the message is sent again. Null: send it.
 */
const checkEarlierAttempt = async ({ channels }: SendDeps, { id, channel, attempts }: Claim): Promise<Outcome | null> => {
  const asked = channels[channel];
  if (attempts === 1 || asked?.find === undefined) return null;
  const found = await asked.find(id);
  if (found === 'taken') return accepted;
  return found === 'unclear' && attempts <= maxQueries ? tryAgain('The gateway does not say whether it has the message') : null;
};

/** The message as it is now; null: what it is about has been deleted. */
const buildMessage = async (deps: SendDeps, claim: Claim): Promise<{ readonly to: string; readonly message: Message } | null> => {
  const { channels, links, readContent, readCallSubject, readNotice, officers } = deps;
  const to = claim.address;
  if (claim.kind === 'Call') {
    const subject = await readCallSubject(claim.id);
    return subject && { to, message: buildCallMessage(claim, subject, links) };
  }
  if (claim.kind === 'Notice') return { to, message: buildNoticeMessage(claim, await readNotice(claim.id), links) };
  const content = await readContent(claim.alertId, claim.version);
  // Officers get what they need to act and, at the end, what remains of it.
  if (claim.audience === 'stakeholder') {
    const officer = { facts: await officers.readFacts(claim.alertId, claim.version), task: await officers.readTask(claim.id) };
    return { to, message: buildOfficerMessage(claim, content, officer, links) };
  }
  const message = buildDeliveryMessage(claim, content, links, channels[claim.channel]?.format ?? null);
  return { to: channelFacts[claim.channel].address === 'topic' ? formatTopic(to, claim, content) : to, message };
};

const attemptSend = async (deps: SendDeps, claim: Claim): Promise<Outcome | null> => {
  const { id, channel, address, p256dh, auth } = claim;
  if (isExerciseAddress(address)) throw new RangeError(`The message ${id} belongs to a drill and has no address`);
  const built = await buildMessage(deps, claim);
  if (built === null) return refused('The incident or warning has been deleted');
  const keys = p256dh === null || auth === null ? null : { p256dh, auth };
  return (await deps.channels[channel]?.send(built.to, built.message, keys)) ?? null;
};

const reasonLength = 300;

const finishAttempt = async (deps: SendDeps, claim: Claim): Promise<Settled> => {
  const { id, attempts, superseded, expired } = claim;
  if (superseded) return toSettled(id, 'gave-up', 'superseded');
  if (expired) return toSettled(id, 'gave-up', 'expired');
  // A drill's message ends here, whatever the channel.
  if (claim.drillId !== null) return toSettled(id, 'kept', null);
  const outcome = (await checkEarlierAttempt(deps, claim)) ?? (await attemptSend(deps, claim));
  if (outcome === null) return toSettled(id, 'refused', 'no-channel');
  if (outcome.kind === 'accepted') return toSettled(id, 'accepted', null);
  const reason = outcome.reason.slice(0, reasonLength);
  if (outcome.kind === 'refused') return toSettled(id, 'refused', outcome.gone ? 'gone' : 'refused', reason);
  if (attempts >= maxAttempts) return toSettled(id, 'gave-up', 'attempts', reason);
  return { id, state: 'waiting', cause: 'later', reason, delayS: retryDelayS(attempts, outcome.afterS) };
};

/** One attempt from claim to outcome. Superseded and expired messages are not sent. */
export const sendClaim = (deps: SendDeps, claim: Claim): Promise<Settled> => {
  const { channel, attempts } = claim;
  const attributes = { 'hazardguard.channel': channel, 'hazardguard.attempt': attempts };
  return withSpan({ name: `send ${channel}`, kind: 'producer', attributes, origin: null }, async (note) => {
    const end = await finishAttempt(deps, claim);
    note({ 'hazardguard.outcome': end.state, ...(end.cause === null ? {} : { 'hazardguard.cause': end.cause }) });
    return end;
  });
};

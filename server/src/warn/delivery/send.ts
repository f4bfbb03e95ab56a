import { accepted, type Message, type Outcome, refused, tryAgain } from '../../platform/channels/channel.ts';
import type { Channels } from '../../platform/channels/channels.ts';
import { inSpan } from '../../platform/observe/tracing/trace.ts';
import { mostAttempts, retryDelayS } from './backoff.ts';
import { callMessage } from './call-wording.ts';
import type { CallSubject } from './called-subject.ts';
import type { Claim, Settled } from './claims.ts';
import type { Content } from './content.ts';
import { isKept } from './exercise-lane.ts';
import { type NoticeSubject, noticeMessage } from './notice-wording.ts';
import { deliveryMessage, type Links, type MachineFormat, topicOf } from './wording.ts';

export interface SendDeps {
  readonly channels: Channels;
  readonly links: Links;
  readonly format: MachineFormat;
  readonly contentOf: (alertId: string, version: number) => Promise<Content>;
  /** The incident of a message; null: it is no more. */
  readonly calledFor: (deliveryId: string) => Promise<CallSubject | null>;
  readonly noticeFor: (deliveryId: string) => Promise<NoticeSubject>;
}

const final = (id: string, state: Settled['state'], cause: Settled['cause'], reason: string | null = null): Settled => ({
  id,
  state,
  cause,
  reason,
  delayS: 0,
});

/** A provider that cannot be asked holds a message up no longer than for so many attempts: twice is better than never. */
const mostQueries = 4;

/**
 * An earlier attempt may have handed the message over without hearing or settling the answer: its worker was killed, or its connection
 * was cut. A provider that can be asked is asked before the message is sent again; null: send it.
 */
const earlierAttempt = async ({ channels }: SendDeps, { id, channel, attempts }: Claim): Promise<Outcome | null> => {
  const channelOf = channel === 'sms' ? channels.sms : null;
  if (attempts === 1 || channelOf?.find === undefined) return null;
  const found = await channelOf.find(id);
  if (found === 'taken') return accepted;
  return found === 'unclear' && attempts <= mostQueries ? tryAgain('The SMS gateway does not say whether it has the message') : null;
};

const attempt = async (deps: SendDeps, claim: Claim): Promise<Outcome | null> => {
  const { channels, links, format, contentOf, calledFor, noticeFor } = deps;
  const { channel, address, p256dh, auth } = claim;
  if (isKept(address)) throw new RangeError(`The message ${claim.id} belongs to a drill and has no address`);
  if (claim.kind === 'Call') {
    const subject = await calledFor(claim.id);
    if (subject === null) return refused('The incident has been deleted');
    const message = callMessage(claim, subject, links);
    return (channel === 'email' || channel === 'sms' ? await channels[channel]?.send(address, message) : null) ?? null;
  }
  const push = (message: Message) => channels.webPush?.send({ endpoint: address, p256dh: p256dh ?? '', auth: auth ?? '' }, message) ?? null;
  if (claim.kind === 'Notice') {
    const message = noticeMessage(claim, await noticeFor(claim.id), links);
    if (channel === 'web-push') return push(message);
    return channels[channel]?.send(address, message) ?? null;
  }
  const content = await contentOf(claim.alertId, claim.version);
  const message = deliveryMessage(claim, content, links, format);
  if (channel === 'web-push') return push(message);
  const to = channel === 'mqtt' ? topicOf(address, claim, content) : address;
  return channels[channel]?.send(to, message) ?? null;
};

const reasonLength = 300;

const attemptEnd = async (deps: SendDeps, claim: Claim): Promise<Settled> => {
  const { id, attempts, superseded, expired } = claim;
  if (superseded) return final(id, 'gave-up', 'superseded');
  if (expired) return final(id, 'gave-up', 'expired');
  // The lane of a drill ends here, whatever the channel.
  if (claim.drillId !== null) return final(id, 'kept', null);
  const outcome = (await earlierAttempt(deps, claim)) ?? (await attempt(deps, claim));
  if (outcome === null) return final(id, 'refused', 'no-channel');
  if (outcome.kind === 'accepted') return final(id, 'accepted', null);
  const reason = outcome.reason.slice(0, reasonLength);
  if (outcome.kind === 'refused') return final(id, 'refused', outcome.gone ? 'gone' : 'refused', reason);
  if (attempts >= mostAttempts) return final(id, 'gave-up', 'attempts', reason);
  return { id, state: 'waiting', cause: 'later', reason, delayS: retryDelayS(attempts, outcome.afterS) };
};

/** One attempt from claim to end. What is overtaken or too late is not sent any more. */
export const sendClaim = (deps: SendDeps, claim: Claim): Promise<Settled> => {
  const { channel, attempts } = claim;
  const attributes = { 'hazardguard.channel': channel, 'hazardguard.attempt': attempts };
  return inSpan({ name: `send ${channel}`, kind: 'producer', attributes, origin: null }, async (note) => {
    const end = await attemptEnd(deps, claim);
    note({ 'hazardguard.outcome': end.state, ...(end.cause === null ? {} : { 'hazardguard.cause': end.cause }) });
    return end;
  });
};

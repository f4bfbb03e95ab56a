import { channels } from './channels.gen.ts';

/** What a notification channel is, as its file on the server declares it. */
export interface ChannelFacts {
  /** In the database, the settings and the keys of the texts. */
  readonly id: string;
  /** What it takes: a browser's subscription, an e-mail address, a mobile number, any telephone number, a web address, a topic of a broker. */
  readonly address: 'browser' | 'email' | 'mobile' | 'telephone' | 'web' | 'topic';
  /** Whether users and responders are called by it. */
  readonly calls: 'always' | 'where-set-up' | 'never';
  /** How residents follow by it: with a code that proves the address, from a browser, by a list of an office, or not at all. */
  readonly follows: 'code' | 'browser' | 'list' | 'no';
  /** Residents can write to it. */
  readonly hears: boolean;
  /** Its provider reports to `/api/webhooks/<id>`. */
  readonly reports: boolean;
  /** How a message is worded: a letter; a text of limited length; speech; a chat or a notification, which carry the link themselves; a document for machines. */
  readonly wording: 'letter' | 'text' | 'spoken' | 'chat' | 'notification' | 'document';
}

type Known = (typeof channels)[number];
export type DeliveryChannel = Known['id'];
export type CallChannel = Exclude<Known, { calls: 'never' }>['id'];
/** Asked for only where the sending servers have it. */
export type OptionalChannel = Extract<Known, { calls: 'where-set-up' }>['id'];
/** Channels whose address anybody can enter, so that a code must confirm it. */
export type CodedChannel = Extract<Known, { follows: 'code' }>['id'];
export type FollowChannel = Extract<Known, { follows: 'code' | 'browser' }>['id'];
/** A recipient of a list may also have a landline, which only a call reaches. */
export type RecipientChannel = Exclude<Known, { follows: 'no' }>['id'];
type HearingChannel = Extract<Known, { hears: true }>['id'];
type ReportingChannel = Extract<Known, { reports: true }>['id'];
type ConfiguredChannel = Exclude<Extract<Known, { calls: 'always' }>, { address: 'browser' }>['id'];

const select = <Id extends DeliveryChannel>(isWanted: (channel: ChannelFacts) => boolean): readonly Id[] =>
  channels.filter(isWanted).map(({ id }) => id as Id);

export const deliveryChannels = select<DeliveryChannel>(() => true);
/** Channels by which a user can be called. */
export const callChannels = select<CallChannel>(({ calls }) => calls !== 'never');
export const optionalChannels = select<OptionalChannel>(({ calls }) => calls === 'where-set-up');
/** Channels to people that every installation should set up. */
export const configuredChannels = select<ConfiguredChannel>(({ calls, address }) => calls === 'always' && address !== 'browser');
export const codedChannels = select<CodedChannel>(({ follows }) => follows === 'code');
export const followChannels = select<FollowChannel>(({ follows }) => follows === 'code' || follows === 'browser');
export const recipientChannels = select<RecipientChannel>(({ follows }) => follows !== 'no');
export const hearingChannels = select<HearingChannel>(({ hears }) => hears);
export const reportingChannels = select<ReportingChannel>(({ reports }) => reports);
export const mailChannels = select<DeliveryChannel>(({ address }) => address === 'email');
/** Channels whose address is a telephone number. */
export const numberChannels = select<DeliveryChannel>(({ address }) => address === 'mobile' || address === 'telephone');

export const channelFacts = Object.fromEntries(channels.map((facts) => [facts.id, facts])) as Readonly<
  Record<DeliveryChannel, ChannelFacts>
>;

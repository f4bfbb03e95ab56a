import { randomUUID } from 'node:crypto';
import { channelFacts, type FollowChannel, followLimits, type RecipientChannel } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { type Message, plain } from '../../platform/channels/channel.ts';

const messageTexts = await loadTexts('follow-messages');

/** Fills the {placeholders} of a text. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Where the pages of this installation are, for links in messages; null: not configured, and the host of a request is not trusted. */
export type BaseUrl = string | null;

const buildLink = (base: BaseUrl, path: string): string | null => (base === null ? null : `${base}${path}`);

interface CodeMessage {
  readonly channel: FollowChannel;
  readonly language: PublicLanguage;
  readonly request: string;
  readonly code: string;
  readonly base: BaseUrl;
}

/** The message with the code that proves an address. It has the id of the request: a repetition is the same message. */
export const buildCodeMessage = ({ channel, language, request, code, base }: CodeMessage): Message => {
  const texts = messageTexts[language];
  const link = buildLink(base, `/Community/follow/confirm?request=${request}&code=${code}&lang=${language}`) ?? '';
  const text = channelFacts[channel].wording === 'text' ? texts.codeSms : texts.codeMail;
  return {
    ...plain,
    id: request,
    template: 'follow-code',
    language,
    subject: texts.codeSubject,
    text: fillText(text, { code, link, minutes: followLimits.codeMinutes }),
  };
};

interface TestMessage {
  readonly channel: RecipientChannel;
  readonly language: PublicLanguage;
  readonly places: readonly string[];
  readonly stopToken: string;
  readonly base: BaseUrl;
}

/** Marked as a test in its first word, whatever the channel and the language. */
export const buildTestMessage = ({ channel, language, places, stopToken, base }: TestMessage): Message => {
  const texts = messageTexts[language];
  const stop = buildLink(base, `/Community/follow/stop?t=${stopToken}`);
  const list = places.length === 0 ? texts.noPlaces : places.join(', ');
  const { wording } = channelFacts[channel];
  const text = wording === 'letter' ? texts.testMail : wording === 'text' ? texts.testSms : texts.testPush;
  return {
    ...plain,
    id: randomUUID(),
    template: 'follow-test',
    language,
    subject: texts.testSubject,
    text: fillText(text, { places: list, stop: stop ?? '' }),
    stopUrl: stop ?? undefined,
  };
};

import { randomUUID } from 'node:crypto';
import { type FollowChannel, followLimits } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { Message } from '../../platform/channels/channel.ts';

const messageTexts = await loadTexts('follow-messages');

/** A text with its {places} filled. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Where the pages of this installation are, for links in messages; null: nobody has said, and no request is believed. */
export type BaseUrl = string | null;

const buildLink = (base: BaseUrl, path: string): string | null => (base === null ? null : `${base}${path}`);

interface CodeMessage {
  readonly channel: FollowChannel;
  readonly language: Language;
  readonly request: string;
  readonly code: string;
  readonly base: BaseUrl;
}

/** The code that proves an address. Its id is the request's: a repetition is the same message. */
export const buildCodeMessage = ({ channel, language, request, code, base }: CodeMessage): Message => {
  const words = messageTexts[language];
  const link = buildLink(base, `/Community/follow/confirm?request=${request}&code=${code}&lang=${language}`) ?? '';
  const text = channel === 'sms' ? words.codeSms : words.codeMail;
  return {
    id: request,
    template: 'follow-code',
    language,
    subject: words.codeSubject,
    text: fillText(text, { code, link, minutes: followLimits.codeMinutes }),
  };
};

interface TestMessage {
  readonly channel: FollowChannel;
  readonly language: Language;
  readonly places: readonly string[];
  readonly stopToken: string;
  readonly base: BaseUrl;
}

/** Marked as a test in its first word, whatever the channel and the language. */
export const buildTestMessage = ({ channel, language, places, stopToken, base }: TestMessage): Message => {
  const words = messageTexts[language];
  const stop = buildLink(base, `/Community/follow/stop?t=${stopToken}`);
  const list = places.length === 0 ? words.noPlaces : places.join(', ');
  const text = { 'web-push': words.testPush, email: words.testMail, sms: words.testSms }[channel];
  return {
    id: randomUUID(),
    template: 'follow-test',
    language,
    subject: words.testSubject,
    text: fillText(text, { places: list, stop: stop ?? '' }),
    ...(stop === null ? {} : { stopUrl: stop }),
  };
};

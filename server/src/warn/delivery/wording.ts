import { type AlertText, type DeliveryKind, toSmsLead, toSmsText } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { MachineDocument, Message } from '../../platform/channels/channel.ts';
import { type BaseUrl, fillText } from '../followers/wording.ts';
import { answerToken } from './answer-token.ts';
import type { AlertClaim } from './claims.ts';
import type { Content } from './read-content.ts';

const deliveryTexts = await loadTexts('alert-messages');

/** How links in messages are made; null base: nobody has said where this installation is reached, so there are none. */
export interface Links {
  readonly base: BaseUrl;
  readonly secret: string;
}

export const answerPath = '/Community/answer';
/** Where responders acknowledge by link: a page that works without script and without an account, as the other one does. */
export const acknowledgePath = '/Community/acknowledge';

const eventTypes: Readonly<Record<DeliveryKind, string>> = { Alert: 'alert.released', Update: 'alert.updated', Cancel: 'alert.cancelled' };

/** What machines are sent by webhook: an event of ours, or the CAP message where the operator prefers it. */
export type MachineFormat = 'json' | 'cap';

const buildMachineDocument = (
  { id, alertId, version, kind, status }: AlertClaim,
  content: Content,
  format: MachineFormat,
): MachineDocument => {
  if (format === 'cap' && content.cap !== null) return { type: 'application/cap+xml', body: content.cap };
  const { incidentId, severity, texts, area, releasedAt, expiresAt } = content;
  const { en, ...translations } = texts;
  const said = { incidentId, severity, ...en, translations, area };
  const data = { alertId, version, kind, status, ...said, releasedAt: releasedAt.toISOString(), expiresAt: expiresAt.toISOString() };
  return { type: 'application/json', body: JSON.stringify({ id, type: eventTypes[kind], timestamp: data.releasedAt, data }) };
};

interface Addresses {
  readonly answer: string | null;
  readonly acknowledge: string | null;
  readonly stop: string | null;
  readonly page: string | null;
}

const buildAddresses = (
  { id, alertId, audience, kind, language, stopToken, escalationTier }: AlertClaim,
  { base, secret }: Links,
): Addresses => {
  if (base === null) return { answer: null, acknowledge: null, stop: null, page: null };
  const resident = audience === 'follower';
  const asks = escalationTier !== null && kind !== 'Cancel';
  return {
    acknowledge: asks ? `${base}${acknowledgePath}?t=${answerToken(id, secret, 'acknowledge')}&lang=${language}` : null,
    answer: resident && kind !== 'Cancel' ? `${base}${answerPath}?t=${answerToken(id, secret)}&lang=${language}` : null,
    stop: stopToken === null ? null : `${base}/Community/follow/stop?t=${stopToken}`,
    page: resident ? `${base}/Community?lang=${language}` : `${base}/Alerts/${alertId}`,
  };
};

/** A line with its link; null where there can be none. */
export const fillLink = (text: string, link: string | null): string | null => (link === null ? null : fillText(text, { link }));

/** What there is of a text, one after the other. */
export const joinParts = (parts: readonly (string | null)[], between: string): string =>
  parts.filter((part) => part !== null).join(between);

const buildLetter = (
  content: AlertText,
  words: ServerText<'alert-messages'>,
  lead: string | null,
  resident: boolean,
  links: Addresses,
): string =>
  joinParts(
    [
      lead,
      content.hazardText,
      `${words.action}: ${content.actionText}`,
      joinParts([`${words.where}: ${content.placeText}`, `${words.when}: ${content.timeText}`, `${words.from}: ${content.source}`], '\n'),
      fillLink(words.acknowledge, links.acknowledge),
      fillLink(words.answer, links.answer),
      fillLink(resident ? words.now : words.open, links.page),
      fillLink(words.stop, links.stop),
    ],
    '\n\n',
  );

/** What the recipient's language has of the warning; where it has nothing, English that says in that language that it is English. */
const selectContent = ({ texts }: Content, language: Language): { readonly said: AlertText; readonly missing: string | null } => {
  const said = texts[language];
  return said === undefined ? { said: texts.en, missing: deliveryTexts[language].onlyEnglish } : { said, missing: null };
};

const formatSms = (said: AlertText, { status, kind, language }: AlertClaim, before: string): string =>
  `${before}${toSmsText(said, toSmsLead({ status, kind, language }))}`;

/** A released version as one message. What is not real says so first, in every channel and language. */
export const buildDeliveryMessage = (claim: AlertClaim, content: Content, links: Links, format: MachineFormat): Message => {
  const { id, channel, language, kind, status, audience, escalationTier } = claim;
  const words = deliveryTexts[language];
  const { said, missing } = selectContent(content, language);
  const mark = status === 'Actual' ? null : words.mark[status];
  const escalated = escalationTier !== null && escalationTier > 1 && kind !== 'Cancel' ? words.escalated : null;
  const addresses = buildAddresses(claim, links);
  const subject = joinParts([mark, escalated, fillText(words.subject[kind], { hazard: said.hazardText })], ' ');
  const brief = joinParts([mark, missing, escalated, said.hazardText, said.actionText, said.placeText, said.timeText], ' ');
  const text =
    channel === 'email'
      ? buildLetter(said, words, joinParts([mark, missing, escalated], ' ') || null, audience === 'follower', addresses)
      : channel === 'sms'
        ? joinParts(
            [
              formatSms(said, claim, joinParts([missing, escalated, ''], ' ').trimStart()),
              fillLink(words.acknowledgeShort, addresses.acknowledge),
              fillLink(words.answerShort, addresses.answer),
            ],
            ' ',
          )
        : brief;
  const { answer, acknowledge, stop, page } = addresses;
  const url = acknowledge ?? answer ?? page;
  return {
    id,
    template: `alert-${kind.toLowerCase()}`,
    language,
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    text,
    ...(stop === null ? {} : { stopUrl: stop }),
    ...(url === null ? {} : { url }),
    ...(channel === 'webhook' || channel === 'mqtt'
      ? { document: buildMachineDocument(claim, content, channel === 'webhook' ? format : 'json') }
      : {}),
  };
};

/** The topic of a message: {incident}, {severity} and {status} stand for its own, without the signs that topics are made of. */
export const formatTopic = (pattern: string, { status }: AlertClaim, { incidentId, severity }: Content): string =>
  fillText(pattern, { incident: incidentId, severity, status: status.toLowerCase() });

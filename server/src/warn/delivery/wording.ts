import { type AlertText, channelFacts, type DeliveryKind, fitsSms, toSmsLead, toSmsText } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { type Channel, type MachineDocument, type Message, toSubject } from '../../platform/channels/channel.ts';
import { toShortLink } from '../community/short-link.ts';
import { type BaseUrl, fillText } from '../followers/wording.ts';
import { buildAnswerToken } from './answer-token.ts';
import type { AlertClaim } from './claims.ts';
import type { Content } from './read-content.ts';

const callTexts = await loadTexts('call-messages');
const deliveryTexts = await loadTexts('alert-messages');

/** The facts of a claimed message that its words depend on. */
export type MessageClaim = Pick<
  AlertClaim,
  | 'id'
  | 'alertId'
  | 'version'
  | 'kind'
  | 'status'
  | 'audience'
  | 'channel'
  | 'language'
  | 'action'
  | 'stopToken'
  | 'escalationTier'
  | 'escalated'
>;

/** For links in messages; base null: the address of this installation is not configured, so messages have no links. */
export interface Links {
  readonly base: BaseUrl;
  readonly secret: string;
}

export const answerPath = '/Community/answer';
/** The page on which responders acknowledge by link, without script and without an account. */
export const acknowledgePath = '/Community/acknowledge';

const eventTypes: Readonly<Record<DeliveryKind, string>> = { Alert: 'alert.released', Update: 'alert.updated', Cancel: 'alert.cancelled' };

const buildMachineDocument = (
  { id, alertId, version, kind, status }: MessageClaim,
  content: Content,
  format: NonNullable<Channel['format']>,
): MachineDocument => {
  if (format === 'cap' && content.cap !== null) return { type: 'application/cap+xml', body: content.cap };
  const { incidentId, severity, texts, area, variants, releasedAt, expiresAt } = content;
  const { en, ...translations } = texts;
  const contents = { incidentId, severity, ...en, translations, area, variants };
  const data = { alertId, version, kind, status, ...contents, releasedAt: releasedAt.toISOString(), expiresAt: expiresAt.toISOString() };
  return { type: 'application/json', body: JSON.stringify({ id, type: eventTypes[kind], timestamp: data.releasedAt, data }) };
};

interface Addresses {
  readonly answer: string | null;
  readonly acknowledge: string | null;
  readonly stop: string | null;
  readonly page: string | null;
}

const buildAddresses = (
  { id, alertId, audience, kind, language, stopToken, escalationTier }: MessageClaim,
  { base, secret }: Links,
): Addresses => {
  if (base === null) return { answer: null, acknowledge: null, stop: null, page: null };
  const resident = audience === 'follower';
  const asks = escalationTier !== null && kind !== 'Cancel';
  return {
    acknowledge: asks ? `${base}${acknowledgePath}?t=${buildAnswerToken(id, secret, 'acknowledge')}&lang=${language}` : null,
    answer: resident && kind !== 'Cancel' ? `${base}${answerPath}?t=${buildAnswerToken(id, secret)}&lang=${language}` : null,
    stop: stopToken === null ? null : `${base}/Community/follow/stop?t=${stopToken}`,
    page: resident ? `${base}/Community?lang=${language}` : `${base}/Alerts/${alertId}`,
  };
};

/** A line with its link; null without a link. */
export const fillLink = (text: string, link: string | null): string | null => (link === null ? null : fillText(text, { link }));

/** Joins the parts that are not null. */
export const joinParts = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null).join(separator);

const buildLetter = (
  content: AlertText,
  labels: ServerText<'alert-messages'>,
  lead: string | null,
  resident: boolean,
  links: Addresses,
): string =>
  joinParts(
    [
      lead,
      `${labels.action}: ${content.actionText}`,
      content.hazardText,
      joinParts(
        [`${labels.where}: ${content.placeText}`, `${labels.when}: ${content.timeText}`, `${labels.from}: ${content.source}`],
        '\n',
      ),
      fillLink(labels.acknowledge, links.acknowledge),
      fillLink(labels.answer, links.answer),
      fillLink(resident ? labels.now : labels.open, links.page),
      fillLink(labels.stop, links.stop),
    ],
    '\n\n',
  );

/**
 * The warning in the recipient's language; without one, English with a line in that language that says so. Advice for the recipient's place
 * replaces the common one, and with it, in the be-ready area, the place.
 */
const selectContent = (
  { texts, variants }: Content,
  { language, action }: MessageClaim,
): { readonly text: AlertText; readonly missing: string | null } => {
  const text = texts[language];
  const advice = variants.find((variant) => variant.action === action)?.texts[text === undefined ? 'en' : language];
  const missing = text === undefined ? deliveryTexts[language].onlyEnglish : null;
  const common = text ?? texts.en;
  return { text: { ...common, ...advice, placeText: advice?.placeText ?? common.placeText }, missing };
};

const formatSms = (content: AlertText, { status, kind, language }: MessageClaim, before: string): string =>
  `${before}${toSmsText(content, toSmsLead({ status, kind, language }))}`;

/** A text message with the first link that it has room for: to answer, else to the public page. */
const addLink = (text: string, links: readonly (string | null)[]): string =>
  links.map((link) => joinParts([text, link], ' ')).find((whole) => whole !== text && fitsSms(whole)) ?? text;

/** The registered text: each hazard with its action, and each kind of ending, has a template of its own. */
const toVariant = ({ kind, action: placeAction }: MessageClaim, { hazard, action: common, cancelBecause }: Content): string | undefined => {
  const action = placeAction ?? common;
  if (kind === 'Cancel') return cancelBecause === null ? undefined : `alert-cancel-${cancelBecause}`;
  return hazard === null || action === null ? undefined : `alert-${hazard}-${action}`;
};

/** A released version as one message. An exercise or a test says so first, in every channel and language. */
export const buildDeliveryMessage = (claim: MessageClaim, content: Content, links: Links, format: Channel['format']): Message => {
  const { id, channel, language, kind, status, audience, escalationTier } = claim;
  const { wording } = channelFacts[channel];
  const labels = deliveryTexts[language];
  const { text: warning, missing } = selectContent(content, claim);
  const mark = status === 'Actual' ? null : labels.mark[status];
  const escalated = claim.escalated && kind !== 'Cancel' ? labels.escalated : null;
  const addresses = buildAddresses(claim, links);
  const acknowledges = escalationTier !== null && kind !== 'Cancel';
  const subject = joinParts([mark, escalated, fillText(labels.subject[kind], { hazard: warning.hazardText })], ' ');
  const brief = joinParts([mark, missing, escalated, warning.actionText, warning.hazardText, warning.placeText, warning.timeText], ' ');
  const text =
    wording === 'letter'
      ? buildLetter(warning, labels, joinParts([mark, missing, escalated], ' ') || null, audience === 'follower', addresses)
      : wording === 'text'
        ? addLink(
            joinParts(
              [
                formatSms(warning, claim, joinParts([missing, escalated, ''], ' ').trimStart()),
                fillLink(labels.acknowledgeShort, addresses.acknowledge),
              ],
              ' ',
            ),
            [fillLink(labels.answerShort, addresses.answer), toShortLink(links.base)],
          )
        : wording === 'spoken'
          ? joinParts([brief, acknowledges ? callTexts[language].pressOne : null], ' ')
          : brief;
  const { answer, acknowledge, stop, page } = addresses;
  const url = acknowledge ?? answer ?? page;
  return {
    id,
    template: `alert-${kind.toLowerCase()}`,
    variant: toVariant(claim, content),
    language,
    subject: toSubject(subject),
    text,
    stopUrl: stop ?? undefined,
    url: url ?? undefined,
    acknowledges,
    document: format === null ? undefined : buildMachineDocument(claim, content, format),
  };
};

/** Fills {incident}, {severity} and {status} in the MQTT topic. */
export const formatTopic = (pattern: string, { status }: AlertClaim, { incidentId, severity }: Content): string =>
  fillText(pattern, { incident: incidentId, severity, status: status.toLowerCase() });

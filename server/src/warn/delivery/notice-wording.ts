import { channelFacts } from '@hazardguard/contract';
import { isLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { type Message, plain, toSubject } from '../../platform/channels/channel.ts';
import type { Database } from '../../platform/db/database.ts';
import type { NoticeFacts, Schema } from '../../platform/db/tables/schema.ts';
import { fillText } from '../followers/wording.ts';
import type { NoticeClaim } from './claims.ts';
import { fillLink, joinParts, type Links } from './wording.ts';

const roleTexts = await loadTexts('roles');
const noticeTexts = await loadTexts('notices');

export interface NoticeSubject {
  readonly kind: Schema['notice']['kind'];
  readonly subject: string;
  readonly facts: NoticeFacts;
}

/** Reads the notice of a message when it is sent. */
export const makeNoticeReader =
  ({ kysely }: Database) =>
  (deliveryId: string): Promise<NoticeSubject> =>
    kysely
      .selectFrom('delivery')
      .innerJoin('notice', 'notice.id', 'notice_id')
      .select(['notice.kind', 'subject', 'facts'])
      .where('delivery.id', '=', deliveryId)
      .executeTakeFirstOrThrow();

const formatMoment = (language: string, iso: string): string =>
  `${new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(iso))} IST`;

/** A message to a user of this installation about another user's action. */
export const buildNoticeMessage = (
  { id, channel, language: asked }: NoticeClaim,
  { kind, subject, facts }: NoticeSubject,
  { base }: Links,
): Message => {
  // A browser may follow places in a language that the application does not have.
  const language = isLanguage(asked) ? asked : 'en';
  const labels = noticeTexts[language];
  const { name, role, places, reason, until, incidentId = '' } = facts;
  const values = {
    who: `${name} (${roleTexts[language][role]})`,
    places,
    until: until === null ? '' : formatMoment(language, until),
    incident: incidentId,
  };
  const page = base === null ? null : `${base}${kind === 'channel-test' ? '/Escalation' : `/Alerts/${subject}`}`;
  const subjectLine = fillText(labels.subject[kind], values);
  const text = fillText(labels.text[kind], values);
  const why = reason === '' ? null : `${labels.reason}: ${reason}`;
  return {
    ...plain,
    id,
    template: `notice-${kind}`,
    language,
    subject: toSubject(subjectLine),
    text:
      channelFacts[channel].wording === 'letter'
        ? joinParts([text, why, fillLink(labels.open, page)], '\n\n')
        : joinParts([subjectLine, why, page], ' '),
    url: page ?? undefined,
  };
};

import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { Message } from '../../platform/channels/channel.ts';
import { fillText } from '../followers/wording.ts';
import { buildAnswerToken } from './answer-token.ts';
import type { CallSubject } from './call-subject.ts';
import type { CallClaim } from './claims.ts';
import { acknowledgePath, fillLink, joinParts, type Links } from './wording.ts';

const callTexts = await loadTexts('call-messages');
const deliveryTexts = await loadTexts('alert-messages');

/** The message that calls a responder for an incident without an alert: which incident, where, the report, and the request to acknowledge. */
export const buildCallMessage = (claim: CallClaim, subject: CallSubject, { base, secret }: Links): Message => {
  const { id, channel, language, status, escalationTier } = claim;
  const { incidentId, industryName, description } = subject;
  const text = callTexts[language];
  const labels = deliveryTexts[language];
  const mark = status === 'Actual' ? null : labels.mark[status];
  const escalated = escalationTier !== null && escalationTier > 1 ? labels.escalated : null;
  const acknowledge = base === null ? null : `${base}${acknowledgePath}?t=${buildAnswerToken(id, secret, 'acknowledge')}&lang=${language}`;
  const page = base === null ? null : `${base}/IncidentManagement?incident=${incidentId}`;
  const called = fillText(text.called, { incident: incidentId });
  const reported = description ?? text.nothing;
  const subjectLine = joinParts([mark, escalated, called, industryName], ' ');
  const letter = joinParts(
    [
      joinParts([mark, escalated, called], ' '),
      reported,
      industryName === null ? null : `${labels.where}: ${industryName}`,
      text.noWarning,
      fillLink(labels.acknowledge, acknowledge),
      fillLink(text.open, page),
    ],
    '\n\n',
  );
  const brief = joinParts([mark, escalated, called, industryName, reported, fillLink(labels.acknowledgeShort, acknowledge)], ' ');
  const url = acknowledge ?? page;
  return {
    id,
    template: 'incident-call',
    language,
    subject: subjectLine.replace(/\s+/g, ' ').slice(0, 200),
    text: channel === 'email' ? letter : brief,
    ...(url === null ? {} : { url }),
  };
};

import { channelFacts } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { type Message, plain, toSubject } from '../../platform/channels/channel.ts';
import { formatAreaChange } from '../alerts/area-change-text.ts';
import { fillText } from '../followers/wording.ts';
import { buildAnswerToken } from './answer-token.ts';
import type { ApprovalSubject, CallSubject } from './call-subject.ts';
import type { CallClaim } from './claims.ts';
import { acknowledgePath, fillLink, joinParts, type Links } from './wording.ts';

const callTexts = await loadTexts('call-messages');
const deliveryTexts = await loadTexts('alert-messages');

/**
 * The message that calls an approver: which warning waits, and the address where it is read and decided. The link names the warning, not
 * the person: a decision needs the approver's own session.
 */
const buildApprovalMessage = (claim: CallClaim, subject: ApprovalSubject, { base }: Links): Message => {
  const { id, channel, language, status, escalationTier } = claim;
  const { alertId, version, incidentId, industryName, hazardText, placeText, change, alone } = subject;
  const text = callTexts[language];
  const mark = status === 'Actual' ? null : deliveryTexts[language].mark[status];
  const again = escalationTier !== null && escalationTier > 1 ? text.approvalAgain : null;
  const url = base === null ? null : `${base}/Alerts/${alertId}`;
  const waits = fillText(alone ? text.alone : text.approval, { incident: incidentId, version });
  const how = alone ? text.aloneHow : text.approvalHow;
  const lead = joinParts([mark, again, waits, industryName], ' ');
  const changed = change === null ? null : formatAreaChange(change, language);
  const { wording } = channelFacts[channel];
  return {
    ...plain,
    id,
    template: 'approval-call',
    language,
    subject: toSubject(lead),
    text:
      wording === 'letter'
        ? joinParts([lead, hazardText, changed, placeText, how, fillLink(text.approvalOpen, url)], '\n\n')
        : wording === 'spoken'
          ? joinParts([lead, hazardText, changed, how], ' ')
          : joinParts([lead, hazardText, changed, wording === 'notification' ? null : url], ' '),
    url: url ?? undefined,
  };
};

/** The message that calls a responder for an incident without an alert: which incident, where, the report, and the request to acknowledge. */
export const buildCallMessage = (claim: CallClaim, subject: CallSubject, links: Links): Message => {
  if (subject.kind === 'approval') return buildApprovalMessage(claim, subject, links);
  const { base, secret } = links;
  const { id, channel, language, status } = claim;
  const { incidentId, industryName, description } = subject;
  const text = callTexts[language];
  const labels = deliveryTexts[language];
  const mark = status === 'Actual' ? null : labels.mark[status];
  const escalated = claim.escalated ? labels.escalated : null;
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
  const { wording } = channelFacts[channel];
  const how = wording === 'spoken' ? text.pressOne : wording === 'text' ? fillLink(labels.acknowledgeShort, acknowledge) : null;
  const brief = joinParts([mark, escalated, called, industryName, reported, how], ' ');
  const url = acknowledge ?? page;
  return {
    ...plain,
    id,
    template: 'incident-call',
    language,
    subject: toSubject(subjectLine),
    text: wording === 'letter' ? letter : brief,
    url: url ?? undefined,
    acknowledges: true,
  };
};

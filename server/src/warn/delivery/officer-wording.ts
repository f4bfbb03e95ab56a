import { channelFacts, fitsSms, roundPeople } from '@hazardguard/contract';
import { isLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { type Message, plain, toSubject } from '../../platform/channels/channel.ts';
import { formatLocalMoment } from '../../platform/texts/local-time.ts';
import { fillText } from '../followers/wording.ts';
import { buildAnswerToken } from './answer-token.ts';
import type { OfficerEnd, OfficerFacts, OfficerTask } from './officer-facts.ts';
import type { Content } from './read-content.ts';
import { acknowledgePath, fillLink, joinParts, type Links, type MessageClaim } from './wording.ts';

const callTexts = await loadTexts('call-messages');
const deliveryTexts = await loadTexts('alert-messages');
const officerTexts = await loadTexts('officer-messages');
const roleTexts = await loadTexts('roles');

/** Villages named in a letter; the others are counted. */
const mostVillages = 12;
/** What a text message names, from the most to the least, until it fits: villages of both areas, the be-ready area, roads and the task. */
const smsSizes = [
  { actNow: 5, rest: 3, task: true },
  { actNow: 3, rest: 0, task: true },
  { actNow: 1, rest: 0, task: true },
  { actNow: 3, rest: 0, task: false },
  { actNow: 0, rest: 0, task: false },
] as const;

const formatPeople = new Intl.NumberFormat('en-IN');

/** Letters of the site's name in a text message. */
const siteLetters = 30;

/** A long name at a word, with dots that every telephone alphabet has. */
const shortenName = (name: string): string =>
  name.length <= siteLetters ? name : `${name.slice(0, siteLetters - 3).replace(/\s+\S*$/u, '')}...`;

/** The first statement of the hazard: substance and quantity, without the figures after it. */
const shorten = (hazard: string): string => /^.*?(?=[,;]|\. |\.$|$)/u.exec(hazard)?.[0] ?? hazard;

/** What a text message at the end names, from the most to the least, until it fits. */
const endSizes = [
  { by: true, task: true },
  { by: true, task: false },
  { by: false, task: false },
] as const;

/** People and villages of an area under a label; the villages after the first ones are counted. */
const formatArea = (text: ServerText<'officer-messages'>, label: string, area: OfficerFacts['rest'], most: number): string => {
  const people = area.people === null ? text.unknown : fillText(text.people, { count: formatPeople.format(roundPeople(area.people)) });
  const names = area.villages.slice(0, most).join(', ');
  const left = area.villages.length - Math.min(most, area.villages.length);
  const villages = names === '' ? '' : `: ${left === 0 ? names : fillText(text.andMore, { names, count: left })}`;
  return fillText(label, { people, villages });
};

interface Officer {
  readonly facts: OfficerFacts;
  readonly task: OfficerTask | null;
}

/** Both areas as one. */
const mergeAreas = ({ actNow, rest }: OfficerFacts): OfficerFacts['rest'] => {
  if (actNow === null) return rest;
  const people = actNow.people === null || rest.people === null ? null : actNow.people + rest.people;
  return { people, villages: [...actNow.villages, ...rest.villages] };
};

/** The end of a warning for an officer: what ended, where, who ended it, and what remains of the task, such as roadblocks to lift. */
const buildEndMessage = (claim: MessageClaim, content: Content, { facts, task }: Officer, end: OfficerEnd, { base }: Links): Message => {
  const { id, alertId, channel, status } = claim;
  const language = isLanguage(claim.language) ? claim.language : 'en';
  const text = officerTexts[language];
  const labels = deliveryTexts[language];
  const isMistake = content.cancelBecause === 'error';
  const lead = joinParts([status === 'Actual' ? null : labels.mark[status], text.lead], ' ');
  const formatEnd = (site: string): string => fillText(text.ended[content.cancelBecause ?? 'other'], { site });
  const site = facts.site ?? content.texts.en.placeText;
  const role = end.role === null ? '' : ` (${roleTexts[language][end.role]})`;
  const by = fillText(text.by, { name: `${end.by}${role}`, time: formatLocalMoment(content.releasedAt) });
  const roads = facts.roads.length === 0 ? null : fillText(isMistake ? text.ask : text.lift, { roads: facts.roads.join(', ') });
  const own = isMistake ? text.mistake : task === null ? null : fillText(text.remains, { task: text.after[task] });
  const page = base === null ? null : `${base}/Alerts/${alertId}`;
  const formatSms = ({ by: withBy, task: withTask }: (typeof endSizes)[number]): string =>
    joinParts([lead, formatEnd(shortenName(site)), withBy ? by : null, roads, withTask ? own : null], ' ');
  const letter = joinParts(
    [
      joinParts([lead, formatEnd(site)], ' '),
      end.warnedOf === null ? null : fillText(text.warnedOf, { hazard: end.warnedOf.replace(/\.$/u, '') }),
      formatArea(text, text.area, mergeAreas(facts), mostVillages),
      by,
      roads,
      own,
      fillLink(labels.open, page),
    ],
    '\n\n',
  );
  const spoken = joinParts([lead, formatEnd(site), by, roads, own], ' ');
  const { wording } = channelFacts[channel];
  return {
    ...plain,
    id,
    template: 'alert-cancel',
    variant: 'alert-officer-end',
    language,
    subject: toSubject(joinParts([lead, formatEnd(site)], ' ')),
    text: wording === 'letter' ? letter : wording === 'text' ? (endSizes.map(formatSms).find(fitsSms) ?? formatSms(endSizes[2])) : spoken,
    url: page ?? undefined,
  };
};

/**
 * The message to an officer. The warning: what and where, the people of each area, the villages, the roads to block, the own task, and one tap
 * to answer; only who is called by a tier acknowledges. The end: what ended, where, by whom, and what remains.
 * The advice to the public is a part of letters and calls only.
 */
export const buildOfficerMessage = (claim: MessageClaim, content: Content, officer: Officer, links: Links): Message => {
  if (officer.facts.end !== null) return buildEndMessage(claim, content, officer, officer.facts.end, links);
  const { base, secret } = links;
  const { id, alertId, channel, kind, status, escalationTier } = claim;
  const language = isLanguage(claim.language) ? claim.language : 'en';
  const text = officerTexts[language];
  const labels = deliveryTexts[language];
  const warning = content.texts[language] ?? content.texts.en;
  const { facts, task } = officer;
  const mark = status === 'Actual' ? null : labels.mark[status];
  const escalated = claim.escalated ? labels.escalated : null;
  const isCalled = escalationTier !== null;
  const { wording } = channelFacts[channel];
  const link = base === null ? null : `${base}${acknowledgePath}?t=${buildAnswerToken(id, secret, 'acknowledge')}&lang=${language}`;
  const page = base === null ? null : `${base}/Alerts/${alertId}`;

  const listAreas = (actNow: number, rest: number): readonly string[] =>
    facts.actNow === null
      ? [formatArea(text, text.inside, facts.rest, actNow)]
      : [
          formatArea(text, text.actNow, facts.actNow, actNow),
          ...(facts.rest.people === 0 && facts.rest.villages.length === 0 ? [] : [formatArea(text, text.beReady, facts.rest, rest)]),
        ];
  const site = facts.site === null ? null : fillText(text.where, { site: facts.site });
  const shortSite = facts.site === null ? null : fillText(text.where, { site: shortenName(facts.site) });
  const block = facts.roads.length === 0 ? null : fillText(text.block, { roads: facts.roads.join(', ') });
  const own = task === null ? null : fillText(text.yours, { task: text.task[task] });
  const until = fillText(text.until, { time: formatLocalMoment(content.expiresAt) });
  const changed = kind === 'Update' ? fillText(labels.subject.Update, { hazard: warning.hazardText }) : warning.hazardText;
  const lead = joinParts([mark, escalated, text.lead], ' ');

  const formatSms = ({ actNow, rest, task: withTask }: (typeof smsSizes)[number]): string =>
    joinParts(
      [lead, `${shorten(changed)}.`, shortSite, ...listAreas(actNow, rest), block, withTask ? own : null, fillLink(text.answerShort, link)],
      ' ',
    );
  const shortest = joinParts([lead, `${shorten(changed)}.`, shortSite, fillLink(text.answerShort, link)], ' ');
  const sms = smsSizes.map(formatSms).find(fitsSms) ?? shortest;
  const letter = joinParts(
    [
      joinParts([lead, changed], ' '),
      site,
      ...listAreas(mostVillages, mostVillages),
      block,
      own,
      fillText(text.advice, { action: warning.actionText }),
      until,
      fillLink(text.answer, link),
      fillLink(labels.open, page),
    ],
    '\n\n',
  );
  const spoken = joinParts(
    [lead, changed, site, ...listAreas(3, 3), block, own, wording === 'spoken' && isCalled ? callTexts[language].pressOne : null],
    ' ',
  );
  return {
    ...plain,
    id,
    template: `alert-${kind.toLowerCase()}`,
    variant: 'alert-officer',
    language,
    subject: toSubject(joinParts([lead, changed], ' ')),
    text: wording === 'letter' ? letter : wording === 'text' ? sms : spoken,
    url: link ?? page ?? undefined,
    acknowledges: isCalled,
  };
};

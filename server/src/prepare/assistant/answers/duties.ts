import { type DutyRuleId, findDutyRule, isAllowed } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { formatDayInIndia } from '../../../register/threshold-status/read-threshold-status.ts';
import { countDuties, everyDuty, listDuties } from '../../duties/store.ts';
import type { Passage } from '../knowledge/passage.ts';
import { type Asked, readNow, toAnswer, toList } from './asked.ts';
import { readNamedSites } from './sites.ts';

const ruleTexts = await loadTexts('duty-rules');
const incidentTexts = await loadTexts('incident-terms');

const mostDuties = 10;

/** Duties that are overdue, then those due within thirty days; of one site, if the question names one. */
export const answerDuties = async (asked: Asked): Promise<readonly Passage[]> => {
  const { database, account, texts, figures, language, now, sites } = asked;
  if (!isAllowed(account.role, 'duty.read')) return [];
  const today = formatDayInIndia(now);
  const [site] = sites.assumed ? [] : await readNamedSites(asked);
  const filter = { ...everyDuty, industryId: site?.id };
  const page = { ...filter, sort: undefined, direction: 'asc', limit: mostDuties, offset: 0 } as const;
  const [overdue, soon, counts] = await Promise.all([
    listDuties(database, { ...page, state: 'overdue' }, today),
    listDuties(database, { ...page, state: 'soon' }, today),
    countDuties(database, filter, today),
  ]);
  const rows = [...overdue, ...soon].slice(0, mostDuties);
  const lines = rows.map(({ rule, name, state, due_on }) =>
    texts.duties.row(
      name === '' ? texts.duties.state : name,
      ruleTexts[language][rule],
      state === 'overdue' ? texts.duties.overdue : texts.duties.soon,
      figures.day(new Date(`${due_on}T00:00:00+05:30`)),
    ),
  );
  const left = counts.overdue + counts.soon - rows.length;
  const text = [
    lines.length === 0 ? texts.duties.none : toList(lines),
    ...(left > 0 ? [texts.more(figures.number(left))] : []),
    ...(counts.unrecorded > 0 ? [texts.duties.unrecorded(figures.number(counts.unrecorded))] : []),
  ].join('\n\n');
  return [
    toAnswer(asked, 'duties', {
      kind: 'duty',
      title: texts.duties.title,
      text,
      source: readNow(asked, texts.sources.duties),
      path: '/Duties',
    }),
  ];
};

/** The duties that a major accident begins, the shortest period first. */
const accidentRules: readonly DutyRuleId[] = ['accident-notice', 'accident-report', 'accident-analysis'];

export const answerReport = (asked: Asked): readonly Passage[] => {
  const { texts, language } = asked;
  const lines = accidentRules.map((rule) => `${ruleTexts[language][rule]} (${findDutyRule(rule).law})`);
  return [
    toAnswer(asked, 'report', {
      kind: 'duty',
      title: texts.report.title,
      text: `${texts.report.call}\n\n${toList(lines)}`,
      source: texts.sources.law(accidentRules.map((rule) => findDutyRule(rule).source).join('; ')),
      path: '/Duties',
    }),
  ];
};

export const answerAllClear = (asked: Asked): readonly Passage[] => {
  const { texts, language } = asked;
  return [
    toAnswer(asked, 'all-clear', {
      kind: 'procedure',
      title: texts.allClear.title,
      text: `${incidentTexts[language].task.measureBeforeAllClear}.\n\n${texts.allClear.text}`,
      source: texts.sources.practice,
      path: '/Alerts',
    }),
  ];
};

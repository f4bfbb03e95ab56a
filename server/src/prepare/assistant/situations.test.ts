import { type AssistantPassage, assistantEvent, assistantRoutes } from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { fillNightRegister } from '../../testing/night-register.ts';
import { type Judgement, judge } from '../../testing/situations/judge.ts';
import { seenSituations } from '../../testing/situations/seen-situations.ts';
import type { Situation } from '../../testing/situations/situation.ts';
import { unseenSituations } from '../../testing/situations/unseen-situations.ts';

const application = useApplication();
beforeAll(() => fillNightRegister(application()));

/** An account has ten questions a minute, so the questions go round among people who see all sites. */
const askers = ['l1', 'l2', 'l3', 'imt', 'admin', 'l0'] as const;

const ask = async (visitor: Visitor, { question, language }: Situation): Promise<readonly AssistantPassage[]> => {
  const { text } = await visitor.call(assistantRoutes.ask, { body: { question, language } });
  const start = assistantEvent.parse(JSON.parse(text.split('\n', 1)[0] ?? ''));
  return start.type === 'start' ? start.passages : [];
};

const judgeAll = async (situations: readonly Situation[]): Promise<readonly Judgement[]> => {
  const judgements: Judgement[] = [];
  const visitors = await Promise.all(askers.map((role) => application().as(role)));
  for (const [index, situation] of situations.entries()) {
    const visitor = visitors[index % visitors.length] as Visitor;
    judgements.push(judge(situation, await ask(visitor, situation)));
  }
  return judgements;
};

const show = (judgements: readonly Judgement[]): string =>
  judgements.flatMap(({ question, wrong }) => (wrong.length === 0 ? [] : [`${question}\n  ${wrong.join('\n  ')}`])).join('\n');

const countRight = (judgements: readonly Judgement[]): number => judgements.filter(({ wrong }) => wrong.length === 0).length;

describe('situations of a night, without a language model', () => {
  test.each([
    ['36 seen', seenSituations, 36],
    ['12 unseen', unseenSituations, 12],
  ] as const)('%s: as many are right as recorded, none is dangerous by omission', async (_name, situations, right) => {
    const judgements = await judgeAll(situations);
    const dangerous = judgements.filter((judgement) => judgement.dangerous).map(({ question }) => question);
    expect({ right: countRight(judgements), dangerous }, show(judgements)).toEqual({ right, dangerous: [] });
  });
});

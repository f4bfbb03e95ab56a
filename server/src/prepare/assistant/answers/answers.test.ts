import {
  type AssistantPassage,
  assistantEvent,
  assistantRoutes,
  industryRoutes,
  rotaRoutes,
  stakeholderExample,
  stakeholderRoutes,
} from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { describe, expect, test } from 'vitest';
import { runAsViewer } from '../../../platform/db/scope/row-scope.ts';
import { useApplication, type Visitor } from '../../../testing/application.ts';
import { readSiteNames } from '../question/find-sites.ts';

const application = useApplication();

const ask = async (visitor: Visitor, question: string, language: Language = 'en'): Promise<readonly AssistantPassage[]> => {
  const { text } = await visitor.call(assistantRoutes.ask, { body: { question, language } });
  const start = assistantEvent.parse(JSON.parse(text.split('\n', 1)[0] ?? ''));
  return start.type === 'start' ? start.passages : [];
};

describe('with an empty register nothing is invented', () => {
  test.each([
    ['A man is unconscious in the pit', /^Nobody enters .* No number of a rescue team is on record here: ask the control room/s],
    ['Who is on duty now?', /nobody is in the directory\. Ask the control room/],
    ['How many people live within 2 km?', /^Not known: the question names no site/],
    ['Where is chlorine stored?', /no entry for Chlorine\. Stock that nobody entered is not known: ask the site/],
    ['Is any stock expired?', /^No entry of the inventory that you can see is past its date/],
    ['Which duties are overdue?', /^No duty is overdue or due within 30 days/],
  ])('%s', async (question, said) => {
    const [first] = await ask(await application().as('l1'), question);
    expect(first?.text).toMatch(said);
    expect(first?.answers).toBe(true);
    expect(first?.text).not.toMatch(/\+91|undefined|null|NaN/);
  });
});

describe('what is not recognised is said', () => {
  test.each([
    ['A tanker is on fire, how far back?', /at least 1\.6 km away, in all directions, until you know what is in the tank/],
    ['Gas leak, how far do we evacuate?', /at least 100 m .* Ask again with the name of the chemical/s],
    ['First aid for the man?', /^- Move the person to fresh air .* Ask again with the name of the chemical/s],
    ['Safe distance for LPG', /^- Not known: the guide has no table of distances for LPG/],
  ])('%s', async (question, said) => {
    expect((await ask(await application().as('l2'), question))[0]?.text).toMatch(said);
  });

  test('distances without a container list every row of the guide, the farthest first', async () => {
    const [first] = await ask(await application().as('l2'), 'Safe distance for chlorine');
    // ERG 2024, Tables 1 and 3, chlorine.
    const isolated = [...(first?.text ?? '').matchAll(/keep everyone ([\d.]+ k?m) away/g)].map(([, distance]) => distance);
    expect(isolated).toEqual(['1 km', '600 m', '300 m', '150 m', '60 m']);
  });
});

test('with sites, the rota of another site is not called, and a person of one district knows no site of another', async () => {
  const admin = await application().as('admin');
  const site = async (industryName: string, district: string, latitude: number): Promise<number> =>
    (
      await admin.call(industryRoutes.create, {
        body: { industryName, district, safetyTeamContact: `${industryName} gate`, latitude, longitude: 73 },
      })
    ).body.id;
  const here = await site('Zarvan Works', 'Bharuch', 21.6);
  const there = await site('Quilmes Works', 'Surat', 21.2);
  const onDuty = async (name: string, industryId: number): Promise<void> => {
    const { department: _, ...person } = { ...stakeholderExample, name, emailAddress: `${name.toLowerCase()}@example.org` };
    const params = { group: 'incident_management_team' } as const;
    const { body } = await admin.call(stakeholderRoutes.create, { params, body: person });
    const span = { startsAt: new Date(Date.now() - 60_000).toISOString(), endsAt: new Date(Date.now() + 3_600_000).toISOString() };
    await admin.call(rotaRoutes.create, { params, body: { memberId: body.id, ...span, industryId } });
  };
  await onDuty('Herepal', here);
  await onDuty('Therepal', there);
  const [named] = await ask(await application().as('l3'), 'A worker collapsed at Zarvan Works');
  expect(named?.text).toContain('Zarvan Works: Zarvan Works gate');
  expect(named?.text).toContain('Herepal');
  expect(named?.text).not.toContain('Therepal');
  const { names } = await runAsViewer({ id: 'x', scope: { kind: 'district', area: 'Surat' }, opened: [] }, () =>
    readSiteNames(application().database),
  );
  expect([...names.keys()]).toEqual(['quilmes']);
});

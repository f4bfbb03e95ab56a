import { fitsSms } from '@hazardguard/contract';
import { languageCodes } from '@hazardguard/i18n/languages';
import { expect, test } from 'vitest';
import { chooseTask, type OfficerFacts } from './officer-facts.ts';
import { buildOfficerMessage } from './officer-wording.ts';
import type { Content } from './read-content.ts';
import type { MessageClaim } from './wording.ts';

const content: Content = {
  incidentId: 'INC123456',
  severity: 'high',
  texts: {
    en: {
      source: 'District office',
      hazardText: 'Release of Chlorine: 3 tonnes, at most 2.3 kg/s, AEGL-3 (20 ppm). More figures.',
      placeText: 'Within 2.2 km of Works.',
      actionText: 'Go indoors now.',
      timeText: 'Keep doing this.',
    },
  },
  hazard: 'toxic-leak',
  action: 'shelter',
  cancelBecause: null,
  releasedAt: new Date(0),
  expiresAt: new Date('2026-11-28T18:00:00Z'),
  area: {},
  variants: [],
  cap: null,
};
const villages = ['Boidra', 'Piraman', 'Sarangpur', 'Kosamdi', 'Andada', 'Gadkhol'];
const facts: OfficerFacts = {
  site: 'Narmada Chlor-Alkali',
  actNow: { people: 2_817, villages },
  rest: { people: 19_512, villages: ['Bhadkodra', 'Hansot'] },
  roads: ['NH 48', 'SH 6'],
  end: null,
};
const claim = (more: Partial<MessageClaim> = {}): MessageClaim => ({
  id: '3f0f7a44-8d7a-4d5a-9a3c-5b1f6a1f2b11',
  alertId: 'a',
  version: 2,
  kind: 'Alert',
  status: 'Actual',
  audience: 'stakeholder',
  channel: 'sms',
  language: 'en',
  action: null,
  stopToken: null,
  escalationTier: 1,
  escalated: false,
  ...more,
});
const build = (more: Partial<MessageClaim> = {}, officer: Partial<OfficerFacts> = {}) =>
  buildOfficerMessage(
    claim(more),
    content,
    { facts: { ...facts, ...officer }, task: 'police' },
    { base: 'https://hg.example', secret: 's' },
  );

test('a text message says what, where, the people of each area, villages and roads, with one tap to answer, in two parts', () => {
  const { text, acknowledges } = build();
  expect(text).toMatch(
    /^OFFICERS: Release of Chlorine: 3 tonnes\. Where: Narmada Chlor-Alkali\. Act now: 2,800 people: Boidra, .*more\. Be ready: 20,000 people/,
  );
  expect(text).toContain('Block NH 48, SH 6.');
  expect(text).toMatch(/Going or cannot: https:\/\/hg\.example\/Community\/acknowledge\?t=[\w-]{38}&lang=en$/);
  expect(text).not.toContain('Go indoors');
  expect(acknowledges).toBe(true);
  for (const language of languageCodes)
    for (const site of ['A', 'M/s Gujarat Narmada Valley Fertilizers and Chemicals Limited'])
      expect(fitsSms(build({ language }, { site }).text), `${language} ${site}`).toBe(true);
});

test('a letter has every village, the own task, what the public was asked, and the time with its zone', () => {
  const { text } = build({ channel: 'email' });
  for (const part of [
    ...villages,
    'Bhadkodra',
    'Your task: Close the roads',
    'The public was asked: Go indoors now.',
    'Valid until 2026-11-28 23:30 IST.',
  ])
    expect(text).toContain(part);
});

test('every officer is asked to answer, only who is called acknowledges, and only a late tier reads that too few have acknowledged', () => {
  const informed = build({ escalationTier: null });
  expect(informed.text).toContain('Going or cannot: https://hg.example/');
  expect([informed.acknowledges, build().acknowledges]).toEqual([false, true]);
  const spoken = { channel: 'voice', escalationTier: null } as const;
  expect(build(spoken).text).not.toContain('Press 1');
  expect(build({ escalationTier: 2 }).text).not.toContain('ESCALATED');
  expect(build({ escalationTier: 2, escalated: true, channel: 'email' }).text).toContain('ESCALATED TO YOU: too few have acknowledged.');
});

const end = { warnedOf: 'Release of Chlorine: 3 tonnes.', by: 'Asha Patel', role: 'l1' } as const;

test('the end says what ended, where, who ended it and when, and what remains: roadblocks and the own task, nothing of the residents', () => {
  const { text, url, acknowledges } = build({ kind: 'Cancel', channel: 'email' }, { end });
  expect(text.split('\n\n')).toEqual([
    'OFFICERS: The warning about Narmada Chlor-Alkali has ended.',
    'It warned of: Release of Chlorine: 3 tonnes.',
    'The area was: 22,000 people: Boidra, Piraman, Sarangpur, Kosamdi, Andada, Gadkhol, Bhadkodra, Hansot.',
    'Ended by Asha Patel (District authority (L1)), 1970-01-01 05:30 IST.',
    'Lift the roadblocks: NH 48, SH 6.',
    'What remains: Open the roads. Keep the site closed until the incident commander releases it.',
    'Open the warning: https://hg.example/Alerts/a',
  ]);
  expect([url, acknowledges]).toEqual(['https://hg.example/Alerts/a', false]);
});

test.each(['all-clear', 'error'] as const)('the end, %s, as a text message in two parts in every language', (cancelBecause) => {
  const write = (language: MessageClaim['language'], site: string) =>
    buildOfficerMessage(
      claim({ kind: 'Cancel', language }),
      { ...content, cancelBecause },
      { facts: { ...facts, site, end }, task: 'local' },
      { base: null, secret: 's' },
    ).text;
  for (const language of languageCodes)
    for (const site of ['A', 'M/s Gujarat Narmada Valley Fertilizers and Chemicals Limited']) {
      const text = write(language, site);
      expect(fitsSms(text), `${language} ${text}`).toBe(true);
      expect(text).toContain('NH 48, SH 6');
    }
  if (cancelBecause === 'error')
    expect(write('en', 'A')).toMatch(
      /Roadblocks of this warning: NH 48, SH 6\. Ask the control room.*This does not say that there is no danger\./,
    );
  else expect(write('en', 'A')).toContain('OFFICERS: All clear: the danger at A is over.');
});

test('an area without an act-now area and without counted people says so', () => {
  const { text } = build({}, { actNow: null, rest: { people: null, villages: [] }, roads: [] });
  expect(text).toContain('Inside: number of people not known.');
  expect(text).not.toContain('Block');
  expect(build({}, { rest: { people: 0, villages: [] } }).text).not.toContain('Be ready');
});

test.each([
  ['Dy. SP, Bharuch Police', ['l1auth'], 'police'],
  ['Fire officer', ['l0auth'], 'fire'],
  ['Chief district health officer', ['l1auth'], 'health'],
  ['Mamlatdar', ['l0auth'], 'local'],
  ['Collector', ['l1auth'], 'district'],
  ['Safety head', ['central_core_team'], 'plant'],
  ['Secretary', ['l2auth'], 'state'],
  ['Visitor', [], null],
] as const)('the task of %s', (words, groups, task) => {
  expect(chooseTask(words, groups)).toBe(task);
});

import { readFileSync, statSync } from 'node:fs';
import { trainingClipIds, trainingClips, trainingRoutes, trainingTopics } from '@hazardguard/contract';
import { languageCodes } from '@hazardguard/i18n/languages';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { courses, presentCourse } from './course.ts';
import { curriculum } from './curriculum.ts';

const application = useApplication();
const rightAnswers = [...curriculum['leak-hazards'].answers];
const media = (name: string): URL => new URL(`../../../../web/public/training/${name}`, import.meta.url);

test('each topic has a text, three videos, four case studies with sources, and eight questions, in every language', async () => {
  for (const language of languageCodes) {
    const { body } = await application().visitor().call(trainingRoutes.read, { query: { language } });
    expect(body.topics.map(({ id }) => id)).toEqual([...trainingTopics]);
    for (const topic of body.topics) {
      expect(topic.videos.map(({ id }) => id)).toEqual([...trainingClips[topic.id]]);
      expect(topic.cases).toHaveLength(4);
      for (const { sources } of topic.cases) expect(sources.length).toBeGreaterThan(0);
      expect(topic.questions).toHaveLength(curriculum[topic.id].answers.length);
      for (const { options } of topic.questions) expect(new Set(options).size).toBe(3);
    }
  }
});

test('the answers are not in what a browser reads', () => {
  expect(JSON.stringify(presentCourse('en', []))).not.toContain(courses.en['leak-hazards'].questions[0]?.why ?? '');
});

/** A translation says the same: every figure of the English text is in it (Indian grouping and words for millions aside). */
test.each(languageCodes.filter((language) => language !== 'en'))('%s has the same figures in every case study', (language) => {
  const figures = (text: string): string[] =>
    (text.match(/\d+(?:[.:,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(',', '')).toSorted();
  for (const topic of trainingTopics) {
    for (const [index, { text }] of courses.en[topic].cases.entries()) {
      const translated = figures(courses[language][topic].cases[index]?.text ?? '').map((figure) => (figure === '60' ? '6' : figure));
      expect(translated.toSorted(), `${topic} ${index}`).toEqual(
        figures(text)
          .map((figure) => (figure === '60' ? '6' : figure))
          .toSorted(),
      );
    }
  }
});

/** A resident cannot see that a cloud has passed; officials give the all-clear. */
const passed = { en: /cloud has (passed|gone)/i, hi: /बादल (निकल|जाने)/, gu: /વાદળ (પસાર|ગયા?)/, mr: /ढग (निघून|गेल्या|जाईपर्यंत)/ };
const allClear = {
  en: /officials give the all-clear, go out at once and open everything/,
  hi: /अधिकारी ‘ख़तरा टल गया’ कहें तो तुरंत बाहर आएँ और सब कुछ खोल दें/,
  gu: /અધિકારીઓ બધું સલામત કહે ત્યારે તરત બહાર આવો અને બધું ખોલી નાખો/,
  mr: /अधिकारी ‘धोका टळला’ सांगतील तेव्हा लगेच बाहेर या आणि सर्व उघडा/,
};

test.each(languageCodes)('%s waits for the all-clear of officials, and distinguishes a toxic cloud from fire', (language) => {
  expect(JSON.stringify(courses[language])).not.toMatch(passed[language]);
  const protects = courses[language]['leak-hazards'].sections[2]?.paragraphs.join(' ');
  expect(protects).toMatch(allClear[language]);
  const [toxic, fire] = {
    en: ['toxic cloud', 'From a fire'],
    hi: ['विषैली गैस', 'आग से'],
    gu: ['ઝેરી ગેસ', 'આગથી'],
    mr: ['विषारी वायू', 'आगीपासून'],
  }[language];
  expect(protects).toContain(toxic);
  expect(protects).toContain(fire);
});

/** What the inquiries found, where the course once said otherwise. */
test.each([
  // US CSB 2002-04-I-MO: the wind spared the homes; shelter was advised for four hours.
  ['leak-hazards', 3, /wind carried most of the plume away from homes.*advised to shelter for 4 hours/s, /because people stayed indoors/],
  // Curative Petition (Civil) 345-347 of 2010; Scroll, 14 March 2023.
  ['leak-hazards', 0, /3,787.*5,295.*15,000/s, /the state counts/],
  // Indian Express, 5 June 2020.
  ['vulnerability-assessment', 1, /10 had died, and 77 were taken to hospital/, /early count/],
  // Buncefield Major Incident Investigation Board, final report.
  ['early-warning', 1, /From 5:37/, /5:20/],
  // Transportation Safety Board of Canada R13D0054.
  ['early-warning', 2, /too few hand brakes.*6 million litres of oil spilled/s, /litres burnt/],
] as const)('%s, case %i says what the inquiry found', (topic, index, said, wrong) => {
  const text = courses.en[topic].cases[index]?.text;
  expect(text).toMatch(said);
  expect(text).not.toMatch(wrong);
});

test('no case study rests on a copy of an encyclopaedia or on a news aggregator', () => {
  const sources = Object.values(curriculum).flatMap(({ cases }) => cases.flatMap((one) => one.sources));
  expect(sources.join()).not.toMatch(/Infogalactic|Wikimili|Devdiscourse/i);
});

test('texts are short enough to be read and long enough to say something', () => {
  const words = (text: string): number => text.split(/\s+/).length;
  for (const language of languageCodes) {
    for (const topic of trainingTopics) {
      const { sections, cases, videos } = courses[language][topic];
      const length = words(sections.flatMap(({ paragraphs }) => paragraphs).join(' '));
      expect(length, `${language} ${topic}`).toBeGreaterThan(180);
      expect(length, `${language} ${topic}`).toBeLessThan(400);
      for (const { text, title } of cases) {
        expect(words(text), `${language} ${title}`).toBeGreaterThan(55);
        expect(words(text), `${language} ${title}`).toBeLessThan(150);
      }
      // Two lines that can be read in four seconds.
      for (const { captions } of videos) for (const caption of captions) expect([...caption].length, caption).toBeLessThanOrEqual(76);
    }
  }
});

test('every clip has its films, small, and a poster', () => {
  for (const clip of trainingClipIds) {
    for (const ending of ['mp4', 'webm', 'jpg'])
      expect(statSync(media(`${clip}.${ending}`)).size, `${clip}.${ending}`).toBeLessThan(400_000);
    expect(
      readFileSync(media(`${clip}.mp4`))
        .subarray(4, 8)
        .toString(),
    ).toBe('ftyp');
  }
});

test('captions are sent as WebVTT in the given language', async () => {
  const { text, headers } = await application()
    .visitor()
    .call(trainingRoutes.captions, { params: { clip: 'plume-grows' }, query: { language: 'hi' } });
  expect(headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(text.startsWith('WEBVTT\n\n00:00:00.000 --> 00:00:04.000\n')).toBe(true);
  expect(text).toContain(courses.hi['leak-hazards'].videos[0]?.captions[2]);
  expect(
    await application()
      .visitor()
      .refused(trainingRoutes.captions, { params: { clip: 'no-such' } }),
  ).toMatchObject({ status: 400 });
});

test('a passed quiz gives a certificate that anyone can check', async () => {
  const plant = await application().as('plant');
  const { body } = await plant.call(trainingRoutes.attempt, { body: { topic: 'leak-hazards', language: 'gu', answers: rightAnswers } });
  expect(body).toMatchObject({ topic: 'leak-hazards', right: 8, questions: 8, passed: true });
  expect(body.marks[0]).toEqual({ right: true, answer: rightAnswers[0], why: courses.gu['leak-hazards'].questions[0]?.why });
  const number = body.certificate ?? '';
  expect(number).toMatch(/^HG(-[0-9A-Z]{4}){4}$/);
  const checked = await application()
    .visitor()
    .call(trainingRoutes.certificate, { params: { number: number.toLowerCase() } });
  expect(checked.body).toMatchObject({ number, topic: 'leak-hazards', right: 8, questions: 8, sample: true });
  expect((await plant.call(trainingRoutes.attempts)).body.attempts[0]).toMatchObject({ id: body.id, certificate: number });
  const other = await application().as('l1');
  expect((await other.call(trainingRoutes.attempts)).body.attempts).toEqual([]);
});

test('seven of eight pass, six do not', async () => {
  const plant = await application().as('plant');
  const withWrong = (count: number) => rightAnswers.map((answer, index) => (index < count ? (answer + 1) % 3 : answer));
  const attempt = async (wrong: number) =>
    (await plant.call(trainingRoutes.attempt, { body: { topic: 'leak-hazards', answers: withWrong(wrong) } })).body;
  expect(await attempt(1)).toMatchObject({ right: 7, passed: true });
  expect(await attempt(2)).toMatchObject({ right: 6, passed: false, certificate: null });
});

test.each([
  [{ topic: 'leak-hazards', answers: [1, 2] }, 'Answer all 8 questions; 2 answers were given'],
  [{ topic: 'cooking', answers: rightAnswers }, ''],
  [{ topic: 'leak-hazards', answers: [] }, ''],
])('%j is refused', async (wrong, message) => {
  const plant = await application().as('plant');
  const refused = await plant.refused(trainingRoutes.attempt, { body: wrong });
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(refused.message).toContain(message);
});

test('an attempt cannot be changed or deleted', async () => {
  await expect(application().database.pool.query('update training_attempt set passed = true')).rejects.toThrow();
  await expect(application().database.pool.query('delete from training_attempt')).rejects.toThrow();
});

test('a certificate that was never issued is not found', async () => {
  const visitor = application().visitor();
  expect(await visitor.refused(trainingRoutes.certificate, { params: { number: 'HG-0000-0000-0000-0000' } })).toMatchObject({
    status: 404,
  });
  expect(await visitor.refused(trainingRoutes.certificate, { params: { number: 'x' } })).toMatchObject({ status: 400 });
});

test('an administrator adds links on allowed hosts, and removes them', async () => {
  const admin = await application().as('admin');
  const link = { topic: 'early-warning', title: 'Sirens', url: 'https://www.ndma.gov.in/sirens?x=1' } as const;
  const { body } = await admin.call(trainingRoutes.addLink, { body: link });
  const shown = async () => (await admin.call(trainingRoutes.read)).body.topics.find(({ id }) => id === 'early-warning')?.links;
  expect(await shown()).toEqual([{ ...link, id: body.id }]);
  expect(await admin.refused(trainingRoutes.addLink, { body: link })).toMatchObject({ status: 409 });
  await admin.call(trainingRoutes.removeLink, { params: { id: body.id } });
  expect(await shown()).toEqual([]);
  expect(await admin.refused(trainingRoutes.removeLink, { params: { id: body.id } })).toMatchObject({ status: 404 });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://ndma.gov.in/x',
  'https://ndma.gov.in.evil.example/x',
  'https://evil-ndma.gov.in/x',
  'https://user:secret@ndma.gov.in/x',
  'https://ndma.gov.in:8443/x',
  'no address',
])('the link %s is refused', async (url) => {
  const admin = await application().as('admin');
  const refused = await admin.refused(trainingRoutes.addLink, { body: { topic: 'early-warning', title: 'Bad', url } });
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(refused.fields?.[0]?.field).toBe('url');
});

import { Readable } from 'node:stream';
import { type Certificate, type TrainingAttempt, trainingRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { buildWebVtt, presentCourse } from './course.ts';
import { checkLink } from './links.ts';
import { createCertificateNumber, markQuiz } from './quiz.ts';
import { type AttemptRow, addLink, appendAttempt, findCertificate, listAttempts, listLinks, removeLink } from './store.ts';

const presentAttempt = (row: AttemptRow): TrainingAttempt => ({
  id: row.id,
  topic: row.topic,
  right: row.right_answers,
  questions: row.questions,
  passed: row.passed,
  certificate: row.certificate_number,
  at: row.attempted_at.toISOString(),
});

const presentCertificate = (row: AttemptRow, number: string): Certificate => ({
  number,
  name: row.person_name,
  topic: row.topic,
  right: row.right_answers,
  questions: row.questions,
  passedAt: row.attempted_at.toISOString(),
  sample: row.sample,
});

/** Texts, clips and case studies for everyone; quizzes and certificates for people who are signed in. */
export const training: Feature = (app, { database, settings }) => {
  handle(app, trainingRoutes.read, async ({ query }) => ({ topics: presentCourse(query.language, await listLinks(database)) }));
  handle(app, trainingRoutes.captions, ({ params, query, reply }) => {
    reply.header('cache-control', 'no-cache');
    return Readable.from([buildWebVtt(params.clip, query.language)]);
  });
  handle(app, trainingRoutes.attempt, async ({ body: { topic, language, answers }, account }) => {
    const { right, questions, passed, marks } = markQuiz(topic, language, answers);
    const row = await appendAttempt(database, {
      person_id: account.id,
      person_name: account.name,
      topic,
      language,
      answers,
      right_answers: right,
      questions,
      passed,
      certificate_number: passed ? createCertificateNumber() : null,
      sample: settings.mode === 'demo',
    });
    return { ...presentAttempt(row), marks };
  });
  handle(app, trainingRoutes.attempts, async ({ account }) => ({
    attempts: (await listAttempts(database, account.id)).map(presentAttempt),
  }));
  handle(app, trainingRoutes.certificate, async ({ params }) =>
    presentCertificate(await findCertificate(database, params.number), params.number),
  );
  handle(app, trainingRoutes.addLink, ({ body, account }) =>
    addLink(database, { ...body, url: checkLink(body.url, settings.trainingLinkHosts) }, account.name),
  );
  handle(app, trainingRoutes.removeLink, async ({ params }) => {
    await removeLink(database, params.id);
    return undefined;
  });
};

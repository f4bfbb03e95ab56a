import { randomBytes } from 'node:crypto';
import { ApiError, type MarkedAttempt, type TrainingTopic, trainingPassMark } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { courses } from './course.ts';
import { curriculum } from './curriculum.ts';

interface Marked {
  readonly right: number;
  readonly questions: number;
  readonly passed: boolean;
  readonly marks: MarkedAttempt['marks'];
}

/** Marks the answers; each is the number of the chosen option, from 0. */
export const markQuiz = (topic: TrainingTopic, language: Language, answers: readonly number[]): Marked => {
  const key = curriculum[topic].answers;
  if (answers.length !== key.length) {
    const message = `Answer all ${key.length} questions; ${answers.length} answers were given`;
    throw new ApiError('invalid-input', message, [{ field: 'answers', message }]);
  }
  const { questions } = courses[language][topic];
  const marks = key.map((answer, index) => ({ right: answers[index] === answer, answer, why: questions[index]?.why ?? '' }));
  const right = marks.filter((mark) => mark.right).length;
  return { right, questions: key.length, passed: right / key.length >= trainingPassMark, marks };
};

const base32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eighty random bits that can be read out and typed: HG-7K3M-Q2XA-9DWT-B5VN. */
export const createCertificateNumber = (): string => {
  const letters = Array.from(randomBytes(16), (byte) => base32[byte % 32]).join('');
  return `HG-${letters.match(/.{4}/g)?.join('-')}`;
};

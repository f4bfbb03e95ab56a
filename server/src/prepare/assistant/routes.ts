import { Readable } from 'node:stream';
import { ApiError, type AssistantEvent, type AssistantPassage, assistantRoutes, messages } from '@hazardguard/contract';
import type { FastifyBaseLogger } from 'fastify';
import { abortWhenGone } from '../../platform/http/abort-when-gone.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { askModel, ModelError } from '../../platform/providers/language-model/chat.ts';
import { answerFromKnowledge, answerFromModel } from './answer.ts';
import { type Knowledge, openKnowledge } from './knowledge/knowledge.ts';
import type { Passage } from './knowledge/passage.ts';
import { buildMessage, buildRules } from './prompt.ts';
import { openQuota } from './quota.ts';
import { searchRegister } from './register.ts';

const maxBundledPassages = 6;

const numberPassages = (passages: readonly Passage[]): readonly AssistantPassage[] =>
  passages.map(({ id: _, words: __, ...passage }, index) => ({ number: index + 1, ...passage }));

/** A question that names an industry is about it; otherwise the texts come before the records. */
const orderPassages = (texts: readonly Passage[], records: readonly Passage[]): readonly Passage[] =>
  records.some(({ kind }) => kind === 'industry') ? [...records, ...texts] : [...texts, ...records];

async function* lines(events: AsyncIterable<AssistantEvent>, done: () => void): AsyncGenerator<string> {
  try {
    for await (const event of events) yield `${JSON.stringify(event)}\n`;
  } finally {
    done();
  }
}

const logFailure = (log: FastifyBaseLogger, error: unknown): void => {
  log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the language model did not answer');
};

export const assistant: Feature = (app, { settings, database }) => {
  const quota = openQuota();
  // Opened at the first question, because most processes never get one.
  let knowledge: Knowledge | undefined;

  handle(app, assistantRoutes.ask, async ({ body: { question, language }, account, request, reply }) => {
    const leave = quota.enter(account.id);
    const signal = abortWhenGone(reply);
    signal.addEventListener('abort', leave);
    try {
      knowledge ??= openKnowledge();
      const records = await searchRegister(database, account, question);
      const passages = numberPassages(orderPassages(knowledge.search(question, maxBundledPassages, language), records));
      // Keeps a proxy from buffering the stream.
      reply.header('x-accel-buffering', 'no');
      if (settings.assistant === null) return Readable.from(lines(answerFromKnowledge(passages), leave));
      const pieces = await askModel({
        settings: settings.assistant,
        rules: buildRules(language),
        message: buildMessage(question, passages),
        signal,
      });
      const onFailure = (error: unknown) => logFailure(request.log, error);
      return Readable.from(lines(answerFromModel({ passages, pieces, requestId: request.id, onFailure }), leave));
    } catch (error) {
      leave();
      if (!(error instanceof ModelError)) throw error;
      logFailure(request.log, error);
      throw new ApiError('provider-unavailable', messages.assistantFailed);
    }
  });
};

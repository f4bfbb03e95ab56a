import { Readable } from 'node:stream';
import { ApiError, type AssistantEvent, assistantRoutes, messages } from '@hazardguard/contract';
import type { FastifyBaseLogger } from 'fastify';
import { makeTableCache } from '../../platform/db/tables/table-cache.ts';
import { abortWhenGone } from '../../platform/http/abort-when-gone.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { askModel, ModelError } from '../../platform/providers/language-model/chat.ts';
import { answerFromKnowledge, answerFromModel } from './answer.ts';
import { type Knowledge, openKnowledge } from './knowledge/knowledge.ts';
import { buildMessage, buildRules } from './prompt.ts';
import { readSiteNames, type SiteNames } from './question/find-sites.ts';
import { openQuota } from './quota.ts';
import { readPassages } from './read-passages.ts';

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

export const assistant: Feature = (app, { settings, database, changes }) => {
  const quota = openQuota();
  const siteNames = makeTableCache<SiteNames>(changes, ['industry']);
  // Opened at the first question, because most processes never get one.
  let knowledge: Knowledge | undefined;

  handle(app, assistantRoutes.ask, async ({ body: { question, language }, account, request, reply }) => {
    const leave = quota.enter(account.id);
    const signal = abortWhenGone(reply);
    signal.addEventListener('abort', leave);
    try {
      knowledge ??= openKnowledge();
      const known = await siteNames.keep('', () => readSiteNames(database));
      const passages = await readPassages({ database, account, knowledge, siteNames: known, question, language });
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

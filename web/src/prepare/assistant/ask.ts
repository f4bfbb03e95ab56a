import { type AssistantEvent, assistantEvent, assistantRoutes } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { toApiProblem, unreachable } from '../../data/api-problem.ts';
import { send } from '../../data/http.ts';
import { jsonLines } from './json-lines.ts';

export interface Question {
  readonly question: string;
  readonly language: Language;
}

/** The streamed events of an answer. Throws on a refusal, a lost connection and an answer without an end. */
export async function* ask(body: Question, signal: AbortSignal): AsyncGenerator<AssistantEvent> {
  const response = await send(
    new Request(assistantRoutes.ask.path, {
      method: assistantRoutes.ask.method,
      signal,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok || response.body === null) throw toApiProblem(response, await response.json().catch(() => null));
  try {
    for await (const value of jsonLines(response.body)) {
      const event = assistantEvent.parse(value);
      yield event;
      if (event.type === 'end' || event.type === 'error') return;
    }
  } catch (error) {
    throw signal.aborted ? error : unreachable(error);
  }
  throw unreachable(new Error('the answer broke off'));
}

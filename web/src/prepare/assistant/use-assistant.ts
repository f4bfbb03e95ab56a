import { type AssistantEvent, assistantEvent, assistantRoutes } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiProblem, unreachable } from '../../data/api-problem.ts';
import { send } from '../../data/http.ts';
import { type Answer, emptyAnswer, withEvent } from './answer.ts';
import { readJsonLines } from './read-json-lines.ts';

interface Question {
  readonly question: string;
  readonly language: Language;
}

/** The streamed events of an answer. Throws on a refusal, a lost connection and an answer without an end. */
async function* ask(body: Question, signal: AbortSignal): AsyncGenerator<AssistantEvent> {
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
    for await (const value of readJsonLines(response.body)) {
      const event = assistantEvent.parse(value);
      yield event;
      if (event.type === 'end' || event.type === 'error') return;
    }
  } catch (error) {
    throw signal.aborted ? error : unreachable(error);
  }
  throw unreachable(new Error('the answer broke off'));
}

/** One question at a time and its answer, stored only in this component. Leaving ends the call. */
export const useAssistant = () => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [waiting, setWaiting] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(async (question: Question) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const isCurrent = (): boolean => running.current === controller;
    setWaiting(true);
    setAnswer(emptyAnswer(question.question));
    try {
      for await (const event of ask(question, controller.signal)) {
        if (isCurrent()) setAnswer((before) => before && withEvent(before, event));
      }
    } catch (error) {
      const change = controller.signal.aborted ? { stopped: true } : { problem: error };
      if (isCurrent()) setAnswer((before) => before && { ...before, ...change });
    } finally {
      if (isCurrent()) setWaiting(false);
    }
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  return { answer, waiting, send, stop };
};

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, emptyAnswer, withEvent } from './answer.ts';
import { ask, type Question } from './ask.ts';

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

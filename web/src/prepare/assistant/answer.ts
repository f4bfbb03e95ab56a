import type { AssistantEvent, AssistantPassage } from '@hazardguard/contract';
import { ApiProblem } from '../../data/api-problem.ts';

/** The part of an answer received up to now. */
export interface Answer {
  readonly question: string;
  readonly by: 'knowledge' | 'model' | undefined;
  readonly passages: readonly AssistantPassage[];
  readonly text: string;
  /** Distances that are in no passage. */
  readonly distances: readonly string[];
  readonly cut: boolean;
  readonly stopped: boolean;
  readonly problem: unknown;
}

export const emptyAnswer = (question: string): Answer => ({
  question,
  by: undefined,
  passages: [],
  text: '',
  distances: [],
  cut: false,
  stopped: false,
  problem: undefined,
});

export const withEvent = (answer: Answer, event: AssistantEvent): Answer => {
  switch (event.type) {
    case 'start':
      return { ...answer, by: event.by, passages: event.passages };
    case 'text':
      return { ...answer, text: answer.text + event.text };
    case 'caution':
      return { ...answer, distances: event.distances };
    case 'end':
      return { ...answer, cut: event.cut };
    case 'error':
      return { ...answer, problem: new ApiProblem('provider-unavailable', 200, event.message, event.requestId) };
  }
};

import { type AssistantEvent, type AssistantPassage, assistantLimits, messages } from '@hazardguard/contract';
import { findUnsupportedDistances } from './distances.ts';
import { isRecord } from './knowledge/passage.ts';

/** The bundled passages are the whole answer. */
export async function* answerFromKnowledge(passages: readonly AssistantPassage[]): AsyncGenerator<AssistantEvent> {
  yield { type: 'start', by: 'knowledge', passages: [...passages] };
  yield { type: 'end', cut: false };
}

/** Characters between two checks for distances while the answer comes. */
const checkEvery = 200;

interface ModelAnswer {
  readonly passages: readonly AssistantPassage[];
  readonly pieces: AsyncGenerator<string>;
  readonly requestId: string;
  /** Told why an answer broke off. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The model's words as they come, each new piece checked against the passages for distances of its own making. Records support
 * none: anybody with a form could have typed one in.
 */
export async function* answerFromModel({ passages, pieces, requestId, onFailure }: ModelAnswer): AsyncGenerator<AssistantEvent> {
  const bundled = passages.filter((passage) => !isRecord(passage)).map(({ text }) => text);
  let answer = '';
  let cut = false;
  let checked = 0;
  let cautioned: readonly string[] = [];
  const caution = (): readonly AssistantEvent[] => {
    checked = answer.length;
    const distances = findUnsupportedDistances(answer, bundled);
    if (distances.length <= cautioned.length) return [];
    cautioned = distances;
    return [{ type: 'caution', distances: [...distances] }];
  };
  yield { type: 'start', by: 'model', passages: [...passages] };
  try {
    for await (const piece of pieces) {
      const text = piece.slice(0, assistantLimits.answerCharacters - answer.length);
      answer += text;
      if (text !== '') yield { type: 'text', text };
      if (answer.length - checked >= checkEvery) yield* caution();
      if (text.length < piece.length) {
        cut = true;
        break;
      }
    }
    yield* caution();
    if (answer.trim() === '') throw new Error('the answer is empty');
    yield { type: 'end', cut };
  } catch (error) {
    onFailure(error);
    yield { type: 'error', message: messages.assistantFailed, requestId };
  }
}

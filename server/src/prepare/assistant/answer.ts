import { type AssistantEvent, type AssistantPassage, assistantLimits, messages } from '@hazardguard/contract';
import { findUnsupportedDistances } from './distances.ts';
import { isRecord } from './knowledge/passage.ts';

/** Without a language model the passages are the answer. */
export async function* answerFromKnowledge(passages: readonly AssistantPassage[]): AsyncGenerator<AssistantEvent> {
  yield { type: 'start', by: 'knowledge', passages: [...passages] };
  yield { type: 'end', cut: false };
}

/** Characters between two checks for distances while the answer is streamed. */
const checkEvery = 200;

interface ModelAnswer {
  readonly passages: readonly AssistantPassage[];
  readonly pieces: AsyncGenerator<string>;
  readonly requestId: string;
  /** Receives the reason when an answer breaks off. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Streams the model's answer and checks it for distances that are in no bundled passage. Register records do not count as support:
 * any user could have typed in a distance.
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

import type { AssistantPassage } from '@hazardguard/contract';
import type { Situation } from './situation.ts';

const whole = ({ title, text, source }: AssistantPassage): string => `${title}\n${text}\n${source}`;

export interface Judgement {
  readonly question: string;
  /** A sentence that keeps people alive is missing from the first passage. */
  readonly dangerous: boolean;
  /** What is missing or must not be there; empty: right. */
  readonly wrong: readonly string[];
}

/** Compares an answer without a language model with what a right answer has: the first passage, the first two, and none of them. */
export const judge = ({ question, vital, says, never }: Situation, passages: readonly AssistantPassage[]): Judgement => {
  const first = passages[0]?.text ?? '';
  const firstTwo = passages.slice(0, 2).map(whole).join('\n');
  const all = passages.map(whole).join('\n');
  const missing = vital.filter((fact) => !fact.test(first)).map((fact) => `dangerous: the first passage lacks ${fact}`);
  return {
    question,
    dangerous: missing.length > 0,
    wrong: [
      ...missing,
      ...says.filter((fact) => !fact.test(firstTwo)).map((fact) => `the first two passages lack ${fact}`),
      ...never.filter((fact) => fact.test(all)).map((fact) => `has ${fact}`),
    ],
  };
};

import { explainJump } from './named-switches.ts';
import type { Output, ScenarioOutcome } from './scenario-outcome.ts';

/** An output that differs between two runs by more than allowed. */
export interface Jump {
  readonly output: Output;
  readonly before: number;
  readonly after: number;
  /** Greater over smaller, both at least the floor. */
  readonly ratio: number;
  /** Explanation; empty for a violation. */
  readonly explained: string;
}

/** Largest allowed change of an output for a step of an input, as a ratio. */
export const largestMove = 1.15;

const atLeast = ({ value, floor }: Output): number => Math.max(value, floor);

/** Ratio of two values of an output; 1 where they cannot be compared, because one is a lower bound below the other. */
export const outputRatio = (one: Output, other: Output): number => {
  const [a, b] = [atLeast(one), atLeast(other)];
  const [low, high] = a < b ? [one, other] : [other, one];
  return low.cutOff ? 1 : atLeast(high) / atLeast(low);
};

/** Outputs of `after` that differ by more than 15 % from `before`. Reaches at the limit of the model count as lower bounds. */
export const findJumps = (before: ScenarioOutcome, after: ScenarioOutcome, most = largestMove): readonly Jump[] => {
  const others = new Map(after.outputs.map((output) => [output.name, output]));
  return before.outputs.flatMap((one) => {
    const other = others.get(one.name);
    if (other === undefined) return [];
    const ratio = outputRatio(one, other);
    if (ratio <= most) return [];
    const [low, high, output] = one.value < other.value ? [before, after, other] : [after, before, one];
    return [{ output, before: one.value, after: other.value, ratio, explained: explainJump(low, high, output) }];
  });
};

/** Names that only one of two results has. */
export const differingMarks = (before: ScenarioOutcome, after: ScenarioOutcome): readonly string[] => [
  ...before.marks.filter((mark) => !after.marks.includes(mark)).map((mark) => `−${mark}`),
  ...after.marks.filter((mark) => !before.marks.includes(mark)).map((mark) => `+${mark}`),
];

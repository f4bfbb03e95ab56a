import { explainJump } from './named-switches.ts';
import type { Output, ScenarioOutcome } from './scenario-outcome.ts';

/** An output that differs between two runs by more than it may. */
export interface Jump {
  readonly output: Output;
  readonly before: number;
  readonly after: number;
  /** Greater over smaller, both at least the floor. */
  readonly ratio: number;
  /** Why it may; empty for a violation. */
  readonly explained: string;
}

/** Largest move of an output that a step of an input may make, as a ratio. */
export const largestMove = 1.15;

const atLeast = ({ value, floor }: Output): number => Math.max(value, floor);

/** How much two values of an output differ; 1 where nothing can be said because a value is a lower bound that the other passes. */
export const outputRatio = (one: Output, other: Output): number => {
  const [a, b] = [atLeast(one), atLeast(other)];
  const [low, high] = a < b ? [one, other] : [other, one];
  return low.cutOff ? 1 : atLeast(high) / atLeast(low);
};

/** Outputs of `after` that moved by more than 15 % from `before`. Levels cut off where the model ends count as that far at least. */
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

/** What one of two results names and the other does not. */
export const differingMarks = (before: ScenarioOutcome, after: ScenarioOutcome): readonly string[] => [
  ...before.marks.filter((mark) => !after.marks.includes(mark)).map((mark) => `−${mark}`),
  ...after.marks.filter((mark) => !before.marks.includes(mark)).map((mark) => `+${mark}`),
];

import type { ScenarioMembers } from './plausible-scenario.ts';
import type { SweptScenario, Violation } from './sweep-one.ts';

/** Similar violations: same law, input, hazard, mode, models and output, with the worst one as the example to repeat. */
export interface ViolationKind {
  readonly kind: string;
  readonly count: number;
  readonly seed: number;
  readonly worst: Violation;
  readonly document: ScenarioMembers;
}

/** 'reach AEGL-2' and 'reach LFL' are both 'reach'. */
const withoutLevel = (output: string): string => output.replace(/^(reach|half-width) .*$/u, '$1');

const formatKind = ({ law, input, hazard, mode, models, output }: Violation): string =>
  [law, input, hazard, mode, models, withoutLevel(output)].filter((part) => part !== '').join(', ');

/** Kinds of violations, worst first. */
export const findKinds = (swept: readonly SweptScenario[]): readonly ViolationKind[] => {
  const all = swept.flatMap(({ violations, seed, document }) => violations.map((violation) => ({ violation, seed, document })));
  const byName = Map.groupBy(all, ({ violation }) => formatKind(violation));
  return [...byName]
    .flatMap(([kind, some]) => {
      const [worst] = some.toSorted((one, other) => other.violation.ratio - one.violation.ratio);
      if (worst === undefined) return [];
      return [{ kind, count: some.length, seed: worst.seed, worst: worst.violation, document: worst.document }];
    })
    .toSorted((one, other) => other.worst.ratio - one.worst.ratio);
};

const figure = (value: number): string => (Math.abs(value) >= 1e5 ? value.toExponential(2) : Number(value.toPrecision(4)).toString());

/** A kind in three lines: violation, worst figures, and the command to repeat it. */
export const describeKind = ({ kind, count, seed, worst }: ViolationKind): string => {
  const { change, output, before, after, unit, ratio, differs } = worst;
  const moved = change === null ? '' : ` for ${change.path} ${figure(change.from)} → ${figure(change.to)}`;
  const named = differs.length === 0 ? 'nothing differs by name' : differs.join(', ');
  return `${count} × ${kind}\n  ×${figure(ratio)}: ${output} ${figure(before)} → ${figure(after)} ${unit}${moved}; ${named}\n  npm run fuzz -- --sweep 1 --seed ${seed}`;
};

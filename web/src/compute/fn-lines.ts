import { allowedBy, frequencyOfAtLeast, type RiskResult } from '@hazardguard/engine';

/** An F–N curve and the criteria it is compared with, on one axis of deaths. */
export interface FnLines {
  readonly xs: readonly number[];
  /** Frequency of at least that many deaths, per year; NaN without a value. */
  readonly curve: readonly number[];
  readonly criteria: readonly { readonly id: string; readonly ys: readonly number[]; readonly isPoint: boolean }[];
}

const perDecade = 12;
/** Just beyond a number of deaths, where the curve falls. */
const beyond = 1 + 1e-6;

/** The axis has every step of the curve, every number of a criterion, and round steps between, up to at least 1,000 deaths. */
export const fnLines = ({ fn, criteria }: Pick<RiskResult, 'fn' | 'criteria'>): FnLines => {
  const published = criteria.societal.filter(({ status }) => status === undefined);
  const most = Math.max(1000, fn.at(-1)?.[0] ?? 0);
  const round = Array.from({ length: Math.ceil(perDecade * Math.log10(most)) + 1 }, (_none, i) => 10 ** (i / perDecade));
  const steps = fn.flatMap(([deaths]) => [deaths, deaths * beyond]);
  const criterionDeaths = published.flatMap(({ points }) => points.map(([deaths]) => deaths));
  const xs = [...new Set([...round, ...steps, ...criterionDeaths])].toSorted((a, b) => a - b);
  const toLogValue = (value: number | null): number => (value === null || value === 0 ? Number.NaN : value);
  return {
    xs,
    curve: xs.map((deaths) => toLogValue(frequencyOfAtLeast(fn, deaths))),
    criteria: published.map((criterion) => ({
      id: criterion.id,
      ys: xs.map((deaths) => toLogValue(allowedBy(criterion, deaths))),
      isPoint: criterion.points.length === 1,
    })),
  };
};

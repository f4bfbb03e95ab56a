import type { Tolerance } from './case.ts';
import { computeFigures, type Evidence, shareCovered, shareWithin } from './evidence.ts';

type Figures = Readonly<Record<string, number>>;

/** Whether a clause is true; null: it names a figure that the evidence does not have. */
type Rule = (found: readonly string[], figures: Figures, evidence: Evidence) => boolean | null;

const figure = (figures: Figures, name = ''): number | undefined => figures[name.trim().toLowerCase().replaceAll(' ', '_')];

const between = (value: number | undefined, low = '', high = ''): boolean | null =>
  value === undefined ? null : value >= Number(low) && value <= Number(high);

const compares = (value: number | undefined, sign = '', bound = Number.NaN): boolean | null => {
  if (value === undefined) return null;
  if (sign.startsWith('>')) return sign === '>=' ? value >= bound : value > bound;
  return sign === '<=' ? value <= bound : value < bound;
};

const share = (percent: string | undefined): number => (percent === '%' ? 100 : 1);
const number = String.raw`(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)`;
const form = (text: string): RegExp => new RegExp(`^${text.replaceAll('#', number)}$`, 'u');

/** Whether an interval, %, holds a share of the values from one bound to another. */
const covers = (evidence: Evidence, percent: string | undefined, low: number, high: number): boolean | null => {
  const found = shareCovered(evidence, percent === undefined ? undefined : Number(percent));
  return found === null ? null : found >= low - 1e-12 && found <= high + 1e-12;
};

/** "the 90 % predictive interval", "the interval". */
const interval = String.raw`(?:the )?(?:#\s*% )?(?:predictive |prediction |confidence |uncertainty )?(?:interval|band)s?`;
const verb = '(?:covers?|contains?|holds?|includes?)';
const things = '(?: of (?:the |all )?[a-z ]+)?';

const rules: readonly (readonly [RegExp, Rule])[] = [
  [form(String.raw`#\s*<=?\s*\|?(\w+)\|?\s*<=?\s*#`), ([low, name, high], figures) => between(figure(figures, name), low, high)],
  [
    form(String.raw`\|(\w+)\|\s*(<=?)\s*#`),
    ([name, sign, bound], figures) => compares(Math.abs(figure(figures, name) ?? Number.NaN), sign, Number(bound)),
  ],
  [
    form(String.raw`([a-z][\w ]*?)\s*(>=|<=|>|<)\s*#\s*(%?)`),
    ([name, sign, bound, percent], figures) => compares(figure(figures, name), sign, Number(bound) / share(percent)),
  ],
  [
    form(String.raw`${interval} ${verb} #\s*(%?)\s*(?:-|–|to)\s*#\s*(%?)${things}`),
    ([percent, low, lowUnit, high, unit], _figures, evidence) =>
      covers(evidence, percent, Number(low) / share(lowUnit || unit), Number(high) / share(unit)),
  ],
  [
    form(String.raw`${interval} ${verb} (?:at least|>=|>)\s*#\s*(%?)${things}`),
    ([percent, low, unit], _figures, evidence) => covers(evidence, percent, Number(low) / share(unit), 1),
  ],
  [
    form(
      String.raw`(?:at least )?#\s*%?\s*(?:(?:-|–|to)\s*#\s*)?%(?: of (?:the |all )?[a-z ]+?)? (?:are |lie |fall )?(?:inside|within|in) ${interval}`,
    ),
    ([low, high, percent], _figures, evidence) => covers(evidence, percent, Number(low) / 100, Number(high ?? 100) / 100),
  ],
  [
    form(String.raw`([a-z][\w ]*?)\s+#\s*(?:-|–|to)\s*#\s*(%?)`),
    ([name, low, high, unit], figures) =>
      between(figure(figures, name), String(Number(low) / share(unit)), String(Number(high) / share(unit))),
  ],
  [
    form(String.raw`all(?: \d+)?(?: \w+)? within (?:a )?(?:factor )?(?:of )?#`),
    ([factor], _figures, { pairs }) => (pairs === undefined ? null : shareWithin(pairs, Number(factor)) === 1),
  ],
  [
    form(String.raw`(?:at least )?#\s*%(?: of [a-z ]+)? within (?:a )?(?:factor )?(?:of )?#`),
    ([percent, factor], _figures, { pairs }) =>
      pairs === undefined ? null : shareWithin(pairs, Number(factor)) >= Number(percent) / 100 - 1e-12,
  ],
  [
    form(String.raw`holds(?: for (?:all )?#(?: random)? \w+)?`),
    ([count = '1'], { scenarios, violations }) => (scenarios === undefined ? null : scenarios >= Number(count) && violations === 0),
  ],
];

const clauseHolds = (clause: string, figures: Figures, evidence: Evidence): boolean | null => {
  for (const [written, rule] of rules) {
    const found = written.exec(clause);
    if (found !== null) return rule(found.slice(1), figures, evidence);
  }
  return null;
};

/**
 * Clauses of a statement that the evidence contradicts, and those that are not understood. A statement is a list of clauses separated
 * by commas or semicolons: "FAC2 >= 0.93, 0.85 <= MG <= 1.18", "MG 0.75-1.33", "all 9 readings within a factor 1.35",
 * "at least 90 % of runs within a factor 2, 70 % within a factor 1.5", "relative error < 1 %", "holds for 200 random scenarios",
 * "the 90 % interval covers 80-97 % of arcs", "80-97 % of arcs inside the 90 % interval".
 * An equation means that its two sides agree within the tolerance.
 */
export const statementFindings = (
  statement: string,
  evidence: Evidence,
  tolerance: Tolerance,
): { readonly misses: readonly string[]; readonly unclear: readonly string[] } => {
  const figures = computeFigures(evidence);
  if (/^[^<>]*=[^<>]*$/u.test(statement) && evidence.sides !== undefined) {
    const error = figures.relative_error ?? Number.NaN;
    const fine = error <= (tolerance.value ?? 1e-9);
    return { misses: fine ? [] : [`${statement}: the sides differ by ${error.toExponential(2)}`], unclear: [] };
  }
  const broken = (evidence.violations ?? []).slice(0, 3).map((violation) => `; ${violation}`);
  const misses: string[] = [];
  const unclear: string[] = [];
  for (const part of statement.split(/[,;]/u)) {
    const clause = part.trim().toLowerCase().replace(/^and /u, '').replaceAll('≤', '<=').replaceAll('≥', '>=');
    const holds = clauseHolds(clause, figures, evidence);
    if (holds === null) unclear.push(`"${part.trim()}" is not understood`);
    else if (!holds) misses.push(`${part.trim()}: does not hold${broken.join('')}`);
  }
  return { misses, unclear };
};

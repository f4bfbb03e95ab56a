import { describe, expect, test } from 'vitest';
import { disagreements, type Tolerance } from './agreement.ts';
import { later, openCaseIds, provenElsewhere } from './register.ts';
import { subjects } from './subjects.ts';

declare global {
  interface ImportMeta {
    glob(pattern: string, options: { readonly eager: true }): Readonly<Record<string, { readonly default: unknown }>>;
  }
}

interface PublishedCase {
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly inputs: unknown;
  readonly expected: object;
  readonly tolerance: Tolerance;
  readonly reason: string;
  readonly source: string;
}

const files = import.meta.glob('../**/*.cases.json', { eager: true });
const published = Object.values(files).flatMap((file) => file.default as readonly PublishedCase[]);

describe('published cases', () => {
  test.each(published.map((one) => [one.id, one.title, one] as const))('%s %s', (_id, _title, one) => {
    const subject = subjects[one.subject];
    expect(subject, `subject '${one.subject}'`).toBeDefined();
    const actual = subject?.(one.inputs as never, one.expected as never);
    expect(disagreements(actual, one.expected, one.tolerance)).toEqual([]);
  });
});

test('every case names its source and the reason of its tolerance', () => {
  for (const one of published) expect([one.source.length > 3, one.reason.length > 3], one.id).toEqual([true, true]);
});

test('no open case is dropped: each is run here, proven elsewhere, or waits for its model with a reason', () => {
  const accounted = [...published.map((one) => one.id), ...Object.keys(provenElsewhere), ...Object.keys(later)].sort();
  expect(accounted).toEqual([...openCaseIds].sort());
});

test('the comparison refuses what lies outside its tolerance', () => {
  expect(disagreements({ a: [1, 2.2] }, { a: [1, 2] }, { type: 'relative', value: 0.05 })).toHaveLength(1);
  expect(disagreements({}, { a: 1 }, { type: 'ratio_range', min: 0.5, max: 2 })).toHaveLength(1);
  expect(disagreements({ a: Number.NaN }, { a: 1 }, { type: 'factor', value: 2 })).toHaveLength(1);
});

test('the six recorded chlorine distances are met within 8 % on the mean', () => {
  const ratios = published
    .filter((one) => one.subject === 'heavy distance')
    .map((one) => {
      const subject = subjects[one.subject];
      if (subject === undefined) throw new Error(`No subject computes ${one.subject}`);
      const { distance_m } = subject(one.inputs as never, one.expected as never) as { readonly distance_m: number };
      return distance_m / (one.expected as { readonly distance_m: number }).distance_m;
    });
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  expect(ratios).toHaveLength(6);
  expect(Math.abs(mean - 1)).toBeLessThan(0.08);
});

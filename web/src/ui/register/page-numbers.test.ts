import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it('shows every page of a short register', () => {
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('shows both ends and the neighbours in a long one', () => {
    expect(pageNumbers(50, 10_000)).toEqual([1, 'gap', 49, 50, 51, 'gap', 10_000]);
    expect(pageNumbers(3, 10_000)).toEqual([1, 2, 3, 4, 5, 'gap', 10_000]);
    expect(pageNumbers(9_999, 10_000)).toEqual([1, 'gap', 9_996, 9_997, 9_998, 9_999, 10_000]);
  });

  it('always has the first, the last and the current page, in order, and no gap for a single page', () => {
    const page = fc.integer({ min: 1, max: 500 }).chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(page, ([current, pages]) => {
        const marks = pageNumbers(current, pages);
        expect(marks).toContain(1);
        expect(marks).toContain(pages);
        expect(marks).toContain(current);
        marks.forEach((mark, index) => {
          const before = marks[index - 1];
          const after = marks[index + 1];
          if (mark === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(mark).toBe(before + 1);
        });
      }),
    );
  });
});

describe('pageNumbers on a phone', () => {
  it('fits five marks, with both ends and the current page among them', () => {
    expect(pageNumbers(1, 4, true)).toEqual([1, 2, 3, 4]);
    expect(pageNumbers(3, 5, true)).toEqual([1, 2, 3, 4, 5]);
    expect(pageNumbers(1, 28, true)).toEqual([1, 2, 3, 'gap', 28]);
    expect(pageNumbers(3, 28, true)).toEqual([1, 2, 3, 'gap', 28]);
    expect(pageNumbers(14, 28, true)).toEqual([1, 'gap', 14, 'gap', 28]);
    expect(pageNumbers(26, 28, true)).toEqual([1, 'gap', 26, 27, 28]);
    expect(pageNumbers(28, 28, true)).toEqual([1, 'gap', 26, 27, 28]);
  });
});

describe('pageCount', () => {
  it('is one page for an empty list and rounds up', () => {
    expect([0, 1, 10, 11, 100_000].map((total) => pageCount(total, 10))).toEqual([1, 1, 1, 2, 10_000]);
  });
});

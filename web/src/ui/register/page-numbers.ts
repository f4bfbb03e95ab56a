/** A page, or the gap between two runs of pages. */
export type PageMark = number | 'gap';

/**
 * The page buttons: the first, the last, and those next to the current one. The list has the same length on every page of a long
 * register, so the buttons keep their places. A gap never hides a single page. On a phone (`narrow`) five buttons fit one row.
 */
export const pageNumbers = (current: number, pages: number, narrow = false): readonly PageMark[] => {
  const run = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (narrow) {
    if (pages <= 4) return run(1, pages);
    if (current <= 2) return [...run(1, 3), 'gap', pages];
    if (current >= pages - 1) return [1, 'gap', ...run(pages - 2, pages)];
    if (pages === 5) return run(1, 5);
    return [1, current === 3 ? 2 : 'gap', current, current === pages - 2 ? pages - 1 : 'gap', pages];
  }
  if (pages <= 7) return run(1, pages);
  if (current <= 4) return [...run(1, 5), 'gap', pages];
  if (current >= pages - 3) return [1, 'gap', ...run(pages - 4, pages)];
  return [1, 'gap', ...run(current - 1, current + 1), 'gap', pages];
};

export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

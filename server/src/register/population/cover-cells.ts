/** Vertices of a closed ring in cells: x to the right and y down from the corner of a window. */
export type CellRing = readonly (readonly [x: number, y: number])[];

/** One edge's part of a row: what it adds to the cells from its own to the right. The area left of nothing is exact, not sampled. */
const addEdge = (cover: Float64Array, line: number, x0: number, x1: number, turned: number): void => {
  const [left, right] = x0 < x1 ? [x0, x1] : [x1, x0];
  const first = Math.floor(left);
  const last = Math.ceil(right);
  const put = (column: number, share: number): void => {
    cover[line + column] = (cover[line + column] ?? 0) + share;
  };
  if (last <= first + 1) {
    const middle = (left + right) / 2 - first;
    put(first, turned * (1 - middle));
    put(first + 1, turned * middle);
    return;
  }
  // The edge crosses several cells of the row: in each the area to its right, as a difference from the cell before.
  const slope = 1 / (right - left);
  let before = 0;
  for (let column = first; column < last; column++) {
    const from = Math.max(left, column);
    const to = Math.min(right, column + 1);
    // Share of the row's height that the edge has passed at `from` and at `to`; the trapezium between, and all of what came before.
    const [passedFrom, passedTo] = [(from - left) * slope, (to - left) * slope];
    const area = passedFrom * (to - from) + ((passedTo - passedFrom) / 2) * (to - from) + passedTo * (column + 1 - to);
    put(column, turned * (area - before));
    before = area;
  }
  put(last, turned * (1 - before));
};

/**
 * Share of each cell that lies inside rings, 0–1, for `rows` rows of a window from `top` on: signed areas by Green's theorem, cell by
 * cell, exact for straight edges. Outlines and holes run opposite ways round. Every ring lies within the window's width.
 */
export const coverCells = (rings: readonly CellRing[], width: number, top: number, rows: number): Float64Array => {
  const stride = width + 2;
  const cover = new Float64Array(stride * rows);
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1] ?? [0, 0];
      const [bx, by] = ring[i] ?? [0, 0];
      if (ay === by) continue;
      const [turn, x0, y0, x1, y1] = ay < by ? [1, ax, ay - top, bx, by - top] : [-1, bx, by - top, ax, ay - top];
      if (y1 <= 0 || y0 >= rows) continue;
      const perRow = (x1 - x0) / (y1 - y0);
      const lastRow = Math.min(rows, Math.ceil(y1));
      for (let row = Math.max(0, Math.floor(y0)); row < lastRow; row++) {
        const [upper, lower] = [Math.max(row, y0), Math.min(row + 1, y1)];
        if (lower <= upper) continue;
        addEdge(cover, row * stride, x0 + (upper - y0) * perRow, x0 + (lower - y0) * perRow, turn * (lower - upper));
      }
    }
  }
  const shares = new Float64Array(width * rows);
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) {
      sum += cover[row * stride + column] ?? 0;
      shares[row * width + column] = Math.min(1, Math.abs(sum));
    }
  }
  return shares;
};

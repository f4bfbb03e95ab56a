/** Puffs along each side of a tile. */
const puffs = 4;
const puffPx = 16;
export const tileSize = puffs * puffPx;

/** Steps of the R₂ sequence (Roberts 2018), which spreads points evenly. */
const [stepX, stepY] = [0.754877666, 0.569840291];

const part = (value: number): number => value - Math.floor(value);

/**
 * A square of soft puffs that repeats without a seam, 0 to 255 row by row. Its mean is 128, so that puffs move a cloud's density about
 * and add none.
 */
export const makePuffTile = (): Uint8Array => {
  const middles = Array.from({ length: puffs * puffs }, (_, i) => ({
    x: ((i % puffs) + 0.2 + 0.6 * part((i + 1) * stepX)) * puffPx,
    y: (Math.floor(i / puffs) + 0.2 + 0.6 * part((i + 1) * stepY)) * puffPx,
  }));
  const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), tileSize - Math.abs(a - b));
  const heights = Float64Array.from({ length: tileSize ** 2 }, (_, i) => {
    const [x, y] = [i % tileSize, Math.floor(i / tileSize)];
    return middles.reduce((sum, middle) => sum + Math.exp(-(apart(x, middle.x) ** 2 + apart(y, middle.y) ** 2) / (0.5 * puffPx ** 2)), 0);
  });
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  const most = heights.reduce((far, height) => Math.max(far, Math.abs(height - mean)), 0);
  return Uint8Array.from(heights, (height) => Math.round(128 + (127 * (height - mean)) / most));
};

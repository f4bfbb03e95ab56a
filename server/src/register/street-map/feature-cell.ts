/**
 * Where a feature is searched: a loose quadtree (T. Ulrich, Loose Octrees, Game Programming Gems, 2000) over the square of Web Mercator.
 * A feature is in one cell: of the deepest level whose cells are at least as large as the feature, the one with its middle. It
 * reaches beyond that cell by half a cell at most. Before the level comes the tier: the zooms that draw the feature. One ordinary
 * index on the number finds the features of a tile, and rows written in this order are beside each other on the disk.
 */

/** A box in the square of Web Mercator: 0 to 1 eastwards and southwards. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A feature with the minimum zoom of a tier or more, and less than that of the next. */
const tiers = [0, 8, 10, 12, 13, 14, 15] as const;
/** Never drawn. */
export const neverDrawn = 99;
const undrawnTier = tiers.length;
/** Cells of every second level are used, so that a tile has fewer ranges. */
const levelStep = 2;
const deepestLevel = 16;
const cellsOfLevel = 2 ** 32;

/** Latitude limit of Web Mercator, degrees. */
const poleward = 85.051_128_7;

const toX = (longitude: number): number => (longitude + 180) / 360;
const toY = (latitude: number): number => {
  const sine = Math.sin((Math.max(-poleward, Math.min(poleward, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};
/** @param bounds west, south, east, north; degrees */
export const toBox = ([west, south, east, north]: readonly [number, number, number, number]): Box => [
  toX(west),
  toY(north),
  toX(east),
  toY(south),
];

/** Bits of a number of 16 bits, each followed by a zero. */
const spread = (value: number): number => {
  let bits = value & 0xffff;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
};
const interleave = (x: number, y: number): number => (spread(x) | (spread(y) << 1)) >>> 0;

const clampCell = (value: number, level: number): number => Math.max(0, Math.min(2 ** level - 1, Math.floor(value)));

const findTier = (minZoom: number): number => (minZoom >= neverDrawn ? undrawnTier : tiers.findLastIndex((first) => minZoom >= first));

const numberOf = (tier: number, level: number, cell: number): number => (tier * 32 + level) * cellsOfLevel + cell;

/** The cell of a feature. */
export const toCell = ([left, top, right, bottom]: Box, minZoom: number): number => {
  const size = Math.max(right - left, bottom - top);
  const fitting = size > 0 ? Math.floor(-Math.log2(size)) : deepestLevel;
  const level = levelStep * Math.floor(Math.max(0, Math.min(deepestLevel, fitting)) / levelStep);
  const [x, y] = [((left + right) / 2) * 2 ** level, ((top + bottom) / 2) * 2 ** level];
  return numberOf(findTier(minZoom), level, interleave(clampCell(x, level), clampCell(y, level)));
};

/** Numbers of cells from the first to the last. */
export type CellRange = readonly [first: number, last: number];

/** Cells of one level with the middles of all features that may touch the box, as ranges of their numbers within the level. */
const rangesOfLevel = ([left, top, right, bottom]: Box, level: number): readonly CellRange[] => {
  // Cells much smaller than the box are named by their larger parents.
  const parents = Math.min(level, Math.max(0, Math.ceil(-Math.log2(Math.max(right - left, bottom - top))) + 2));
  const half = 0.5 / 2 ** level;
  const [fromX, toXCell] = [clampCell((left - half) * 2 ** parents, parents), clampCell((right + half) * 2 ** parents, parents)];
  const [fromY, toYCell] = [clampCell((top - half) * 2 ** parents, parents), clampCell((bottom + half) * 2 ** parents, parents)];
  const cells: number[] = [];
  for (let y = fromY; y <= toYCell; y += 1) for (let x = fromX; x <= toXCell; x += 1) cells.push(interleave(x, y));
  const children = 4 ** (level - parents);
  const ranges: [number, number][] = [];
  for (const cell of cells.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    const [first, end] = [cell * children, (cell + 1) * children - 1];
    if (last && last[1] + 1 === first) last[1] = end;
    else ranges.push([first, end]);
  }
  return ranges;
};

/** Ranges of `toCell` that contain every feature which touches the box and is drawn at the zoom; other features too. */
export const findCells = (box: Box, zoom: number): readonly CellRange[] => {
  const drawn = tiers.flatMap((first, tier) => (first <= zoom ? [tier] : []));
  const found: CellRange[] = [];
  for (let level = 0; level <= deepestLevel; level += levelStep) {
    const ranges = rangesOfLevel(box, level);
    for (const tier of drawn) for (const [first, last] of ranges) found.push([numberOf(tier, level, first), numberOf(tier, level, last)]);
  }
  return found;
};

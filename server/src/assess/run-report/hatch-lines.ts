export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];
export type Stroke = readonly [Point, Point];

const rotate = ([x, y]: Point, radians: number): Point => [
  x * Math.cos(radians) - y * Math.sin(radians),
  x * Math.sin(radians) + y * Math.cos(radians),
];

/** x values at which a horizontal line crosses the edges of the rings, from left to right. */
const findCrossings = (rings: readonly Ring[], y: number): readonly number[] =>
  rings
    .flatMap((ring) =>
      ring.flatMap(([fromX, fromY], index) => {
        const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY];
        return fromY <= y === toY <= y ? [] : [fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)];
      }),
    )
    .toSorted((a, b) => a - b);

/**
 * Parallel lines that fill the rings by the even-odd rule: a ring inside another is left empty. `degrees` is their slope, `gap` the
 * distance between them in units of the drawing.
 */
export const hatchLines = (rings: readonly Ring[], degrees: number, gap: number): readonly Stroke[] => {
  const radians = (degrees * Math.PI) / 180;
  const level = rings.map((ring) => ring.map((point) => rotate(point, -radians)));
  const heights = level.flat().map(([, y]) => y);
  if (heights.length === 0) return [];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const strokes: Stroke[] = [];
  for (let y = Math.ceil(low / gap) * gap; y <= high; y += gap) {
    const cuts = findCrossings(level, y);
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      strokes.push([rotate([cuts[index] ?? 0, y], radians), rotate([cuts[index + 1] ?? 0, y], radians)]);
    }
  }
  return strokes;
};

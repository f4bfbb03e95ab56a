export type Position = readonly [number, number];
export type Ring = readonly Position[];
/** West, south, east, north. */
export type Box = readonly [number, number, number, number];

/** Rounds a line to a number of decimals (0.001° is about 100 m) and drops repeated points. */
export const roundLine = (line: Ring, decimals: number): Ring => {
  const result: Position[] = [];
  const factor = 10 ** decimals;
  for (const position of line.map(([x, y]): Position => [Math.round(x * factor) / factor, Math.round(y * factor) / factor])) {
    const last = result.at(-1);
    if (!last || last[0] !== position[0] || last[1] !== position[1]) result.push(position);
  }
  return result;
};

const cut = (ring: Ring, inside: (p: Position) => boolean, cross: (a: Position, b: Position) => Position): Ring => {
  const result: Position[] = [];
  ring.forEach((current, index) => {
    const previous = ring.at(index - 1) ?? current;
    if (inside(current) !== inside(previous)) result.push(cross(previous, current));
    if (inside(current)) result.push(current);
  });
  return result;
};

const atX =
  (x: number) =>
  (a: Position, b: Position): Position => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
const atY =
  (y: number) =>
  (a: Position, b: Position): Position => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];

/** Sutherland and Hodgman (1974): a closed ring cut to a box; sufficient for fills, whose double edges are not visible. */
export const clipRing = (ring: Ring, [west, south, east, north]: Box): Ring => {
  const open = ring.slice(0, -1);
  const sides = cut(
    cut(open, (p) => p[0] >= west, atX(west)),
    (p) => p[0] <= east,
    atX(east),
  );
  const all = cut(
    cut(sides, (p) => p[1] >= south, atY(south)),
    (p) => p[1] <= north,
    atY(north),
  );
  const first = all[0];
  return first && all.length > 2 ? [...all, first] : [];
};

/** Even-odd rule over every ring of a set. */
export const isInsideRings = (position: Position, rings: readonly Ring[]): boolean => {
  let inside = false;
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index += 1) {
      const a = ring[index - 1];
      const b = ring[index];
      if (!a || !b || a[1] > position[1] === b[1] > position[1]) continue;
      if (position[0] < a[0] + ((b[0] - a[0]) * (position[1] - a[1])) / (b[1] - a[1])) inside = !inside;
    }
  }
  return inside;
};

/** Distance to a line in degrees, longitude shrunk by the cosine of latitude. */
export const computeDegreesToLine = (position: Position, line: Ring): number => {
  const scale = Math.cos((position[1] * Math.PI) / 180);
  let best = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    const a = line[index - 1];
    const b = line[index];
    if (!a || !b) continue;
    const [ax, ay] = [(a[0] - position[0]) * scale, a[1] - position[1]];
    const [dx, dy] = [(b[0] - a[0]) * scale, b[1] - a[1]];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
    best = Math.min(best, Math.hypot(ax + share * dx, ay + share * dy));
  }
  return best;
};

export const isInBox = ([x, y]: Position, [west, south, east, north]: Box): boolean => x >= west && x <= east && y >= south && y <= north;

/** The parts of lines whose points all pass. */
export const splitLines = (lines: readonly Ring[], keep: (position: Position) => boolean): readonly Ring[] => {
  const parts: Position[][] = [];
  for (const line of lines) {
    let part: Position[] = [];
    for (const position of line) {
      if (keep(position)) part.push(position);
      else {
        if (part.length > 1) parts.push(part);
        part = [];
      }
    }
    if (part.length > 1) parts.push(part);
  }
  return parts;
};

export const isNearAny = (position: Position, lines: readonly Ring[], degrees: number): boolean =>
  lines.some((line) => computeDegreesToLine(position, line) <= degrees);

/** Signed area in square degrees; positive when counter-clockwise. */
export const computeRingArea = (ring: Ring): number => {
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const a = ring[index - 1];
    const b = ring[index];
    if (a && b) sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
};

/** Area-weighted centre of a closed ring. */
export const computeRingCentre = (ring: Ring): Position => {
  const area = computeRingArea(ring);
  let x = 0;
  let y = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const a = ring[index - 1];
    const b = ring[index];
    if (!a || !b) continue;
    const cross = a[0] * b[1] - b[0] * a[1];
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  return [x / (6 * area), y / (6 * area)];
};

/** Joins segments that share an end into long lines, so that dashes are continuous. */
export const joinSegments = (segments: readonly (readonly [Position, Position])[]): readonly Ring[] => {
  const key = (position: Position): string => position.join();
  const ends = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const end of segment) ends.set(key(end), [...(ends.get(key(end)) ?? []), index]);
  });
  const used = new Set<number>();
  const walk = (line: Position[]): Position[] => {
    for (;;) {
      const tip = line.at(-1);
      const neighbours = tip ? (ends.get(key(tip)) ?? []) : [];
      const next = neighbours.length === 2 || line.length === 1 ? neighbours.find((index) => !used.has(index)) : undefined;
      const segment = next === undefined ? undefined : segments[next];
      if (!tip || next === undefined || !segment) return line;
      used.add(next);
      line.push(key(segment[0]) === key(tip) ? segment[1] : segment[0]);
    }
  };
  const lines: Ring[] = [];
  segments.forEach((segment, index) => {
    if (used.has(index)) return;
    used.add(index);
    const forward = walk([segment[0], segment[1]]);
    lines.push(walk([...forward].reverse()));
  });
  return lines;
};

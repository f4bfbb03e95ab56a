import { isNearAny, joinSegments, type Position, type Ring, splitLines } from './geometry.ts';

export interface NamedArea {
  readonly name: string;
  readonly rings: readonly Ring[];
}

/** Territories whose whole outer edge is a land border of India, drawn according to India's official map. */
const landBordered = new Set(['Jammu and Kashmir', 'Ladakh']);
/** Largest distance between the edges of two states that were digitised separately, degrees. */
const sameStateLine = 0.25;
/** Largest distance between two drawings of one border, degrees; the outline of India is the coarser one. */
const sameBorder = 0.3;

interface Edge {
  readonly segment: readonly [Position, Position];
  readonly owners: string[];
}

const listEdges = (states: readonly NamedArea[]): readonly Edge[] => {
  const edges = new Map<string, Edge>();
  for (const { name, rings } of states) {
    for (const ring of rings) {
      for (let index = 1; index < ring.length; index += 1) {
        const a = ring[index - 1];
        const b = ring[index];
        if (!a || !b) continue;
        const key = [a.join(), b.join()].sort().join('|');
        const known = edges.get(key);
        if (known) known.owners.push(name);
        else edges.set(key, { segment: [a, b], owners: [name] });
      }
    }
  }
  return [...edges.values()];
};

const computeMiddle = ([a, b]: readonly [Position, Position]): Position => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * The lines of India: its land border according to the official outline, and the borders between states. Edges on the sea are left
 * out, since the coast comes from the finer land layer.
 *
 * @param foreignBorders Natural Earth's borders that have India on one side: they separate land edges from coast
 */
export const buildIndiaLines = (
  states: readonly NamedArea[],
  foreignBorders: readonly Ring[],
): { readonly outline: readonly Ring[]; readonly states: readonly Ring[] } => {
  const edges = listEdges(states);
  const neighbours = states.filter((state) => !landBordered.has(state.name)).flatMap((state) => state.rings);
  const isOuter = ({ owners, segment }: Edge): boolean => {
    if (owners.length > 1) return false;
    const at = computeMiddle(segment);
    if (!owners.some((owner) => landBordered.has(owner))) return isNearAny(at, foreignBorders, sameBorder);
    return !isNearAny(at, neighbours, sameStateLine) || isNearAny(at, foreignBorders, 0.1);
  };
  const isTracedApart = ({ owners, segment }: Edge): boolean =>
    owners.length === 1 && owners.some((owner) => landBordered.has(owner)) && isNearAny(computeMiddle(segment), neighbours, sameStateLine);
  const outer = edges.filter(isOuter);
  return {
    outline: joinSegments(outer.map((edge) => edge.segment)),
    states: joinSegments(
      edges.filter((edge) => edge.owners.length > 1 || (isTracedApart(edge) && !isOuter(edge))).map((edge) => edge.segment),
    ),
  };
};

/** Parts of other borders that do not run inside India or along its outline: they may be drawn together with the official map. */
export const isOutsideIndia = (
  borders: readonly Ring[],
  inIndia: (position: Position) => boolean,
  outline: readonly Ring[],
): readonly Ring[] => splitLines(borders, (position) => !inIndia(position) && !isNearAny(position, outline, 0.08));

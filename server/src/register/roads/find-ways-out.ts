import type { Roadblock, RoadClass, WayOut, WaysOut } from '@hazardguard/contract';
import createGraph, { type Graph } from 'ngraph.graph';
import { aStar } from 'ngraph.path';
import { bearingDeg, distanceM } from '../../platform/compute/geodesy.ts';
import { shapeMeets, toShape } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { findBox } from '../population/count-areas.ts';
import type { Polygons } from '../population/count-raster.ts';
import { listReceptorsAround } from '../receptors/store.ts';
import { type Box, listRoadSources, listRoads, type StoredRoad } from './road-store.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

type Point = readonly [longitude: number, latitude: number];

/** Roads are read so far beyond the area, degrees; about 2 km. */
const marginDeg = 0.02;
/** A place farther from every road than this has no way out by road, m. */
const farthestRoadM = 2_000;
const mostWays = 3;
/** Exits closer to each other than this are one, m. */
const apartM = 500;
const mostRoadblocks = 40;
/** Crossings of one road closer than this are one roadblock: the two carriageways of a highway, m. */
const sameBlockM = 250;
const assemblyReachM = 5_000;

/** Roads with a roadblock of their own. */
export const mainRoads: readonly RoadClass[] = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'];

/** A metre inside the area counts as three across the wind, and as up to six along it: one way leads with the cloud, the other to its source. */
const insideCost = 3;

const isInRing = (ring: readonly Point[], [x, y]: Point): boolean => {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] ?? [0, 0];
    const [bx, by] = ring[i] ?? [0, 0];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
};

/** Even-odd rule; holes are outside. */
export const isInArea = (area: Polygons, point: Point): boolean =>
  area.some(([outer = [], ...holes]) => isInRing(outer, point) && !holes.some((hole) => isInRing(hole, point)));

/** Where a piece of road crosses the area's outlines: shares of its length, in order. */
const findCrossings = (area: Polygons, [ax, ay]: Point, [bx, by]: Point): readonly number[] => {
  const [west, east, south, north] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
  const shares: number[] = [];
  for (const ring of area.flat()) {
    for (let i = 1; i < ring.length; i++) {
      const [cx, cy] = ring[i - 1] ?? [0, 0];
      const [dx, dy] = ring[i] ?? [0, 0];
      if (Math.max(cx, dx) < west || Math.min(cx, dx) > east || Math.max(cy, dy) < south || Math.min(cy, dy) > north) continue;
      const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
      if (turn === 0) continue;
      const share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
      const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
      if (share >= 0 && share < 1 && other >= 0 && other < 1) shares.push(share);
    }
  }
  return shares.sort((one, next) => one - next);
};

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];
const metres = ([ax, ay]: Point, [bx, by]: Point): number => distanceM(ay, ax, by, bx);
const toPlace = ([longitude, latitude]: Point): Place => ({ latitude, longitude });
const toKey = ([longitude, latitude]: Point): string => `${longitude.toFixed(7)} ${latitude.toFixed(7)}`;

const listPoints = ({ line }: StoredRoad): readonly Point[] =>
  Array.from({ length: line.length / 2 }, (_none, i): Point => [line[2 * i] ?? 0, line[2 * i + 1] ?? 0]);

interface NodeData {
  readonly point: Point;
  readonly isOutside: boolean;
}

interface LinkData {
  readonly cost: number;
  readonly name: string | null;
}

type RoadGraph = Graph<NodeData, LinkData>;

const goal = 'outside';
const start = 'start';

/** Multiplies the length of a piece inside the area: more where it leads along the wind. */
const weigh = (a: Point, b: Point, windFromDeg: number | null): number => {
  if (windFromDeg === null) return insideCost;
  const downwind = ((windFromDeg + 180 - bearingDeg(a[1], a[0], b[1], b[0])) * Math.PI) / 180;
  return insideCost * (1 + Math.abs(Math.cos(downwind)));
};

const addLink = (
  graph: RoadGraph,
  a: Point,
  b: Point,
  oneway: boolean,
  name: string | null,
  cost: (from: Point, to: Point) => number,
): void => {
  graph.addLink(toKey(a), toKey(b), { cost: cost(a, b), name });
  if (!oneway) graph.addLink(toKey(b), toKey(a), { cost: cost(b, a), name });
};

/** The roads as a graph, cut where they leave the area: the points outside lead to the goal. */
const buildGraph = (roads: readonly StoredRoad[], area: Polygons, windFromDeg: number | null): RoadGraph => {
  const graph: RoadGraph = createGraph({ multigraph: false });
  const addNode = (point: Point, isOutside: boolean): void => {
    if (!graph.hasNode(toKey(point))) graph.addNode(toKey(point), { point, isOutside });
  };
  const costInside = (a: Point, b: Point): number => metres(a, b) * weigh(a, b, windFromDeg);
  for (const road of roads) {
    const points = listPoints(road);
    for (let i = 1; i < points.length; i++) {
      const [a, b]: readonly [Point, Point] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
      // Pieces of the road between its crossings of the edge, each inside or outside.
      const cuts: readonly Point[] = [a, ...findCrossings(area, a, b).map((share) => between(a, b, share)), b];
      for (let j = 1; j < cuts.length; j++) {
        const [from, to] = [cuts[j - 1] ?? a, cuts[j] ?? b];
        if (toKey(from) === toKey(to) || !isInArea(area, between(from, to, 0.5))) continue;
        // A piece that begins or ends at the edge does so outside.
        addNode(from, j > 1);
        addNode(to, j < cuts.length - 1);
        addLink(graph, from, to, road.oneway, road.name, costInside);
      }
    }
  }
  return graph;
};

/** The nearest point on a road that lies inside, with its piece; null: none is near. */
const snap = (roads: readonly StoredRoad[], from: Point) => {
  const scale = Math.cos((from[1] * Math.PI) / 180);
  let best: { readonly road: StoredRoad; readonly a: Point; readonly b: Point; readonly point: Point; readonly toRoadM: number } | null =
    null;
  for (const road of roads) {
    const points = listPoints(road);
    for (let i = 1; i < points.length; i++) {
      const [a, b]: readonly [Point, Point] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
      const [ux, uy] = [(b[0] - a[0]) * scale, b[1] - a[1]];
      const length = ux * ux + uy * uy;
      const along = length === 0 ? 0 : ((from[0] - a[0]) * scale * ux + (from[1] - a[1]) * uy) / length;
      const point = between(a, b, Math.max(0, Math.min(1, along)));
      // A box first: most pieces are far away.
      if (best !== null && Math.abs(point[1] - from[1]) * 111_000 > best.toRoadM) continue;
      const toRoadM = metres(from, point);
      if (best === null || toRoadM < best.toRoadM) best = { road, a, b, point, toRoadM };
    }
  }
  return best !== null && best.toRoadM <= farthestRoadM ? best : null;
};

const compareWind = (bearing: number, windFromDeg: number | null): WayOut['wind'] => {
  if (windFromDeg === null) return null;
  const angle = Math.abs(((bearing - windFromDeg + 540) % 360) - 180);
  return angle < 45 ? 'against' : angle > 135 ? 'with' : 'across';
};

/** Places to gather: recorded shelters first, else schools, outside the area. */
const findAssembly = async (database: Database, exit: Place, area: Polygons): Promise<WayOut['assembly']> => {
  const { receptors } = await listReceptorsAround(database, { ...exit, radiusM: assemblyReachM, limit: 500 });
  const outside = receptors.filter(({ latitude, longitude, geometry }) =>
    geometry === null ? !isInArea(area, [longitude, latitude]) : !area.some((polygon) => shapeMeets(toShape(geometry), polygon)),
  );
  const found = outside.find(({ kind }) => kind === 'shelter') ?? outside.find(({ kind }) => kind === 'school');
  if (found === undefined) return null;
  const kind = found.kind === 'shelter' ? ('shelter' as const) : ('school' as const);
  return { name: found.name, kind, latitude: found.latitude, longitude: found.longitude, distanceM: found.distance_m };
};

interface Found {
  readonly points: readonly Point[];
  readonly names: readonly string[];
}

/** The cheapest way from the start to an exit that is not near one of these. */
const findWay = (graph: RoadGraph, taken: readonly Point[]): Found | null => {
  graph.forEachNode((node) => {
    if (node.data?.isOutside !== true) return;
    const isNear = taken.some((exit) => metres(exit, node.data.point) < apartM);
    const link = graph.getLink(node.id, goal);
    if (isNear && link) graph.removeLink(link);
    else if (!isNear && !link) graph.addLink(node.id, goal, { cost: 0, name: null });
  });
  const nodes = aStar(graph, { oriented: true, distance: (_from, _to, link) => link.data.cost }).find(start, goal);
  if (nodes.length < 3) return null;
  // The library gives the way from its end.
  const way = nodes.toReversed().filter(({ id }) => id !== goal);
  const names = way.slice(1).map((node, i) => graph.getLink(way[i]?.id ?? start, node.id)?.data.name ?? null);
  return {
    points: way.map(({ data }) => data.point),
    names: names.filter((name, i): name is string => name !== null && name !== names[i - 1]),
  };
};

const listWays = async (
  database: Database,
  {
    roads,
    area,
    from,
    windFromDeg,
  }: { readonly roads: readonly StoredRoad[]; readonly area: Polygons; readonly from: Point; readonly windFromDeg: number | null },
): Promise<{ readonly toRoadM: number | null; readonly ways: readonly WayOut[] }> => {
  const near = snap(roads, from);
  if (near === null) return { toRoadM: null, ways: [] };
  if (!isInArea(area, from)) return { toRoadM: near.toRoadM, ways: [] };
  const graph = buildGraph(roads, area, windFromDeg);
  graph.addNode(start, { point: from, isOutside: false });
  graph.addNode(goal, { point: from, isOutside: false });
  // The nearest point of the road becomes a junction of the place.
  const cost = (a: Point, b: Point): number => metres(a, b) * weigh(a, b, windFromDeg);
  if (!graph.hasNode(toKey(near.point))) graph.addNode(toKey(near.point), { point: near.point, isOutside: !isInArea(area, near.point) });
  graph.addLink(start, toKey(near.point), { cost: cost(from, near.point), name: null });
  const { road, a, b, point } = near;
  for (const [end, allowed] of [
    [b, true],
    [a, !road.oneway],
  ] as const) {
    if (!allowed || toKey(end) === toKey(point)) continue;
    const [cut] = findCrossings(area, point, end);
    const to = cut === undefined ? end : between(point, end, cut);
    if (!graph.hasNode(toKey(to))) graph.addNode(toKey(to), { point: to, isOutside: cut !== undefined || !isInArea(area, to) });
    graph.addLink(toKey(point), toKey(to), { cost: cost(point, to), name: road.name });
  }
  const ways: WayOut[] = [];
  const exits: Point[] = [];
  while (ways.length < mostWays) {
    const way = findWay(graph, exits);
    const exit = way?.points.at(-1);
    if (way === null || exit === undefined) break;
    exits.push(exit);
    const bearing = bearingDeg(from[1], from[0], exit[1], exit[0]);
    ways.push({
      line: way.points.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
      lengthM: way.points.slice(1).reduce((sum, next, i) => sum + metres(way.points[i] ?? next, next), 0),
      exit: toPlace(exit),
      bearingDeg: bearing,
      wind: compareWind(bearing, windFromDeg),
      roads: [...way.names],
      assembly: await findAssembly(database, toPlace(exit), area),
    });
  }
  // Across the wind first, however short the others are; the way that the cloud goes is the last choice.
  const rank = ({ wind }: WayOut): number => (wind === 'with' ? 2 : wind === 'against' ? 1 : 0);
  return { toRoadM: near.toRoadM, ways: ways.toSorted((one, other) => rank(one) - rank(other)) };
};

/** Crossings of main roads and the edge, the largest roads first. */
const listRoadblocks = (roads: readonly StoredRoad[], area: Polygons, seen: Place): readonly Roadblock[] => {
  const blocks: Roadblock[] = [];
  for (const road of roads) {
    if (!mainRoads.includes(road.class)) continue;
    const points = listPoints(road);
    for (let i = 1; i < points.length; i++) {
      const [a, b]: readonly [Point, Point] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
      for (const share of findCrossings(area, a, b)) {
        const { latitude, longitude } = toPlace(between(a, b, share));
        const isKnown = blocks.some(
          (block) => block.name === road.name && distanceM(block.latitude, block.longitude, latitude, longitude) < sameBlockM,
        );
        if (isKnown) continue;
        blocks.push({
          name: road.name,
          class: road.class,
          latitude,
          longitude,
          bearingDeg: bearingDeg(seen.latitude, seen.longitude, latitude, longitude),
          distanceM: distanceM(seen.latitude, seen.longitude, latitude, longitude),
        });
      }
    }
  }
  return blocks.sort((one, other) => mainRoads.indexOf(one.class) - mainRoads.indexOf(other.class) || one.distanceM - other.distanceM);
};

const widen = ({ west, south, east, north }: Box): Box => {
  const wide = marginDeg / Math.max(0.01, Math.cos((((south + north) / 2) * Math.PI) / 180));
  return { west: west - wide, south: south - marginDeg, east: east + wide, north: north + marginDeg };
};

export interface WaysOutQuestion {
  readonly area: Polygons;
  /** Null: only roadblocks. */
  readonly from: Place | null;
  /** Where bearings and distances of roadblocks are measured from; the middle of the area by default. */
  readonly seenFrom: Place | undefined;
  readonly windFromDeg: number | null;
}

/**
 * Ways by recorded roads from a place out of an area, and roadblocks at its edge. A way never enters the area again: it ends at the first
 * edge. Metres inside cost more the more they lead along the wind, so that ways across it come first. Nothing is known of roads
 * that are closed, flooded or jammed.
 */
export const findWaysOut = async (database: Database, { area, from, seenFrom, windFromDeg }: WaysOutQuestion): Promise<WaysOut> => {
  const box = findBox(area);
  const roads = await listRoads(database, widen(box));
  const none = { known: false, toRoadM: null, ways: [], roadblocks: [], roadblocksOmitted: 0, sources: [] };
  if (roads.length === 0) return none;
  const middle = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
  const roadblocks = listRoadblocks(roads, area, seenFrom ?? from ?? middle);
  const { toRoadM, ways } =
    from === null
      ? { toRoadM: null, ways: [] }
      : await listWays(database, { roads, area, from: [from.longitude, from.latitude], windFromDeg });
  const sources = await listRoadSources(database, [...new Set(roads.map(({ source_id }) => source_id))]);
  return {
    known: true,
    toRoadM,
    ways: [...ways],
    roadblocks: roadblocks.slice(0, mostRoadblocks),
    roadblocksOmitted: Math.max(0, roadblocks.length - mostRoadblocks),
    sources: sources.map(({ id: _id, ...source }) => source),
  };
};

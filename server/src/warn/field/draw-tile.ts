import type { FieldAlert } from './field-picture.ts';
import { findColour } from './write-cot.ts';
import { listInForce } from './write-geojson.ts';

export const tileSize = 256;

type Pixel = readonly [x: number, y: number];
interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels from the left upper corner of the tile (Web Mercator, EPSG:3857). */
const makeProjection =
  ({ z, x, y }: Tile) =>
  ([longitude, latitude]: Pixel): Pixel => {
    const scale = tileSize * 2 ** z;
    const sine = Math.sin((Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180);
    return [
      ((longitude + 180) / 360) * scale - x * tileSize,
      (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale - y * tileSize,
    ];
  };

const fillAlpha = 80;
const lineAlpha = 255;
const red = 0xcc0000;
const white = 0xffffff;

/** 256 × 256 pixels of red, green, blue and alpha. */
class Canvas {
  readonly bytes = Buffer.alloc(tileSize * tileSize * 4);
  isEmpty = true;

  paint(x: number, y: number, rgb: number, alpha: number): void {
    if (x < 0 || y < 0 || x >= tileSize || y >= tileSize) return;
    this.bytes.writeUInt32BE(((rgb << 8) | alpha) >>> 0, (y * tileSize + x) * 4);
    this.isEmpty = false;
  }

  /** Pixels whose middle lies inside by the even-odd rule, so that holes stay open. */
  fill(rings: readonly (readonly Pixel[])[], rgb: number): void {
    for (let row = 0; row < tileSize; row += 1) {
      const middle = row + 0.5;
      const crossings = rings
        .flatMap((ring) =>
          ring.slice(1).flatMap(([bx, by], index) => {
            const [ax, ay] = ring[index] ?? [bx, by];
            return ay > middle === by > middle ? [] : [ax + ((middle - ay) / (by - ay)) * (bx - ax)];
          }),
        )
        .sort((one, other) => one - other);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const to = Math.min(tileSize, (crossings[at + 1] ?? 0) + 0.5);
        for (let column = Math.max(0, Math.round(crossings[at] ?? 0)); column < Math.floor(to); column += 1)
          this.paint(column, row, rgb, fillAlpha);
      }
    }
  }

  /** A line of two pixels; only the part near the tile is walked. */
  line([ax, ay]: Pixel, [bx, by]: Pixel, rgb: number): void {
    const [from, to] = clip([ax, ay], [bx, by]);
    if (to <= from) return;
    const [dx, dy] = [bx - ax, by - ay];
    const steps = Math.ceil(Math.hypot(dx, dy) * (to - from) * 2) + 1;
    for (let step = 0; step <= steps; step += 1) {
      const share = from + ((to - from) * step) / steps;
      const [x, y] = [Math.round(ax + dx * share), Math.round(ay + dy * share)];
      for (const [px, py] of [
        [x, y],
        [x - 1, y],
        [x, y - 1],
        [x - 1, y - 1],
      ] as const)
        this.paint(px, py, rgb, lineAlpha);
    }
  }
}

/** The part of a line within two pixels of the tile, as shares of its length (Liang and Barsky 1984); empty: from 1 to 0. */
const clip = ([ax, ay]: Pixel, [bx, by]: Pixel): readonly [from: number, to: number] => {
  let [from, to] = [0, 1];
  for (const [start, step] of [
    [ax, bx - ax],
    [ay, by - ay],
  ] as const) {
    const [low, high] = [-2, tileSize + 2];
    if (step === 0) {
      if (start < low || start > high) return [1, 0];
      continue;
    }
    const [one, other] = [(low - start) / step, (high - start) / step];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return [from, to];
};

const drawRoadblock = (canvas: Canvas, [x, y]: Pixel): void => {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  for (let dx = -6; dx <= 6; dx += 1) {
    for (let dy = -6; dy <= 6; dy += 1) {
      const isCross = Math.abs(Math.abs(dx) - Math.abs(dy)) <= 1;
      const isEdge = Math.max(Math.abs(dx), Math.abs(dy)) === 6;
      canvas.paint(cx + dx, cy + dy, isEdge ? 0x111111 : isCross ? red : white, lineAlpha);
    }
  }
};

/** Zones with an edge, the worst on top, and roadblocks as crossed squares, as raw pixels. Null: nothing of them is in the tile. */
export const drawTile = (alerts: readonly FieldAlert[], tile: Tile): Buffer | null => {
  const project = makeProjection(tile);
  const canvas = new Canvas();
  const inForce = listInForce(alerts);
  for (const { area } of inForce) {
    for (const { geometry, properties } of (area?.features ?? []).toReversed()) {
      const rings = geometry.coordinates.map((ring) => ring.map(project));
      canvas.fill(rings, findColour(properties));
      for (const ring of rings)
        for (const [index, point] of ring.slice(1).entries()) canvas.line(ring[index] ?? point, point, findColour(properties));
    }
  }
  for (const { roadblocks } of inForce)
    for (const { longitude, latitude } of roadblocks ?? []) drawRoadblock(canvas, project([longitude, latitude]));
  return canvas.isEmpty ? null : canvas.bytes;
};

import type uPlot from 'uplot';
import { zoneColours, zoneDashes } from '../hazard-colours.ts';
import type { ChartLevel, ChartMarker } from './chart-model.ts';

const lineWidth = 2.5;
const white = '#ffffff';
const dark = '#1d252c';

/** Style of labels: on a background in the surface's colour, so that no line crosses the text. */
export interface Ink {
  readonly text: string;
  readonly surface: string;
  readonly font: string;
}

const stroke = (context: CanvasRenderingContext2D, path: Path2D, colour: string, width: number, dash: readonly number[]): void => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.lineCap = dash[0] !== undefined && dash[0] < 1 ? 'round' : 'butt';
  context.stroke(path);
};

const straight = (fromX: number, fromY: number, toX: number, toY: number): Path2D => {
  const path = new Path2D();
  path.moveTo(fromX, fromY);
  path.lineTo(toX, toY);
  return path;
};

const write = (context: CanvasRenderingContext2D, text: string, x: number, y: number, ink: Ink): void => {
  const gap = 4 * devicePixelRatio;
  const height = 14 * devicePixelRatio;
  context.font = ink.font;
  const width = context.measureText(text).width;
  context.fillStyle = ink.surface;
  context.globalAlpha = 0.85;
  context.fillRect(x - gap, y - height, width + 2 * gap, height + gap);
  context.globalAlpha = 1;
  context.fillStyle = ink.text;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillText(text, x, y);
};

/** How many points of the lines are in a box of the canvas. */
const pointsIn = (plot: uPlot, left: number, right: number, top: number, bottom: number): number => {
  const [xs, ...lines] = plot.data;
  let count = 0;
  for (let index = 0; index < (xs?.length ?? 0); index += 1) {
    const x = plot.valToPos(xs?.[index] ?? Number.NaN, 'x', true);
    if (!(x >= left && x <= right)) continue;
    for (const line of lines) {
      const value = line[index];
      const y = value === null || value === undefined ? Number.NaN : plot.valToPos(value, 'y', true);
      if (y >= top && y <= bottom) count += 1;
    }
  }
  return count;
};

/** Where a label is written: its ends and its base line. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly base: number;
}

/** Horizontal level lines in the colour, line style and edge of their zones on the map; those outside the scale are left out. */
export const drawLevels = (plot: uPlot, levels: readonly ChartLevel[], ink: Ink): void => {
  const { ctx: context, bbox } = plot;
  const scale = devicePixelRatio;
  context.save();
  const placed: Place[] = [];
  for (const { value, look, label } of levels) {
    const y = plot.valToPos(value, 'y', true);
    if (y < bbox.top || y > bbox.top + bbox.height) continue;
    const path = straight(bbox.left, y, bbox.left + bbox.width, y);
    stroke(context, path, look === 'severe' || look === 'own' ? white : dark, (lineWidth + 1.5) * scale, []);
    stroke(context, path, zoneColours[look], lineWidth * scale, zoneDashes[look]?.map((part) => part * lineWidth * scale) ?? []);
    context.setLineDash([]);
    context.font = ink.font;
    const width = context.measureText(label).width;
    const [left, right] = [bbox.left + 8 * scale, bbox.left + bbox.width - width - 8 * scale];
    // Where no other label is, then where fewer line points are; below the line only where both ends above it are taken.
    const places = [left, right].flatMap((from) => [y - 6 * scale, y + 17 * scale].map((base) => ({ from, to: from + width, base })));
    const cost = ({ from, to, base }: Place): number =>
      1e6 * placed.filter((other) => other.to > from && other.from < to && Math.abs(other.base - base) < 18 * scale).length +
      (base > y ? 1e4 : 0) +
      pointsIn(plot, from - 4 * scale, to + 4 * scale, base - 14 * scale, base + 4 * scale);
    const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    placed.push(best);
    write(context, label, best.from, best.base, ink);
  }
  context.restore();
};

/** Vertical lines at positions that another part of the screen refers to. */
export const drawMarkers = (plot: uPlot, markers: readonly ChartMarker[], ink: Ink): void => {
  const { ctx: context, bbox } = plot;
  const scale = devicePixelRatio;
  context.save();
  for (const { x, label } of markers) {
    const at = plot.valToPos(x, 'x', true);
    if (at < bbox.left || at > bbox.left + bbox.width) continue;
    stroke(context, straight(at, bbox.top, at, bbox.top + bbox.height), ink.text, scale, [4 * scale, 4 * scale]);
    context.setLineDash([]);
    context.font = ink.font;
    // On the other side where it would be cut off.
    const width = context.measureText(label).width + 6 * scale;
    write(context, label, at + width > bbox.left + bbox.width ? at - width : at + 6 * scale, bbox.top + bbox.height - 8 * scale, ink);
  }
  context.restore();
};

import type { Level } from '@hazardguard/engine';
import { chlorineLeak, computeRun, computeThreat, interpolate } from './computed-runs.ts';
import type { Point } from './draw.ts';

const stepX = 40;
const stepY = 20;
const farthestX = 2_400;
const farthestY = 420;

const count = (to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(to / step) + 1 }, (_, index) => index * step);

/** The series of the leak on a grid of one side of the wind's axis; the other side is its mirror. */
const computeSeries = () =>
  count(farthestX, stepX)
    .slice(1)
    .map((x) => ({ x, across: count(farthestY, stepY).map((y) => computeThreat(chlorineLeak, x, y).series) }));

/** Distance from the axis at which decreasing values reach the level, interpolated linearly in the logarithm. */
const computeHalfWidth = (values: readonly number[], level: number): number => {
  const outside = values.findIndex((value) => value < level);
  if (outside <= 0) return outside === 0 ? 0 : farthestY;
  const [a = level, b = 0] = [values[outside - 1], values[outside]];
  return stepY * (outside - 1 + Math.log(a / level) / Math.log(a / Math.max(b, level * 1e-3)));
};

/** Area in which the cloud is at or above each level at a moment, from the engine's concentration over time. */
export const computeMomentaryCloud = () => {
  const grid = computeSeries();
  const { zones } = computeRun(chlorineLeak);
  return (timeS: number): { readonly level: Level; readonly points: readonly Point[] }[] =>
    zones.map(({ level }) => {
      const widths = grid
        .map(
          ({ x, across }): Point => [
            x,
            computeHalfWidth(
              across.map(({ timeS: at, outdoors }) => interpolate(at, outdoors, timeS)),
              level.value,
            ),
          ],
        )
        .filter(([, half]) => half > 0);
      const first = widths[0]?.[0] ?? 0;
      const start: readonly Point[] = first === stepX ? [[0, 8]] : [];
      const upper = [...start, ...widths];
      return { level, points: widths.length === 0 ? [] : [...upper, ...upper.map(([x, half]): Point => [x, -half]).toReversed()] };
    });
};

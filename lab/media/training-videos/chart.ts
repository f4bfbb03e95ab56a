import { line, type Point, path, quiet, text } from './draw.ts';

interface Axes {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Where the axes end, in their own units. */
  readonly xEnd: number;
  readonly yEnd: number;
  readonly xTicks: readonly number[];
  readonly xUnit: string;
  readonly yTicks: readonly number[];
  readonly yUnit: string;
}

/** A chart's frame and what turns its units into pixels. */
export const chart = (axes: Axes) => {
  const { left, top, width, height, xEnd, yEnd } = axes;
  const bottom = top + height;
  const place = (x: number, y: number): Point => [left + (width * x) / xEnd, bottom - (height * Math.min(y, yEnd)) / yEnd];
  const frame = [
    ...axes.yTicks.map((value) => {
      const [, y] = place(0, value);
      return (
        path(
          [
            [left, y],
            [left + width, y],
          ],
          { stroke: line, width: 1.5 },
        ) + text(left - 12, y + 7, String(value), { size: 20, anchor: 'end', fill: quiet })
      );
    }),
    ...axes.xTicks.map((value) => text(place(value, 0)[0], bottom + 30, String(value), { size: 20, anchor: 'middle', fill: quiet })),
    path(
      [
        [left, top - 10],
        [left, bottom],
        [left + width, bottom],
      ],
      { stroke: quiet, width: 2.5 },
    ),
    text(left - 12, top - 22, axes.yUnit, { size: 20, anchor: 'end', fill: quiet }),
    text(left + width, bottom + 58, axes.xUnit, { size: 20, anchor: 'end', fill: quiet }),
  ].join('');
  return { frame, place };
};

/** The part of a curve until a moment, in steps small enough to look smooth. */
export const curveUntil = (
  until: number,
  value: (x: number) => number,
  place: (x: number, y: number) => Point,
  steps = 160,
): readonly Point[] => Array.from({ length: steps + 1 }, (_, index) => (until * index) / steps).map((x) => place(x, value(x)));

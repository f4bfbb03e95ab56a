import type { Level, RunResult, Zone } from '@hazardguard/engine';
import { type Point, path, zoneColours } from './draw.ts';

const opacity = { severe: 0.85, middle: 0.75, mild: 0.85 } as const;

export const formatLevel = ({ id, value, unit }: Level): string => `${id} · ${Number(value.toPrecision(2))} ${unit}`;

/** Widest first, so that the worst lies on top. */
export const drawOutlines = (
  outlines: readonly { readonly level: Level; readonly points: readonly Point[] }[],
  place: (point: Point) => Point,
  faint = 1,
): string =>
  outlines
    .toReversed()
    .map(({ level, points }) =>
      path(
        points.map(place),
        { fill: zoneColours[level.severity], stroke: zoneColours[level.severity], width: 2, opacity: opacity[level.severity] * faint },
        true,
      ),
    )
    .join('');

export const toOutlines = ({ zones }: RunResult) => zones.map(({ level, outlineM }: Zone) => ({ level, points: outlineM }));

import type { Severity } from '@hazardguard/engine';

/** A frame is an SVG picture. Words are in the captions: pictures hold only figures, units and signs, so one file serves every language. */
export const width = 960;
export const height = 540;

export const ink = '#2a343d';
export const quiet = '#54616c';
export const line = '#c3ced6';
export const land = '#f3f4f2';
export const accent = '#0b6078';
/** As on the product's maps. */
export const zoneColours: Readonly<Record<Severity, string>> = { severe: '#7A0019', middle: '#E06A00', mild: '#FFE99A' };

const formatCoordinate = (value: number): string => String(Math.round(value * 10) / 10);

interface Style {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
}

const formatStyle = ({ fill = 'none', stroke = 'none', width: strokeWidth = 1, dash, opacity }: Style): string =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round"${
    dash === undefined ? '' : ` stroke-dasharray="${dash}"`
  }${opacity === undefined ? '' : ` opacity="${opacity.toFixed(3)}"`}`;

export type Point = readonly [number, number];

export const path = (points: readonly Point[], style: Style, closed = false): string =>
  points.length === 0
    ? ''
    : `<path d="M${points.map(([x, y]) => `${formatCoordinate(x)} ${formatCoordinate(y)}`).join('L')}${closed ? 'Z' : ''}" ${formatStyle(style)}/>`;
export const circle = (x: number, y: number, r: number, style: Style): string =>
  `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(Math.max(r, 0))}" ${formatStyle(style)}/>`;
export const rect = (x: number, y: number, w: number, h: number, style: Style, radius = 0): string =>
  `<rect x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(Math.max(w, 0))}" height="${formatCoordinate(Math.max(h, 0))}" rx="${radius}" ${formatStyle(style)}/>`;

interface Words {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly bold?: boolean;
}

export const text = (x: number, y: number, words: string, { size = 22, anchor = 'start', fill = ink, bold = false }: Words = {}): string =>
  `<text x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" font-family="Liberation Sans, DejaVu Sans, sans-serif" font-size="${size}" font-weight="${
    bold ? 700 : 400
  }" text-anchor="${anchor}" fill="${fill}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;

export const moveContent = (x: number, y: number, turnDeg: number, content: string): string =>
  `<g transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)}) rotate(${formatCoordinate(turnDeg)})">${content}</g>`;

export const picture = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(
    0,
    0,
    width,
    height,
    {
      fill: land,
    },
  )}${parts.join('')}</svg>`;

/** The wind as an arrow along +x, with its speed. */
export const windArrow = (x: number, y: number, turnDeg: number, speedMs: number): string =>
  moveContent(
    x,
    y,
    turnDeg,
    path(
      [
        [-44, 0],
        [44, 0],
        [28, -12],
        [44, 0],
        [28, 12],
      ],
      { stroke: accent, width: 5 },
    ),
  ) + text(x, y + 44, `${speedMs} m/s`, { anchor: 'middle', fill: accent, bold: true });

export const source = (x: number, y: number): string =>
  circle(x, y, 9, { fill: '#ffffff', stroke: ink, width: 4 }) + circle(x, y, 3, { fill: ink });

export const house = (x: number, y: number, size: number, fill: string): string =>
  path(
    [
      [x - size, y],
      [x, y - size * 0.9],
      [x + size, y],
      [x + size * 0.75, y],
      [x + size * 0.75, y + size],
      [x - size * 0.75, y + size],
      [x - size * 0.75, y],
    ],
    { fill, stroke: ink, width: 3 },
    true,
  );

/** Minutes and seconds since the release began. */
export const clock = (seconds: number): string =>
  text(width - 32, 52, `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')} min`, {
    size: 30,
    anchor: 'end',
    bold: true,
  });

/** Distances along the ground, from the source on. */
export const distanceTicks = (x0: number, y: number, pixelsPerM: number, metres: readonly number[]): string =>
  path(
    [
      [x0, y],
      [x0 + pixelsPerM * (metres.at(-1) ?? 0), y],
    ],
    { stroke: quiet, width: 2 },
  ) +
  metres
    .map((distance) => {
      const x = x0 + pixelsPerM * distance;
      return (
        path(
          [
            [x, y - 6],
            [x, y + 6],
          ],
          { stroke: quiet, width: 2 },
        ) + text(x, y + 28, formatDistance(distance), { size: 18, anchor: 'middle', fill: quiet })
      );
    })
    .join('');

export const formatDistance = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres)} m` : `${Number((metres / 1000).toPrecision(2))} km`;

/** Names of the levels in the colours of their zones, worst first. */
export const legend = (x: number, y: number, levels: readonly { readonly severity: Severity; readonly label: string }[]): string =>
  levels
    .map(({ severity, label }, index) => {
      const top = y + index * 32;
      return rect(x, top - 16, 26, 20, { fill: zoneColours[severity], stroke: ink, width: 1 }) + text(x + 38, top + 1, label, { size: 20 });
    })
    .join('');

/** Ease-out: fast at first, then slow. */
export const ease = (share: number): number => 1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3;

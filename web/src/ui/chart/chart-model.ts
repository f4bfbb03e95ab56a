import type { ZoneLook } from '../hazard-colours.ts';

export interface ChartAxis {
  /** With its unit: 'Distance (m)'. */
  readonly label: string;
  /** 'clock': values of `toClockH`, with ticks at round hours and the date at midnight; `format` writes a moment in full. */
  readonly scale: 'linear' | 'log' | 'clock';
  readonly range: readonly [least: number, most: number];
  readonly format: (value: number) => string;
}

export interface ChartLine {
  readonly label: string;
  readonly ys: readonly number[];
  /** Index of the line style; the same quantity keeps its style in every chart. */
  readonly style: number;
  /** Single values, not joined by a line. */
  readonly dots: boolean;
}

/** A level of concern, as a horizontal line in the colour and line style of its zone. */
export interface ChartLevel {
  readonly label: string;
  readonly value: number;
  readonly look: ZoneLook;
}

/** A position on the x axis that another part of the screen refers to. */
export interface ChartMarker {
  readonly label: string;
  readonly x: number;
}

const hourMs = 3_600_000;

/** A place's own clock, hours since 1970: round hours there are whole numbers. */
export const toClockH = (moment: string | number, utcOffsetMin: number): number => new Date(moment).getTime() / hourMs + utcOffsetMin / 60;

/** The reading of that clock, as if it were UTC. */
export const fromClockH = (clockH: number): Date => new Date(Math.round(clockH * hourMs));

export interface LineStyle {
  /** A custom property of the theme. */
  readonly colour: string;
  readonly dash: readonly number[];
  readonly width: number;
}

/** Colours of the theme, never hazard colours; dashes distinguish the lines without colour. */
export const lineStyles: readonly LineStyle[] = [
  { colour: '--hg-accent', dash: [], width: 2.5 },
  { colour: '--hg-text', dash: [8, 4], width: 1.75 },
  { colour: '--hg-fault', dash: [2, 3], width: 2 },
  { colour: '--hg-done', dash: [12, 4, 2, 4], width: 1.75 },
  { colour: '--hg-quiet', dash: [5, 5], width: 1.75 },
  { colour: '--hg-edge', dash: [1, 4], width: 2 },
];

export const lineStyleAt = (index: number): LineStyle => lineStyles[index % lineStyles.length] as LineStyle;

/** Whole decades around the values, at most `decades` below the highest; 1e-3 to 1 where there is nothing above zero. */
export const decadesAround = (values: readonly number[], decades = 6): readonly [least: number, most: number] => {
  const above = values.filter((value) => value > 0 && Number.isFinite(value));
  if (above.length === 0) return [1e-3, 1];
  const top = Math.ceil(Math.log10(Math.max(...above)) + 1e-9);
  const bottom = Math.max(top - decades, Math.floor(Math.log10(Math.min(...above))));
  return [10 ** bottom, 10 ** Math.max(top, bottom + 1)];
};

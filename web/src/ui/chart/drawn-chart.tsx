import 'uplot/dist/uPlot.min.css';
import { toFormatLocale } from '@hazardguard/i18n/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../format.ts';
import classes from './chart.module.css';
import { type ChartAxis, type ChartLine, fromClockH, lineStyleAt } from './chart-model.ts';
import { type ChartProps, usualHeight } from './chart-props.ts';
import { drawLevels, drawMarkers, type Ink } from './draw-levels.ts';
import { arrowRoom, drawArrows, drawSpans } from './draw-signs.ts';
import { watchLook } from './watch-look.ts';

const themed = (element: HTMLElement, property: string): string => getComputedStyle(element).getPropertyValue(property).trim();
const readInk = (element: HTMLElement): Ink => ({
  text: themed(element, '--hg-text'),
  surface: themed(element, '--hg-surface'),
  font: `${12 * devicePixelRatio}px ${getComputedStyle(element).fontFamily}`,
});

/** A value that is not known is a gap; on a log axis also one at or below zero, which has no place there. */
const shownIn = ({ scale, range }: ChartAxis, values: readonly number[]): (number | null)[] =>
  values.map((value) => (Number.isNaN(value) || (scale === 'log' && !(value >= range[0])) ? null : value));

const buildAxis = (element: HTMLElement, { label, format }: ChartAxis, size: number): UPlot.Axis => ({
  label,
  labelSize: 22,
  size,
  labelFont: `600 12px ${getComputedStyle(element).fontFamily}`,
  font: `12px ${getComputedStyle(element).fontFamily}`,
  stroke: () => themed(element, '--hg-quiet'),
  grid: { stroke: () => themed(element, '--hg-line'), width: 1 },
  ticks: { stroke: () => themed(element, '--hg-line'), width: 1 },
  values: (_plot, splits) => splits.map((value) => (value === null ? '' : format(value))),
});

const buildScale = ({ scale, range: [least, most] }: ChartAxis): UPlot.Scale => ({
  time: false,
  distr: scale === 'log' ? 3 : 1,
  range: [least, most],
});

const buildSeries =
  (element: HTMLElement, scale: 'y' | 'right') =>
  ({ label, style, dots }: ChartLine): UPlot.Series => {
    const { colour, dash, width } = lineStyleAt(style);
    return {
      label,
      scale,
      stroke: () => themed(element, colour),
      width,
      dash: [...dash],
      points: { show: dots, size: 7, width: 2, ...(dots ? { fill: () => themed(element, '--hg-surface') } : {}) },
      ...(dots ? { paths: () => null } : {}),
    };
  };

const buildOptions = (
  element: HTMLElement,
  props: ChartProps,
  toClockTick: (clockH: number) => string,
  onCursor: (index: number | undefined) => void,
): UPlot.Options => ({
  width: Math.max(1, element.clientWidth),
  height: props.height ?? usualHeight,
  legend: { show: false },
  cursor: { drag: { x: false, y: false, setScale: false }, y: false, points: { size: 7 } },
  padding: [props.arrows ? arrowRoom : null, null, null, null],
  scales: { x: buildScale(props.x), y: buildScale(props.y), ...(props.right ? { right: buildScale(props.right.y) } : {}) },
  axes: [
    props.x.scale === 'clock'
      ? { ...buildAxis(element, { ...props.x, format: toClockTick }, 34), incrs: [1, 3, 6, 12, 24] }
      : buildAxis(element, props.x, 34),
    buildAxis(element, props.y, 58),
    ...(props.right ? [{ ...buildAxis(element, props.right.y, 46), scale: 'right', side: 1 as const, grid: { show: false } }] : []),
  ],
  series: [{}, ...props.lines.map(buildSeries(element, 'y')), ...(props.right?.lines ?? []).map(buildSeries(element, 'right'))],
  hooks: {
    drawClear: [(plot) => drawSpans(plot, props.spans?.ends ?? [], themed(element, '--hg-line'))],
    // Below the lines, so that neither a level nor its label hides a value.
    drawAxes: [
      (plot) => {
        drawLevels(plot, props.levels ?? [], readInk(element));
        drawMarkers(plot, props.markers ?? [], readInk(element));
        drawArrows(plot, props.arrows ?? [], themed(element, '--hg-text'));
      },
    ],
    setCursor: [(plot) => onCursor(plot.cursor.idx ?? undefined)],
  },
});

const LineSwatch = ({ style, dots }: Pick<ChartLine, 'style' | 'dots'>) => {
  const { colour, dash, width } = lineStyleAt(style);
  return (
    <svg width={36} height={12} aria-hidden>
      {dots ? (
        <circle cx={18} cy={6} r={3.5} fill="none" stroke={`var(${colour})`} strokeWidth={2} />
      ) : (
        <line x1={1} x2={35} y1={6} y2={6} stroke={`var(${colour})`} strokeWidth={width} strokeDasharray={dash.join(' ')} />
      )}
    </svg>
  );
};

/** The chart itself. Pointer, finger and arrow keys go along the x axis; the values there are beside the names of the lines. */
export const DrawnChart = (props: ChartProps) => {
  const { label, x, y, xs, lines, right, spans, noteAt, height = usualHeight, stale = false } = props;
  const language = useTranslation().i18n.language;
  const format = useFormat();
  const toClockTick = useCallback(
    (clockH: number): string =>
      clockH % 24 === 0
        ? fromClockH(clockH).toLocaleDateString(toFormatLocale(language), { day: 'numeric', month: 'short', timeZone: 'UTC' })
        : format.time(fromClockH(clockH), 'UTC'),
    [language, format],
  );
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<UPlot>(undefined);
  const [pointed, setPointed] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const data: UPlot.AlignedData = [
      [...xs],
      ...lines.map(({ ys }) => shownIn(y, ys)),
      ...(right?.lines ?? []).map(({ ys }) => shownIn(right?.y ?? y, ys)),
    ];
    const plot = new UPlot(buildOptions(element, props, toClockTick, setPointed), data, element);
    drawn.current = plot;
    // A mouse shows values by itself. A finger moves along the line; up and down it scrolls the page.
    plot.over.style.touchAction = 'pan-y';
    plot.over.addEventListener('pointermove', ({ pointerType, clientX }) => {
      if (pointerType !== 'mouse') plot.setCursor({ left: clientX - plot.over.getBoundingClientRect().left, top: 0 });
    });
    const unwatch = watchLook(element, () => {
      plot.setSize({ width: Math.max(1, element.clientWidth), height });
      plot.redraw();
    });
    return () => {
      unwatch();
      plot.destroy();
    };
  }, [props, xs, lines, y, right, height, toClockTick]);
  const goTo = (index: number): void => {
    const left = drawn.current?.valToPos(xs[index] ?? Number.NaN, 'x') ?? Number.NaN;
    if (!Number.isNaN(left)) drawn.current?.setCursor({ left, top: 0 });
  };
  const read = [
    ...lines.map((line) => ({ ...line, format: y.format })),
    ...(right?.lines ?? []).map((line) => ({ ...line, format: right?.y.format ?? y.format })),
  ].map(({ label: name, style, dots, ys, format }) => {
    const value = pointed === undefined ? Number.NaN : (ys[pointed] ?? Number.NaN);
    return { name, style, dots, value: Number.isNaN(value) ? undefined : format(value) };
  });
  const at = pointed === undefined ? undefined : xs[pointed];
  const where = pointed === undefined || at === undefined ? [] : [x.format(at), ...(noteAt ? [noteAt(pointed)] : [])].filter(Boolean);
  const values = read.flatMap(({ name, value }) => (value === undefined ? [] : [`${name} ${value}`]));
  return (
    <figure className={`hg-stack ${classes.chart}`} data-stale={stale || undefined}>
      <div className={classes.frame}>
        <div ref={place} className={classes.canvas} role="img" aria-label={label} />
        <input
          type="range"
          className={classes.keys}
          aria-label={x.label}
          aria-valuetext={[...where, ...values].join(', ')}
          max={xs.length - 1}
          value={pointed ?? 0}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
          onFocus={() => goTo(pointed ?? 0)}
          onBlur={() => drawn.current?.setCursor({ left: -10, top: -10 })}
        />
      </div>
      <figcaption className={`hg-row hg-tiny ${classes.legend}`}>
        <span className={`hg-quiet ${classes.at}`}>{where.join(', ')}</span>
        {read.map(({ name, style, dots, value }) => (
          <span key={name} className="hg-inline">
            <LineSwatch style={style} dots={dots} />
            {name}
            {value === undefined ? null : <strong>{value}</strong>}
          </span>
        ))}
        {spans && spans.ends.length > 0 ? (
          <span className="hg-inline">
            <span className={classes.span} />
            {spans.label}
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
};

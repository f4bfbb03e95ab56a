import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import classes from './chart.module.css';
import { type ChartAxis, lineStyleAt } from './chart-model.ts';
import { type ChartProps, usualHeight } from './chart-props.ts';
import { drawLevels, drawMarkers, type Ink } from './draw-levels.ts';

const themed = (element: HTMLElement, property: string): string => getComputedStyle(element).getPropertyValue(property).trim();
const readInk = (element: HTMLElement): Ink => ({
  text: themed(element, '--hg-text'),
  surface: themed(element, '--hg-surface'),
  font: `${12 * devicePixelRatio}px ${getComputedStyle(element).fontFamily}`,
});

/** Values at or below zero are left out: a log axis has no place for them. */
const shownIn = ({ scale, range }: ChartAxis, values: readonly number[]): (number | null)[] =>
  values.map((value) => (scale === 'log' && !(value >= range[0]) ? null : value));

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

const buildOptions = (element: HTMLElement, props: ChartProps, onCursor: (index: number | undefined) => void): UPlot.Options => ({
  width: Math.max(1, element.clientWidth),
  height: props.height ?? usualHeight,
  legend: { show: false },
  cursor: { drag: { x: false, y: false, setScale: false }, y: false, points: { size: 7 } },
  scales: { x: buildScale(props.x), y: buildScale(props.y) },
  axes: [buildAxis(element, props.x, 34), buildAxis(element, props.y, 58)],
  series: [
    {},
    ...props.lines.map(({ label, style, dots = false }) => {
      const { colour, dash, width } = lineStyleAt(style);
      return { label, stroke: () => themed(element, colour), width, dash: [...dash], points: { show: dots, size: 10, width: 2 } };
    }),
  ],
  hooks: {
    // Below the lines, so that neither a level nor its label hides a value.
    drawAxes: [
      (plot) => {
        drawLevels(plot, props.levels ?? [], readInk(element));
        drawMarkers(plot, props.markers ?? [], readInk(element));
      },
    ],
    setCursor: [(plot) => onCursor(plot.cursor.idx ?? undefined)],
  },
});

const LineSwatch = ({ style }: { readonly style: number }) => {
  const { colour, dash, width } = lineStyleAt(style);
  return (
    <svg width={36} height={12} aria-hidden>
      <line x1={1} x2={35} y1={6} y2={6} stroke={`var(${colour})`} strokeWidth={width} strokeDasharray={dash.join(' ')} />
    </svg>
  );
};

/** Lines over an axis with units, levels in hazard colours, values under the pointer in the legend. Loaded lazily: use `Chart`. */
export const DrawnChart = (props: ChartProps) => {
  const { label, x, y, xs, lines, height = usualHeight, stale = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const data: UPlot.AlignedData = [[...xs], ...lines.map(({ ys }) => shownIn(y, ys))];
    const plot = new UPlot(buildOptions(element, props, setPointed), data, element);
    // A mouse shows values by itself. A finger moves along the line; up and down it scrolls the page.
    plot.over.style.touchAction = 'pan-y';
    plot.over.addEventListener('pointermove', ({ pointerType, clientX }) => {
      if (pointerType !== 'mouse') plot.setCursor({ left: clientX - plot.over.getBoundingClientRect().left, top: 0 });
    });
    const sized = new ResizeObserver(() => plot.setSize({ width: Math.max(1, element.clientWidth), height }));
    sized.observe(element);
    // Canvas does not follow the theme by itself.
    const recoloured = new MutationObserver(() => plot.redraw());
    recoloured.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      sized.disconnect();
      recoloured.disconnect();
      plot.destroy();
    };
  }, [props, xs, lines, y, height]);
  const at = pointed === undefined ? undefined : xs[pointed];
  return (
    <figure className={`hg-stack ${classes.chart}`} data-stale={stale || undefined}>
      <div ref={place} className={classes.canvas} role="img" aria-label={label} />
      <figcaption className={`hg-row hg-tiny ${classes.legend}`}>
        <span className={`hg-quiet ${classes.at}`}>{at === undefined ? '' : x.format(at)}</span>
        {lines.map((line) => {
          const value = pointed === undefined ? undefined : line.ys[pointed];
          return (
            <span key={line.label} className="hg-inline">
              <LineSwatch style={line.style} />
              {line.label}
              {value === undefined ? null : <strong>{y.format(value)}</strong>}
            </span>
          );
        })}
      </figcaption>
    </figure>
  );
};

import type { Severity } from '@hazardguard/engine';
import { useEffect, useRef } from 'react';
import { hazardColours, hazardDashes } from '../hazard-colours.ts';
import classes from './chart.module.css';
import { watchLook } from './watch-look.ts';

interface Bar {
  readonly label: string;
  readonly severity: Severity;
  readonly value: number;
  /** The value with its unit. */
  readonly text: string;
}

const rowHeight = 52;
const barHeight = 20;
const edge = '#1d252c';

const draw = (canvas: HTMLCanvasElement, bars: readonly Bar[]): void => {
  const unit = devicePixelRatio;
  const width = Math.max(1, canvas.clientWidth);
  canvas.width = width * unit;
  canvas.height = rowHeight * bars.length * unit;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(canvas);
  const text = style.getPropertyValue('--hg-text').trim();
  pen.scale(unit, unit);
  pen.font = `13px ${style.fontFamily}`;
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const room = width - Math.max(...bars.map((bar) => pen.measureText(bar.text).width)) - 12;
  bars.forEach(({ label, severity, value, text: number }, index) => {
    const top = index * rowHeight;
    const length = most > 0 ? Math.max(0, (room * value) / most) : 0;
    pen.fillStyle = text;
    pen.fillText(label, 0, top + 16);
    pen.fillStyle = hazardColours[severity];
    pen.fillRect(0, top + 24, length, barHeight);
    // The edge has the line style of the level's zone, so that colour is not the only sign.
    pen.strokeStyle = length > 0 ? edge : 'transparent';
    pen.lineWidth = 1.5;
    pen.setLineDash((hazardDashes[severity] ?? []).map((part) => part * 3));
    pen.strokeRect(0.75, top + 24.75, Math.max(0, length - 1.5), barHeight - 1.5);
    pen.fillStyle = text;
    pen.fillText(number, length + 8, top + 39);
  });
};

/** One bar per level in its hazard colour, with its value as text; the numbers are in the table next to the chart. */
export const Bars = ({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) => {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = place.current;
    if (!canvas) return;
    const redraw = (): void => draw(canvas, bars);
    redraw();
    return watchLook(canvas, redraw);
  }, [bars]);
  return <canvas ref={place} role="img" aria-label={label} className={classes.bars} style={{ height: rowHeight * bars.length }} />;
};

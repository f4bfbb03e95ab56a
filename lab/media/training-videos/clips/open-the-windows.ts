import { chart, curveUntil } from '../chart.ts';
import type { Clip } from '../clip.ts';
import { accent, circle, clock, house, path, picture, quiet, text, zoneColours } from '../draw.ts';
import { computePassage } from '../indoor-passage.ts';

const lastMin = 60;

/** The indoor air if the windows stay shut, and if they are opened at the time that the engine recommends. */
export const openTheWindows = (): Clip => {
  const { outdoors, indoors, ventilateMin } = computePassage();
  const aired = (minute: number): number => (minute < ventilateMin ? indoors(minute) : outdoors(minute));
  const highest = Math.max(...Array.from({ length: lastMin * 4 }, (_, step) => indoors(step / 4)));
  const yEnd = Math.ceil(highest * 2) / 2;
  const { frame, place } = chart({
    left: 100,
    top: 90,
    width: 580,
    height: 350,
    xEnd: lastMin,
    yEnd,
    xTicks: [0, 10, 20, 30, 40, 50, 60],
    xUnit: 'min',
    yTicks: [0, yEnd / 2, yEnd],
    yUnit: 'ppm',
  });
  const [opening] = place(ventilateMin, 0);
  return {
    id: 'open-the-windows',
    draw: (share) => {
      const minute = lastMin * Math.min(1, (share * 1.08) ** 1.35);
      const isOpen = minute >= ventilateMin;
      const row = (y: number, value: number, colour: string, open: boolean): string =>
        [
          house(780, y, 46, '#ffffff'),
          open
            ? path(
                [
                  [764, y + 14],
                  [744, y + 6],
                  [744, y + 38],
                  [764, y + 30],
                ],
                { fill: '#ffffff', stroke: accent, width: 3 },
                true,
              )
            : '',
          circle(780, y + 22, 13, { fill: colour }),
          text(940, y + 30, `${value.toFixed(1)} ppm`, { size: 26, bold: true, anchor: 'end' }),
        ].join('');
      return picture(
        frame,
        isOpen
          ? path(
              [
                [opening, 80],
                [opening, 440],
              ],
              { stroke: accent, width: 3, dash: '8 8' },
            )
          : '',
        isOpen ? text(opening + 8, 76, `${ventilateMin.toFixed(0)} min`, { size: 20, fill: quiet }) : '',
        path(curveUntil(minute, indoors, place), { stroke: zoneColours.middle, width: 5 }),
        path(curveUntil(minute, aired, place), { stroke: accent, width: 5 }),
        row(190, indoors(minute), zoneColours.middle, false),
        row(340, aired(minute), accent, isOpen),
        clock(minute * 60),
      );
    },
  };
};

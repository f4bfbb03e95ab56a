import { chart, curveUntil } from '../chart.ts';
import type { Clip } from '../clip.ts';
import { accent, circle, clock, house, picture, text, zoneColours } from '../draw.ts';
import { computePassage } from '../indoor-passage.ts';

const lastMin = 30;

/** Concentration around and inside a house while the cloud passes. */
export const inAndOut = (): Clip => {
  const { outdoors, indoors, peak } = computePassage();
  const top = Math.ceil(peak / 10) * 10;
  const { frame, place } = chart({
    left: 90,
    top: 90,
    width: 560,
    height: 350,
    xEnd: lastMin,
    yEnd: top,
    xTicks: [0, 5, 10, 15, 20, 25, 30],
    xUnit: 'min',
    yTicks: [0, top / 2, top],
    yUnit: 'ppm',
  });
  const line = (points: ReturnType<typeof curveUntil>, colour: string): string =>
    `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="5"/>`;
  return {
    id: 'in-and-out',
    draw: (share) => {
      const minute = lastMin * Math.min(1, share * 1.05);
      const [out, inside] = [outdoors(minute), indoors(minute)];
      const haze = (value: number): string => `rgba(224,106,0,${Math.min(0.9, (0.9 * value) / peak).toFixed(3)})`;
      return picture(
        frame,
        line(curveUntil(minute, outdoors, place), zoneColours.middle),
        line(curveUntil(minute, indoors, place), accent),
        circle(...place(minute, out), 8, { fill: zoneColours.middle }),
        circle(...place(minute, inside), 8, { fill: accent }),
        circle(800, 270, 130, { fill: haze(out) }),
        house(800, 260, 74, '#ffffff'),
        house(800, 260, 74, haze(inside)),
        text(800, 120, `${out < 10 ? out.toFixed(1) : out.toFixed(0)} ppm`, { anchor: 'middle', bold: true, fill: '#8f4300', size: 28 }),
        text(800, 308, `${inside.toFixed(1)} ppm`, { anchor: 'middle', bold: true, fill: accent, size: 24 }),
        clock(minute * 60),
      );
    },
  };
};

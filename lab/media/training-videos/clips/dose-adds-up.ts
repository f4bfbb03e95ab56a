import { chart, curveUntil } from '../chart.ts';
import type { Clip } from '../clip.ts';
import { accent, circle, clock, house, path, picture, quiet, text, zoneColours } from '../draw.ts';
import { computePassage } from '../indoor-passage.ts';

const lastMin = 12;
const stepMin = 0.02;

/** Toxic load of three people: outdoors all the time, indoors when the cloud arrived, indoors two minutes later. */
export const doseAddsUp = (): Clip => {
  const { outdoors, indoors, exponent, arrivalMin } = computePassage();
  const computeLoad = (breathed: (minute: number) => number) => {
    const sums = [0];
    for (let step = 1; step * stepMin <= lastMin; step++) sums.push((sums[step - 1] ?? 0) + breathed(step * stepMin) ** exponent * stepMin);
    return (minute: number): number => sums[Math.min(sums.length - 1, Math.round(minute / stepMin))] ?? 0;
  };
  const inAt = (moment: number) => (minute: number) => (minute < moment ? outdoors(minute) : indoors(minute));
  const lateMin = arrivalMin + 2;
  const loads = [computeLoad(outdoors), computeLoad(inAt(lateMin)), computeLoad(inAt(arrivalMin))] as const;
  const whole = loads[0](lastMin);
  const { frame, place } = chart({
    left: 100,
    top: 90,
    width: 560,
    height: 350,
    xEnd: lastMin,
    yEnd: 100,
    xTicks: [0, 2, 4, 6, 8, 10, 12],
    xUnit: 'min',
    yTicks: [0, 50, 100],
    yUnit: '%',
  });
  const rows = [
    { load: loads[0], colour: zoneColours.severe, sign: '' },
    { load: loads[1], colour: zoneColours.middle, sign: `${lateMin.toFixed(0)} min` },
    { load: loads[2], colour: accent, sign: `${arrivalMin.toFixed(0)} min` },
  ] as const;
  return {
    id: 'dose-adds-up',
    draw: (share) => {
      const minute = lastMin * Math.min(1, share * 1.1);
      return picture(
        frame,
        ...rows.map(({ load, colour }) =>
          path(
            curveUntil(minute, (x) => (100 * load(x)) / whole, place),
            { stroke: colour, width: 5 },
          ),
        ),
        ...rows.map(({ load, colour, sign }, index) => {
          const y = 170 + index * 110;
          const percent = (100 * load(minute)) / whole;
          return [
            circle(720, y - 8, 12, { fill: colour }),
            sign === '' ? '' : house(772, y - 4, 22, '#ffffff') + text(772, y + 48, sign, { size: 20, anchor: 'middle', fill: quiet }),
            text(930, y + 2, `${percent < 9.95 ? percent.toFixed(1) : percent.toFixed(0)} %`, { size: 34, bold: true, anchor: 'end' }),
          ].join('');
        }),
        clock(minute * 60),
      );
    },
  };
};

import { firstWeather } from '@hazardguard/engine';
import type { Clip } from '../clip.ts';
import { chlorineLeak, computeRun } from '../computed-runs.ts';
import { clock, distanceTicks, ease, legend, type Point, picture, source, windArrow } from '../draw.ts';
import { computeMomentaryCloud } from '../momentary-cloud.ts';
import { drawOutlines, formatLevel, toOutlines } from '../zones.ts';

const lastS = 600;
const scale = 0.4;
const place = ([x, y]: Point): Point => [70 + x * scale, 290 - y * scale];

/** The cloud of the leak minute by minute, and at the end everything it has touched. */
export const plumeGrows = (): Clip => {
  const cloudAt = computeMomentaryCloud();
  const run = computeRun(chlorineLeak);
  const levels = run.zones.map(({ level }) => ({ severity: level.severity, label: formatLevel(level) }));
  return {
    id: 'plume-grows',
    draw: (share) => {
      const timeS = lastS * Math.min(1, share * 1.25);
      const whole = ease((share - 0.72) / 0.12);
      return picture(
        whole > 0 ? drawOutlines(toOutlines(run), place, 0.8 * whole) : '',
        whole < 1 ? drawOutlines(cloudAt(timeS), place) : '',
        source(...place([0, 0])),
        windArrow(100, 70, 0, firstWeather(chlorineLeak).windSpeedMs),
        distanceTicks(70, 480, scale, [0, 500, 1000, 1500, 2000]),
        legend(250, 54, levels),
        clock(timeS),
      );
    },
  };
};

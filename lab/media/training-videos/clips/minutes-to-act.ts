import { firstWeather } from '@hazardguard/engine';
import type { Clip } from '../clip.ts';
import { chlorineLeak, computeThreat } from '../computed-runs.ts';
import { clock, formatDistance, house, ink, line, type Point, picture, rect, source, text, windArrow, zoneColours } from '../draw.ts';
import { computeMomentaryCloud } from '../momentary-cloud.ts';
import { drawOutlines } from '../zones.ts';

const lastS = 560;
const scale = 0.4;
const place = ([x, y]: Point): Point => [70 + x * scale, 205 - y * scale];
const distances = [500, 1000, 2000] as const;

/** The minutes that people at three distances have before the cloud arrives. */
export const minutesToAct = (): Clip => {
  const cloudAt = computeMomentaryCloud();
  const arrivals = distances.map((metres) => ({ metres, arrivalS: computeThreat(chlorineLeak, metres).arrivalS ?? 0 }));
  return {
    id: 'minutes-to-act',
    draw: (share) => {
      const timeS = lastS * share;
      return picture(
        drawOutlines(cloudAt(timeS), place, 0.9),
        source(...place([0, 0])),
        windArrow(110, 60, 0, firstWeather(chlorineLeak).windSpeedMs),
        ...arrivals.map(({ metres, arrivalS }, index) => {
          const reached = timeS >= arrivalS;
          const [x, y] = place([metres, 0]);
          const top = 372 + index * 54;
          const end = 190 + (640 * arrivalS) / lastS;
          return [
            house(x, y - 8, 20, reached ? zoneColours.severe : '#ffffff'),
            text(x, y - 40, formatDistance(metres), { size: 20, anchor: 'middle', bold: true }),
            text(160, top + 24, formatDistance(metres), { anchor: 'end', bold: true }),
            rect(190, top, end - 190, 32, { fill: '#ffffff', stroke: line, width: 2 }, 4),
            rect(190, top, (640 * Math.min(timeS, arrivalS)) / lastS, 32, { fill: reached ? zoneColours.severe : zoneColours.middle }, 4),
            text(end + 12, top + 24, `${(arrivalS / 60).toFixed(1)} min`, { bold: true, fill: reached ? zoneColours.severe : ink }),
          ].join('');
        }),
        clock(timeS),
      );
    },
  };
};

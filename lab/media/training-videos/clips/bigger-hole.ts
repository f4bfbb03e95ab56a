import { firstWeather } from '@hazardguard/engine';
import { type Clip, toThird } from '../clip.ts';
import { chlorineLeak, computeRun } from '../computed-runs.ts';
import { circle, distanceTicks, ease, formatDistance, ink, type Point, picture, source, text, windArrow } from '../draw.ts';
import { drawOutlines, formatLevel, toOutlines } from '../zones.ts';

const scale = 0.32;
const place = ([x, y]: Point): Point => [60 + x * scale, 340 - y * scale];
const diametersMm = [5, 10, 20] as const;

/** The same vessel with a hole twice and four times as wide. */
export const biggerHole = (): Clip => {
  const cases = diametersMm.map((mm) => {
    const run = computeRun({ ...chlorineLeak, rupture: { type: 'circular', diameterM: mm / 1000, heightM: 1 } });
    return { mm, run, zones: toOutlines(run).slice(0, 2) };
  });
  return {
    id: 'bigger-hole',
    draw: (share) => {
      const [third, into] = toThird(share);
      const now = cases[third];
      if (now === undefined) throw new Error(`A clip has three thirds; there is no third ${third}`);
      const before = third === 0 ? undefined : cases[third - 1];
      const grown = ease(into / 0.5);
      const from = (index: number): number => (before?.run.zones[index]?.reachM ?? 0) / (now.run.zones[index]?.reachM || 1);
      const growing = now.zones.map(({ level, points }, index) => {
        const share = from(index) + (1 - from(index)) * grown;
        return { level, points: points.map(([x, y]): Point => [x * share, y * share]) };
      });
      const rate = now.run.source.rateKgS ?? 0;
      return picture(
        drawOutlines(growing, place),
        ...now.run.zones
          .slice(0, 2)
          .map(({ level, reachM }, index) =>
            text(560, 62 + 34 * index, `${formatLevel(level)}:  ${formatDistance(reachM)}`, { bold: true }),
          ),
        source(...place([0, 0])),
        windArrow(110, 70, 0, firstWeather(chlorineLeak).windSpeedMs),
        circle(290, 92, now.mm * 2.6, { fill: ink }),
        text(370, 84, `⌀ ${now.mm} mm`, { size: 26, bold: true }),
        text(370, 120, `${rate.toFixed(1)} kg/s`, { size: 26, bold: true }),
        distanceTicks(60, 480, scale, [0, 500, 1000, 1500, 2000, 2500]),
      );
    },
  };
};

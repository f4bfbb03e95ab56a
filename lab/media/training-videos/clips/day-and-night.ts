import { type Clip, toThird } from '../clip.ts';
import { chlorineLeak, computeRun } from '../computed-runs.ts';
import { circle, distanceTicks, ease, formatDistance, ink, land, type Point, path, picture, source, text, windArrow } from '../draw.ts';
import { drawOutlines, formatLevel, toOutlines } from '../zones.ts';

const scale = 0.125;
const place = ([x, y]: Point): Point => [60 + x * scale, 330 - y * scale];

const sun = (): string =>
  circle(480, 80, 28, { fill: '#f2c230', stroke: ink, width: 3 }) +
  Array.from({ length: 8 }, (_, ray) => {
    const angle = (ray * Math.PI) / 4;
    return path(
      [
        [480 + 38 * Math.cos(angle), 80 + 38 * Math.sin(angle)],
        [480 + 52 * Math.cos(angle), 80 + 52 * Math.sin(angle)],
      ],
      { stroke: ink, width: 4 },
    );
  }).join('');
const cloud = (): string =>
  [
    [450, 88, 24],
    [480, 74, 32],
    [512, 88, 24],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#d5dfe7', stroke: '#76828d', width: 3 }))
    .join('') + circle(480, 84, 26, { fill: '#d5dfe7' });
const moon = (): string => circle(480, 80, 32, { fill: '#2a343d' }) + circle(494, 70, 27, { fill: land });

const skies = [
  { stability: 'B', windSpeedMs: 3, sky: sun },
  { stability: 'D', windSpeedMs: 4, sky: cloud },
  { stability: 'F', windSpeedMs: 2, sky: moon },
] as const;

/** One leak under three skies: the classes B, D and F. */
export const dayAndNight = (): Clip => {
  const cases = skies.map((sky) => {
    const { stability, windSpeedMs } = sky;
    const run = computeRun({ ...chlorineLeak, weather: { ...chlorineLeak.weather, stability, windSpeedMs } });
    return { ...sky, run, zones: toOutlines(run).slice(0, 2) };
  });
  return {
    id: 'day-and-night',
    draw: (share) => {
      const [third, into] = toThird(share);
      const now = cases[third];
      if (now === undefined) throw new Error(`A clip has three thirds; there is no third ${third}`);
      const grown = ease(into / 0.5);
      const growing = now.zones.map(({ level, points }) => ({
        level,
        points: points.map(([x, y]): Point => [x * grown, y * Math.min(1, grown * 1.5)]),
      }));
      return picture(
        drawOutlines(growing, place),
        ...now.zones.map(({ level }, index) => {
          const reach = now.run.zones[index]?.reachM ?? 0;
          return text(60, 190 + 32 * index, `${formatLevel(level)}:  ${formatDistance(reach * grown)}`, { bold: true });
        }),
        source(...place([0, 0])),
        now.sky(),
        text(560, 92, now.stability, { size: 40, bold: true }),
        windArrow(110, 70, 0, now.windSpeedMs),
        distanceTicks(60, 470, scale, [0, 1000, 2000, 3000, 4000, 5000, 6000]),
      );
    },
  };
};

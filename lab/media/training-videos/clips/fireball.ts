import { type Clip, toThird } from '../clip.ts';
import { computeRun, propaneFireball } from '../computed-runs.ts';
import { circle, ease, formatDistance, ink, type Point, path, picture, text, zoneColours } from '../draw.ts';

const scale = 0.25;
const centre: Point = [300, 275];
const stock = [5, 20, 60] as const;

/** Heat of a bursting propane tank: 5, 20 and 60 tonnes. */
export const fireball = (): Clip => {
  const cases = stock.map((tonnes) => ({ tonnes, run: computeRun(propaneFireball(tonnes)) }));
  return {
    id: 'fireball',
    draw: (share) => {
      const [third, into] = toThird(share);
      const now = cases[third];
      if (now === undefined) throw new Error(`A clip has three thirds; there is no third ${third}`);
      const detail = (key: string): number => now.run.details?.find((one) => one.key === key)?.value ?? 0;
      const rings = now.run.zones.toReversed();
      const grown = ease(into / 0.25);
      const burning = Math.max(0, 1 - Math.max(0, into - 0.35) / 0.4);
      return picture(
        ...rings.map(({ level, reachM }) =>
          circle(...centre, reachM * scale * grown, { fill: zoneColours[level.severity], stroke: ink, width: 1.5, opacity: 0.8 }),
        ),
        circle(...centre, (detail('fireball-diameter') / 2) * scale * grown, {
          fill: '#fff6cf',
          stroke: '#f2c230',
          width: 5,
          opacity: burning,
        }),
        text(610, 110, `C₃H₈  ${now.tonnes} t`, { size: 40, bold: true }),
        text(610, 160, `⌀ ${formatDistance(detail('fireball-diameter'))} · ${Math.round(detail('fireball-duration'))} s`, { size: 26 }),
        ...now.run.zones.map(({ level, reachM }, index) => {
          const y = 240 + index * 56;
          return (
            circle(624, y - 8, 13, { fill: zoneColours[level.severity], stroke: ink, width: 1.5 }) +
            text(654, y, `${level.value} kW/m²`, { size: 26 }) +
            text(930, y, formatDistance(reachM), { size: 28, bold: true, anchor: 'end' })
          );
        }),
        path(
          [
            [610, 440],
            [610 + 500 * scale, 440],
          ],
          { stroke: ink, width: 4 },
        ),
        text(610, 474, '500 m', { size: 22 }),
      );
    },
  };
};

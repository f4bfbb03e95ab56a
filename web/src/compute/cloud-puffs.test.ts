import type { ScenarioDocument } from '@hazardguard/engine';
import { isInsideRing } from '@hazardguard/engine/models';
import { describe, expect, it } from 'vitest';
import { cloudPuffs, type PuffMesh, puffColumns } from './cloud-puffs.ts';
import { frameAt, frameShapes } from './frame-shapes.ts';
import { plumeFrames } from './plume-frames.ts';

const document: ScenarioDocument = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 20_000,
  rupture: { type: 'direct', rateKgS: 1, durationMin: 20 },
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, stability: 'D' },
  // On the equator east and north are as long.
  site: { latitude: 0, longitude: 72 },
};

const compute = (patch: Partial<ScenarioDocument>) => {
  const answer = plumeFrames({ document: { ...document, ...patch }, frames: 40, layers: 2 });
  if (answer.kind !== 'frames') throw new Error(answer.kind);
  return answer.frames;
};

const toCorners = ({ corners }: PuffMesh) =>
  Array.from({ length: corners.length / puffColumns }, (_, i) => {
    const [eastM = 0, northM = 0, value = 0, air = 0, across = 0] = corners.subarray(i * puffColumns, (i + 1) * puffColumns);
    return { eastM, northM, value, air, across };
  });

describe.each([
  ['dense', {}],
  ['passive', { model: 'similarity-plume' as const, rupture: { type: 'direct' as const, rateKgS: 0.05, durationMin: 20 } }],
])('the puffs of a %s cloud', (_name, patch) => {
  const frames = compute(patch);
  const { shades } = frames;
  if (!shades) throw new Error('no shades');
  const puffs = cloudPuffs(frames);
  const shapes = frameShapes(frames, 1);
  const perDegree = 111_194.93;
  const severities = frames.levels.map(({ severity }) => severity);
  /** Outlines of a level at a moment, metres in the frame of the puffs. */
  const ringsAt = (frame: number, severity: string) =>
    shapes(frame)
      .features.filter(({ properties }) => properties?.baseM === 0 && properties.severity === severity)
      .map(({ geometry }) =>
        (geometry.coordinates[0] ?? []).map(
          ([x = 0, y = 0]) => [(x - puffs.origin.longitude) * perDegree, (y - puffs.origin.latitude) * perDegree] as const,
        ),
      );
  const moments = [8, frameAt(frames.timesS, frames.releaseEndS), 26];

  it('are nowhere outside the model’s own outline of the lowest level', () => {
    for (const frame of moments) {
      const rings = ringsAt(frame, severities[shades.level] ?? '');
      const corners = toCorners(puffs.meshOf(frame));
      expect(corners.length).toBeGreaterThan(100);
      for (const { eastM, northM } of corners) {
        // A hair inwards, for corners that lie on the outline.
        const isIn = rings.some((ring) => {
          const [x, y] = [ring.map(([e]) => e), ring.map(([, n]) => n)];
          const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
          return isInsideRing(ring, eastM + (middle(x) - eastM) * 1e-3, northM + (middle(y) - northM) * 1e-3);
        });
        expect(isIn, `frame ${frame}: ${eastM}, ${northM}`).toBe(true);
      }
    }
  });

  it('change to a higher level’s colour at that level’s own outline', () => {
    const frame = frameAt(frames.timesS, frames.releaseEndS);
    const corners = toCorners(puffs.meshOf(frame));
    for (const { severity, from } of puffs.bands.slice(1)) {
      const rings = ringsAt(frame, severity);
      expect(rings.length, severity).toBeGreaterThan(0);
      const clear = corners.filter(({ value }) => Math.abs(value - from) > 0.1);
      for (const { eastM, northM, value } of clear)
        if (eastM > 0.05 * Math.max(...frames.reachM))
          expect(
            rings.some((ring) => isInsideRing(ring, eastM, northM)),
            `${severity} at ${eastM}, ${northM}`,
          ).toBe(value > from);
    }
  });

  it('fall to nothing at the edge, and drift downwind from one moment to the next', () => {
    const [now, next] = [8, 9].map((frame) => toCorners(puffs.meshOf(frame)));
    if (!now || !next) throw new Error('no corners');
    for (const { value, across } of now) {
      expect(value).toBeGreaterThanOrEqual(0);
      if (Math.abs(across) === 1) expect(value).toBe(0);
    }
    const onAxis = (corners: typeof now) => corners.filter(({ across, eastM }) => across === 0 && eastM > 0);
    /** Where the air of this number is. */
    const findAir = (corners: typeof now, air: number): number => {
      const axis = onAxis(corners);
      const at = axis.findIndex((corner) => corner.air <= air);
      const [a, b] = [axis[at - 1], axis[at]];
      if (!a || !b) throw new Error('no such air');
      return a.eastM + ((a.air - air) / (a.air - b.air)) * (b.eastM - a.eastM);
    };
    const axis = onAxis(now);
    const air = axis[Math.floor(axis.length / 3)]?.air ?? 0;
    expect(findAir(next, air)).toBeGreaterThan(findAir(now, air) + 5);
  });
});

it('there are none in calm air, where the cloud may be in any direction', () => {
  expect(compute({ weather: { windSpeedMs: 0.2, windFromDeg: 270, temperatureC: 30, stability: 'F' } }).shades).toBeUndefined();
});

import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, run, type ScenarioDocument } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { frameAt, frameShapes, fullestFrame, heightExaggeration } from './frame-shapes.ts';
import { type PlumeFrames, plumeFrames } from './plume-frames.ts';

const document = (patch: Partial<ScenarioDocument> = {}): ScenarioDocument => ({
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 20_000,
  rupture: { type: 'direct', rateKgS: 1, durationMin: 120 },
  weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
  ...patch,
});

const computeResult = (asked: ScenarioDocument) => {
  const chemical = findChemical(asked.chemical);
  if (!chemical) throw new Error('the library lacks the chemical');
  const checked = checkScenario(asked, toSubstance(chemical));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return run(checked.scenario);
};

const computeFrames = (asked: ScenarioDocument, frames = 24): PlumeFrames => {
  const answer = plumeFrames({ document: asked, frames, layers: 3 });
  if (answer.kind !== 'frames') throw new Error(answer.kind);
  return answer.frames;
};

const frontDistances = ({ frontM, levels }: PlumeFrames, level: number): number[] =>
  Array.from({ length: frontM.length / levels.length }, (_, frame) => frontM[frame * levels.length + level] ?? 0);

describe.each([
  ['dense', document()],
  ['passive', document({ model: 'similarity-plume', rupture: { type: 'direct', rateKgS: 0.05, durationMin: 120 } })],
])('a %s plume of a long release over time', (_name, asked) => {
  const frames = computeFrames(asked);
  const result = computeResult(asked);

  it('reaches exactly as far as the full footprint, and never farther', () => {
    for (const [level, zone] of result.zones.entries()) {
      const fronts = frontDistances(frames, level);
      expect(Math.max(...fronts)).toBeLessThanOrEqual(zone.reachM * 1.001);
      expect(Math.max(...fronts)).toBeGreaterThan(zone.reachM * 0.98);
    }
  });

  it('has the outline of the full footprint', () => {
    const shapes = frameShapes(frames, 1)(frameAt(frames.timesS, frames.releaseEndS));
    const zone = result.zones.at(-1);
    const ground = shapes.features.filter(({ properties }) => properties?.baseM === 0 && properties.severity === zone?.level.severity);
    const [ring] = ground[0]?.geometry.coordinates ?? [];
    const outline = zone?.polygon[0] ?? [];
    expect(ground).toHaveLength(1);
    const widest = (points: readonly (readonly number[])[]): readonly number[] => {
      const xs = points.map((point) => point[0] ?? 0);
      const ys = points.map((point) => point[1] ?? 0);
      return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    };
    // 0.0005° is about 50 m in a plume of kilometres.
    for (const [i, edge] of widest(ring ?? []).entries()) expect(Math.abs(edge - (widest(outline)[i] ?? 0))).toBeLessThan(0.0005);
  });

  it('starts with nothing beyond its source, grows, and is gone at the end', () => {
    const fronts = frontDistances(frames, result.zones.length - 1);
    expect(fronts[0]).toBeLessThan(100);
    expect(fronts[3] ?? 0).toBeGreaterThan(fronts[1] ?? 0);
    expect(fronts.at(-1)).toBeLessThan(0.5 * Math.max(...fronts));
  });

  it('narrows with height: no layer is wider than the one below', () => {
    const shapes = frameShapes(frames, 1)(fullestFrame(frames));
    const mild = shapes.features.filter(({ properties }) => properties?.severity === result.zones.at(-1)?.level.severity);
    const spans = mild.map(({ geometry }) => {
      const ys = (geometry.coordinates[0] ?? []).map((corner) => corner[1] ?? 0);
      return Math.max(...ys) - Math.min(...ys);
    });
    expect(spans.length).toBeGreaterThan(1);
    expect(spans.at(-1) ?? 0).toBeLessThan(spans[0] ?? 0);
  });
});

describe('an instantaneous release', () => {
  const scenario = document({ quantityKg: 500, rupture: { type: 'catastrophic' } });
  const frames = computeFrames(scenario, 60);
  const result = computeResult(scenario);

  it('drifts: the footprint bounds every moment, and the moments together nearly fill it', () => {
    for (const [level, zone] of result.zones.entries()) {
      const fronts = frontDistances(frames, level);
      expect(Math.max(...fronts)).toBeLessThanOrEqual(zone.reachM * 1.001);
      expect(Math.max(...fronts)).toBeGreaterThan(zone.reachM * 0.9);
    }
  });
});

describe('special cases', () => {
  it('draws circles in calm air, as far as the cloud has come', () => {
    const frames = computeFrames(document({ weather: { windSpeedMs: 0.5, windFromDeg: 290, temperatureC: 30, stability: 'F' } }));
    expect(frames.calm).toBe(true);
    const [ring] = frameShapes(frames, 1)(fullestFrame(frames)).features[0]?.geometry.coordinates ?? [];
    const longitudes = (ring ?? []).map((corner) => corner[0] ?? 0);
    expect((Math.max(...longitudes) + Math.min(...longitudes)) / 2).toBeCloseTo(72.6, 4);
  });

  it('has no frames for a blast, and reports errors of a document', () => {
    expect(
      plumeFrames({ document: document({ chemical: '1333-74-0', hazard: 'explosion', rupture: undefined as never }), frames: 4, layers: 2 })
        .kind,
    ).not.toBe('frames');
    expect(plumeFrames({ document: document({ quantityKg: -1 }), frames: 4, layers: 2 })).toMatchObject({
      kind: 'refused',
      problems: [{ field: 'quantityKg' }],
    });
  });

  it('exaggerates heights in round steps, to at most a sixth of the length', () => {
    expect(heightExaggeration({ heightsM: Float64Array.of(0, 30), frontM: Float64Array.of(2000) })).toBe(10);
    expect(heightExaggeration({ heightsM: Float64Array.of(0, 300), frontM: Float64Array.of(600) })).toBe(1);
  });
});

import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type ScenarioDocument } from '@hazardguard/engine';
import { computeField, type PlumeField } from '@hazardguard/engine/models';
import { expect, it } from 'vitest';
import { cloudSurfaces } from './cloud-surface.ts';
import { frameAt } from './frame-shapes.ts';
import { plumeFrames } from './plume-frames.ts';

const document: ScenarioDocument = {
  chemical: '7782-50-5',
  hazard: 'leak',
  model: 'similarity-plume',
  quantityKg: 20_000,
  rupture: { type: 'direct', rateKgS: 0.5, durationMin: 120 },
  // From the west: east of the source is downwind.
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
};

const answer = plumeFrames({ document, frames: 12, layers: 4 });
if (answer.kind !== 'frames') throw new Error(answer.kind);
const { frames } = answer;
const surfaces = cloudSurfaces(frames, 1);
const mesh = surfaces.meshOf(frameAt(frames.timesS, frames.releaseEndS));

it('draws the worst level first, and every triangle has three corners of the mesh', () => {
  expect(mesh.parts.map(({ severity }) => severity)).toEqual(['severe', 'middle', 'mild']);
  expect(mesh.parts.reduce((sum, { count }) => sum + count, 0)).toBe(mesh.triangles.length);
  expect(Math.max(...mesh.triangles)).toBeLessThan(mesh.positions.length / 3);
  expect(mesh.positions.every(Number.isFinite)).toBe(true);
  expect(mesh.normals.every(Number.isFinite)).toBe(true);
});

it('has the value of its level on the surface, between the heights that the model was cut at too', () => {
  const chemical = findChemical(document.chemical ?? '');
  const checked = chemical && checkScenario(document, toSubstance(chemical));
  if (!checked?.ok) throw new Error('the scenario is refused');
  const field = computeField(checked.scenario).field as PlumeField;
  const mild = mesh.parts.at(-1);
  const level = frames.levels.find(({ severity }) => severity === 'mild')?.value ?? 0;
  const eastM = 111_194.93 * Math.cos((surfaces.origin.latitude * Math.PI) / 180);
  const [originX, originY] = [(surfaces.origin.longitude - 72.6) * eastM, (surfaces.origin.latitude - 21.7) * 111_194.93];
  const far = Math.max(...frames.reachM);
  const top = frames.heightsM.at(-1) ?? 0;
  const ratios: number[] = [];
  for (const corner of new Set(mesh.triangles.subarray(mild?.first, (mild?.first ?? 0) + (mild?.count ?? 0)))) {
    const [east = 0, north = 0, up = 0] = mesh.positions.subarray(3 * corner, 3 * corner + 3);
    const x = originX + east;
    // Neither at the ends, where the surface is steep, nor where it closes above the last cut.
    if (x < 0.25 * far || x > 0.75 * far || up > 0.6 * top) continue;
    ratios.push(field.at(x, originY + north, up, frames.releaseEndS) / level);
  }
  expect(ratios.length).toBeGreaterThan(100);
  const sorted = ratios.sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length * 0.1)]).toBeGreaterThan(0.7);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(1.4);
});

import type { HazardModel } from '@hazardguard/engine';
import type { PlumeField } from '@hazardguard/engine/models';
import { zoneAt } from '../cases/zones.ts';
import { computeCloud, type SampledRelease } from './releases.ts';

/** Violation of a law in a release, as text; null: none. */
export type Law = (model: HazardModel, release: SampledRelease) => string | null;

const computeField = (model: HazardModel, release: SampledRelease): PlumeField => computeCloud(model, release).field;
const reach = (field: PlumeField, ppm: number): number => zoneAt(field, ppm).reachM;

/** A level that the cloud of a release reaches between its source and the limit of its model, ppm. */
const chooseLevel = (field: PlumeField, { windSpeedMs }: SampledRelease): number => field.axisPeak(100 + 150 * windSpeedMs);

/** Reaches are accurate to a millionth. */
const rounding = 1 - 1e-5;

const reachesAsFar = (farther: number, nearer: number): string | null =>
  farther >= nearer * rounding ? null : `reaches ${farther.toFixed(2)} m, less than ${nearer.toFixed(2)} m`;

export const lowerLevel: Law = (model, release) => {
  const field = computeField(model, release);
  const ppm = chooseLevel(field, release);
  return reachesAsFar(reach(field, ppm / 2), reach(field, ppm));
};

const compareWith =
  (changed: (release: SampledRelease) => SampledRelease): Law =>
  (model, release) => {
    const field = computeField(model, release);
    const ppm = chooseLevel(field, release);
    return reachesAsFar(reach(computeField(model, changed(release)), ppm), reach(field, ppm));
  };

export const longerRelease = compareWith((release) => ({ ...release, durationS: 2 * release.durationS }));
export const doubledRate = compareWith((release) => ({ ...release, rateKgS: 2 * release.rateKgS }));

export const symmetric: Law = (model, release) => {
  const field = computeField(model, release);
  for (const [x, y, z] of [
    [50, 7, 0],
    [400, 60, 1],
    [3000, 200, 10],
  ] as const) {
    const [left, right] = [field.peak(x, y, z), field.peak(x, -y, z)];
    if (left !== right) return `${left} ppm to the left and ${right} ppm to the right at ${x} m, ${y} m`;
  }
  return null;
};

export const nowhereNegative: Law = (model, release) => {
  const field = computeField(model, release);
  for (const x of [-100, 0, 0.5, 30, 500, 9999]) {
    for (const y of [0, 20, 800]) {
      const value = field.peak(x, y, 1);
      if (!(value >= 0 && Number.isFinite(value))) return `${value} ppm at ${x} m, ${y} m`;
    }
  }
  return null;
};

export const decaying: Law = (model, release) => {
  const field = computeField(model, release);
  for (const x of [200, 1000, 4000]) {
    const [near, far] = [field.axisPeak(x), field.axisPeak(2 * x)];
    if (far > near) return `${far} ppm at ${2 * x} m, more than ${near} ppm at ${x} m`;
  }
  return null;
};

export const sameTwice: Law = (model, release) => {
  const [first, second] = [computeField(model, release), computeField(model, structuredClone(release))];
  return first.peak(700, 30, 1) === second.peak(700, 30, 1) ? null : 'the same release gives another value';
};

export const proportional: Law = (model, release) => {
  if (!model.linearInRate) return null;
  const [single, double] = [computeField(model, release), computeField(model, { ...release, rateKgS: 2 * release.rateKgS })];
  const ratio = double.peak(2000, 10, 0) / single.peak(2000, 10, 0);
  return Math.abs(ratio - 2) < 1e-9 || double.peak(2000, 10, 0) < 1e-12 ? null : `twice the rate gives ${ratio} times the concentration`;
};

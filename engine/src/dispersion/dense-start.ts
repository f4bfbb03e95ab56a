import type { SolvedQuantity } from '../numerics/require-converged.ts';
import { findRoot } from '../numerics/root.ts';
import { volumeAt } from '../substance/mixing-table.ts';
import { gravity } from '../units/constants.ts';
import { depthAt, placeOfDepth, placeOfFlux, speedAt } from './carrying-wind.ts';
import type { DenseAir, Layer } from './dense-layer.ts';
import { jetEntrainment, settleLayer, stirLayer } from './dense-layer.ts';
import { blendLength } from './dense-spread.ts';
import type { JetPath } from './rising-jet.ts';

/** What feeds a dense cloud: a mass, evenly over a time. */
export interface DenseSource {
  readonly massKg: number;
  /** 0: all at once. */
  readonly durationS: number;
  /** 0 for an opening. */
  readonly poolRadiusM: number;
  /** Speed of its jet once expanded to the outside pressure, m/s; 0 without one. */
  readonly velocityMs: number;
  /** Time that the jet takes for its mass, s; undefined: the whole time. */
  readonly jetS: number | undefined;
  /** Its way through the air to where it comes down; undefined: it begins on the ground. */
  readonly flight: JetPath | undefined;
}

/** Where and how the march begins. */
export interface DenseStart {
  /** Radius of the gas around the source, m; 0 of a jet, a heap, or a plume that has come down. */
  readonly radiusM: number;
  /** m downwind of the source. */
  readonly fromM: number;
  /** Half-width, and half-length of its own along the wind, m. */
  readonly halfWidthM: number;
  /** Whole mass over the release. */
  readonly dilution: number;
  /** Speed over the wind, m/s. */
  readonly excessMs: number;
  /** Speed with the wind, m/s. */
  readonly speedMs: number;
  /** Time since it left the source, s. */
  readonly ageS: number;
}

/** δL of the source blanket (aloha-td): the wind takes up δL/(δL - 1) times what it would from below a deep cloud. */
const takeup = 2.15 / 1.15;

/** Radius of the smallest opening that makes sense, m. */
const leastRadiusM = 0.05;

/** Widest gas that is looked for around a source, m, and how closely, in the logarithm of the radius. */
const widestM = 1e7;
const tolerance = 1e-8;

const blanket: SolvedQuantity = { name: 'radius of the gas around a source, ln(m)', unit: 'ln(m)' };
const heap: SolvedQuantity = { name: 'half-width of a cloud as it begins, m', unit: 'm' };

/**
 * Radius of the gas that lies around a source until the wind takes up as much as comes, m: R = max(pool, √(E/(π Q*))),
 * Q* = ρ0 w_e δL/(δL-1), with w_e over a layer of pure gas of that width, E = 2 (π R/4) ρ0 U H. What is taken up, π R² Q*(R), rises with
 * R, so there is one root; it is found in a bracket and checked. Source aloha-td, havens-1985 (with the stirring of this model).
 */
const blanketRadius = (dense: DenseAir, rateKgS: number, poolRadiusM: number, excessMs: number, layer: Layer): number => {
  let place = 60;
  /** What the wind takes up over what comes, in logarithms. */
  const surplus = (lnRadius: number): number => {
    const radius = Math.exp(lnRadius);
    settleLayer(dense, 1, 0, layer);
    layer.sharp = 0;
    // Twice: the first look finds how sharp the top is, which shifts the wind a little.
    for (let look = 0; look < 3; look++) {
      const wind = look === 0 ? 1 : speedAt(dense.wind, place, layer.sharp);
      const slower = wind / (wind + excessMs);
      place = placeOfFlux(dense.wind, (slower * rateKgS * layer.volume) / ((Math.PI / 2) * radius), layer.sharp, place);
      stirLayer(dense, depthAt(place), speedAt(dense.wind, place, layer.sharp), place, 0, layer);
      layer.entrainment += jetEntrainment(layer.weight * depthAt(place), excessMs);
    }
    // A layer as deep as the air under a lid takes up nothing: it must lie wider.
    return Math.log(Math.max(Number.MIN_VALUE, (Math.PI * radius * radius * layer.entrainment * takeup) / (layer.volume * rateKgS)));
  };
  const least = Math.log(Math.max(poolRadiusM, leastRadiusM));
  return Math.exp(surplus(least) >= 0 ? least : findRoot(surplus, least, Math.log(widestM), tolerance, blanket));
};

/**
 * Half-width of a cloud that begins as deep as half as wide, m: 4 B² W = m v/y, W the half-length of `blendLength` with L = U D/2 and
 * G = B; U the wind, or the speed of a jet. Of a long release: B² = Q v/(2 y U); of an instantaneous one: 4 B³ = m v/y, within 4 % the cylinder as high as its radius.
 */
export const heapHalfWidth = (dense: DenseAir, volumeM3: number, durationS: number, speedMs?: number): number => {
  const surplus = (halfM: number): number => {
    const speed = speedMs ?? speedAt(dense.wind, placeOfDepth(halfM), 0);
    return 4 * halfM * halfM * blendLength(0.5 * speed * durationS, halfM) - volumeM3;
  };
  const most = Math.cbrt(volumeM3 / 4);
  const least = 1e-4 * Math.min(1, most);
  // What seeps out for years is narrower still.
  return findRoot(surplus, surplus(least) > 0 ? 1e-4 * least : least, most * (1 + 1e-9), 1e-9 * most, heap);
};

/** The cloud of a jet that has come down: as much air in it, as fast and as far as there, as deep as half as wide. */
const landing = (dense: DenseAir, { massKg, durationS }: DenseSource, { end }: JetPath): DenseStart => {
  const { dilution, speedMs, alongM, timeS } = end;
  const halfWidthM = heapHalfWidth(dense, massKg * dilution * volumeAt(dense.mixing, 1 / dilution), durationS, speedMs);
  const wind = speedAt(dense.wind, placeOfDepth(halfWidthM), 0);
  return { radiusM: 0, fromM: alongM, halfWidthM, dilution, excessMs: Math.max(0, speedMs - wind), speedMs, ageS: timeS };
};

/**
 * Start of a dense cloud. Gas around the source, as wide as a square of its area (half-width π R/4), fed over its length, no wider than the
 * gas of a release this short has run out before the wind carries it off: R² = R0² + 2 (D - 2 R/U) √(g′ V/π) of a falling cylinder; fed
 * along no more than U (D - t), t the time in which a heap falls over. At least as wide as `heapHalfWidth`: a jet with its speed, which counts by
 * D/(D + t), a slow release with the wind, all at once a heap.
 */
export const denseStart = (dense: DenseAir, source: DenseSource, layer: Layer): DenseStart => {
  if (source.flight !== undefined) return landing(dense, source, source.flight);
  const { massKg, durationS, poolRadiusM, velocityMs, jetS = durationS } = source;
  settleLayer(dense, 1, 0, layer);
  const { weight, volume } = layer;
  const stillM = heapHalfWidth(dense, massKg * volume, durationS);
  const wind = speedAt(dense.wind, placeOfDepth(stillM), 0);
  /** Time in which a heap of a half-width falls over, or is carried its own length, s. */
  const fallS = (halfM: number, speedMs: number): number => {
    const radius = (4 / Math.PI) * halfM;
    return radius / (dense.constants.front * Math.sqrt((weight * radius) / (1 + weight / (2 * gravity))) + speedMs);
  };
  // What leaves faster than it falls over is no jet, but a heap.
  const jetMs = (velocityMs * jetS) / (jetS + fallS(stillM, wind));
  const excessMs = Math.max(0, jetMs - wind);
  const heapM = excessMs > 0 ? heapHalfWidth(dense, massKg * volume, durationS, jetMs) : stillM;
  const start = { radiusM: 0, fromM: 0, halfWidthM: heapM, dilution: 1, excessMs, speedMs: wind + excessMs, ageS: 0 };
  if (durationS === 0) return start;
  const most = blanketRadius(dense, massKg / durationS, poolRadiusM, excessMs, layer);
  const heapRadiusM = (4 / Math.PI) * heapM;
  const falling = 2 * dense.constants.front * Math.sqrt(((weight / (1 + weight / (2 * gravity))) * massKg * volume) / Math.PI);
  /** The square of the radius less that which the gas has run out to before the wind carries it across the source. */
  const surplus = (radiusM: number): number =>
    radiusM * radiusM - heapRadiusM * heapRadiusM - falling * Math.max(0, durationS - (2 * radiusM) / start.speedMs);
  // Gas that comes within the time in which a heap falls over is there at once.
  const fedM = 0.5 * start.speedMs * Math.max(0, durationS - fallS(heapM, start.speedMs));
  if (most <= heapRadiusM) return start;
  const least = Math.max(poolRadiusM, heapRadiusM);
  const radiusM =
    most <= least || surplus(most) <= 0 ? most : surplus(least) >= 0 ? least : findRoot(surplus, least, most, 1e-6 * most, blanket);
  // A heap is there at once; a pool many times as wide is fed along all of its length.
  const lengthM = Math.min(radiusM * (1 - (heapRadiusM / radiusM) ** 2), fedM);
  if (!(lengthM > 0)) return start;
  return { ...start, radiusM, fromM: -lengthM, halfWidthM: Math.max(heapM, (Math.PI / 4) * radiusM) };
};

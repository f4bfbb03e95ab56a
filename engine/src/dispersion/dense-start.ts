import type { Jet } from '../pipeline.ts';
import type { DenseAir, Layer } from './dense-layer.ts';
import { settleLayer, stirLayer } from './dense-layer.ts';
import { atPlace, depthAt, placeOfFlux } from './dense-wind.ts';
import { type JetEnd, jetEnd } from './free-jet.ts';

/** What feeds a dense plume, held over its duration. */
export interface DenseSource {
  readonly rateKgS: number;
  readonly durationS: number;
  /** 0 for an opening. */
  readonly poolRadiusM: number;
  readonly jet: Jet | null;
}

/** Where and how the march begins. */
export interface DenseStart {
  /** Radius of the gas around the source, m; the march begins at its upwind edge, or with a jet at the jet's end. */
  readonly radiusM: number;
  /** m downwind of the source. */
  readonly fromM: number;
  readonly halfWidthM: number;
  /** Flow over the release itself, by mass; above 1 only at the end of a jet. */
  readonly dilution: number;
  /** Time that the jet has taken, s. */
  readonly timeS: number;
  readonly jet: JetEnd | null;
}

/** δL of the source blanket (aloha-td): the wind takes up δL/(δL - 1) times what it would from below a deep cloud. */
const takeup = 2.15 / 1.15;

/** Radius of the smallest opening that makes sense, m. */
const leastRadiusM = 0.05;

/**
 * Radius of the gas that lies around a source until the wind takes up as much as comes, m: R = max(pool, √(E/(π Q*))),
 * Q* = ρ0 w_e δL/(δL-1), with w_e over a layer of pure gas of that width, E = 2 (π R/4) ρ0 U H. By damped iteration.
 * Source aloha-td, havens-1985 (with the stirring of this model).
 */
const blanketRadius = (dense: DenseAir, rateKgS: number, poolRadiusM: number, layer: Layer): number => {
  let radius = Math.max(poolRadiusM, leastRadiusM);
  let place = 60;
  for (let i = 0; i < 60; i++) {
    settleLayer(dense, 1, 0, layer);
    place = placeOfFlux(dense.wind, (rateKgS * layer.volume) / ((Math.PI / 2) * radius), place);
    stirLayer(dense, depthAt(place), Math.exp(atPlace(dense.wind.lnSpeed, place)), place, 0, layer);
    const taken = (layer.entrainment / layer.volume) * takeup;
    // A layer deeper than the air that is followed takes up nothing: it must lie wider.
    const wanted = taken > 0 ? Math.sqrt(rateKgS / (Math.PI * taken)) : 4 * radius;
    const next = Math.max(poolRadiusM, leastRadiusM, 0.5 * (radius + wanted));
    const change = Math.abs(next - radius);
    radius = next;
    if (change < 1e-4 * radius) break;
  }
  return radius;
};

/**
 * Start of a dense plume. A pool, or a slow release: gas around the source, as wide as a square of its area (half-width π R/4), fed
 * over its length. A jet faster than the wind: where it has come down to twice the wind, with the air it has drawn in till then.
 */
export const denseStart = (dense: DenseAir, source: DenseSource, layer: Layer): DenseStart => {
  const end = source.jet === null ? null : jetEnd(source.jet, dense.air, dense.mixing);
  if (end !== null) {
    const { radiusM, lengthM, dilution, timeS } = end;
    return { radiusM, fromM: lengthM, halfWidthM: radiusM, dilution, timeS, jet: end };
  }
  const radiusM = blanketRadius(dense, source.rateKgS, source.poolRadiusM, layer);
  return { radiusM, fromM: -radiusM, halfWidthM: (Math.PI / 4) * radiusM, dilution: 1, timeS: 0, jet: null };
};

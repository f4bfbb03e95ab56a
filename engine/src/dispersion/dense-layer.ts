import type { MixingTable } from '../substance/mixing-table.ts';
import type { Air } from '../types/pipeline.ts';
import { gravity } from '../units/constants.ts';
import { averagingFactor } from './averaging.ts';
import { atPlace, type CarryingWind, carriedAt, carryingWind, shapeA } from './carrying-wind.ts';
import { type DenseConstants, denseConstants } from './dense-constants.ts';
import { crosswindSpread, phiHeat } from './similarity-march.ts';
import { vonKarman } from './surface-wind.ts';

/** Stability function of a neutral passive plume, in the measure of a layer's depth: 0.95 A. */
const neutralPhi = phiHeat(0) * shapeA;

/** Averaging time of the spreads that the plumes are measured with, s. */
export const spreadsS = 600;

/** Among the obstacles of rough ground a cloud moves slower than this times u*; there the friction of the open wind no longer grows. */
const slowestShare = 0.75;

/** Part of the mixed layer, below its top, in which a cloud stops growing. */
const lidShare = 0.05;

/**
 * Mean growth over a time of a cloud that would grow at a speed w, m/s, but for a lid so far above it: dH/dt = w min(1, (H_lid - H)/b), b the
 * least depth of `lidShare`, in closed form, so that no step goes through the lid.
 */
export const growthUnderLid = (speedMs: number, roomM: number, lidM: number, timeS: number): number => {
  if (!(speedMs > 0 && timeS > 0) || lidM === Number.POSITIVE_INFINITY) return speedMs;
  const slowedM = lidShare * lidM;
  if (roomM - slowedM >= speedMs * timeS) return speedMs;
  const freeS = Math.min(timeS, Math.max(0, roomM - slowedM) / speedMs);
  const closing = 1 - Math.exp((-speedMs * (timeS - freeS)) / slowedM);
  return (speedMs * freeS + Math.max(0, Math.min(roomM, slowedM)) * closing) / timeS;
};

/** What surrounds a dense cloud, prepared once for a run. */
export interface DenseAir {
  readonly air: Air;
  readonly wind: CarryingWind;
  /** Crosswind spread of the air's own turbulence after a time, within the averaging time, m. */
  readonly spread: (timeS: number) => number;
  /** Share of the ten-minute wander that the averaging time shows. */
  readonly wander: number;
  readonly mixing: MixingTable;
  readonly constants: DenseConstants;
}

export const makeDenseAir = (air: Air, mixing: MixingTable, averagedS: number, constants: DenseConstants = denseConstants): DenseAir => {
  const wander = averagingFactor(averagedS, spreadsS, air.stability);
  const whole = crosswindSpread(air);
  return { air, wind: carryingWind(air, constants.sharpness), spread: (timeS) => wander * whole(timeS), wander, mixing, constants };
};

/** A layer of cloud at one place, refilled at every step, so that no step allocates. */
export interface Layer {
  /** Mass share of the substance. */
  share: number;
  /** m³/kg */
  volume: number;
  temperatureK: number;
  /** g' = g (ρ - ρa)/ρa, at least 0, m/s². */
  weight: number;
  richardson: number;
  /** How sharp weight keeps the top of the layer, Ri/(1 + Ri), 0–1. */
  sharp: number;
  /** Speed at which air comes in from above, m/s; and but for a lid. */
  entrainment: number;
  unlidded: number;
  /** Speed of a spreading edge, m/s. */
  front: number;
  /** Part of the missing heat that shows as cold. */
  sensible: number;
  /** Share of the missing heat that the ground gives in a second, 1/s. */
  warming: number;
}

export const emptyLayer = (): Layer => ({
  share: 0,
  volume: 0,
  temperatureK: 0,
  weight: 0,
  richardson: 0,
  sharp: 0,
  entrainment: 0,
  unlidded: 0,
  front: 0,
  sensible: 1,
  warming: 0,
});

/**
 * State of a cloud that is y of substance by mass and has had a share f of the heat it lacks against the air:
 * v = v_ad + f (v_warm - v_ad), T = T_ad + f (Ta - T_ad), g' = g (1/(ρa v) - 1), at least 0. Exact for gas; in between for droplets.
 */
export const settleLayer = ({ mixing }: DenseAir, y: number, f: number, layer: Layer): void => {
  const share = Math.min(1, Math.max(0, y));
  const { rows, volume, warmVolume, temperature, sensible, air, airDensity } = mixing;
  const i = Math.min(rows - 1, Math.floor(Math.sqrt(share) * rows));
  const between = (share * rows * rows - i * i) / (2 * i + 1);
  const adiabatic = (volume[i] ?? 0) * (1 - between) + (volume[i + 1] ?? 0) * between;
  const warm = (warmVolume[i] ?? 0) * (1 - between) + (warmVolume[i + 1] ?? 0) * between;
  const mixed = (temperature[i] ?? 0) * (1 - between) + (temperature[i + 1] ?? 0) * between;
  layer.share = share;
  layer.volume = adiabatic + f * (warm - adiabatic);
  layer.temperatureK = mixed + f * (air.temperatureK - mixed);
  layer.sensible = (sensible[i] ?? 1) * (1 - between) + (sensible[i + 1] ?? 1) * between;
  layer.weight = Math.max(0, gravity * (1 / (airDensity * layer.volume) - 1));
};

/** Air that a free jet draws in, over its speed and surface (ricou-spalding-1961: 0.282 √π/(2π)). */
export const jetMixing = 0.08;

/**
 * Air that a layer faster than the wind by Δ draws in at its top, m/s: Δ (0.08 - 0.1 Ri)/(1 + 5 Ri), Ri = g′ H/Δ²: 0.08 Δ of a jet without
 * weight, nothing from Ri 0.8 on. Source ellison-turner-1959. `pull` g′ H, m²/s².
 */
export const jetEntrainment = (pull: number, excessMs: number): number => {
  if (excessMs <= 0) return 0;
  const richardson = pull / (excessMs * excessMs);
  return excessMs * Math.max(0, (jetMixing - 0.1 * richardson) / (1 + 5 * richardson));
};

/**
 * How fast a settled layer of depth H draws in air, spreads and warms.
 *
 * w*³ = (g/T) (Ta - T) c_h (u*²/U) H;  u_e² = u*² + c_w w*²;  Ri = g' H/u_e²;
 * Φ = (0.95 A) p + b Ri in stable and neutral air, ((0.95 A) + b Ri) p in unstable air, p = φh(0.7 A H/L)/0.95, which within a
 * short average is p^(share of the wander): the large eddies carry a plume about before they thin it;
 * w_e = k u_e (1+α) (U/u(0.7 A H))/Φ;  u_f = c_f √(g' H/(1 + g'/(2 g))), no faster than the wave of a broken dam, √(2 g H);  df/dt = (1-f) s c_h (u*²/U)/H,
 * s the part of the missing heat that shows as cold: drops take up theirs only as they evaporate.
 * Without weight this is the similarity plume's own growth: d(H U)/dx = w_e. H m, U m/s, α d ln U/d ln H.
 * Source: havens-1985 (b), eidsvik-1980 (w*), van-ulden-1978 (limit).
 */
export const stirLayer = (dense: DenseAir, depthM: number, speedMs: number, place: number, f: number, layer: Layer): void => {
  const { wind, constants, air, wander, mixing } = dense;
  const ustar = wind.frictionVelocityMs;
  const heat = constants.heat * ((ustar * ustar) / Math.max(speedMs, slowestShare * ustar));
  const lift = ((gravity * (mixing.air.temperatureK - layer.temperatureK)) / layer.temperatureK) * heat * depthM;
  const convective = lift > 0 ? Math.cbrt(lift) : 0;
  const stir = ustar * ustar + constants.stirring * convective * convective;
  const pull = layer.weight * depthM;
  const richardson = pull / stir;
  const p = phiHeat(carriedAt * shapeA * depthM * air.inverseObukhov) / phiHeat(0);
  const slowed = richardson > 0 ? constants.sinking * richardson : 0;
  const phi = p >= 1 ? neutralPhi * p + slowed : (neutralPhi + slowed) * p ** Math.min(1, wander);
  layer.richardson = richardson;
  layer.sharp = richardson / (1 + richardson);
  const room = Math.min(1, Math.max(0, (wind.deepestM - depthM) / (lidShare * wind.deepestM)));
  const isFree = wind.deepestM === Number.POSITIVE_INFINITY;
  layer.unlidded = (vonKarman * Math.sqrt(stir) * atPlace(wind.growth, place)) / phi;
  layer.entrainment = layer.unlidded * (isFree ? 1 : room);
  layer.front = constants.front * Math.sqrt(pull / (1 + layer.weight / (2 * gravity)));
  layer.warming = ((1 - f) * layer.sensible * heat) / depthM;
};

import { destination } from '../compute/geodesy.ts';
import type { FrameClock } from './frame-clock.ts';
import type { Position } from './graticule.ts';

/** The camera: what it looks at, how much of the map it shows, and from where. */
export interface MapPose extends Position {
  /** Distance across the shorter side of the map, m, at the point it looks at. */
  readonly acrossM: number;
  /** Degrees from straight down, at most `steepestPitch`. */
  readonly pitch: number;
  /** Direction at the top of the map, degrees clockwise from north. */
  readonly bearing: number;
}

/** What a screen requests of the camera. A new pose object means: move there immediately. */
export interface MapCamera {
  readonly pose: MapPose;
  /** Degrees per second of the view's rotation; 0: none. */
  readonly turnDegS: number;
  /** The bearing at which a rotation ends. */
  readonly onTurned: ((bearing: number) => void) | undefined;
  /** The camera follows a clock: its pose at a frame. */
  readonly follow: { readonly clock: FrameClock; readonly poseAt: (frame: number) => MapPose } | undefined;
  /** A person touches the map or presses a key on it: automatic movement stops. */
  readonly onTouch: (() => void) | undefined;
}

/** A camera that stays where it is put. */
export const standStill = (pose: MapPose): MapCamera => ({ pose, turnDegS: 0, onTurned: undefined, follow: undefined, onTouch: undefined });

/** Beyond this the horizon is visible and distant areas are unreadable. */
export const steepestPitch = 70;

/** Length of the equator in Web Mercator, m, and side of a tile of zoom 0, CSS pixels. */
const equatorM = 40_075_016.686;
const tilePx = 512;

/** The zoom at which a distance in metres spans a number of pixels at a latitude. */
export const zoomFor = (acrossM: number, latitude: number, acrossPx: number): number =>
  Math.log2((equatorM * Math.cos((latitude * Math.PI) / 180) * acrossPx) / (tilePx * acrossM));

export const turned = (bearing: number, byDeg: number): number => (((bearing + byDeg) % 360) + 360) % 360;

/** The orbit at the specification's two distances: the share of the reach shown, and the pitch. */
export const orbits = {
  closer: { reaches: 1.2, pitch: 60 },
  farther: { reaches: 3, pitch: 50 },
} as const;
/** A full turn takes a minute. */
export const orbitDegS = 6;

/** Smallest distance shown for small hazards, m. */
const leastAcrossM = 120;

/**
 * A pose on the orbit around a hazard: looking at the middle of its reach, downwind of the source, from a bearing. For a hazard
 * without direction it looks at the source.
 */
export const orbitPose = (
  { latitude, longitude }: Position,
  hazard: { readonly reachM: number; readonly towardsDeg: number | undefined },
  orbit: keyof typeof orbits,
  bearing: number,
): MapPose => {
  const { reaches, pitch } = orbits[orbit];
  const middle =
    hazard.towardsDeg === undefined ? { latitude, longitude } : destination(latitude, longitude, hazard.towardsDeg, hazard.reachM / 2);
  return {
    latitude: middle.latitude,
    longitude: middle.longitude,
    acrossM: Math.max(leastAcrossM, reaches * hazard.reachM),
    pitch,
    bearing,
  };
};

/** The flight along the axis: distance ahead, share of the reach shown, pitch. */
const flight = { acrossShare: 0.45, pitch: 62 } as const;

/** A pose on the flight along the axis of a plume: above its front, looking downwind. */
export const flightPose = (
  { latitude, longitude }: Position,
  plume: { readonly reachM: number; readonly towardsDeg: number },
  frontM: number,
): MapPose => {
  const over = destination(latitude, longitude, plume.towardsDeg, Math.max(0, Math.min(plume.reachM, frontM)));
  return {
    latitude: over.latitude,
    longitude: over.longitude,
    acrossM: Math.max(leastAcrossM, flight.acrossShare * plume.reachM),
    pitch: flight.pitch,
    bearing: turned(plume.towardsDeg, 0),
  };
};

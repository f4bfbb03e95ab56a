import { destination } from '../compute/geodesy.ts';
import type { FrameClock } from './frame-clock.ts';
import type { Position } from './graticule.ts';

/** Where the camera looks, how much of the ground it sees and from where. */
export interface MapPose extends Position {
  /** Ground across the shorter side of the map, m, where it looks. */
  readonly acrossM: number;
  /** Degrees from straight down, at most `steepestPitch`. */
  readonly pitch: number;
  /** Direction at the top of the map, degrees clockwise from north. */
  readonly bearing: number;
}

/** What a screen asks of the camera. A new pose object means: go there at once. */
export interface MapCamera {
  readonly pose: MapPose;
  /** Degrees a second that the view turns about where it looks; 0 is still. */
  readonly turnDegS?: number;
  /** The bearing at which a turn has ended. */
  readonly onTurned?: (bearing: number) => void;
  /** The camera goes with a clock: where it stands at a frame. */
  readonly follow?: { readonly clock: FrameClock; readonly poseAt: (frame: number) => MapPose };
  /** A person touches the map or presses a key on it: whoever moves the camera stops. */
  readonly onTouch?: () => void;
}

/** Beyond this the horizon comes into sight and the far ground is soup. */
export const steepestPitch = 70;

/** Length of the equator in Web Mercator, m, and side of a tile of zoom 0, CSS pixels. */
const equatorM = 40_075_016.686;
const tilePx = 512;

/** The zoom at which so many metres span so many pixels at a latitude. */
export const zoomFor = (acrossM: number, latitude: number, acrossPx: number): number =>
  Math.log2((equatorM * Math.cos((latitude * Math.PI) / 180) * acrossPx) / (tilePx * acrossM));

export const turned = (bearing: number, byDeg: number): number => (((bearing + byDeg) % 360) + 360) % 360;

/** The orbit of the specification's two distances: how much of the reach it holds, and how steep. */
export const orbits = {
  closer: { reaches: 1.2, pitch: 60 },
  farther: { reaches: 3, pitch: 50 },
} as const;
/** A full turn takes a minute. */
export const orbitDegS = 6;

/** Smaller hazards are seen no closer than this, m. */
const leastAcrossM = 120;

/**
 * A place on the orbit about a hazard: looking at the middle of its reach, downwind of the source, from a bearing. A hazard without
 * direction is looked at in its middle, the source.
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

/** The flight along the axis looks so far ahead, holds so much of the reach in sight, and is so steep. */
const flight = { acrossShare: 0.45, pitch: 62 } as const;

/** A place on the flight along the axis of a plume: over its front, looking the way it goes. */
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

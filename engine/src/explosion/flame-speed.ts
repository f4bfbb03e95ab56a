export type Reactivity = 'low' | 'medium' | 'high';
export type Congestion = 'low' | 'medium' | 'high';
export type Ignition = 'spark' | 'detonation';

/** A flame that outruns its own sound. */
export const detonationMach = 5.2;

/** Flame speed over that of sound, by reactivity of the fuel and congestion of the place. Source pierorazio-2005, aloha-td. */
const machs: Readonly<Record<Reactivity, Readonly<Record<Congestion, number>>>> = {
  low: { low: 0.026, medium: 0.23, high: 0.34 },
  medium: { low: 0.11, medium: 0.44, high: 0.5 },
  high: { low: 0.36, medium: detonationMach, high: detonationMach },
};

/** Mach number of the flame; a hard ignition makes a detonation of any cloud. */
export const flameMach = (reactivity: Reactivity, congestion: Congestion, ignition: Ignition): number =>
  ignition === 'detonation' ? detonationMach : machs[reactivity][congestion];

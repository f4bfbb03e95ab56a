import type { Clip } from './clip.ts';
import { biggerHole } from './clips/bigger-hole.ts';
import { dayAndNight } from './clips/day-and-night.ts';
import { doseAddsUp } from './clips/dose-adds-up.ts';
import { fireball } from './clips/fireball.ts';
import { inAndOut } from './clips/in-and-out.ts';
import { minutesToAct } from './clips/minutes-to-act.ts';
import { openTheWindows } from './clips/open-the-windows.ts';
import { plumeGrows } from './clips/plume-grows.ts';
import { windTurns } from './clips/wind-turns.ts';

/** Every clip of the course; each computes its scenario when it is rendered. */
export const clips: readonly (() => Clip)[] = [
  plumeGrows,
  dayAndNight,
  inAndOut,
  windTurns,
  biggerHole,
  fireball,
  minutesToAct,
  doseAddsUp,
  openTheWindows,
];

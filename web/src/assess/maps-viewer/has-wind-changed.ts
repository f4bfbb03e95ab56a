interface Wind {
  readonly windFromDeg: number;
  readonly windSpeedMs: number;
}

/** One point of the 16-point compass, degrees. */
const turnDeg = 22.5;
const changeOfSpeed = 1.5;
/** Below this speed, the direction is not reliable, m/s. */
const minSpeedMs = 0.5;

/** True when zones of the earlier wind no longer apply: the wind has turned by a compass point or is half as strong again. */
export const hasWindChanged = (then: Wind, now: Wind): boolean => {
  const turned = Math.abs(((then.windFromDeg - now.windFromDeg + 540) % 360) - 180);
  const [slow, fast] = [Math.min(then.windSpeedMs, now.windSpeedMs), Math.max(then.windSpeedMs, now.windSpeedMs)];
  return turned >= turnDeg || fast / Math.max(slow, minSpeedMs) >= changeOfSpeed;
};

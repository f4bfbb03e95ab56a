/** A short line along the wind, CSS pixels; `strength` 0 to 1. */
export interface Streak {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  readonly strength: number;
}

/** Steps of the R₂ sequence (Roberts 2018), which spreads points evenly. */
const [stepX, stepY] = [0.754877666, 0.569840291];
/** One streak for so many square pixels. */
const areaOfOne = 9_000;
const mostStreaks = 250;
const lengthPx = 22;
const speedPxS = 45;
const lifeS = 2.4;

const part = (value: number): number => value - Math.floor(value);

/**
 * Streaks over a map of this size, `seconds` after the first. They begin evenly spread, move with the wind, appear and vanish
 * slowly. They show the direction alone: all are equally fast.
 *
 * @param towardsDeg where the wind blows to on the screen, degrees clockwise from its upper edge
 */
export const placeStreaks = (width: number, height: number, towardsDeg: number, seconds: number): readonly Streak[] => {
  const turn = (towardsDeg * Math.PI) / 180;
  const [alongX, alongY] = [Math.sin(turn), -Math.cos(turn)];
  const count = Math.min(mostStreaks, Math.floor((width * height) / areaOfOne));
  return Array.from({ length: count }, (_, index) => {
    const age = seconds / lifeS + part(index * 0.618034);
    const life = Math.floor(age);
    const passed = age - life;
    // Each life begins somewhere else.
    const place = index + life * mostStreaks + 1;
    const headX = part(place * stepX) * width + alongX * passed * lifeS * speedPxS;
    const headY = part(place * stepY) * height + alongY * passed * lifeS * speedPxS;
    return {
      fromX: headX - alongX * lengthPx,
      fromY: headY - alongY * lengthPx,
      toX: headX,
      toY: headY,
      strength: Math.sin(Math.PI * passed),
    };
  });
};

import type { PlumeField } from '../pipeline.ts';

/** How many times slower each next release of the same stock is. Five percent of the highest value lie between two at most. */
const slowerBy = 1.5;

/** The slowest is this many times slower by `slowerBy`: 2,000 times. */
const mostSlower = 19;

/**
 * Half the length of a passing cloud over √2 σx, from which a slower release is not higher: z of p erf z = z (2/√π) exp(-z²) for the least
 * power p of the rate, 0.3, that the value on the axis of a dense plume rises with.
 */
const lastSharpness = 1.3;

/**
 * A release that ends, no lower anywhere than the same stock released more slowly.
 *
 * A faster release of a dense gas makes a wider plume, so the value on its axis rises with a power of the rate below 1, while the
 * along-wind spread of a short cloud takes the rate in full: at 10 s chlorine would reach a third as far as at 1,200 s, and as the burst of
 * the whole stock. The highest value is that of the release and of slower ones, each through a smaller opening at the same speed, as far as the
 * next is higher on the axis. In time the value passes as the release's own, raised to that. `sharpnessAt`: u D/(2 √2 σx) of the release at
 * a distance, m. Slower releases are computed on first use.
 */
export const atLeastSlower = (
  own: PlumeField,
  sharpnessAt: (xM: number) => number,
  releaseSlower: (times: number) => PlumeField,
): PlumeField => {
  const releases: PlumeField[] = [own];
  const slower = (index: number): PlumeField => {
    const known = releases[index];
    if (known !== undefined) return known;
    const made = releaseSlower(slowerBy ** index);
    releases[index] = made;
    return made;
  };
  let asked = Number.NaN;
  let last = 0;
  let onAxis = 0;
  /** Finds the last release that counts at a distance, and the highest value on the axis there. */
  const look = (x: number): void => {
    if (x === asked) return;
    asked = x;
    last = 0;
    onAxis = own.axisPeak(x);
    for (let sharpness = sharpnessAt(x); sharpness < lastSharpness && last < mostSlower; sharpness *= slowerBy) {
      last++;
      const value = slower(last).axisPeak(x);
      if (value <= onAxis) break;
      onAxis = value;
    }
  };
  const findHighest = (x: number, read: (field: PlumeField) => number): number => {
    look(x);
    let highest = read(own);
    for (let index = 1; index <= last; index++) highest = Math.max(highest, read(slower(index)));
    return highest;
  };
  const peak = (x: number, y: number, z: number): number => findHighest(x, (field) => field.peak(x, y, z));
  return {
    ...own,
    axisPeak: (x) => {
      look(x);
      return onAxis;
    },
    halfWidth: (x, level) => findHighest(x, (field) => field.halfWidth(x, level)),
    peak,
    at: (x, y, z, timeS) => {
      look(x);
      const value = own.at(x, y, z, timeS);
      return last === 0 || value === 0 ? value : value * (peak(x, y, z) / own.peak(x, y, z));
    },
  };
};

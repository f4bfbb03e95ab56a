/** What decides the clock of a cloud, all s from the start of the release. */
export interface Passage {
  /** The far edge of the widest level is met. */
  readonly arrivalS: number;
  /** Nothing comes out any more. */
  readonly releaseEndS: number;
  /** The last of it has left the far edge. */
  readonly departureS: number;
}

/** A front is spread along the wind: it is past its edge a little after its middle is. */
const spreadShare = 0.25;
/** Of the pictures, so many for growing and for steady while the release goes on; the rest for leaving. */
const growingShare = 0.5;
const steadyShare = 0.1;

const evenly = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 1)) / count);

/**
 * Moments to look at a cloud: from the start until nothing of it is left. While it grows and while it leaves closely, while it
 * stands wide apart: a release of ten hours must not hide the ten minutes in which it comes.
 */
export const plumeTimes = ({ arrivalS, releaseEndS, departureS }: Passage, count: number): Float64Array => {
  const grownS = arrivalS * (1 + spreadShare);
  const goneS = Math.max(departureS, releaseEndS, arrivalS) + spreadShare * arrivalS;
  const rest = count - 1;
  if (releaseEndS <= grownS) return Float64Array.from([0, ...evenly(0, goneS, rest)]);
  const growing = Math.round(rest * growingShare);
  const steady = Math.round(rest * steadyShare);
  return Float64Array.from([
    0,
    ...evenly(0, grownS, growing),
    ...evenly(grownS, releaseEndS, steady),
    ...evenly(releaseEndS, goneS, rest - growing - steady),
  ]);
};

/** Key times of a cloud, s from the start of the release. */
export interface Passage {
  /** The level is reached at the far edge of the widest zone. */
  readonly arrivalS: number;
  /** The release has ended. */
  readonly releaseEndS: number;
  /** The cloud has left the far edge. */
  readonly departureS: number;
}

/** A front is spread along the wind: it passes an edge a little after its middle does. */
const spreadShare = 0.25;
/** Shares of the frames for growth and for the steady state during the release; the rest is for the departure. */
const growingShare = 0.5;
const steadyShare = 0.1;

const evenly = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 1)) / count);

/**
 * Times of the frames: from the start until the cloud is gone. Frames are close together while the cloud grows and leaves, and
 * wide apart while it is steady: a release of ten hours must not hide the ten minutes of its arrival.
 */
export const plumeTimes = ({ arrivalS, releaseEndS, departureS }: Passage, count: number): Float64Array => {
  const grownS = arrivalS * (1 + spreadShare);
  const departedS = Math.max(departureS, releaseEndS, arrivalS) + spreadShare * arrivalS;
  const rest = count - 1;
  if (releaseEndS <= grownS) return Float64Array.from([0, ...evenly(0, departedS, rest)]);
  const growing = Math.round(rest * growingShare);
  const steady = Math.round(rest * steadyShare);
  return Float64Array.from([
    0,
    ...evenly(0, grownS, growing),
    ...evenly(grownS, releaseEndS, steady),
    ...evenly(releaseEndS, departedS, rest - growing - steady),
  ]);
};

/** A straight piece of a curve β(α) = slope α + intercept, up to α. */
type Piece = readonly [upTo: number, slope: number, intercept: number];

/** A concentration over that at the source, and where it is met: β = log10 of the distance over the source's length. */
type Curve = readonly [share: number, ...pieces: Piece[]];

/** Steady releases; α = 0.2 log10(g0′² q0/u⁵), β = log10(x/√(q0/u)). Source britter-mcquaid-1988 as fitted in ccps-1999. */
const plumeCurves: readonly Curve[] = [
  [0.1, [-0.55, 0, 1.75], [-0.14, 0.24, 1.88], [1, -0.5, 1.78]],
  [0.05, [-0.68, 0, 1.92], [-0.29, 0.36, 2.16], [-0.18, 0, 2.06], [1, -0.56, 1.96]],
  [0.02, [-0.69, 0, 2.08], [-0.31, 0.45, 2.39], [-0.16, 0, 2.25], [1, -0.54, 2.16]],
  [0.01, [-0.7, 0, 2.25], [-0.29, 0.49, 2.59], [-0.2, 0, 2.45], [1, -0.52, 2.35]],
  [0.005, [-0.67, 0, 2.4], [-0.28, 0.59, 2.8], [-0.15, 0, 2.63], [1, -0.48, 2.56]],
  [0.002, [-0.69, 0, 2.6], [-0.25, 0.39, 2.87], [-0.13, 0, 2.77], [1, -0.5, 2.71]],
];

/** Instantaneous releases; α = 0.5 log10(g0′ V^(1/3)/u²), β = log10(x/V^(1/3)). */
const puffCurves: readonly Curve[] = [
  [0.1, [-0.44, 0, 0.7], [0.43, 0.26, 0.81], [1, 0, 0.93]],
  [0.05, [-0.56, 0, 0.85], [0.31, 0.26, 1], [1, -0.12, 1.12]],
  [0.02, [-0.66, 0, 0.95], [0.32, 0.36, 1.19], [1, -0.26, 1.38]],
  [0.01, [-0.71, 0, 1.15], [0.37, 0.34, 1.39], [1, -0.38, 1.66]],
  [0.005, [-0.52, 0, 1.48], [0.24, 0.26, 1.62], [1, -0.3, 1.75]],
  [0.002, [0.27, 0, 1.83], [1, -0.32, 1.92]],
  [0.001, [-0.1, 0, 2.075], [1, -0.27, 2.05]],
];

/** Highest α of the correlation; beyond it the last value is used, with a caveat. */
export const highestAlpha = 1;

const readBeta = ([, ...pieces]: Curve, alpha: number): number => {
  const at = Math.min(alpha, highestAlpha);
  const [, slope, intercept] = pieces.find(([upTo]) => at <= upTo) ?? [0, 0, 0];
  return slope * at + intercept;
};

/** A dense release as the workbook knows it; SI. */
export interface DenseRelease {
  /** Vapour at the conditions of the source: m³/s of a steady release, m³ of an instantaneous one. */
  readonly volume: number;
  /** g (ρ0 - ρa)/ρa, m/s². */
  readonly reducedGravity: number;
  /** m/s at 10 m */
  readonly windMs: number;
  /** T0/Ta: a cold release shrinks its volume, and its share of a warmed cloud is larger. 1 for a warm one. */
  readonly coldness: number;
}

/** α of a steady release: 0.2 log10(g0′² q0/u⁵). */
export const plumeAlpha = ({ volume, reducedGravity, windMs }: DenseRelease): number =>
  0.2 * Math.log10((reducedGravity ** 2 * volume) / windMs ** 5);

/** α of an instantaneous release: 0.5 log10(g0′ V^(1/3)/u²). */
export const puffAlpha = ({ volume, reducedGravity, windMs }: DenseRelease): number =>
  0.5 * Math.log10((reducedGravity * Math.cbrt(volume)) / windMs ** 2);

/** c = c'/(c' + (1 - c') T0/Ta). */
const warmed = (share: number, coldness: number): number => share / (share + (1 - share) * coldness);

/** Between the points of (β, c) straight, beyond the last as x⁻². */
const between = (points: readonly (readonly [number, number])[], beta: number): number => {
  const [lastBeta, lastShare] = points.at(-1) ?? [0, 0];
  if (beta >= lastBeta) return lastShare * 10 ** (2 * (lastBeta - beta));
  const after = points.findIndex(([at]) => at > beta);
  const [b1, c1] = points[after] ?? [0, 0];
  const [b0, c0] = points[after - 1] ?? [b1 - 1, c1];
  return c0 + ((c1 - c0) * (beta - b0)) / (b1 - b0);
};

/**
 * Highest mole share on the axis of a steady dense release, from the source outwards.
 * Near the source c' = 306/(306 + x'²), x' = x/√(q0/u), up to x' = 30 or the first curve; then straight between the curves in
 * log10 x'; beyond the last as x'⁻². Source britter-mcquaid-1988, ccps-1999 (p. 118). Over flat open ground; α up to 1.
 */
export const plumeShare = (release: DenseRelease): ((xM: number) => number) => {
  const length = Math.sqrt(release.volume / release.windMs);
  const alpha = plumeAlpha(release);
  const curves = plumeCurves.map((curve): readonly [number, number] => [readBeta(curve, alpha), curve[0]]);
  const nearest = Math.min(30, 10 ** (curves[0]?.[0] ?? 0));
  const near = (scaled: number): number => 306 / (306 + scaled * scaled);
  const points: (readonly [number, number])[] = [[Math.log10(nearest), near(nearest)], ...curves.filter(([beta]) => 10 ** beta > nearest)];
  return (xM) => {
    const scaled = Math.max(0, xM) / length;
    return warmed(scaled <= nearest ? near(scaled) : between(points, Math.log10(scaled)), release.coldness);
  };
};

/** Highest mole share along the path of an instantaneous dense release; pure at the source, then as `plumeShare`. Source as there. */
export const puffShare = (release: DenseRelease): ((xM: number) => number) => {
  const length = Math.cbrt(release.volume);
  const alpha = puffAlpha(release);
  const points: (readonly [number, number])[] = [
    [0, 1],
    ...puffCurves.map((curve): readonly [number, number] => [readBeta(curve, alpha), curve[0]]),
  ];
  return (xM) => {
    const beta = Math.log10(Math.max(xM, length) / length);
    return warmed(between(points, beta), release.coldness);
  };
};

/** Shape of a steady dense cloud: upwind extent and half-width, m, from D = √(q0/u) and l_b = q0 g0′/u³. Source britter-mcquaid-1988. */
export const plumeExtent = ({ volume, reducedGravity, windMs }: DenseRelease) => {
  const D = Math.sqrt(volume / windMs);
  const buoyancyM = (volume * reducedGravity) / windMs ** 3;
  return {
    upwindM: 0.5 * D + 2 * buoyancyM,
    halfWidthM: (xM: number): number => D + 8 * buoyancyM + 2.5 * Math.cbrt(buoyancyM * Math.max(0, xM) ** 2),
  };
};

/** Radius of an instantaneous dense cloud after t, m: R² = R0² + 1.2 t √(g0′ V). Source britter-mcquaid-1988. */
export const puffRadius = ({ volume, reducedGravity }: DenseRelease, timeS: number): number =>
  Math.sqrt(Math.cbrt((3 * volume) / (2 * Math.PI)) ** 2 + 1.2 * timeS * Math.sqrt(reducedGravity * volume));

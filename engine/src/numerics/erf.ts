/** Horner's rule: c0 + c1 x + c2 x² + … */
const polynomial = (coefficients: readonly number[], x: number): number => {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + (coefficients[i] ?? 0);
  return sum;
};

/** One row per range of |x|: numerator and denominator of the rational approximation (fdlibm s_erf.c, Sun Microsystems 1993). */
const near = {
  p: [0.12837916709551256, -0.3250421072470015, -0.02848174957559851, -0.005770270296489442, -2.3763016656650163e-5],
  q: [1, 0.39791722395915535, 0.0650222499887673, 0.005081306281875766, 0.00013249473800432164, -3.960228278775368e-6],
};
const around1 = {
  p: [
    -0.0023621185607526594, 0.41485611868374833, -0.3722078760357013, 0.31834661990116175, -0.11089469428239668, 0.035478304325618236,
    -0.002166375594868791,
  ],
  q: [1, 0.10642088040084423, 0.540397917702171, 0.07182865441419627, 0.12617121980876164, 0.01363708391202905, 0.011984499846799107],
};
const middle = {
  p: [
    -0.009864944034847148, -0.6938585727071818, -10.558626225323291, -62.375332450326006, -162.39666946257347, -184.60509290671104,
    -81.2874355063066, -9.814329344169145,
  ],
  q: [
    1, 19.651271667439257, 137.65775414351904, 434.56587747522923, 645.3872717332679, 429.00814002756783, 108.63500554177944,
    6.570249770319282, -0.0604244152148581,
  ],
};
const far = {
  p: [
    -0.0098649429247001, -0.799283237680523, -17.757954917754752, -160.63638485582192, -637.5664433683896, -1025.0951316110772,
    -483.5191916086514,
  ],
  q: [
    1, 30.33806074348246, 325.7925129965739, 1536.729586084437, 3199.8582195085955, 2553.0504064331644, 474.52854120695537,
    -22.44095244658582,
  ],
};
/** erf(1) rounded to single precision; the approximation around 1 is of erf(x) - this. */
const erfAt1 = 0.8450629115104675;

/** Error function, erf(x) = 2/√π ∫₀ˣ exp(-t²) dt, to about 1e-15. */
export const erf = (x: number): number => {
  const a = Math.abs(x);
  const sign = x < 0 ? -1 : 1;
  if (a < 0.84375) {
    const s = x * x;
    return x + (x * polynomial(near.p, s)) / polynomial(near.q, s);
  }
  if (a < 1.25) return sign * (erfAt1 + polynomial(around1.p, a - 1) / polynomial(around1.q, a - 1));
  if (a >= 6) return sign;
  const s = 1 / (a * a);
  const { p, q } = a < 1 / 0.35 ? middle : far;
  return sign * (1 - Math.exp(-a * a - 0.5625 + polynomial(p, s) / polynomial(q, s)) / a);
};

/** Stretches shorter than this are a slope: the difference of two values loses its digits. */
const shortest = 1e-4;
const twoOverSqrtPi = 2 / Math.sqrt(Math.PI);

/** erf(high) - erf(low), with high - low known better than from the two. */
export const erfBetween = (low: number, high: number, length: number): number =>
  length < shortest ? twoOverSqrtPi * length * Math.exp(-((0.5 * (low + high)) ** 2)) : erf(high) - erf(low);

import { type Mesh, regionsAbove } from '../field/isolines.ts';
import { ringArea, ringOnGround } from '../geo/ring.ts';
import type { WindFrame } from '../geo/wind-frame.ts';
import type { PlaceRegion } from './inverse-types.ts';

/** Shares of the probability that are drawn: as likely inside as not, and nine in ten. */
const sharesDrawn = [0.5, 0.9] as const;

/** Nodes per side of the mesh, and samples of the chain that are spread over it. */
const side = 81;
const spread = 1_000;

/** Room around the samples, and the reach of one sample, in standard deviations of its kernel. */
const reach = 4;

/** No kernel is narrower than this, m, or than this share of the longer side of the samples: most of a step of the mesh. */
const leastSigmaM = 0.5;
const leastSigmaShare = 0.01;

interface Spread {
  readonly ee: number;
  readonly en: number;
  readonly nn: number;
}

const computeCovariance = (eastM: Float64Array, northM: Float64Array): Spread => {
  const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [me, mn] = [mean(eastM), mean(northM)];
  let [ee, en, nn] = [0, 0, 0];
  for (let i = 0; i < eastM.length; i++) {
    const [de, dn] = [(eastM[i] ?? 0) - me, (northM[i] ?? 0) - mn];
    ee += (de * de) / eastM.length;
    en += (de * dn) / eastM.length;
    nn += (dn * dn) / eastM.length;
  }
  return { ee, en, nn };
};

const least = (values: Float64Array): number => values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
const most = (values: Float64Array): number => values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);

/** The density of the samples on a mesh that holds them, not yet divided by its sum. */
const computeDensity = (eastM: Float64Array, northM: Float64Array, { ee, en, nn }: Spread): Mesh => {
  const [sigmaEast, sigmaNorth] = [Math.sqrt(ee), Math.sqrt(nn)];
  const west = least(eastM) - reach * sigmaEast;
  const south = least(northM) - reach * sigmaNorth;
  const east = most(eastM) + reach * sigmaEast;
  const north = most(northM) + reach * sigmaNorth;
  const stepM = Math.max(east - west, north - south) / (side - 1);
  const [columns, rows] = [Math.ceil((east - west) / stepM) + 1, Math.ceil((north - south) / stepM) + 1];
  const values = new Float64Array(columns * rows);
  const determinant = ee * nn - en * en;
  const every = Math.max(1, Math.floor(eastM.length / spread));
  for (let i = 0; i < eastM.length; i += every) {
    const [e, n] = [(eastM[i] ?? 0) - west, (northM[i] ?? 0) - south];
    const rowEnd = Math.min(rows - 1, Math.floor((n + reach * sigmaNorth) / stepM));
    const columnEnd = Math.min(columns - 1, Math.floor((e + reach * sigmaEast) / stepM));
    for (let row = Math.max(0, Math.ceil((n - reach * sigmaNorth) / stepM)); row <= rowEnd; row++) {
      const dn = row * stepM - n;
      for (let column = Math.max(0, Math.ceil((e - reach * sigmaEast) / stepM)); column <= columnEnd; column++) {
        const de = column * stepM - e;
        const at = row * columns + column;
        values[at] = (values[at] ?? 0) + Math.exp((-0.5 * (nn * de * de - 2 * en * de * dn + ee * dn * dn)) / determinant);
      }
    }
  }
  return { columns, rows, x0: west, y0: south, stepM, values };
};

/**
 * The smallest regions that hold given shares of the probability of a place, from samples of it (m east and north of `ground`).
 *
 * A density by normal kernels, H = n^(-1/3) Σ (scott-1992, two dimensions), Σ the covariance of the samples and n how many
 * independent ones they are worth; its highest-density regions (hyndman-1996) {x: f(x) ≥ f_p}, where f_p is the level above which
 * the mesh holds the share p; outlines by `regionsAbove`. The kernels widen a normal distribution's regions by the factor
 * 1 + n^(-1/3) in area: with few samples the region is rather too large than too small. The samples know the sensors' errors
 * alone; `modelSigmaM`, the deviation of the place by the model's own error, widens every kernel. Areas in m².
 */
export const placeRegions = (
  eastM: Float64Array,
  northM: Float64Array,
  effectiveSamples: number,
  modelSigmaM: number,
  ground: WindFrame,
): readonly PlaceRegion[] => {
  const { ee, en, nn } = computeCovariance(eastM, northM);
  const shrink = Math.max(1, effectiveSamples) ** (-1 / 3);
  const longer = Math.max(most(eastM) - least(eastM), most(northM) - least(northM));
  const narrowest = Math.max(leastSigmaM, leastSigmaShare * longer, modelSigmaM) ** 2;
  const mesh = computeDensity(eastM, northM, { ee: shrink * ee + narrowest, en: shrink * en, nn: shrink * nn + narrowest });
  const falling = mesh.values.slice().sort().reverse();
  const whole = falling.reduce((sum, value) => sum + value, 0);
  return sharesDrawn.map((share) => {
    let [held, level] = [0, 0];
    for (const value of falling) {
      held += value;
      level = value;
      if (held >= share * whole) break;
    }
    const regions = regionsAbove(mesh, level);
    return {
      share,
      areaM2: regions.flat().reduce((sum, ring) => sum + ringArea(ring), 0),
      polygons: regions.map((region) => region.map((ring) => ringOnGround(ground, ring))),
    };
  });
};

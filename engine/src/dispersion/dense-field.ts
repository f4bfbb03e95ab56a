import { gamma } from '../numerics/gamma.ts';
import type { PlumeField, SourceStep } from '../pipeline.ts';
import { type MixingTable, moleFraction, shareHolding, shareOfMoles, volumeAt } from '../substance/mixing-table.ts';
import { discScale, scaleAcross } from './dense-spread.ts';
import type { DenseTable } from './dense-table.ts';
import { highestPassingRate, passingRate } from './passing-rate.ts';
import { locate, readAt } from './table.ts';

const pureGasPpm = 1e6;

/** Narrowest edge, m: a step is a step. */
const leastEdgeM = 1e-3;

/** An edge is no longer felt from this many of its own scales. */
const feltScales = 4;

/**
 * Share of its ground value that a layer has at a height: exp(-(Γ(1+1/s) z/H)^s), whose integral over z is H; s = 1.5 of a passive
 * plume, growing to 1.5 + `sharpness` with Ri/(1 + Ri): weight keeps the top of a layer sharp.
 */
export const upwardProfile = (): ((heightM: number, depthM: number, exponent: number) => number) => {
  // Γ(1+1/s) of the last s: the heights of one place are asked one after another.
  let last = Number.NaN;
  let scale = Number.NaN;
  return (heightM, depthM, exponent) => {
    if (heightM <= 0) return 1;
    if (exponent !== last) [last, scale] = [exponent, gamma(1 + 1 / exponent)];
    return Math.exp(-(((scale * heightM) / depthM) ** exponent));
  };
};

/** What a table of a dense cloud is read with. */
export interface DenseReading {
  readonly mixing: MixingTable;
  readonly rangeM: number;
  /** The whole release, of which the table is a window; empty: all at once. */
  readonly steps: readonly SourceStep[];
  /** When the window begins, s. */
  readonly fromS: number;
}

/** Vertex of the parabola through three values at equal distances, where it lies above the middle one. */
const vertex = (before: number, middle: number, after: number): number => {
  const bend = before - 2 * middle + after;
  return bend < 0 && middle >= before && middle >= after ? middle - (after - before) ** 2 / (8 * bend) : middle;
};

/**
 * Concentration of a dense cloud, ppm. At a moment it is C exp(-((e/w_x)² + (y/w_y)²)^(n/2)) over the ground, e the distance beyond
 * the part of it whose length is that of the release, and `upwardProfile` above. The highest value in time at a place is that of
 * what was released in the middle as it passes there, or, of a cloud that spreads as fast as it drifts, of its front as it arrives or its
 * tail as it leaves: the envelope over the ages of the table. In time the release passes as its rates, smeared along the wind
 * (palazzi-1982). These are shares of the concentration by mass, so that every cross-section carries the release; the mole share follows
 * from how much air is in it.
 */
export const denseField = (table: DenseTable, reading: DenseReading): PlumeField => {
  const { mixing, rangeM, steps, fromS } = reading;
  const { x: centre, radiusM } = table;
  const n = centre.length;
  const upward = upwardProfile();
  const axis = new Float64Array(n);
  const wide = new Float64Array(n);
  const long = new Float64Array(n);
  /** How far inside its ends the middle lies, m: 0 of an instantaneous cloud. */
  const lag = new Float64Array(n);
  /** Farthest place downwind that a station is felt at. */
  const felt = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const [reach = 1, ends = 0, half = 0, across = 2] = [table.reach[i], table.ends[i], table.half[i], table.across[i]];
    const own = Math.max(0, Math.min(1, (reach - (table.passing[i] ?? 0)) / reach));
    const scale = scaleAcross(across) * (1 + (discScale(across) - 1) * own);
    axis[i] = (table.share[i] ?? 0) * (table.density[i] ?? 0);
    wide[i] = Math.max(leastEdgeM, half * scale);
    long[i] = Math.max(leastEdgeM, ends * scale);
    lag[i] = Math.max(0, ends - own * reach);
    felt[i] = Math.max(felt[i - 1] ?? Number.NEGATIVE_INFINITY, (centre[i] ?? 0) - (lag[i] ?? 0) + feltScales * (long[i] ?? 0));
  }
  const firstM = centre[0] ?? 0;
  let asked = Number.NaN;
  let station = 0;
  let between = 0;
  const goTo = (x: number): void => {
    if (x === asked) return;
    [station, between] = locate(centre, x, firstM);
    asked = x;
  };
  const read = (column: Float64Array, x: number): number => {
    goTo(x);
    return readAt(column, station, between);
  };
  const toPpm = (concentration: number, warmed: number): number =>
    pureGasPpm * moleFraction(mixing, shareHolding(mixing, concentration, warmed));
  const toConcentration = (ppm: number, warmed: number): number => {
    const share = shareOfMoles(mixing, Math.min(1, ppm / pureGasPpm));
    return share / volumeAt(mixing, share, warmed);
  };
  /** First station whose front is felt at a place. */
  const firstFelt = (x: number): number => {
    let low = 0;
    let high = n - 1;
    while (low < high) {
      const i = (low + high) >> 1;
      if ((felt[i] ?? 0) < x) low = i + 1;
      else high = i;
    }
    return low;
  };
  const shareOf = (i: number, x: number, y: number): number => {
    const e = (Math.abs(x - (centre[i] ?? 0)) + (lag[i] ?? 0)) / (long[i] ?? 1);
    const w = y / (wide[i] ?? 1);
    return Math.exp(-((e * e + w * w) ** (0.5 * (table.across[i] ?? 2))));
  };
  /** Within the gas around a source all is as rich as on its axis. */
  const pastSource = (x: number, y: number, halfM: number): number => {
    const around = radiusM > 0 && Math.abs(x) < radiusM ? Math.sqrt(radiusM * radiusM - x * x) : 0;
    return around > halfM ? (Math.abs(y) * halfM) / around : Math.abs(y);
  };
  let heightAsked = Number.NaN;
  let xAsked = Number.NaN;
  let yAsked = Number.NaN;
  let found = 0;
  let foundWarm = 0;
  /** Highest concentration in time at a place, kg/m³. */
  const highest = (x: number, y: number, z: number): number => {
    if (x === xAsked && y === yAsked && z === heightAsked) return found;
    [xAsked, yAsked, heightAsked] = [x, y, z];
    found = 0;
    foundWarm = 0;
    if (x >= firstM) {
      const w = pastSource(x, y, read(wide, x)) / read(wide, x);
      found =
        read(axis, x) * Math.exp(-(w ** read(table.across, x))) * upward(z, read(table.depth, x), read(table.exponent, x));
      foundWarm = read(table.warmed, x);
    }
    let best = -1;
    const valueOf = (i: number): number =>
      (axis[i] ?? 0) * shareOf(i, x, y) * (z > 0 ? upward(z, table.depth[i] ?? 1, table.exponent[i] ?? 1.5) : 1);
    for (let i = firstFelt(x); i < n && (axis[i] ?? 0) > found; i++) {
      const value = valueOf(i);
      if (value > found) {
        found = value;
        best = i;
      }
    }
    if (best > 0 && best < n - 1) found = vertex(valueOf(best - 1), found, valueOf(best + 1));
    if (best >= 0) foundWarm = table.warmed[best] ?? 0;
    return found;
  };
  /** Logarithm of the highest value in time on the axis at every station, found on first use; NaN until then. */
  const tops = new Float64Array(n).fill(Number.NaN);
  const topAt = (i: number): number => {
    const known = tops[i] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const x = centre[i] ?? 0;
    let most = Math.log(axis[i] ?? 0);
    for (let j = firstFelt(x); j < i; j++) {
      const e = (x - (centre[j] ?? 0) + (lag[j] ?? 0)) / (long[j] ?? 1);
      const least = Math.log(axis[j] ?? 0) - (e > 1 ? e * e : 0);
      if (least > most) most = Math.max(most, Math.log(axis[j] ?? 0) - e ** (table.across[j] ?? 2));
    }
    tops[i] = most;
    return most;
  };
  /** Highest value in time on the axis, kg/m³: straight in its logarithm between stations. */
  const highestOnAxis = (x: number): number => {
    goTo(x);
    return Math.exp(topAt(station) * (1 - between) + topAt(station + 1) * between);
  };
  /** Scales of a level at every station, (ln C/c)^(1/n), kept for the level asked last; -1 where it is not reached. */
  let levelAsked = Number.NaN;
  let levels = 0;
  const scales = new Float64Array(n);
  const scaleAt = (i: number): number => {
    const above = (axis[i] ?? 0) / toConcentration(levelAsked, table.warmed[i] ?? 0);
    return above > 1 ? Math.log(above) ** (1 / (table.across[i] ?? 2)) : -1;
  };
  const scalesFor = (level: number): void => {
    if (level === levelAsked) return;
    levelAsked = level;
    levels = 0;
    for (let i = 0; i < n; i++) {
      const scale = scaleAt(i);
      scales[i] = scale;
      if (scale > 0) levels = i + 1;
    }
  };
  const squareAt = (i: number, x: number): number => {
    const e = (Math.abs(x - (centre[i] ?? 0)) + (lag[i] ?? 0)) / (long[i] ?? 1);
    const scale = scales[i] ?? -1;
    return scale > 0 ? (scale * scale - e * e) * (wide[i] ?? 0) ** 2 : -1;
  };
  const halfWidth = (x: number, level: number): number => {
    if (level >= pureGasPpm) return 0;
    scalesFor(level);
    let square = -1;
    if (x >= firstM) {
      const above = read(axis, x) / toConcentration(level, read(table.warmed, x));
      if (above > 1) square = (read(wide, x) * Math.log(above) ** (1 / read(table.across, x))) ** 2;
      if (square >= 0 && Math.abs(x) < radiusM) square = Math.max(square, radiusM * radiusM - x * x);
    }
    let best = -1;
    for (let i = firstFelt(x); i < levels; i++) {
      const own = squareAt(i, x);
      if (own > square) {
        square = own;
        best = i;
      }
    }
    if (best > 0 && best < n - 1) square = vertex(squareAt(best - 1, x), square, squareAt(best + 1, x));
    return square > 0 ? Math.sqrt(square) : 0;
  };
  const upwindM = (level: number): number => {
    if (level >= pureGasPpm) return 0;
    scalesFor(level);
    let farthest = 0;
    for (let i = 0; i < levels; i++)
      if ((scales[i] ?? -1) > 0) farthest = Math.max(farthest, (scales[i] ?? 0) * (long[i] ?? 0) - (lag[i] ?? 0) - (centre[i] ?? 0));
    return farthest;
  };
  const highestOf = highestPassingRate(steps);
  /** Time of the passage, and standard deviation in time of a short release, at a distance, s. */
  const ageAt = (x: number): number => (x <= radiusM ? 0 : read(table.age, x));
  const smearS = (x: number): number => Math.max(0.5, (Math.sqrt(2 / Math.PI) * read(table.ends, x)) / read(table.speed, x));
  /** How long before its middle a short release arrives at half its highest value, s. */
  const halfS = (x: number): number => {
    const reach = read(table.reach, x);
    return Math.sqrt(2 * Math.LN2) * smearS(x) * Math.max(0, Math.min(1, (reach - read(table.passing, x)) / reach));
  };
  const passing = (x: number, timeS: number): number => {
    const [age, smear] = [ageAt(x), smearS(x)];
    if (steps.length === 0) return Math.exp(-0.5 * ((timeS - age) / smear) ** 2);
    return Math.max(0, passingRate(steps, 1, smear, age, timeS)) / Math.max(Number.MIN_VALUE, highestOf(1 / (Math.SQRT2 * smear)));
  };
  const lastS = fromS + table.durationS;
  const peak = (x: number, y: number, z: number): number => toPpm(highest(x, y, z), foundWarm);
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: radiusM,
    rangeM,
    axisPeak: (x) => (x < firstM ? peak(x, 0, 0) : toPpm(highestOnAxis(x), read(table.warmed, x))),
    halfWidth,
    upwindM,
    peak,
    at: (x, y, z, timeS) => {
      const value = highest(x, y, z);
      return value > 0 ? toPpm(value * Math.min(1, passing(x, timeS)), foundWarm) : 0;
    },
    arrivalS: (x) => Math.max(0, fromS + ageAt(x) - halfS(x)),
    departureS: (x) => lastS + ageAt(x) + halfS(x),
  };
};

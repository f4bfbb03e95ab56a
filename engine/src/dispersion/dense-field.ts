import { gamma } from '../numerics/gamma.ts';
import { type MixingTable, moleFraction, shareHolding, shareOfMoles, volumeAt } from '../substance/mixing-table.ts';
import type { PlumeField } from '../types/pipeline.ts';
import { discScale, scaleAcross } from './dense-spread.ts';
import type { DenseTable } from './dense-table.ts';
import { readAt, stationBefore } from './table.ts';

const pureGasPpm = 1e6;

/** Narrowest edge, m: a step is a step. */
const leastEdgeM = 1e-3;

/** An edge is no longer felt from this many of its own scales. */
const feltScales = 4;

/**
 * Scale Γ(1+1/s) of the profile of a layer, exp(-(Γ(1+1/s) z/H)^s), whose integral over z is H; s = 1.5 of a passive plume, growing to
 * 1.5 + `sharpness` with Ri/(1 + Ri): weight keeps the top of a layer sharp.
 */
export const upwardScale = (exponent: number): number => gamma(1 + 1 / exponent);

/** With its middle this far inside its ends, in scales, a cloud gives nearly all at a place as it passes, and less before and after. */
const shortLag = 0.3;

/** What is so little above a level, in its logarithm, is computed too. */
const roundingMargin = 1e-9;

/** At six scales a Gaussian is 1e-16. */
const feltAtMoment = 6;

/** What a table of a dense cloud is read with. */
export interface DenseReading {
  readonly mixing: MixingTable;
  readonly rangeM: number;
  /** Mass released by a moment, kg; what is in the air from the first moment left out. */
  readonly massBy: (timeS: number) => number;
  /** When the window begins, s. */
  readonly fromS: number;
}

/** A front that gives less than this below the highest, in its logarithm, is not the highest between the stations either. */
const between = 0.3;

/** Where the parabola through three values at equal distances is highest, from -0.5 to 0.5; 0 where it is not. */
const vertexPlace = (before: number, middle: number, after: number): number => {
  const bend = before - 2 * middle + after;
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
};

/**
 * Concentration of a dense cloud, ppm. At a moment it is C exp(-((e/w_x)² + (y/w_y)²)^(n/2)) over the ground, e the distance beyond
 * the part of it whose length is that of the release, and the profile of `upwardScale` above. The highest value in time at a place is that of
 * what was released in the middle as it passes there, or, of a cloud that spreads as fast as it drifts, of its front as it arrives or its
 * tail as it leaves: the envelope over the ages of the table. At a moment the cloud is what was released at every moment, each at its age
 * and as its rate was. These are shares of the concentration by mass, so that every cross-section carries the release; the mole share follows
 * from how much air is in it.
 */
export const denseField = (table: DenseTable, reading: DenseReading): PlumeField => {
  const { mixing, rangeM, massBy, fromS } = reading;
  const { x: centre, age, radiusM } = table;
  const n = centre.length;
  const axis = new Float64Array(n);
  const lnAxis = new Float64Array(n);
  const wide = new Float64Array(n);
  const long = new Float64Array(n);
  /** Γ(1+1/s) of the profile upwards. */
  const rise = new Float64Array(n);
  /** How far inside its ends the middle lies, m: 0 of an instantaneous cloud. */
  const lag = new Float64Array(n);
  /** Farthest place downwind that a station, or one before it, is felt at, and nearest that it, or one after it, is. */
  const felt = new Float64Array(n);
  const nearest = new Float64Array(n);
  let farthestM = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const x = centre[i] ?? 0;
    const reach = table.reach[i] ?? 1;
    const ends = table.ends[i] ?? 0;
    const across = table.across[i] ?? 2;
    const own = Math.max(0, Math.min(1, (reach - (table.passing[i] ?? 0)) / reach));
    const scale = scaleAcross(across) * (1 + (discScale(across) - 1) * own);
    const longM = Math.max(leastEdgeM, ends * scale);
    const lagM = Math.max(0, ends - own * reach);
    const concentration = (table.share[i] ?? 0) * (table.density[i] ?? 0);
    axis[i] = concentration;
    lnAxis[i] = Math.log(concentration);
    // Upwind of its middle the cloud narrows as the gas around the source does.
    const narrowing = x < 0 && -x < radiusM ? Math.sqrt(1 - (x / radiusM) ** 2) : 1;
    wide[i] = Math.max(leastEdgeM, (table.half[i] ?? 0) * scale * narrowing);
    long[i] = longM;
    rise[i] = upwardScale(table.exponent[i] ?? 1.5);
    lag[i] = lagM;
    farthestM = Math.max(farthestM, x - lagM + feltScales * longM);
    felt[i] = farthestM;
  }
  let nearestM = Number.POSITIVE_INFINITY;
  for (let i = n - 1; i >= 0; i--) {
    nearestM = Math.min(nearestM, (centre[i] ?? 0) + (lag[i] ?? 0) - feltScales * (long[i] ?? 0));
    nearest[i] = nearestM;
  }
  const firstM = centre[0] ?? 0;
  /** The place asked last among the stations. */
  const place = { x: Number.NaN, station: 0, between: 0.5 };
  const goTo = (x: number): void => {
    if (x === place.x) return;
    const i = stationBefore(centre, x, place.station);
    const from = centre[i] ?? 0;
    place.x = x;
    place.station = i;
    place.between = Math.max(0, Math.min(1, (x - from) / ((centre[i + 1] ?? 0) - from)));
  };
  const read = (column: Float64Array, x: number): number => {
    goTo(x);
    return readAt(column, place.station, place.between);
  };
  const toPpm = (concentration: number, warmed: number): number =>
    pureGasPpm * moleFraction(mixing, shareHolding(mixing, concentration, warmed));
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
  /** How far a profile of an exponent has fallen at a distance in its own scales, in its logarithm. */
  const fallenUp = (z: number, scale: number, exponent: number): number => (z > 0 ? (z * scale) ** exponent : 0);
  /** Within the gas around a source all is as rich as on its axis. */
  const pastSource = (x: number, y: number, halfM: number): number => {
    const around = radiusM > 0 && Math.abs(x) < radiusM ? Math.sqrt(radiusM * radiusM - x * x) : 0;
    return around > halfM ? (Math.abs(y) * halfM) / around : Math.abs(y);
  };
  /** The place asked last, the highest concentration in time there, kg/m³, and how far it is warmed. */
  const last = { x: Number.NaN, y: 0.5, z: 0.5, found: 0.5, warmed: 0.5 };
  /** Logarithm of what a station gives at a place, kg/m³; of what gives no more than `least` only that it does not. */
  const lnValueAt = (i: number, x: number, y: number, z: number, least: number): number => {
    const own = lnAxis[i] ?? 0;
    const e = (Math.abs(x - (centre[i] ?? 0)) + (lag[i] ?? 0)) / (long[i] ?? 1);
    const w = y / (wide[i] ?? 1);
    const square = e * e + w * w;
    // The exponent is 2 at least.
    if (square > 1 && own - square <= least) return Number.NEGATIVE_INFINITY;
    const up = fallenUp(z, (rise[i] ?? 1) / (table.depth[i] ?? 1), table.exponent[i] ?? 1.5);
    return own - up <= least ? Number.NEGATIVE_INFINITY : own - up - square ** (0.5 * (table.across[i] ?? 2));
  };
  /** Where along the stations the cloud that is highest at a place is, when the best of them is this one; -1 where there is none between. */
  const startBetween = (best: number, x: number): number =>
    best < 0 && x >= firstM && read(lag, x) < shortLag * read(long, x) ? place.station + place.between : best;
  /** Highest of a function along the stations near a place among them: half a station at a time, then by a parabola. */
  const climb = (start: number, known: number, valueAt: (at: number) => number): number => {
    let at = start;
    let own = valueAt(at);
    let before = valueAt(at - 0.5);
    let after = valueAt(at + 0.5);
    for (let moves = 0; moves < 8 && (before > own || after > own); moves++)
      if (before > after) {
        at -= 0.5;
        after = own;
        own = before;
        before = valueAt(at - 0.5);
      } else {
        at += 0.5;
        before = own;
        own = after;
        after = valueAt(at + 0.5);
      }
    // The values are half a station apart.
    return Math.max(known, own, valueAt(at + 0.5 * vertexPlace(before, own, after)));
  };
  /** A place between the stations: the one before it, and the share of the way to the next. */
  const along = { station: 0, share: 0.5 };
  const goAlong = (at: number): void => {
    along.station = Math.max(0, Math.min(n - 2, Math.floor(at)));
    along.share = Math.max(0, Math.min(1, at - along.station));
  };
  /** `lnValueAt` between the stations. */
  const lnValueBetween = (at: number, x: number, y: number, z: number): number => {
    goAlong(at);
    const { station: i, share } = along;
    const e = (Math.abs(x - readAt(centre, i, share)) + readAt(lag, i, share)) / readAt(long, i, share);
    const w = y / readAt(wide, i, share);
    const up = fallenUp(z, readAt(rise, i, share) / readAt(table.depth, i, share), readAt(table.exponent, i, share));
    return Math.log(readAt(axis, i, share)) - up - (e * e + w * w) ** (0.5 * readAt(table.across, i, share));
  };
  /** Highest concentration in time at a place, kg/m³. */
  const highest = (x: number, y: number, z: number): number => {
    if (x === last.x && y === last.y && z === last.z) return last.found;
    let most = Number.NEGATIVE_INFINITY;
    let warmed = 0;
    if (x >= firstM) {
      const across = read(wide, x);
      const w = pastSource(x, y, across) / across;
      const up = z > 0 ? fallenUp(z, read(rise, x) / read(table.depth, x), read(table.exponent, x)) : 0;
      most = Math.log(read(axis, x)) - w ** read(table.across, x) - up;
      warmed = read(table.warmed, x);
    }
    let best = -1;
    for (let i = firstFelt(x); i < n && (lnAxis[i] ?? 0) > most && !((nearest[i] ?? 0) > x); i++) {
      const value = lnValueAt(i, x, y, z, most);
      if (value > most) {
        most = value;
        best = i;
      }
    }
    if (best >= 0) warmed = table.warmed[best] ?? 0;
    const start = startBetween(best, x);
    if (start >= 0) most = climb(start, most, (at) => lnValueBetween(at, x, y, z));
    const found = Math.exp(most);
    last.x = x;
    last.y = y;
    last.z = z;
    last.found = found;
    last.warmed = warmed;
    return found;
  };
  /** Logarithm of what a place among the stations gives elsewhere on the axis as its front arrives. */
  const frontOf = (j: number, share: number, x: number): number => {
    const e = (Math.abs(x - readAt(centre, j, share)) + readAt(lag, j, share)) / readAt(long, j, share);
    return readAt(lnAxis, j, share) - e ** readAt(table.across, j, share);
  };
  /** Logarithm of the highest value in time on the axis at every station, ppm, found on first use; NaN until then. */
  const tops = new Float64Array(n).fill(Number.NaN);
  const topAt = (i: number): number => {
    const known = tops[i] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const x = centre[i] ?? 0;
    let most = lnAxis[i] ?? 0;
    let best = i;
    for (let j = firstFelt(x); j < i; j++) {
      const own = lnAxis[j] ?? 0;
      if (!(own > most)) continue;
      const e = (x - (centre[j] ?? 0) + (lag[j] ?? 0)) / (long[j] ?? 1);
      // The exponent is 2 at least.
      if (e > 1 && own - e * e <= most) continue;
      const value = own - e ** (table.across[j] ?? 2);
      if (value > most) {
        most = value;
        best = j;
      }
    }
    // Between the stations it can be higher.
    if (best > 0 && best < n - 1) {
      const before = frontOf(best - 1, 0, x);
      if (before > most - between) {
        const to = vertexPlace(before, frontOf(best, 0, x), frontOf(best + 1, 0, x));
        most = Math.max(most, to < 0 ? frontOf(best - 1, 1 + to, x) : frontOf(best, to, x));
      }
    }
    const top = Math.log(toPpm(Math.exp(most), table.warmed[i] ?? 0));
    tops[i] = top;
    return top;
  };
  /** Highest value in time on the axis, ppm: straight in its logarithm between stations. */
  const highestOnAxis = (x: number): number => {
    goTo(x);
    return Math.exp(topAt(place.station) * (1 - place.between) + topAt(place.station + 1) * place.between);
  };
  /** Highest concentration that a station, or one after it, has on its axis, kg/m³. */
  const richest = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) richest[i] = Math.max(richest[i + 1] ?? 0, axis[i] ?? 0);
  /**
   * The level asked last: its share by mass y, the volume v + f v′ of a cloud that holds it, f how far it is warmed, and the station from
   * which on none has it. Squares of its scales at the stations are found on first use; NaN until then.
   */
  const of = { level: Number.NaN, share: 0.5, volume: 0.5, warming: 0.5, end: 0 };
  const squares = new Float64Array(n);
  const goToLevel = (level: number): void => {
    if (level === of.level) return;
    const share = shareOfMoles(mixing, Math.min(1, level / pureGasPpm));
    const volume = volumeAt(mixing, share, 0);
    const warm = volumeAt(mixing, share, 1);
    const least = share / Math.max(volume, warm);
    let low = 0;
    let high = n;
    while (low < high) {
      const i = (low + high) >> 1;
      if ((richest[i] ?? 0) > least) low = i + 1;
      else high = i;
    }
    of.level = level;
    of.share = share;
    of.volume = volume;
    of.warming = warm - volume;
    of.end = low;
    squares.fill(Number.NaN, 0, low);
  };
  /** Square of the distance, in scales of a profile across, at which it falls to the level: (ln C/c)^(2/n); -1 where it is not reached. */
  const squareOfLevel = (concentration: number, warmed: number, across: number): number => {
    const above = (concentration * (of.volume + warmed * of.warming)) / of.share;
    return above > 1 ? Math.log(above) ** (2 / across) : -1;
  };
  const squareOfScale = (i: number): number => {
    const known = squares[i] ?? -1;
    if (!Number.isNaN(known)) return known;
    const square = squareOfLevel(axis[i] ?? 0, table.warmed[i] ?? 0, table.across[i] ?? 2);
    squares[i] = square;
    return square;
  };
  const squareAt = (i: number, x: number): number => {
    const square = i < of.end ? squareOfScale(i) : -1;
    const w = wide[i] ?? 0;
    const e = (Math.abs(x - (centre[i] ?? 0)) + (lag[i] ?? 0)) / (long[i] ?? 1);
    return square > 0 ? (square - e * e) * w * w : -1;
  };
  const squareBetween = (at: number, x: number): number => {
    goAlong(at);
    const { station: i, share } = along;
    const square = squareOfLevel(readAt(axis, i, share), readAt(table.warmed, i, share), readAt(table.across, i, share));
    const w = readAt(wide, i, share);
    const e = (Math.abs(x - readAt(centre, i, share)) + readAt(lag, i, share)) / readAt(long, i, share);
    return square > 0 ? (square - e * e) * w * w : -1;
  };
  const halfWidth = (x: number, level: number): number => {
    if (level >= pureGasPpm) return 0;
    goToLevel(level);
    let square = -1;
    if (x >= firstM) {
      const w = read(wide, x);
      const own = squareOfLevel(read(axis, x), read(table.warmed, x), read(table.across, x));
      if (own >= 0) square = own * w * w;
      if (square >= 0 && Math.abs(x) < radiusM) square = Math.max(square, radiusM * radiusM - x * x);
    }
    let best = -1;
    for (let i = firstFelt(x); i < of.end && !((nearest[i] ?? 0) > x); i++) {
      const own = squareAt(i, x);
      if (own > square) {
        square = own;
        best = i;
      }
    }
    const start = startBetween(best, x);
    if (start >= 0) square = climb(start, square, (at) => squareBetween(at, x));
    return square > 0 ? Math.sqrt(square) : 0;
  };
  const upwindM = (level: number): number => {
    if (level >= pureGasPpm) return 0;
    goToLevel(level);
    let farthest = 0;
    // Only what can reach beyond the source, and farther than what was found.
    for (let i = 0; i < of.end && (nearest[i] ?? 0) < -farthest; i++) {
      const edge = feltScales * (long[i] ?? 0) - (lag[i] ?? 0) - (centre[i] ?? 0);
      if (edge > farthest)
        farthest = Math.max(farthest, Math.sqrt(Math.max(0, squareOfScale(i))) * (long[i] ?? 0) - (lag[i] ?? 0) - (centre[i] ?? 0));
    }
    return farthest;
  };
  /** Time of the passage, and standard deviation in time of a short release, at a distance, s. */
  const ageAt = (x: number): number => (x <= radiusM ? 0 : read(table.age, x));
  const smearS = (x: number): number => Math.max(0.5, (Math.sqrt(2 / Math.PI) * read(table.ends, x)) / read(table.speed, x));
  /** How long before its middle a short release arrives at half its highest value, s. */
  const halfS = (x: number): number => {
    const reach = read(table.reach, x);
    return Math.sqrt(2 * Math.LN2) * smearS(x) * Math.max(0, Math.min(1, (reach - read(table.passing, x)) / reach));
  };
  const { durationS } = table;
  const lastS = fromS + durationS;
  const meanKgS = durationS > 0 ? (massBy(lastS) - massBy(fromS)) / durationS : 0;
  /** The cloud at a moment along the wind: its station, and the distance beyond its even part in the scale of its ends; -1 before it is there. */
  const now = { x: Number.NaN, timeS: Number.NaN, station: 0, between: 0, beyond: -1, share: 1, isMiddle: true };
  /** When what is released passes the place asked last, its `smearS` there, s, and how far the middle of it is then inside its ends, m. */
  const passing = { x: Number.NaN, ageS: 0.5, smearS: 0.5, insideM: 0.5 };
  /** Rate about a moment of the release over the mean of the window, at most 1: a falling rate is followed within it. */
  const shareAt = (timeS: number, smear: number): number => {
    if (durationS === 0) return 1;
    const [from, to] = [Math.max(0, timeS - smear), Math.min(durationS, timeS + smear)];
    return to > from ? Math.min(1, (massBy(fromS + to) - massBy(fromS + from)) / ((to - from) * meanKgS)) : 1;
  };
  /** Beyond the last station it goes on as there. */
  const lastAgeS = age[n - 1] ?? 0;
  const betweenAges = (i: number, ageS: number): number => {
    const from = age[i] ?? 0;
    return Math.max(0, Math.min(1, (ageS - from) / ((age[i + 1] ?? 0) - from)));
  };
  let station = 0;
  const whereAt = (ageS: number): number => {
    station = stationBefore(age, ageS, station);
    return readAt(centre, station, betweenAges(station, ageS)) + Math.max(0, ageS - lastAgeS) * (table.speed[n - 1] ?? 0);
  };
  const goToMoment = (x: number, timeS: number): void => {
    if (now.x === x && now.timeS === timeS) return;
    now.x = x;
    now.timeS = timeS;
    const sinceS = timeS - fromS;
    now.beyond = -1;
    if (sinceS < 0) return;
    if (passing.x !== x) {
      passing.x = x;
      passing.ageS = read(age, x);
      passing.smearS = smearS(x);
      const middleS = passing.ageS + 0.5 * durationS;
      // Upwind of the source nothing is inside.
      passing.insideM =
        durationS > 0 && x >= firstM
          ? Math.min(whereAt(middleS) - x, x - whereAt(Math.max(0, middleS - durationS)))
          : Number.POSITIVE_INFINITY;
    }
    const ageS = Math.min(Math.max(passing.ageS, sinceS - durationS), sinceS);
    now.station = stationBefore(age, ageS, now.station);
    now.between = betweenAges(now.station, ageS);
    const ahead = x - whereAt(sinceS);
    const behind = whereAt(Math.max(0, sinceS - durationS)) - x;
    const own = readAt(lag, now.station, now.between);
    now.isMiddle = ageS === passing.ageS;
    const inside = now.isMiddle ? Math.min(own, passing.insideM) : own;
    now.beyond =
      Math.max(0, (durationS === 0 ? Math.abs(ahead) : Math.max(ahead, behind)) + inside) / readAt(long, now.station, now.between);
    if (now.beyond <= feltAtMoment) now.share = shareAt(sinceS - ageS, passing.smearS);
  };
  /** Stations of what is at the source while it is released. */
  const atSource = durationS > 0 ? age.lastIndexOf(0) + 1 : 0;
  /** Whether they are felt at a place at a moment. */
  const isAtSource = (x: number, sinceS: number): boolean => sinceS >= 0 && sinceS <= durationS && atSource > 0 && firstFelt(x) < atSource;
  /** The place asked last, and what those stations give there, kg/m³. */
  const source = { x: Number.NaN, y: 0.5, z: 0.5, value: 0.5 };
  const sourceValue = (x: number, y: number, z: number): number => {
    if (x === source.x && y === source.y && z === source.z) return source.value;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = firstFelt(x); i < atSource; i++) most = Math.max(most, lnValueAt(i, x, y, z, most));
    source.x = x;
    source.y = y;
    source.z = z;
    source.value = Math.exp(most);
    return source.value;
  };
  /** What passes a place at a moment, of what the window released, kg/m³. */
  const passingValue = (x: number, y: number, z: number, timeS: number): number => {
    goToMoment(x, timeS);
    const { station: i, between: share, beyond } = now;
    if (beyond < 0 || beyond > feltAtMoment) return 0;
    const own = readAt(wide, i, share);
    const w = (now.isMiddle ? pastSource(x, y, own) : Math.abs(y)) / own;
    if (w > feltAtMoment) return 0;
    const n2 = 0.5 * readAt(table.across, i, share);
    const up = fallenUp(z, readAt(rise, i, share) / readAt(table.depth, i, share), readAt(table.exponent, i, share));
    return now.share * readAt(axis, i, share) * Math.exp(-((beyond * beyond + w * w) ** n2) - up);
  };
  /** Concentration at a moment of what the window released, kg/m³. */
  const momentValue = (x: number, y: number, z: number, timeS: number): number => {
    const passes = passingValue(x, y, z, timeS);
    const sinceS = timeS - fromS;
    return isAtSource(x, sinceS) ? Math.max(passes, shareAt(sinceS, passing.smearS) * sourceValue(x, y, z)) : passes;
  };
  /** How far above the level asked last the value on the axis of what passes is at a moment, in its logarithm. */
  const lnAboveLevel = (concentration: number): number =>
    Math.log((concentration * (of.volume + readAt(table.warmed, now.station, now.between) * of.warming)) / of.share);
  /** Distance of a place from a station along the wind, in the scale of its ends. */
  const endsAway = (i: number, x: number): number => (Math.abs(x - (centre[i] ?? 0)) + (lag[i] ?? 0)) / (long[i] ?? 1);
  /** Whether a station can be above a value at a place on the axis, `released` what its logarithm is raised by over that of the value. */
  const isStationFelt = (i: number, x: number, released: number): boolean => {
    const above = released + (lnAxis[i] ?? 0);
    const e = endsAway(i, x);
    // The exponent is 2 at least.
    return above > 0 && (e <= 1 || e * e < above);
  };
  const lnOverLevel = (i: number): number => Math.log(((axis[i] ?? 0) * (of.volume + (table.warmed[i] ?? 0) * of.warming)) / of.share);
  const lnOwnOverLevel = (x: number): number => Math.log((read(axis, x) * (of.volume + read(table.warmed, x) * of.warming)) / of.share);
  /** Height and half-width ever reached upwind of the source, where the value at a moment is no higher than the highest in time. */
  const upwindHeight = (x: number): number => {
    let highestM = 0;
    if (x >= firstM) {
      const above = lnOwnOverLevel(x);
      if (above > 0) highestM = (above ** (1 / read(table.exponent, x)) * read(table.depth, x)) / read(rise, x);
    }
    for (let i = firstFelt(x); i < of.end && !((nearest[i] ?? 0) > x); i++) {
      const e = endsAway(i, x);
      if (!(squareOfScale(i) > e * e)) continue;
      const above = lnOverLevel(i) - e ** (table.across[i] ?? 2);
      if (above > 0) highestM = Math.max(highestM, (above ** (1 / (table.exponent[i] ?? 1.5)) * (table.depth[i] ?? 1)) / (rise[i] ?? 1));
    }
    return highestM;
  };
  const upwindHalfWidth = (x: number, z: number): number => {
    let square = 0;
    if (x >= firstM) {
      const above = lnOwnOverLevel(x) - fallenUp(z, read(rise, x) / read(table.depth, x), read(table.exponent, x));
      const around = Math.abs(x) < radiusM ? radiusM * radiusM - x * x : 0;
      if (above > 0) square = above ** (2 / read(table.across, x)) * Math.max(around, read(wide, x) ** 2);
    }
    for (let i = firstFelt(x); i < of.end && !((nearest[i] ?? 0) > x); i++) {
      if (!(squareAt(i, x) > square)) continue;
      const above = lnOverLevel(i) - fallenUp(z, (rise[i] ?? 1) / (table.depth[i] ?? 1), table.exponent[i] ?? 1.5);
      if (above > 0) square = Math.max(square, (above ** (2 / (table.across[i] ?? 2)) - endsAway(i, x) ** 2) * (wide[i] ?? 0) ** 2);
    }
    return Math.sqrt(square);
  };
  const heightOfPassing = (x: number, timeS: number, level: number): number => {
    goToLevel(level);
    goToMoment(x, timeS);
    const { station: i, between: share, beyond } = now;
    let highestM = 0;
    if (beyond >= 0 && beyond <= feltAtMoment) {
      const above = lnAboveLevel(now.share * readAt(axis, i, share)) - beyond ** readAt(table.across, i, share);
      if (above > 0) highestM = (above ** (1 / readAt(table.exponent, i, share)) * readAt(table.depth, i, share)) / readAt(rise, i, share);
    }
    const sinceS = timeS - fromS;
    if (!isAtSource(x, sinceS)) return highestM;
    const released = lnAboveLevel(shareAt(sinceS, passing.smearS));
    for (let j = firstFelt(x); j < atSource; j++) {
      if (!isStationFelt(j, x, released)) continue;
      const above = released + (lnAxis[j] ?? 0) - endsAway(j, x) ** (table.across[j] ?? 2);
      if (above > 0) highestM = Math.max(highestM, (above ** (1 / (table.exponent[j] ?? 1.5)) * (table.depth[j] ?? 1)) / (rise[j] ?? 1));
    }
    return highestM;
  };
  const halfWidthOfPassing = (x: number, z: number, timeS: number, level: number): number => {
    goToLevel(level);
    goToMoment(x, timeS);
    const { station: i, between: share, beyond } = now;
    let widestM = 0;
    if (beyond >= 0 && beyond <= feltAtMoment) {
      const fallen = fallenUp(z, readAt(rise, i, share) / readAt(table.depth, i, share), readAt(table.exponent, i, share));
      const above = lnAboveLevel(now.share * readAt(axis, i, share)) - fallen;
      const square = above > 0 ? above ** (2 / readAt(table.across, i, share)) - beyond * beyond : 0;
      if (square > 0) {
        const around = now.isMiddle && Math.abs(x) < radiusM ? Math.sqrt(radiusM * radiusM - x * x) : 0;
        widestM = Math.min(feltAtMoment, Math.sqrt(square)) * Math.max(around, readAt(wide, i, share));
      }
    }
    const sinceS = timeS - fromS;
    if (!isAtSource(x, sinceS)) return widestM;
    const released = lnAboveLevel(shareAt(sinceS, passing.smearS));
    for (let j = firstFelt(x); j < atSource; j++) {
      if (!isStationFelt(j, x, released)) continue;
      const above = released + (lnAxis[j] ?? 0) - fallenUp(z, (rise[j] ?? 1) / (table.depth[j] ?? 1), table.exponent[j] ?? 1.5);
      if (!(above > 0)) continue;
      const square = above ** (2 / (table.across[j] ?? 2)) - endsAway(j, x) ** 2;
      if (square > 0) widestM = Math.max(widestM, Math.sqrt(square) * (wide[j] ?? 0));
    }
    return widestM;
  };
  const heightAt = (x: number, timeS: number, level: number): number => {
    const heightM = heightOfPassing(x, timeS, level);
    return x < 0 && heightM > 0 ? Math.min(heightM, upwindHeight(x)) : heightM;
  };
  const halfWidthAt = (x: number, z: number, timeS: number, level: number): number => {
    const halfM = halfWidthOfPassing(x, z, timeS, level);
    return x < 0 && halfM > 0 ? Math.min(halfM, upwindHalfWidth(x, z)) : halfM;
  };
  const peak = (x: number, y: number, z: number): number => toPpm(highest(x, y, z), last.warmed);
  const at = (x: number, y: number, z: number, timeS: number): number => {
    const value = momentValue(x, y, z, timeS);
    if (!(value > 0)) return 0;
    const ppm = toPpm(value, readAt(table.warmed, now.station, now.between));
    // Upwind and over the source the two read at different stations how warm the gas is.
    return x < 0 ? Math.min(ppm, peak(x, y, z)) : ppm;
  };
  /** How far the places across and upwards have fallen, and the highest at each of both, in logarithms; kept from one cross-section to the next. */
  let across = new Float64Array(0);
  let upwards = new Float64Array(0);
  let highestLn = new Float64Array(0);
  let everLn = new Float64Array(0);
  const raise = (lnAxisNow: number, values: Float64Array): void => {
    const count = across.length;
    for (let k = 0; k < upwards.length; k++) {
      const row = lnAxisNow - (upwards[k] ?? 0);
      for (let j = 0; j < count; j++) {
        const value = row - (across[j] ?? 0);
        if (value > (values[k * count + j] ?? 0)) values[k * count + j] = value;
      }
    }
  };
  /** `passingValue` of a cross-section; `lnLeast` what need not be raised. */
  const raiseByPassing = (x: number, y: Float64Array, z: Float64Array, lnLeast: number): void => {
    const { station: i, between: share, beyond } = now;
    if (beyond < 0 || beyond > feltAtMoment) return;
    const lnAxisNow = Math.log(now.share * readAt(axis, i, share));
    if (!(lnAxisNow > lnLeast)) return;
    const own = readAt(wide, i, share);
    const n2 = 0.5 * readAt(table.across, i, share);
    for (let j = 0; j < y.length; j++) {
      const w = (now.isMiddle ? pastSource(x, y[j] ?? 0, own) : Math.abs(y[j] ?? 0)) / own;
      across[j] = w > feltAtMoment ? Number.POSITIVE_INFINITY : (beyond * beyond + w * w) ** n2;
    }
    const scale = readAt(rise, i, share) / readAt(table.depth, i, share);
    const exponent = readAt(table.exponent, i, share);
    for (let k = 0; k < z.length; k++) upwards[k] = fallenUp(z[k] ?? 0, scale, exponent);
    raise(lnAxisNow, highestLn);
  };
  const raiseByStation = (i: number, x: number, y: Float64Array, z: Float64Array, lnAxisNow: number, values: Float64Array): void => {
    const e = endsAway(i, x);
    const w = wide[i] ?? 1;
    const n2 = 0.5 * (table.across[i] ?? 2);
    for (let j = 0; j < y.length; j++) across[j] = (e * e + ((y[j] ?? 0) / w) ** 2) ** n2;
    const scale = (rise[i] ?? 1) / (table.depth[i] ?? 1);
    for (let k = 0; k < z.length; k++) upwards[k] = fallenUp(z[k] ?? 0, scale, table.exponent[i] ?? 1.5);
    raise(lnAxisNow, values);
  };
  /** `sourceValue` of a cross-section, times the share of the rate of the moment. */
  const raiseBySource = (x: number, y: Float64Array, z: Float64Array, lnShare: number, lnLeast: number): void => {
    for (let i = firstFelt(x); i < atSource; i++)
      if (isStationFelt(i, x, lnShare - lnLeast)) raiseByStation(i, x, y, z, lnShare + (lnAxis[i] ?? 0), highestLn);
  };
  /** The highest in time of a cross-section upwind, at the stations and at the place itself: no value at a moment is higher. */
  const lowerToHighest = (x: number, y: Float64Array, z: Float64Array, lnLeast: number): void => {
    everLn.fill(lnLeast);
    if (x >= firstM) {
      const own = read(wide, x);
      for (let j = 0; j < y.length; j++) across[j] = (pastSource(x, y[j] ?? 0, own) / own) ** read(table.across, x);
      const scale = read(rise, x) / read(table.depth, x);
      for (let k = 0; k < z.length; k++) upwards[k] = fallenUp(z[k] ?? 0, scale, read(table.exponent, x));
      raise(Math.log(read(axis, x)), everLn);
    }
    for (let i = firstFelt(x); i < n && !((nearest[i] ?? 0) > x); i++)
      if (isStationFelt(i, x, -lnLeast)) raiseByStation(i, x, y, z, lnAxis[i] ?? 0, everLn);
    for (let k = 0; k < everLn.length; k++) highestLn[k] = Math.min(highestLn[k] ?? 0, everLn[k] ?? 0);
  };
  const fill = (x: number, y: Float64Array, z: Float64Array, timeS: number, least: number, into: Float64Array): void => {
    goToMoment(x, timeS);
    if (across.length !== y.length) across = new Float64Array(y.length);
    if (upwards.length !== z.length) upwards = new Float64Array(z.length);
    if (highestLn.length !== into.length) {
      highestLn = new Float64Array(into.length);
      everLn = new Float64Array(into.length);
    }
    const warmed = readAt(table.warmed, now.station, now.between);
    const massShare = shareOfMoles(mixing, Math.min(1, least / pureGasPpm));
    const lnLeast = Math.log(massShare / volumeAt(mixing, massShare, warmed)) - roundingMargin;
    highestLn.fill(lnLeast);
    raiseByPassing(x, y, z, lnLeast);
    const sinceS = timeS - fromS;
    if (isAtSource(x, sinceS)) raiseBySource(x, y, z, Math.log(shareAt(sinceS, passing.smearS)), lnLeast);
    if (x < 0) lowerToHighest(x, y, z, lnLeast);
    for (let k = 0; k < into.length; k++) {
      const value = highestLn[k] ?? lnLeast;
      into[k] = value > lnLeast ? toPpm(Math.exp(value), warmed) : 0;
    }
  };
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: radiusM,
    sourcePpm: 0,
    rangeM,
    axisPeak: (x) => (x < firstM ? peak(x, 0, 0) : highestOnAxis(x)),
    halfWidth,
    upwindM,
    peak,
    at,
    slices: { heightAt, halfWidthAt, fill },
    arrivalS: (x) => Math.max(0, fromS + ageAt(x) - halfS(x)),
    departureS: (x) => lastS + ageAt(x) + halfS(x),
  };
};

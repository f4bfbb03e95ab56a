/** A dense cloud at successive ages of what is in its middle; all arrays of one length. */
export interface DenseTable {
  /** Over which it was released, s. */
  readonly durationS: number;
  /** Radius of the gas around the source, m; 0 with a jet. */
  readonly radiusM: number;
  /** Length of the jet that it starts as, m, and the air that has come in at its end, over the release; 0 and 1 without one. */
  readonly jetM: number;
  readonly dilution: number;
  /** Where the middle is, m downwind of the source; never falls. */
  readonly x: Float64Array;
  /** Time since the middle left the source, s. */
  readonly age: Float64Array;
  /** Mass share of the substance on the axis at the ground, in the middle. */
  readonly share: Float64Array;
  /** kg/m³ */
  readonly density: Float64Array;
  /** Share of its missing heat that the ground has given. */
  readonly warmed: Float64Array;
  readonly depth: Float64Array;
  /** Half of the width, and of the length along the wind, that the cloud would have were it as rich everywhere as in its middle, m. */
  readonly half: Float64Array;
  readonly reach: Float64Array;
  /** Part of that half-length that is the time of the release, U D/2, m. */
  readonly passing: Float64Array;
  /** Part of that half-length that the cloud's own spread and the shear of the wind have made, with rounded ends, m. */
  readonly ends: Float64Array;
  /** Exponent of the profile across, n in exp(-(y/w)^n), and of the vertical one. */
  readonly across: Float64Array;
  readonly exponent: Float64Array;
  /** Speed it moves at, m/s. */
  readonly speed: Float64Array;
  readonly richardson: Float64Array;
  /** Mass of the whole cloud, kg. */
  readonly mass: Float64Array;
}

export type DenseColumns = Omit<DenseTable, 'durationS' | 'radiusM' | 'jetM' | 'dilution'>;

/** Room for a number of stations, in one piece of memory. */
export const denseColumns = (count: number): DenseColumns => {
  const all = new Float64Array(15 * count);
  const column = (i: number): Float64Array => all.subarray(i * count, (i + 1) * count);
  return {
    x: column(0),
    age: column(1),
    share: column(2),
    density: column(3),
    warmed: column(4),
    depth: column(5),
    half: column(6),
    reach: column(7),
    passing: column(14),
    ends: column(8),
    across: column(9),
    exponent: column(10),
    speed: column(11),
    richardson: column(12),
    mass: column(13),
  };
};

/** The stations that were filled. */
export const filled = (all: DenseColumns, count: number): DenseColumns => {
  const cut = (column: Float64Array): Float64Array => column.subarray(0, count);
  return {
    x: cut(all.x),
    age: cut(all.age),
    share: cut(all.share),
    density: cut(all.density),
    warmed: cut(all.warmed),
    depth: cut(all.depth),
    half: cut(all.half),
    reach: cut(all.reach),
    passing: cut(all.passing),
    ends: cut(all.ends),
    across: cut(all.across),
    exponent: cut(all.exponent),
    speed: cut(all.speed),
    richardson: cut(all.richardson),
    mass: cut(all.mass),
  };
};

/** A dense plume station by station; all arrays of one length, from its first station outwards. */
export interface DenseTable {
  /** Where the first station lies, m downwind of the source: the upwind edge of the gas around it, or with a jet the source. */
  readonly fromM: number;
  /** Radius of the gas around the source, m; 0 with a jet. */
  readonly radiusM: number;
  /** Length of the jet that it starts as, m, and the air that has come in at its end, over the release; 0 and 1 without one. */
  readonly jetM: number;
  readonly dilution: number;
  /** Distance from the first station, m. */
  readonly along: Float64Array;
  /** Mass share of the substance on the axis at the ground of a plume that never ends. */
  readonly share: Float64Array;
  readonly depth: Float64Array;
  /** Half-width of the uniform core and σ of the Gaussian edges, m. */
  readonly core: Float64Array;
  readonly edge: Float64Array;
  /** Speed it moves at, m/s. */
  readonly speed: Float64Array;
  /** Exponent of the vertical profile. */
  readonly exponent: Float64Array;
  readonly richardson: Float64Array;
  /** Share of its missing heat that the ground has given. */
  readonly warmed: Float64Array;
  /** Time of travel from the source, s. */
  readonly time: Float64Array;
  /** Total mass that moves past, kg/s, and its density, kg/m³. */
  readonly flux: Float64Array;
  readonly density: Float64Array;
}

export type DenseColumns = Omit<DenseTable, 'fromM' | 'radiusM' | 'jetM' | 'dilution'>;

/** Room for a number of stations. */
export const denseColumns = (count: number): DenseColumns => {
  const column = (): Float64Array => new Float64Array(count);
  return {
    along: column(),
    share: column(),
    depth: column(),
    core: column(),
    edge: column(),
    speed: column(),
    exponent: column(),
    richardson: column(),
    warmed: column(),
    time: column(),
    flux: column(),
    density: column(),
  };
};

/** The stations that were filled. */
export const filled = (all: DenseColumns, count: number): DenseColumns => {
  const cut = (column: Float64Array): Float64Array => column.subarray(0, count);
  return {
    along: cut(all.along),
    share: cut(all.share),
    depth: cut(all.depth),
    core: cut(all.core),
    edge: cut(all.edge),
    speed: cut(all.speed),
    exponent: cut(all.exponent),
    richardson: cut(all.richardson),
    warmed: cut(all.warmed),
    time: cut(all.time),
    flux: cut(all.flux),
    density: cut(all.density),
  };
};

/** The score of another model on the same measured values, or on the same kind of trial. */
export interface PublishedScore {
  readonly dataSet: string;
  readonly model: string;
  readonly inputs: string;
  readonly n: number;
  readonly fac2: number;
  readonly mg: number;
  readonly vg: number;
  /** Source of the figures, and what they have in common with ours. */
  readonly source: string;
}

const prairieGrass = 'Prairie Grass, arc maxima';
const sameArcs = 'run on the same arc maxima of the open runs (2026)';

/** Scores of other models, with their data, number of values and inputs. */
export const publishedScores: readonly PublishedScore[] = [
  {
    dataSet: prairieGrass,
    model: 'AERMOD v12060',
    inputs: 'wind, 1/L and σθ',
    n: 134,
    fac2: 0.933,
    mg: 1.302,
    vg: 1.194,
    source: `US EPA AERMOD, ${sameArcs}`,
  },
  {
    dataSet: prairieGrass,
    model: 'AERMOD v12060',
    inputs: 'wind and 1/L',
    n: 261,
    fac2: 0.69,
    mg: 1.49,
    vg: 1.47,
    source: 'US EPA AERMOD without measured turbulence, run on all 53 runs (2026)',
  },
  {
    dataSet: prairieGrass,
    model: 'Briggs rural curves',
    inputs: 'wind and 1/L',
    n: 134,
    fac2: 0.821,
    mg: 1.274,
    vg: 1.362,
    source: `class nearest in 1/L; the curves were fitted to these trials; ${sameArcs}`,
  },
  {
    dataSet: 'Dense gas spills, arc maxima',
    model: 'SLAB 1990',
    inputs: 'wind profile and 1/L',
    n: 27,
    fac2: 0.778,
    mg: 1.258,
    vg: 1.623,
    source: 'Ermak’s SLAB, run on the same arc maxima at 1 m of the six open trials (2026)',
  },
];

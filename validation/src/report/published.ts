import { distanceSet } from '../trials/dense-gas.ts';

/** The score of another model on the same measured values, or on the same kind of trial. */
export interface PublishedScore {
  readonly dataSet: string;
  readonly model: string;
  readonly inputs: string;
  /** null where the opened source does not say. */
  readonly n: number | null;
  readonly fac2: number;
  readonly mg: number;
  readonly vg: number;
  /** Source of the figures, and what they have in common with ours. */
  readonly source: string;
}

const prairieGrass = 'Prairie Grass, arc maxima';
const spills = 'Dense gas spills';
const opened =
  'read in an opened source for the engine review of 23 November 2026, which does not say the number of values; the same kind of trial, not the same values';
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
    dataSet: `${spills}, arc maxima`,
    model: 'SLAB 1990',
    inputs: 'wind profile and 1/L',
    n: 27,
    fac2: 0.778,
    mg: 1.258,
    vg: 1.623,
    source: 'Ermak’s SLAB, run on the same arc maxima at 1 m of the six open trials (2026)',
  },
  {
    dataSet: `${spills}, arc maxima, no fence`,
    model: 'FLACS v9',
    inputs: 'LNG spills without obstacles',
    n: null,
    fac2: 0.94,
    mg: 1.18,
    vg: 1.14,
    source: opened,
  },
  {
    dataSet: `${spills}, arc maxima, no fence`,
    model: 'OpenFOAM',
    inputs: 'Burro spills',
    n: null,
    fac2: 1,
    mg: 1.16,
    vg: 1.11,
    source: opened,
  },
  {
    dataSet: distanceSet,
    model: 'Phast 8.4',
    inputs: 'LNG spills',
    n: null,
    fac2: 0.9,
    mg: 0.996,
    vg: 1.206,
    source: opened,
  },
];

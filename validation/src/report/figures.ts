import type { Metrics } from '../metrics.ts';
import type { LeftOutScore } from '../trials/left-out.ts';
import type { CoverageRow, InverseRow, ValidationRow } from '../validate-data.ts';
import type { ReportFigure } from './report.ts';

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** Minimum number of values for a share of 90 %. */
const minValues = 20;

const toCoverageFigure = ({ dataSet, model, inputs, n, sigma, interval90Coverage }: CoverageRow): ReportFigure => ({
  name: `Measured values inside the 90 % interval: ${dataSet}, ${model}, ${inputs}`,
  value: `${percent(interval90Coverage)} of ${n}`,
  goal: '86 to 94 %',
  note: `model error of the ensemble: σ ${sigma.toFixed(2)} in the logarithm`,
});

const toRateFigure = ({ dataSet, inverse, n, within2, within1_5, geometricSd, interval90Coverage }: InverseRow): ReportFigure => ({
  name: `${dataSet}: ${inverse}`,
  value: `${percent(within2)} within a factor of 2, ${percent(within1_5)} within 1.5`,
  goal: '95 % and 80 %',
  note: `${n} runs, geometric standard deviation ${geometricSd.toFixed(2)}, true rate inside the 90 % interval in ${percent(interval90Coverage)}`,
});

const toPlaceFigure = ({ dataSet, n, medianMissM, farthestMissM, heldBy90, heldBy50 }: InverseRow): ReportFigure => ({
  name: `${dataSet}: distance from the estimated to the true place`,
  value: `${medianMissM.toFixed(1)} m median, ${farthestMissM.toFixed(1)} m at most`,
  goal: '10 m and 50 m',
  note: `${n} runs, true place inside the 90 % region in ${heldBy90} and inside the 50 % region in ${heldBy50}`,
});

const threeScores = ({ fac2, mg, vg }: Metrics): string => `FAC2 ${fac2.toFixed(2)}, MG ${mg.toFixed(2)}, VG ${vg.toFixed(2)}`;

/** The second figure of a set all of whose trials have been used: a score by constants that were chosen without what it scores. */
export const leftOutFigure = ({ dataSet, model, inputs, metrics, fitted, how }: LeftOutScore): ReportFigure => ({
  name: `Left out: ${dataSet}, ${model}, ${inputs}`,
  value: `${threeScores(metrics)} of ${metrics.count}`,
  goal: 'FAC2 over 0.5, MG 0.7 to 1.3, VG under 1.6',
  note: `${how}. Chosen on all of it, they can reach ${threeScores(fitted)}`,
});

/** Figures other than scores of pairs: coverage of intervals, and accuracy of source estimates. */
export const reportFigures = (rows: readonly ValidationRow[]): readonly ReportFigure[] =>
  rows.flatMap((row) => {
    if ('interval90Coverage' in row && 'sigma' in row)
      return row.n >= minValues && row.mode === 'best-estimate' ? [toCoverageFigure(row)] : [];
    if (!('inverse' in row)) return [];
    return row.farthestMissM > 0 ? [toRateFigure(row), toPlaceFigure(row)] : [toRateFigure(row)];
  });

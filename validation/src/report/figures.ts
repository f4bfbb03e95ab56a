import type { CoverageRow, InverseRow, ValidationRow } from '../validate-data.ts';
import type { ReportFigure } from './report.ts';

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** Fewer values than this say nothing about a share of 90 %. */
const enough = 20;

const ofCoverage = ({ dataSet, model, inputs, n, sigma, interval90Coverage }: CoverageRow): ReportFigure => ({
  name: `Measured values inside the 90 % interval: ${dataSet}, ${model}, ${inputs}`,
  value: `${percent(interval90Coverage)} of ${n}`,
  goal: '86 to 94 %',
  note: `model error of the ensemble: σ ${sigma.toFixed(2)} in the logarithm`,
});

const ofInverse = ({ dataSet, inverse, n, within2, within1_5, geometricSd, interval90Coverage }: InverseRow): ReportFigure => ({
  name: `${dataSet}: ${inverse}`,
  value: `${percent(within2)} within a factor of 2, ${percent(within1_5)} within 1.5`,
  goal: '95 % and 80 %',
  note: `${n} runs, geometric standard deviation ${geometricSd.toFixed(2)}, true rate inside the 90 % interval in ${percent(interval90Coverage)}`,
});

const ofPlace = ({ dataSet, n, medianMissM, farthestMissM, heldBy90, heldBy50 }: InverseRow): ReportFigure => ({
  name: `${dataSet}: distance from the estimated to the true place`,
  value: `${medianMissM.toFixed(1)} m median, ${farthestMissM.toFixed(1)} m at most`,
  goal: '10 m and 50 m',
  note: `${n} runs, true place inside the 90 % region in ${heldBy90} and inside the 50 % region in ${heldBy50}`,
});

/** Figures that compare no single pairs: coverage of intervals, and accuracy of source estimates. */
export const reportFigures = (rows: readonly ValidationRow[]): readonly ReportFigure[] =>
  rows.flatMap((row) => {
    if ('interval90Coverage' in row && 'sigma' in row) return row.n >= enough && row.mode === 'best-estimate' ? [ofCoverage(row)] : [];
    if (!('inverse' in row)) return [];
    return row.farthestMissM > 0 ? [ofInverse(row), ofPlace(row)] : [ofInverse(row)];
  });

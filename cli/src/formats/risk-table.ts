import type { ReleaseRisk, RiskResult } from '@hazardguard/engine';
import { distance, figure } from '@hazardguard/engine/formats';
import { alignColumns } from '../align-columns.ts';

type Row = readonly string[];

const indentLines = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** A frequency per year in scientific notation. */
const formatFrequency = (perYear: number): string => (perYear === 0 ? '0' : perYear.toExponential(2));

const releaseRow = ({ id, holeMm, perYear, kind, rateKgS, airborneKg, ignition }: ReleaseRisk): Row => [
  id,
  kind,
  holeMm === null ? '-' : `${figure(holeMm)} mm`,
  formatFrequency(perYear),
  rateKgS === null ? 'instantaneous' : `${figure(rateKgS)} kg/s`,
  `${figure(airborneKg)} kg`,
  ignition === null ? '-' : `${figure(100 * ignition.immediate)} %`,
  ignition === null ? '-' : `${figure(100 * ignition.delayed)} %`,
];

const toOutcomeRows = ({ id, outcomes }: ReleaseRisk): readonly Row[] =>
  outcomes.map(({ outcome, perYear, reachM, deathsPerYear, models }) => [
    id,
    outcome,
    models.join(', '),
    formatFrequency(perYear),
    reachM === 0 ? '-' : distance(reachM),
    formatFrequency(deathsPerYear),
  ]);

const toContourRow = ({ perYear, regions }: RiskResult['individualRisk']['contours'][number]): Row => [
  perYear.toExponential(0),
  regions.length === 0 ? 'not reached' : `${regions.length} ${regions.length === 1 ? 'region' : 'regions'}`,
];

/** Ratio of the risk to the limit of a criterion. */
const formatComparison = (comparison: { readonly ratio: number; readonly atDeaths: number | null } | null): string => {
  if (comparison === null) return 'no people given that it protects';
  if (comparison.ratio === 0) return 'not reached';
  const at = comparison.atDeaths === null ? '' : ` at ${figure(comparison.atDeaths)} deaths`;
  return `${figure(comparison.ratio)} times the limit${at}`;
};

/** The F–N curve at 1, 2, 5, 10 … deaths. */
const toFnRows = (fn: RiskResult['fn']): readonly Row[] => {
  const maxDeaths = fn.at(-1)?.[0] ?? 0;
  const numbers = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4, 5].map((power) => digit * 10 ** power)).toSorted((a, b) => a - b);
  return numbers.filter((n) => n <= maxDeaths).map((n) => [`${n} or more`, formatFrequency(fn.find(([deaths]) => deaths >= n)?.[1] ?? 0)]);
};

/** The study as a text table: releases, outcomes, individual and societal risk, criteria, every caveat in full. */
export const toRiskTable = (result: RiskResult): string => {
  const { releases, individualRisk, criteria, fn, site } = result;
  const { receptors } = individualRisk;
  const mark = (status: string | undefined): string => (status === undefined ? '' : status);
  const sections: readonly (readonly string[])[] = [
    [result.title, `At ${site.latitude.toFixed(6)}, ${site.longitude.toFixed(6)}, ${result.mode}`],
    [
      'Releases (frequencies per year)',
      ...indentLines(
        alignColumns(
          [
            ['Release', 'Kind', 'Hole', 'Frequency', 'Rate', 'Airborne', 'Immediate ignition', 'Delayed ignition'],
            ...releases.map(releaseRow),
          ],
          2,
        ),
      ),
    ],
    [
      'Outcomes',
      ...indentLines(
        alignColumns([['Release', 'Outcome', 'Model', 'Frequency', 'Lethal to', 'Deaths per year'], ...releases.flatMap(toOutcomeRows)], 3),
      ),
    ],
    [
      `Individual risk per year (highest ${formatFrequency(individualRisk.highestPerYear)})`,
      ...indentLines(alignColumns([['Contour', ''], ...individualRisk.contours.map(toContourRow)], 2)),
      ...(receptors.length === 0
        ? []
        : indentLines(
            alignColumns(
              [
                ['Place', 'Kind', 'People', 'Risk'],
                ...receptors.map((one) => [
                  one.name,
                  one.kind,
                  one.people === null ? 'not known' : String(one.people),
                  formatFrequency(one.perYear),
                ]),
              ],
              2,
            ),
          )),
    ],
    [
      `Societal risk: ${formatFrequency(result.pll)} expected deaths per year`,
      ...indentLines(fn.length === 0 ? ['No event with one or more deaths'] : alignColumns([['Deaths', 'Frequency'], ...toFnRows(fn)], 1)),
    ],
    [
      'Published criteria (none is Indian law)',
      ...indentLines(
        alignColumns(
          [...criteria.individual, ...criteria.societal].map(({ id, country, source, status, comparison }) => [
            id,
            country ?? '-',
            source,
            mark(status),
            formatComparison(comparison),
          ]),
          5,
        ),
      ),
    ],
    ['Caveats', ...indentLines(result.caveats.map((caveat) => `${caveat.severity === 'warning' ? 'Warning' : 'Note'}: ${caveat.message}`))],
    [`Engine ${result.engineVersion}, study ${result.studyHash}`],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

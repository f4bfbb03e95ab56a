import type { ReleaseRisk, RiskResult } from '@hazardguard/engine';
import { distance, figure } from '@hazardguard/engine/formats';
import { alignColumns } from '../align-columns.ts';

type Row = readonly string[];

const indentLines = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** A frequency, per year: small, so always as a power of ten. */
const formatFrequency = (perYear: number): string => (perYear === 0 ? '0' : perYear.toExponential(2));

const releaseRow = ({ id, holeMm, perYear, kind, rateKgS, airborneKg, ignition }: ReleaseRisk): Row => [
  id,
  kind,
  holeMm === null ? '-' : `${figure(holeMm)} mm`,
  formatFrequency(perYear),
  rateKgS === null ? 'at once' : `${figure(rateKgS)} kg/s`,
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
  regions.length === 0 ? 'reached nowhere' : `${regions.length} ${regions.length === 1 ? 'region' : 'regions'}`,
];

/** Where a criterion stands: how many times what it allows. */
const formatComparison = (comparison: { readonly ratio: number; readonly atDeaths: number | null } | null): string => {
  if (comparison === null) return 'nobody given whom it protects';
  if (comparison.ratio === 0) return 'not reached';
  const at = comparison.atDeaths === null ? '' : ` at ${figure(comparison.atDeaths)} deaths`;
  return `${figure(comparison.ratio)} times the limit${at}`;
};

/** The curve at whole numbers of deaths that people read: 1, 2, 5, 10 … */
const readAt = (fn: RiskResult['fn']): readonly Row[] => {
  const most = fn.at(-1)?.[0] ?? 0;
  const numbers = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4, 5].map((power) => digit * 10 ** power)).toSorted((a, b) => a - b);
  return numbers.filter((n) => n <= most).map((n) => [`${n} or more`, formatFrequency(fn.find(([deaths]) => deaths >= n)?.[1] ?? 0)]);
};

/** The study for a person at a terminal: leaks, outcomes, risk of the single person and of all, criteria, every caveat in full. */
export const toRiskTable = (result: RiskResult): string => {
  const { releases, individualRisk, criteria, fn, site } = result;
  const { receptors } = individualRisk;
  const mark = (status: string | undefined): string => (status === undefined ? '' : status);
  const sections: readonly (readonly string[])[] = [
    [result.title, `At ${site.latitude.toFixed(6)}, ${site.longitude.toFixed(6)}, ${result.mode}`],
    [
      'Releases (frequencies per year)',
      ...indentLines(
        alignColumns([['Release', 'Kind', 'Hole', 'Frequency', 'Rate', 'Airborne', 'At once', 'Later'], ...releases.map(releaseRow)], 2),
      ),
    ],
    [
      'Outcomes',
      ...indentLines(
        alignColumns([['Release', 'Outcome', 'Model', 'Frequency', 'Deadly to', 'Deaths a year'], ...releases.flatMap(toOutcomeRows)], 3),
      ),
    ],
    [
      `Individual risk, a year (highest ${formatFrequency(individualRisk.highestPerYear)})`,
      ...indentLines(alignColumns([['Contour', ''], ...individualRisk.contours.map(toContourRow)], 2)),
      ...(receptors.length === 0
        ? []
        : indentLines(
            alignColumns(
              [
                ['Place', 'Kind', 'People', 'Risk'],
                ...receptors.map((one) => [one.name, one.kind, String(one.people), formatFrequency(one.perYear)]),
              ],
              2,
            ),
          )),
    ],
    [
      `Societal risk: ${formatFrequency(result.pll)} deaths expected a year`,
      ...indentLines(fn.length === 0 ? ['No event with one death or more'] : alignColumns([['Deaths', 'Frequency'], ...readAt(fn)], 1)),
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

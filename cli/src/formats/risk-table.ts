import type { ReleaseRisk, RiskResult } from '@hazardguard/engine';
import { distance, figure } from '@hazardguard/engine/formats';
import { aligned } from '../aligned.ts';

type Row = readonly string[];

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** A frequency, per year: small, so always as a power of ten. */
const often = (perYear: number): string => (perYear === 0 ? '0' : perYear.toExponential(2));

const releaseRow = ({ id, holeMm, perYear, kind, rateKgS, airborneKg, ignition }: ReleaseRisk): Row => [
  id,
  kind,
  holeMm === null ? '-' : `${figure(holeMm)} mm`,
  often(perYear),
  rateKgS === null ? 'at once' : `${figure(rateKgS)} kg/s`,
  `${figure(airborneKg)} kg`,
  ignition === null ? '-' : `${figure(100 * ignition.immediate)} %`,
  ignition === null ? '-' : `${figure(100 * ignition.delayed)} %`,
];

const outcomeRows = ({ id, outcomes }: ReleaseRisk): readonly Row[] =>
  outcomes.map(({ outcome, perYear, reachM, deathsPerYear, models }) => [
    id,
    outcome,
    models.join(', '),
    often(perYear),
    reachM === 0 ? '-' : distance(reachM),
    often(deathsPerYear),
  ]);

const contourRow = ({ perYear, regions }: RiskResult['individualRisk']['contours'][number]): Row => [
  perYear.toExponential(0),
  regions.length === 0 ? 'reached nowhere' : `${regions.length} ${regions.length === 1 ? 'region' : 'regions'}`,
];

/** Where a criterion stands: how many times what it allows. */
const standing = (comparison: { readonly ratio: number; readonly atDeaths: number | null } | null): string => {
  if (comparison === null) return 'nobody given whom it protects';
  if (comparison.ratio === 0) return 'not reached';
  const at = comparison.atDeaths === null ? '' : ` at ${figure(comparison.atDeaths)} deaths`;
  return `${figure(comparison.ratio)} times the limit${at}`;
};

/** The curve at whole numbers of deaths that people read: 1, 2, 5, 10 … */
const readAt = (fn: RiskResult['fn']): readonly Row[] => {
  const most = fn.at(-1)?.[0] ?? 0;
  const numbers = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4, 5].map((power) => digit * 10 ** power)).toSorted((a, b) => a - b);
  return numbers.filter((n) => n <= most).map((n) => [`${n} or more`, often(fn.find(([deaths]) => deaths >= n)?.[1] ?? 0)]);
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
      ...indented(
        aligned([['Release', 'Kind', 'Hole', 'Frequency', 'Rate', 'Airborne', 'At once', 'Later'], ...releases.map(releaseRow)], 2),
      ),
    ],
    [
      'Outcomes',
      ...indented(
        aligned([['Release', 'Outcome', 'Model', 'Frequency', 'Deadly to', 'Deaths a year'], ...releases.flatMap(outcomeRows)], 3),
      ),
    ],
    [
      `Individual risk, a year (highest ${often(individualRisk.highestPerYear)})`,
      ...indented(aligned([['Contour', ''], ...individualRisk.contours.map(contourRow)], 2)),
      ...(receptors.length === 0
        ? []
        : indented(
            aligned(
              [
                ['Place', 'Kind', 'People', 'Risk'],
                ...receptors.map((one) => [one.name, one.kind, String(one.people), often(one.perYear)]),
              ],
              2,
            ),
          )),
    ],
    [
      `Societal risk: ${often(result.pll)} deaths expected a year`,
      ...indented(fn.length === 0 ? ['No event with one death or more'] : aligned([['Deaths', 'Frequency'], ...readAt(fn)], 1)),
    ],
    [
      'Published criteria (none is Indian law)',
      ...indented(
        aligned(
          [...criteria.individual, ...criteria.societal].map(({ id, country, source, status, comparison }) => [
            id,
            country ?? '-',
            source,
            mark(status),
            standing(comparison),
          ]),
          5,
        ),
      ),
    ],
    ['Caveats', ...indented(result.caveats.map((caveat) => `${caveat.severity === 'warning' ? 'Warning' : 'Note'}: ${caveat.message}`))],
    [`Engine ${result.engineVersion}, study ${result.studyHash}`],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

import { type ComparedFigure, compareIndependent } from '../independent/compare-independent.ts';
import { indexAnswers } from '../independent/index-answers.ts';

const digits = (value: number): string => String(Number(value.toPrecision(4)));

const formatRow = ({ what, unit, engine, second, within }: ComparedFigure): string =>
  `| ${what} | ${unit} | ${digits(engine)} | ${digits(second)} | ${(100 * (engine / second - 1)).toFixed(1)} % | ${100 * within} % |`;

const table = (figures: readonly ComparedFigure[]): string => `| Figure | Unit | Engine | Second program | Difference | Allowed |
|---|---|---|---|---|---|
${figures.map(formatRow).join('\n')}`;

/** The chapter on the independent check: results of a second program for the same risk study, shelter case and index. */
export const independentChapter = (): string => {
  const { risk, shelter } = compareIndependent();
  return `## A second program

\`validation/src/independent/plain-*.ts\` computes a risk study, a shelter case and the Industrial Vulnerability Index again. It imports nothing from
the product (tested): plain formulas from the papers, quadrature instead of tables, 7,200 single winds instead of circles. Both programs follow
the same papers. Agreement shows that the engine follows the papers, not that the papers are right.

### Risk study

A neutral gas with chlorine's probit leaks at 2 kg/s. It is isolated after 5 minutes, in one of ten cases after 25. Two weather classes, an uneven
wind rose of 16 sectors, five places with people. Points near the edge of a sector differ most: the engine interpolates risk between bearings of 1.9°.

${table(risk)}

### Shelter case

The same gas, 1 kg/s for 20 minutes in neutral air at 3 m/s; a one-storey house 700 m downwind and 25 m off the axis. The second program
integrates indoor air by Runge–Kutta and loads by Simpson's rule.

${table(shelter)}

### Vulnerability index

From the invented rows of \`validation/second/register-rows.json\`. A server test compares the eight values, a web test index and rank; both agree to
nine digits.

| Site | Index | Rank |
|---|---|---|
${indexAnswers()
  .map(({ id, index, rank }) => `| ${id} | ${index === null ? 'not known' : index.toFixed(2)} | ${rank ?? '–'} |`)
  .join('\n')}
`;
};

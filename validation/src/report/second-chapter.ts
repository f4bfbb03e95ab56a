import { type ComparedFigure, compareSecond } from '../second/compare.ts';
import { indexAnswers } from '../second/index-answers.ts';

const digits = (value: number): string => String(Number(value.toPrecision(4)));

const rowOf = ({ what, unit, engine, second, within }: ComparedFigure): string =>
  `| ${what} | ${unit} | ${digits(engine)} | ${digits(second)} | ${(100 * (engine / second - 1)).toFixed(1)} % | ${100 * within} % |`;

const table = (figures: readonly ComparedFigure[]): string => `| Figure | Unit | Engine | Second program | Difference | Allowed |
|---|---|---|---|---|---|
${figures.map(rowOf).join('\n')}`;

/** The chapter of the report: what a second program finds for the same risk study, shelter case and index. */
export const secondChapter = (): string => {
  const { risk, shelter } = compareSecond();
  return `## A second program

\`validation/src/second/plain-*.ts\` computes a risk study, a shelter case and the Industrial Vulnerability Index again. It imports nothing of the
product (a test holds it to that): plain formulas from the papers, quadrature in place of tables, 7,200 winds one by one in place of rings.
Both programs follow the same papers, so that agreement shows that the engine computes what they say, not that they are right.

### Risk study

A neutral gas with chlorine's probit leaks at 2 kg/s, is shut in after 5 minutes and in one of ten cases not before 25; two kinds of weather,
an uneven rose of 16 sectors, five places of people. Points near the border of a sector differ most: the engine reads risk between bearings of
1.9°.

${table(risk)}

### Shelter case

The same gas, 1 kg/s for 20 minutes in neutral air of 3 m/s; a house of one storey 700 m downwind and 25 m off the axis. The second program
integrates the air of the house by Runge and Kutta and the loads by Simpson.

${table(shelter)}

### Vulnerability index

From the invented rows of \`validation/second/register-rows.json\`. A test of the server compares the eight values, a test of the web app index
and rank; both agree to nine digits.

| Site | Index | Rank |
|---|---|---|
${indexAnswers()
  .map(({ id, index, rank }) => `| ${id} | ${index === null ? 'not known' : index.toFixed(2)} | ${rank ?? '–'} |`)
  .join('\n')}
`;
};

import { findChemical, riskFacts, toSubstance } from '@hazardguard/chemicals';
import { computeRisk } from '@hazardguard/engine';
import { formatProblem } from '../format-problem.ts';
import { toRiskTable } from '../formats/risk-table.ts';
import { readText } from '../input.ts';
import { readDocument } from '../json-text.ts';
import { writeText } from '../output.ts';
import { readArguments, takeOnly } from '../read-arguments.ts';
import { Refusal } from '../refusal.ts';

export const usage = 'hazardguard risk <study.json | -> [--json] [--out FILE]';

/** Writes a grid as a list of numbers. */
const toJsonValue = (_key: string, value: unknown): unknown => (value instanceof Float64Array ? [...value] : value);

/** Computes the risk of a study without a server or a database. */
export const risk = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args, usage, {
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, out: { type: 'string' } },
  });
  const path = takeOnly(positionals, `One study file is needed, ${positionals.length} given`, usage);
  const { name, text } = await readText(path);
  const answer = computeRisk(readDocument(text, name), riskFacts, (chemical) => {
    const found = findChemical(chemical);
    return found === undefined ? undefined : toSubstance(found);
  });
  if (!answer.ok) throw new Refusal(...answer.problems.flatMap(formatProblem));
  const { result } = answer;
  await writeText(values.json ? `${JSON.stringify(result, toJsonValue, 1)}\n` : toRiskTable(result), values.out);
};

import { toSubstance } from '@hazardguard/chemicals';
import { allOwnLevelUnits, checkScenario, parseOwnLevels, type Scenario } from '@hazardguard/engine';
import { formatProblem } from './format-problem.ts';
import { readText } from './input.ts';
import { readDocument } from './json-text.ts';
import { Refusal } from './refusal.ts';
import { readScenario, showValue } from './scenario-file.ts';

/** A leak that states no exposure time is judged by levels for as long as it lasts, as on the screens. */
const withExposure = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  fields.hazard === 'leak' && fields.exposureMin === undefined && fields.exposureFrom === undefined
    ? { ...fields, exposureFrom: 'release' }
    : fields;

/** The levels of concern of the file, then those of `--level`. */
const withLevels = (fields: Readonly<Record<string, unknown>>, levels: readonly string[]): Readonly<Record<string, unknown>> => {
  if (levels.length === 0) return fields;
  const read = levels.flatMap((level) => {
    const parsed = parseOwnLevels(level);
    if (parsed === undefined || parsed.length === 0) {
      throw new Refusal(`--level: ${showValue(level)} is not allowed; allowed: a number with a unit: ${allOwnLevelUnits.join(', ')}`);
    }
    return parsed;
  });
  const { ownLevels = [] } = fields;
  return { ...fields, ownLevels: Array.isArray(ownLevels) ? [...ownLevels, ...read] : ownLevels };
};

/** Reads and checks the scenario of a file, or of standard input for '-', with the levels of the command line; refuses it with every problem. */
export const readCheckedScenario = async (path: string, levels: readonly string[] = []): Promise<Scenario> => {
  const { name, text } = await readText(path);
  const { fields, chemical } = readScenario(readDocument(text, name));
  const checked = checkScenario(withLevels(withExposure(fields), levels), toSubstance(chemical));
  if (!checked.ok) throw new Refusal(...checked.problems.flatMap(formatProblem));
  return checked.scenario;
};

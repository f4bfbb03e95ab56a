import { toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type Scenario } from '@hazardguard/engine';
import { formatProblem } from './format-problem.ts';
import { readText } from './input.ts';
import { readDocument } from './json-text.ts';
import { Refusal } from './refusal.ts';
import { readScenario } from './scenario-file.ts';

/** A leak that states no exposure time is judged by levels for as long as it lasts, as on the screens. */
const withExposure = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  fields.hazard === 'leak' && fields.exposureMin === undefined && fields.exposureFrom === undefined
    ? { ...fields, exposureFrom: 'release' }
    : fields;

/** Reads and checks the scenario of a file, or of standard input for '-'; refuses it with every problem. */
export const readCheckedScenario = async (path: string): Promise<Scenario> => {
  const { name, text } = await readText(path);
  const { fields, chemical } = readScenario(readDocument(text, name));
  const checked = checkScenario(withExposure(fields), toSubstance(chemical));
  if (!checked.ok) throw new Refusal(...checked.problems.flatMap(formatProblem));
  return checked.scenario;
};

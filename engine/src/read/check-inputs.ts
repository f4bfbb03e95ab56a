import type { InputEcho, InputProblem } from '../types/common-types.ts';
import type { ScenarioInput } from '../types/input-types.ts';
import { isMembers, type Members, memberAt, shown } from './document.ts';
import { scenarioInputs } from './inputs.ts';

/** Values of the table's inputs by path: as given or by default; absent where neither. */
export type InputValues = ReadonlyMap<string, string | number>;

export const readNumber = (values: InputValues, path: string): number => Number(values.get(path));

export const optionalNumber = (values: InputValues, path: string): number | undefined => {
  const value = values.get(path);
  return value === undefined ? undefined : Number(value);
};

/** How a value was had, for the echo. */
export type Origins = ReadonlyMap<string, InputEcho['origin']>;

/** What a person may give for an input, in words. */
export const allowedFor = (input: ScenarioInput): string => {
  switch (input.kind) {
    case 'number': {
      const unit = input.unit === '' ? '' : ` ${input.unit}`;
      return input.aboveMin === true ? `above ${input.min} up to ${input.max}${unit}` : `${input.min} to ${input.max}${unit}`;
    }
    case 'choice':
      return `one of ${input.options.join(', ')}`;
    case 'text':
      return `text of 1 to ${input.maxLength} characters`;
    case 'moment':
      return "an ISO 8601 moment with its offset, such as '2026-01-15T14:30:00+05:30'";
  }
};

const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) && Number.isFinite(Date.parse(text));

const fits = (input: ScenarioInput, value: unknown): value is string | number => {
  switch (input.kind) {
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isFinite(value) &&
        value <= input.max &&
        (input.aboveMin === true ? value > input.min : value >= input.min)
      );
    case 'choice':
      return typeof value === 'string' && input.options.includes(value);
    case 'text':
      return typeof value === 'string' && value.trim().length > 0 && value.length <= input.maxLength;
    case 'moment':
      return typeof value === 'string' && isMoment(value);
  }
};

/** A problem in the form of every check: field, value (cut short), unit, what is allowed, and one sentence. */
export const problemWith = (field: string, value: unknown, allowed: string, message: string, unit?: string): InputProblem => ({
  field,
  value: typeof value === 'string' && value.length > 200 ? `${value.slice(0, 197)}...` : value,
  ...(unit === undefined || unit === '' ? {} : { unit }),
  allowed,
  message,
});

const wrong = (input: ScenarioInput, value: unknown): InputProblem => {
  const allowed = allowedFor(input);
  const message =
    value === undefined ? `${input.label} is missing; give ${allowed}.` : `${input.label} is ${shown(value)}; allowed: ${allowed}.`;
  return problemWith(input.path, value, allowed, message, input.kind === 'number' ? input.unit : undefined);
};

/** Names a document may hold at its top, and in each of its parts. */
const topNames = new Set(['$schema', 'receptors', 'ownLevels', ...scenarioInputs.map(({ path }) => path.split('.')[0] ?? path)]);
const parts = new Set(scenarioInputs.flatMap(({ path }) => (path.includes('.') ? [path.split('.')[0] ?? path] : [])));
const knownPaths = new Set(scenarioInputs.map(({ path }) => path));

const unknownMember = (field: string, value: unknown): InputProblem =>
  problemWith(field, value, 'nothing by this name', `'${shown(field).slice(1, -1)}' is not a member of a scenario.`);

/** Members that no input knows, and parts that are not objects. */
const shapeProblems = (document: Members): readonly InputProblem[] =>
  Object.entries(document).flatMap(([name, value]) => {
    if (!topNames.has(name)) return [unknownMember(name, value)];
    if (!parts.has(name) || value === undefined) return [];
    if (!isMembers(value)) return [problemWith(name, value, 'an object', `${name} is ${shown(value)}; it must be an object.`)];
    return Object.keys(value)
      .filter((member) => !knownPaths.has(`${name}.${member}`))
      .map((member) => unknownMember(`${name}.${member}`, value[member]));
  });

/** Checks a document against the table: all problems together, or the values with defaults filled in. */
export const checkInputs = (
  document: Members,
): { readonly problems: readonly InputProblem[]; readonly values: InputValues; readonly origins: Origins } => {
  const problems = [...shapeProblems(document)];
  const values = new Map<string, string | number>();
  const origins = new Map<string, InputEcho['origin']>();
  for (const input of scenarioInputs) {
    const value = memberAt(document, input.path);
    const condition = typeof input.needed === 'boolean' ? undefined : input.needed;
    const holds = (path: string, is: readonly string[]): boolean => is.includes(String(values.get(path)));
    if (value === undefined) {
      const needed = condition === undefined ? input.needed === true : holds(condition.path, condition.is);
      if (needed) problems.push(wrong(input, value));
      else if ('fallback' in input && input.fallback !== undefined) {
        values.set(input.path, input.fallback);
        origins.set(input.path, 'default');
      }
    } else if (!fits(input, value)) problems.push(wrong(input, value));
    else if (input.onlyWhen !== undefined && values.has(input.onlyWhen.path) && !holds(input.onlyWhen.path, input.onlyWhen.is)) {
      const kind = String(values.get(input.onlyWhen.path));
      const other = input.onlyWhen.path === 'rupture.type' ? `a ${kind} rupture` : `a ${kind}`;
      problems.push(problemWith(input.path, value, `absent for ${other}`, `${input.label} does not belong to ${other}.`));
    } else {
      values.set(input.path, value);
      origins.set(input.path, 'given');
    }
  }
  return { problems, values, origins };
};

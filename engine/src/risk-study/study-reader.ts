import { problemWith } from '../read/check-inputs.ts';
import { isMembers, type Members, shown } from '../read/document.ts';
import type { InputProblem } from '../types/common-types.ts';

export interface NumberRule {
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
  readonly aboveMin?: boolean;
  /** Taken where nothing is given; without one a value is needed. */
  readonly fallback?: number;
}

/** Reads a document member by member and keeps every problem; after a problem the value returned has no meaning. */
export interface StudyReader {
  readonly problems: readonly InputProblem[];
  add(problem: InputProblem): void;
  number(holder: Members, path: string, rule: NumberRule): number;
  text(holder: Members, path: string, fallback?: string): string;
  choice<T extends string>(holder: Members, path: string, options: readonly T[], fallback?: T): T;
  part(holder: Members, path: string): Members;
  list(holder: Members, path: string, most: number, least?: number): readonly unknown[];
  /** Names the members that do not belong. */
  only(holder: Members, path: string, names: readonly string[]): void;
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Greatest number of problems reported. */
const reportedAtMost = 50;

export const studyReader = (): StudyReader => {
  const problems: InputProblem[] = [];
  const add = (problem: InputProblem): void => {
    if (problems.length < reportedAtMost) problems.push(problem);
  };
  const wrong = (path: string, value: unknown, allowed: string, unit?: string): void =>
    add(
      problemWith(
        path,
        value,
        allowed,
        value === undefined ? `${path} is missing; give ${allowed}.` : `${path} is ${shown(value)}; allowed: ${allowed}.`,
        unit,
      ),
    );
  const own = (holder: Members, path: string): unknown => (Object.hasOwn(holder, lastName(path)) ? holder[lastName(path)] : undefined);
  return {
    problems,
    add,
    number: (holder, path, { min, max, unit = '', aboveMin = false, fallback }) => {
      const value = own(holder, path);
      if (value === undefined && fallback !== undefined) return fallback;
      const isIn = typeof value === 'number' && Number.isFinite(value) && value <= max && (aboveMin ? value > min : value >= min);
      if (isIn) return value;
      wrong(path, value, `${aboveMin ? `above ${min} up to` : `${min} to`} ${max}${unit === '' ? '' : ` ${unit}`}`, unit);
      return Number.NaN;
    },
    text: (holder, path, fallback) => {
      const value = own(holder, path);
      if (value === undefined && fallback !== undefined) return fallback;
      if (typeof value === 'string' && value.trim().length > 0 && value.length <= 200) return value;
      wrong(path, value, 'text of 1 to 200 characters');
      return '';
    },
    choice: <T extends string>(holder: Members, path: string, options: readonly T[], fallback?: T): T => {
      const value = own(holder, path);
      if (value === undefined && fallback !== undefined) return fallback;
      const chosen = options.find((option) => option === value);
      if (chosen === undefined) wrong(path, value, `one of ${options.join(', ')}`);
      return chosen ?? (options[0] as T);
    },
    part: (holder, path) => {
      const value = own(holder, path);
      if (value === undefined) return {};
      if (isMembers(value)) return value;
      wrong(path, value, 'an object');
      return {};
    },
    list: (holder, path, most, least = 0) => {
      const value = own(holder, path);
      if (value === undefined && least === 0) return [];
      if (Array.isArray(value) && value.length >= least && value.length <= most) return value;
      wrong(path, Array.isArray(value) ? `a list of ${value.length}` : value, `a list of ${least} to ${most}`);
      return [];
    },
    only: (holder, path, names) => {
      for (const name of Object.keys(holder))
        if (!names.includes(name)) {
          const field = path === '' ? name : `${path}.${name}`;
          add(
            problemWith(
              field,
              holder[name],
              'nothing by this name',
              `${shown(name)} is not a member of ${path === '' ? 'a study' : path}.`,
            ),
          );
        }
    },
  };
};

/** An item of a list as an object; anything else is a problem. */
export const readMembers = (reader: StudyReader, path: string, value: unknown): Members => {
  if (isMembers(value)) return value;
  reader.add(problemWith(path, value, 'an object', `${path} is ${shown(value)}; it must be an object.`));
  return {};
};

import { receptorKinds } from '../impact/receptor-table.ts';
import type { InputProblem } from '../types/common-types.ts';
import type { Receptor, ReceptorKind } from '../types/document-types.ts';
import { problemWith } from './check-inputs.ts';
import { isMembers, shown } from './document.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200;
const isWithin =
  (low: number, high: number) =>
  (value: unknown): value is number =>
    typeof value === 'number' && value >= low && value <= high;

/** Null: not known. */
const isHeadCount = (value: unknown): value is number | null => value === null || isWithin(0, 1e8)(value);

/** Members of a receptor: what each must be, in words and as a test. */
const members = {
  id: ['text of 1 to 200 characters', isText],
  name: ['text of 1 to 200 characters', isText],
  kind: [`one of ${receptorKinds.join(', ')}`, (value: unknown): boolean => receptorKinds.includes(value as ReceptorKind)],
  latitude: ['-90 to 90 °', isWithin(-90, 90)],
  longitude: ['-180 to 180 °', isWithin(-180, 180)],
  people: ['0 to 100000000, or null where not known', isHeadCount],
} as const;

const isReceptor = (value: unknown): value is Receptor =>
  isMembers(value) && Object.entries(members).every(([name, [, test]]) => test(value[name]));

/** Greatest number of problems reported one by one. */
const reportedAtMost = 20;

const findProblems = (value: unknown, i: number): readonly InputProblem[] => {
  const path = `receptors[${i}]`;
  if (!isMembers(value)) return [problemWith(path, value, 'a receptor object', `${path} is ${shown(value)}; it must be an object.`)];
  return Object.entries(members)
    .filter(([name, [, test]]) => !test(value[name]))
    .map(([name, [allowed]]) =>
      problemWith(`${path}.${name}`, value[name], allowed, `${path}.${name} is ${shown(value[name])}; allowed: ${allowed}.`),
    );
};

/** The receptors that a document carries itself. */
export const checkReceptors = (value: unknown): { readonly problems: readonly InputProblem[]; readonly receptors: readonly Receptor[] } => {
  if (value === undefined) return { problems: [], receptors: [] };
  if (!Array.isArray(value)) {
    return {
      problems: [problemWith('receptors', value, 'a list of receptors', `receptors is ${shown(value)}; it must be a list.`)],
      receptors: [],
    };
  }
  const problems: InputProblem[] = [];
  const receptors: Receptor[] = [];
  for (const [i, item] of value.entries()) {
    if (isReceptor(item)) {
      const { id, name, kind, latitude, longitude, people } = item;
      receptors.push({ id, name, kind, latitude, longitude, people });
    } else if (problems.length < reportedAtMost) problems.push(...findProblems(item, i));
  }
  return { problems, receptors };
};

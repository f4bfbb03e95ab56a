import { git } from '../git.ts';
import { findPublished } from '../words/subjects.ts';
import type { Size } from './measure-size.ts';

/** Most lines of each room, and of all style sheets. */
export type Budget = Readonly<Record<string, number>>;

export const budgetFile = 'tools/src/size/budget.json';
const css = 'style sheets';

/** What is larger than its budget, or has none. */
export const findOverruns = ({ rooms, cssLines }: Size, budget: Budget): readonly string[] =>
  [...rooms, [css, cssLines] as const].flatMap(([room, lines]) => {
    const most = budget[room];
    if (most === undefined) return [`${room} has ${lines} lines and no budget in ${budgetFile}`];
    return lines > most
      ? [`${room} has ${lines} lines, its budget is ${most}: remove some, or raise the budget in a commit of its own that says why`]
      : [];
  });

/** Whether one budget is larger somewhere than another. */
export const isRaised = (before: Budget, after: Budget): boolean =>
  Object.entries(after).some(([room, lines]) => lines > (before[room] ?? 0));

const readBudget = (folder: string, commit: string): Budget | undefined => {
  const text = git(folder, 'show', `${commit}:${budgetFile}`);
  return text === undefined ? undefined : (JSON.parse(text) as Budget);
};

/** Unpublished commits that raise a budget together with other changes; merges are left out. */
export const findHiddenRaises = (folder: string): readonly string[] => {
  const published = findPublished(folder);
  if (published === undefined) return [];
  const commits = git(folder, 'log', '--no-merges', '--format=%H', `${published}..HEAD`, '--', budgetFile) ?? '';
  return commits
    .split('\n')
    .filter((commit) => commit !== '')
    .flatMap((commit) => {
      const before = readBudget(folder, `${commit}^`);
      const after = readBudget(folder, commit);
      const files = (git(folder, 'show', '--name-only', '--format=', commit) ?? '').split('\n').filter((file) => file !== '');
      return before !== undefined && after !== undefined && isRaised(before, after) && files.length > 1
        ? [`commit ${commit.slice(0, 12)} raises a budget of ${budgetFile} beside other changes; that needs a commit of its own`]
        : [];
    });
};

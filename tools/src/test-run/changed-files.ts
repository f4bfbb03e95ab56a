import { git } from '../git.ts';

/**
 * Files that differ from the last published commit of main, with those that are not committed; undefined where it is not known, as in a
 * clone without history.
 */
export const listChangedFiles = (folder: string): readonly string[] | undefined => {
  const base = git(folder, 'merge-base', 'origin/main', 'HEAD');
  if (base === undefined) return undefined;
  const changed = git(folder, 'diff', '--name-only', '--no-renames', base);
  const added = git(folder, 'ls-files', '--others', '--exclude-standard');
  return changed === undefined || added === undefined ? undefined : `${changed}\n${added}`.split('\n').filter((path) => path !== '');
};

import { git } from '../git.ts';

const longest = 72;
/** `alerts: notify approvers on hand-in`; several areas are separated by commas. */
const form = /^[a-z0-9][a-z0-9 .,/-]*: \S.*[^.\s]$/;

/** What is wrong with the subject of a commit, or undefined. */
export const findSubjectFault = (subject: string): string | undefined => {
  if (subject.length > longest) return `"${subject}" has ${subject.length} characters; at most ${longest}`;
  return form.test(subject) ? undefined : `"${subject}" is not of the form "area: effect", without a full stop`;
};

/** The published branch, or undefined where there is none to compare with. */
export const findPublished = (folder: string): string | undefined =>
  ['origin/main', '@{upstream}'].find((name) => git(folder, 'rev-parse', '--verify', '--quiet', name) !== undefined);

/** The subjects of commits that are not on the published branch, merges left out; undefined where there is no such branch to compare with. */
export const readUnpublishedSubjects = (folder: string): readonly string[] | undefined => {
  const published = findPublished(folder);
  if (published === undefined) return undefined;
  const subjects = git(folder, 'log', '--no-merges', '--format=%s', `${published}..HEAD`);
  return subjects === undefined || subjects === '' ? [] : subjects.split('\n');
};

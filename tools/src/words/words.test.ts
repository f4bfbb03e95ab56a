import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findRefusedWords } from './refused-words.ts';
import { findSubjectFault, readUnpublishedSubjects } from './subjects.ts';

const find = (path: string, text: string, allowed: Parameters<typeof findRefusedWords>[1] = []) =>
  findRefusedWords(new Map([[path, text]]), allowed);
const refusal = (path: string, line: number, word: string) => [`${path}:${line}: "${word}" is refused: use the plain term`];

describe('refused words', () => {
  it.each(['told', 'tell of', 'tells of', 'Whoever', 'somebody', 'anew', 'reckon', 'reckoned', 'beneath', 'thereof', 'let go'])(
    '%s is refused',
    (word) => expect(find('README.md', `The gas ${word} the cloud.\n`)).toEqual(refusal('README.md', 1, word)),
  );

  it.each(['by the clock', 'held by', 'held against', 'comes round'])('%s is refused', (word) =>
    expect(find('README.md', `It is ${word} so.\n`)).toEqual(refusal('README.md', 1, word)),
  );

  it.each([
    ['a document', 'docs/operations.md', '# Operations\n\nAdministrators are told.\n', 3],
    ['a comment of code', 'server/src/a.ts', 'const a = 1;\n// Owners are told.\n', 2],
    ['a comment of a screen', 'web/src/a.tsx', 'export const A = () => <b>{/* Owners are told. */}</b>;\n', 1],
    ['a comment of a module without types', 'tools/a.mjs', '/**\n * Owners are told.\n */\n', 2],
    ['a comment of SQL', 'server/src/a.sql', "select 'it''s -- fine';\n-- Owners are told.\n", 2],
    ['a comment of a style sheet', 'web/src/a.css', 'a { color: red; }\n/* Owners are told. */\n', 2],
    ['an English text', 'i18n/src/en/a.json', '{\n  "a": "Owners are told."\n}\n', 2],
    ['a quotation in an English text', 'i18n/src/en/a.json', '{ "a": "You \\"were\\" “told”." }\n', 1],
    ['a note for translators', 'i18n/notes.json', '{ "a": "Owners are told." }\n', 1],
    ['a computed English text', 'i18n/src/en/server/a.ts', "// The owner's text.\nexport const texts = { a: 'Owners are told.' };\n", 2],
    ['an English text over lines', 'i18n/src/en/server/a.ts', 'export const a = `Owners\nare told.`;\n', 2],
  ])('%s', (_kind, path, text, line) => expect(find(path, text)).toEqual(refusal(path, line, 'told')));

  it.each([
    ['the text of code', 'server/src/a.ts', "const told = 'told';\n"],
    ['a text of SQL', 'server/src/a.sql', "select '-- told', 'it''s told';\n"],
    ['a key of a text', 'i18n/src/en/a.json', '{ "told": "Sent", "told-again": "Sent again" }\n'],
    ['a key of a computed text', 'i18n/src/en/server/a.ts', "export const texts = { told: 'Sent', 'told-again': 'Sent again' };\n"],
    ['a text in another language', 'i18n/src/hi/a.json', '{ "a": "told" }\n'],
    ['a quotation', 'docs/a.md', 'Ask: “Were you told?” or "Were you told?"\n\n> They were told.\n'],
    ['a name in a document', 'docs/a.md', 'The column `told`.\n\n```sh\necho told\n```\n'],
    ['a word that only begins so', 'docs/a.md', 'An untold number.\n'],
  ])('%s may have them', (_kind, path, text) => expect(find(path, text)).toEqual([]));

  it('the list allows a passage, a file or a folder', () => {
    const text = '// Owners are told.\n';
    const reason = 'A planted violation.';
    expect(find('server/src/a.ts', text, [{ path: 'server/src/a.ts', text: 'Owners are told', reason }])).toEqual([]);
    expect(find('server/src/a.ts', text, [{ path: 'server/', reason }])).toEqual([]);
    expect(find('server/src/a.ts', text, [{ path: 'server/src/a.ts', text: 'Residents are told', reason }])).toHaveLength(2);
  });

  it('an entry of the list without a reason is refused, and one that nothing uses', () => {
    expect(find('a.ts', '// told\n', [{ path: 'a.ts', reason: ' ' }])).toEqual(['allowed.json: a.ts has no reason']);
    expect(find('a.ts', '', [{ path: 'a.ts', reason: 'Once.' }])).toEqual(['allowed.json: a.ts: nothing uses "the file"']);
  });
});

describe('subjects of commits', () => {
  it.each(['alerts: notify approvers on hand-in', 'install, tests: fetch less for npm start', 'e2e/fixtures: wait for the map'])(
    '%s',
    (subject) => expect(findSubjectFault(subject)).toBeUndefined(),
  );

  it.each([
    ['too long', `alerts: ${'notify '.repeat(10)}approvers`, /at most 72/],
    ['no area', 'Notify approvers on hand-in', /is not of the form/],
    ['an area with a capital', 'Alerts: notify approvers', /is not of the form/],
    ['no effect', 'alerts: ', /is not of the form/],
    ['a full stop', 'alerts: notify approvers.', /is not of the form/],
  ])('%s is refused', (_fault, subject, complaint) => expect(findSubjectFault(subject)).toMatch(complaint));

  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  it('are read from the published branch on, where there is one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'subjects-'));
    folders.push(folder);
    expect(readUnpublishedSubjects(folder)).toBeUndefined();
    const git = (...args: readonly string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });
    const commit = (subject: string) =>
      git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--allow-empty', '-m', subject);
    git('init', '--quiet', '--initial-branch=main');
    commit('Published long ago');
    expect(readUnpublishedSubjects(folder)).toBeUndefined();
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(readUnpublishedSubjects(folder)).toEqual([]);
    commit('alerts: notify approvers');
    commit('Hear the person who asks');
    expect(readUnpublishedSubjects(folder)).toEqual(['Hear the person who asks', 'alerts: notify approvers']);
  });
});

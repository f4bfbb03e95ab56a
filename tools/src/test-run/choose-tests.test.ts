import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listChangedFiles } from './changed-files.ts';
import { chooseLongTests, describeChoice } from './choose-tests.ts';
import { labFolders, longTests, runFirst, sweeps } from './long-tests.ts';
import { root } from './program.ts';

describe('long tests', () => {
  const tests = [
    { file: 'server/src/start.test.ts', guards: ['server/src/main.ts', 'server/src/start'] },
    { file: 'engine/src/laws.test.ts', guards: ['engine/src'] },
  ];

  it('are left out when nothing that they guard was changed', () => {
    const choice = chooseLongTests(['web/src/main.tsx', 'server/src/start-up.ts', 'engine/package.json', 'engine/src/run.test.ts'], tests);
    expect(choice.leftOut).toEqual(['server/src/start.test.ts', 'engine/src/laws.test.ts']);
    expect(describeChoice(choice)).toEqual(['2 long files left out; npm run test:all runs them']);
  });

  it('are pulled in by a change of what they guard, or of themselves, with the reason', () => {
    const choice = chooseLongTests(['server/src/start.test.ts', 'engine/src/units/length.ts'], tests);
    expect(choice.leftOut).toEqual([]);
    expect(describeChoice(choice)).toEqual([
      '1 long file pulled in by server/src/start.test.ts: server/src/start.test.ts',
      '1 long file pulled in by engine/src/units/length.ts: engine/src/laws.test.ts',
    ]);
  });

  it('all run where the changes are not known', () => {
    const choice = chooseLongTests(undefined, tests);
    expect([choice.leftOut, choice.pulledIn.size]).toEqual([[], 2]);
    expect(describeChoice(choice)).toEqual(['No long file left out: the published main is not known']);
  });

  it('the table names files and folders that exist, each file once', () => {
    const named = [...runFirst, ...longTests.flatMap(({ guards }) => guards)];
    expect(named.filter((place) => !existsSync(join(root, place)))).toEqual([]);
    expect(new Set(runFirst).size).toBe(runFirst.length);
  });

  it('no test of lab runs in npm test but a long one', () => {
    const places = [...labFolders.map((folder) => `${folder}/`), ...longTests.map(({ file }) => file)];
    const tests = readdirSync(join(root, 'lab'), { recursive: true, encoding: 'utf8' })
      .map((path) => `lab/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.test.ts') && !path.includes('/node_modules/'));
    expect(tests.length).toBeGreaterThan(4);
    expect(tests.filter((path) => !places.some((place) => path.startsWith(place)))).toEqual([]);
  });

  it('the sweeps are the tests that take samples', () => {
    const folder = join(root, 'validation', 'src');
    const taking = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts') && readFileSync(join(folder, path), 'utf8').includes('takeSample('))
      .map((path) => `validation/src/${path.replaceAll('\\', '/')}`);
    expect(taking.toSorted()).toEqual(sweeps.toSorted());
  });
});

describe('changed files', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  it('are those of commits since the published main, those not committed, and those that git does not know yet', () => {
    const folder = mkdtempSync(join(tmpdir(), 'changes-'));
    folders.push(folder);
    expect(listChangedFiles(folder)).toBeUndefined();
    const run = (...args: readonly string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { stdio: 'pipe' });
    const write = (path: string, text: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    const commit = () => {
      run('add', '--all');
      run('commit', '--quiet', '-m', 'a: change');
    };
    run('init', '--quiet', '--initial-branch=main');
    for (const path of ['a/same.ts', 'a/committed.ts', 'a/edited.ts', 'a/old-name.ts']) write(path, path);
    commit();
    expect(listChangedFiles(folder)).toBeUndefined();
    run('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(listChangedFiles(folder)).toEqual([]);
    write('a/committed.ts', 'other');
    run('mv', 'a/old-name.ts', 'a/new-name.ts');
    commit();
    write('a/edited.ts', 'other');
    write('b/untracked.ts', 'new');
    expect(listChangedFiles(folder)?.toSorted()).toEqual([
      'a/committed.ts',
      'a/edited.ts',
      'a/new-name.ts',
      'a/old-name.ts',
      'b/untracked.ts',
    ]);
  });
});

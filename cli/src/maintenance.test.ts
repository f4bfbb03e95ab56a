import { expect, test } from 'vitest';
import { formatObjectsLeftOut, formatObjectsNeeded } from './objects-left-out.ts';
import { runHere } from './testing/in-process.ts';

test.each([
  [['check-audit', '--head', 'nonsense'], '--head must be POSITION:HASH'],
  [['check-audit', '--nothing'], 'usage: hazardguard check-audit'],
  [['admin'], 'One of list, create, reset, remove-two-factor is needed'],
  [['admin', 'create', '--name', 'Asha'], '--name and --email are needed'],
  [['admin', 'reset'], 'One e-mail address is needed'],
  [['migrate', 'now'], 'migrate takes no arguments'],
  [['doctor', 'now'], 'doctor takes no arguments'],
  [['data'], 'One of import, count is needed'],
  [['data', 'count', '--near', '21', '--radius-m', '5'], '--near must be a latitude and a longitude'],
  [['data', 'count', '--near', '-95,73', '--radius-m', '5'], '--near must be a latitude and a longitude'],
  [['data', 'count', '--near', '-21.6,73', '--radius-m', '-5'], '--radius-m must be a number of metres'],
  [['files'], 'Use move or check'],
  [['files', 'move'], '--to must be s3 or postgres'],
  [['files', 'move', '--to', 'disk'], '--to must be s3 or postgres'],
  [['files', 'check', '--to', 's3'], '--to is only for move'],
  [['files', 'move', '--to', 's3', '--own'], '--own is only for check'],
  [['export'], 'Give one folder'],
  [['import', 'a', 'b'], 'Give one folder'],
  [['demo', '--nothing'], 'usage: hazardguard demo'],
] as const)('%j is refused with the usage', async (args, sentence) => {
  const { status, stdout, stderr } = await runHere([...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

test('help names every maintenance verb', async () => {
  const { stdout } = await runHere(['help']);
  for (const verb of ['backup', 'restore', 'export', 'import', 'migrate', 'files', 'data', 'check-audit', 'doctor', 'admin', 'demo']) {
    expect(stdout).toContain(`hazardguard ${verb}`);
  }
});

test('backup names the files it leaves out, and restore the files it needs', () => {
  const objects = { files: 12, bytes: 34_500_000 };
  expect(formatObjectsLeftOut({ objects })).toMatch(/^NOT INCLUDED: 12 files \(34\.5 MB\)/);
  expect(formatObjectsNeeded({ objects })).toMatch(/^12 files \(34\.5 MB\) are in the object store: set S3_ENDPOINT/);
  const none = { objects: { files: 0, bytes: 0 } };
  expect([formatObjectsLeftOut(none), formatObjectsNeeded(none)]).toEqual(['', '']);
});

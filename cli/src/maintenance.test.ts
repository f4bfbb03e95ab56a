import { expect, test } from 'vitest';
import { formatObjectsLeftOut, formatObjectsNeeded } from './objects-left-out.ts';
import { runHere } from './testing/in-process.ts';

test.each([
  [['check-audit', '--head', 'nonsense'], '--head is POSITION:HASH'],
  [['check-audit', '--nothing'], 'usage: hazardguard check-audit'],
  [['admin'], 'One of list, create, reset, end-second-step is needed'],
  [['admin', 'create', '--name', 'Asha'], '--name and --email are needed'],
  [['admin', 'reset'], 'One e-mail address is needed'],
  [['migrate', 'now'], 'migrate takes no arguments'],
  [['doctor', 'now'], 'doctor takes no arguments'],
  [['files'], 'One of move and check is needed'],
  [['files', 'move'], '--to is s3 or postgres'],
  [['files', 'move', '--to', 'disk'], '--to is s3 or postgres'],
  [['files', 'check', '--to', 's3'], '--to belongs to move'],
  [['files', 'move', '--to', 's3', '--own'], '--own belongs to check'],
  [['export'], 'One folder is needed'],
  [['import', 'a', 'b'], 'One folder is needed'],
  [['demo', '--nothing'], 'usage: hazardguard demo'],
] as const)('%j is refused with the usage', async (args, sentence) => {
  const { status, stdout, stderr } = await runHere([...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

test('help names every verb of care', async () => {
  const { stdout } = await runHere(['help']);
  for (const verb of ['backup', 'restore', 'export', 'import', 'migrate', 'files', 'check-audit', 'doctor', 'admin', 'demo']) {
    expect(stdout).toContain(`hazardguard ${verb}`);
  }
});

test('what a backup does not hold is told with it, and what a restored installation needs', () => {
  const objects = { files: 12, bytes: 34_500_000 };
  expect(formatObjectsLeftOut({ objects })).toMatch(/^NOT IN IT: 12 files \(34\.5 MB\)/);
  expect(formatObjectsNeeded({ objects })).toMatch(/^12 files \(34\.5 MB\) lie in the object store: set S3_ENDPOINT/);
  const none = { objects: { files: 0, bytes: 0 } };
  expect([formatObjectsLeftOut(none), formatObjectsNeeded(none)]).toEqual(['', '']);
});

import { expect, test } from 'vitest';
import { runHere } from './testing/in-process.ts';

test.each([
  [['check-audit', '--head', 'nonsense'], '--head is POSITION:HASH'],
  [['check-audit', '--nothing'], 'usage: hazardguard check-audit'],
  [['admin'], 'One of list, create, reset, end-second-step is needed'],
  [['admin', 'create', '--name', 'Asha'], '--name and --email are needed'],
  [['admin', 'reset'], 'One e-mail address is needed'],
  [['migrate', 'now'], 'migrate takes no arguments'],
  [['doctor', 'now'], 'doctor takes no arguments'],
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
  for (const verb of ['backup', 'restore', 'export', 'import', 'migrate', 'check-audit', 'doctor', 'admin', 'demo']) {
    expect(stdout).toContain(`hazardguard ${verb}`);
  }
});

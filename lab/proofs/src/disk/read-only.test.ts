import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { openKillableProgram } from '../../../bench/src/killable-program.ts';
import { openPeople } from '../crashes/clients.ts';
import { findDiskObstacle, withFailingDisk } from './failing-disk.ts';
import { reportIncident } from './requests.ts';

// A whole program starts, and its database a second time, while other tests use the same two cores.
vi.setConfig({ testTimeout: 120_000 });

const settings = { HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: 'none', STANDING_FOOTPRINTS: 'off', DELIVERY: 'off', LOG_LEVEL: 'silent' };

test('a disk that turns read-only is reported, nothing is created while it is missing, and service resumes after its repair', async ({
  skip,
}) => {
  const why = findDiskObstacle();
  if (why !== null) {
    process.stdout.write(`A disk that turns read-only: skipped, ${why}\n`);
    skip(why);
  }
  await withFailingDisk(async ({ folder, fail, unmount, mend }) => {
    const server = await openKillableProgram({ dataDir: folder, settings });
    const ready = async () => {
      const answer = await fetch(`${server.origin()}/readyz`);
      return ((await answer.json()) as { checks: Record<string, string> }).checks;
    };
    try {
      const people = await openPeople(server.origin());
      expect(await reportIncident(server.origin(), people, 1)).toMatchObject({ status: 201 });
      fail();
      await reportIncident(server.origin(), people, 2);
      await expect.poll(ready, { timeout: 60_000, interval: 100 }).toMatchObject({ database: 'unreachable', disk: 'read-only' });
      unmount();
      await expect.poll(ready, { timeout: 60_000, interval: 100 }).toMatchObject({ disk: 'missing' });
      expect(readdirSync(folder)).toEqual([]);
      mend();
      await expect.poll(ready, { timeout: 60_000, interval: 100 }).toMatchObject({ database: 'ok' });
      expect(await reportIncident(server.origin(), people, 3)).toMatchObject({ status: 201 });
    } finally {
      await server.stopInOrder();
    }
  });
});

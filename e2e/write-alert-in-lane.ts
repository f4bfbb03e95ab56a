import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Writes a released alert (as JSON) into the database of this lane's server, or expires the one with an id: a program
 * of the server's tests, for changes that no API call makes.
 */
export const writeAlertInLane = (lane: number, what: string): string =>
  execFileSync(process.execPath, ['../server/src/testing/release-in-folder.ts', join(process.env.E2E_DATA ?? '', String(lane)), what], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });

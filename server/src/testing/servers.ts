import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, startProgram } from './program.ts';

/** Servers as separate processes, with a shared secret and their own data folders. */
export interface Servers {
  /** `within`: prefix of the command, for a server that runs in a namespace. */
  start(settings: Readonly<Record<string, string>>, args?: readonly string[], within?: readonly string[]): Program;
  /** Kills them all, and removes their folders. */
  end(): Promise<void>;
}

export const makeServers = (): Servers => {
  const folders: string[] = [];
  const programs: Program[] = [];
  return {
    start: (settings, args, within) => {
      const folder = mkdtempSync(join(tmpdir(), 'hazardguard-server-'));
      folders.push(folder);
      const own = {
        HAZARDGUARD_DATA: folder,
        HAZARDGUARD_SECRET: 'only for tests: 0123456789abcdef0123456789abcdef',
        STANDING_FOOTPRINTS: 'off',
      };
      const program = startProgram({ ...own, ...settings }, args, within);
      programs.push(program);
      return program;
    },
    end: async () => {
      for (const { child, ended } of programs) {
        child.kill('SIGKILL');
        await ended;
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
};

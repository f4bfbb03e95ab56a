import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readerLimits, toArguments } from '../../platform/programs/memory-limits.ts';
import { ArchiveFault } from './archive-source.ts';

const script = fileURLToPath(new URL('mbtiles-program.ts', import.meta.url));
/** Ten minutes for four gigabytes. */
const timeoutMs = 10 * 60 * 1000;

/** Exit code of the program for a refused file; its sentence is the output. */
export const refusedCode = 3;

/**
 * Rewrites an MBTiles file as PMTiles, in a program of its own: a file from a stranger is a database, whose views may compute for
 * ever; that program is then killed. Throws `ArchiveFault`.
 */
export const convertMbtiles = async (from: string, to: string): Promise<void> => {
  try {
    await promisify(execFile)(process.execPath, [...toArguments(readerLimits), script, from, to], {
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      env: {},
    });
  } catch (error) {
    const { code, stdout } = error as { code?: unknown; stdout?: unknown };
    throw new ArchiveFault(code === refusedCode && typeof stdout === 'string' ? stdout : 'It is an MBTiles file that cannot be read');
  }
};

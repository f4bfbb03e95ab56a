import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Field data in this repository. */
export const bundledData = fileURLToPath(new URL('../data/', import.meta.url));

/** Finds field data by file name: next to the cases, in a folder `field` there or one level up, else in this repository. */
export const dataReader =
  (besides: readonly string[]) =>
  (name: string): unknown => {
    const folders = [...besides.flatMap((folder) => [folder, join(folder, 'field'), join(folder, '..', 'field')]), bundledData];
    const path = folders.map((folder) => join(folder, basename(name))).find((one) => existsSync(one));
    return path === undefined ? undefined : (JSON.parse(readFileSync(path, 'utf8')) as unknown);
  };

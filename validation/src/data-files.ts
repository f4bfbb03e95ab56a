import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Field data that the project carries. */
export const bundledData = fileURLToPath(new URL('../data/', import.meta.url));

/** Field data by the name of its file: beside the cases, in a folder `field` there or one up, else the project's own. */
export const dataReader =
  (besides: readonly string[]) =>
  (name: string): unknown => {
    const folders = [...besides.flatMap((folder) => [folder, join(folder, 'field'), join(folder, '..', 'field')]), bundledData];
    const path = folders.map((folder) => join(folder, basename(name))).find((one) => existsSync(one));
    return path === undefined ? undefined : (JSON.parse(readFileSync(path, 'utf8')) as unknown);
  };

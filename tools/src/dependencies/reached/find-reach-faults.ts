import { posix } from 'node:path';
import { findDelivered, findOwner, type Manifest, type Project } from './project.ts';
import type { Reach } from './reach.ts';

const listRunning = ({ dependencies, optionalDependencies }: Manifest): readonly string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies });

const listAll = (manifest: Manifest): readonly string[] => [...listRunning(manifest), ...Object.keys(manifest.devDependencies ?? {})];

const toPath = (folder: string): string => (folder === '' ? 'package.json' : `${folder}/package.json`);

const fits = ({ kind, to }: Reach, name: string): boolean => (kind === 'family' ? name.startsWith(to) : name === to);

/** The types of a package are a package of their own. */
const toTypes = (name: string): string => `@types/${name.replace('@', '').replace('/', '__')}`;

/** Faults of the lists of packages and of the files beside the sources, one sentence each. */
export const findReachFaults = (project: Project, reaches: ReadonlyMap<string, readonly Reach[]>): readonly string[] => {
  const { manifests, tracked, built, kept, above } = project;
  const delivered = findDelivered(project.entries, reaches, project);
  const places = new Set(tracked.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))));
  const ownerOf = (path: string): string => findOwner(path, project);
  /** `npm start` installs the "dependencies" of these. */
  const workspaces = new Set(manifests.get('')?.workspaces);
  const deliveredOwners = new Set([...delivered].map(ownerOf));

  const findPackageFault = (reach: Reach): string | null => {
    const { from, line, to, written, typeOnly, anywhere } = reach;
    const owner = ownerOf(from);
    const manifest = manifests.get(owner);
    if (manifest === undefined || manifest.name === to) return null;
    const isNeeded = delivered.has(from) && !typeOnly;
    const own = anywhere
      ? [...manifests.keys()].filter((folder) => !isNeeded || deliveredOwners.has(folder))
      : isNeeded
        ? [owner]
        : [owner, '', ...(above.includes(owner) ? workspaces : [])];
    const listed = own.flatMap((folder) => (isNeeded ? listRunning : listAll)(manifests.get(folder) ?? {}));
    if (listed.some((name) => fits(reach, name) || (typeOnly && name === toTypes(to)))) return null;
    const where = `${from}:${line} reaches ${to} (${written}), which `;
    const path = toPath(owner);
    if (!isNeeded) return `${where}${path} does not list: add it to "devDependencies" of ${path}`;
    return listAll(manifest).some((name) => fits(reach, name))
      ? `${where}the delivered program needs: move it from "devDependencies" to "dependencies" of ${path}`
      : `${where}${path} does not list: add it to "dependencies" of ${path}`;
  };

  const findPathFault = ({ from, line, kind, to, written }: Reach): string | null => {
    const where = `${from}:${line} reaches ${to} (${written})`;
    if (kind === 'files')
      return project.tracked.some((path) => posix.matchesGlob(path, to))
        ? null
        : `${where}, which fits no file of the repository: correct it`;
    if (to === '.' || places.has(to) || built.some((folder) => to === folder || to.startsWith(`${folder}/`))) return null;
    return `${where}, which git does not track: add the file to git, or correct the path`;
  };

  const all = [...reaches.values()].flat();
  const wrong = new Map<string, string>();
  for (const reach of all) {
    const isPackage = reach.kind === 'package' || reach.kind === 'family';
    // A compiler finds a missing file of types.
    const fault = isPackage ? findPackageFault(reach) : reach.typeOnly ? null : findPathFault(reach);
    const place = `${reach.from}:${reach.line} ${reach.to}`;
    if (fault !== null && !wrong.has(place)) wrong.set(place, fault);
  }

  /** Reaches that may be what a list names a package for. */
  const packageReaches = all.filter(({ kind }) => kind === 'package' || kind === 'family');
  const needless = [...manifests].flatMap(([folder, manifest]) =>
    listAll(manifest).flatMap((name) => {
      if (kept[`${toPath(folder)}: ${name}`] !== undefined) return [];
      const using = packageReaches.filter(
        (reach) => (ownerOf(reach.from) === folder || folder === '' || reach.anywhere) && (fits(reach, name) || toTypes(reach.to) === name),
      );
      if (using.length === 0) return [`${toPath(folder)} lists ${name}, which no source reaches: remove it`];
      const isRunning = workspaces.has(folder) && listRunning(manifest).includes(name) && !name.startsWith('@hazardguard/');
      return isRunning && !using.some(({ from, typeOnly }) => delivered.has(from) && !typeOnly)
        ? [`${toPath(folder)} lists ${name} under "dependencies", but only tests, tools or types reach it: move it to "devDependencies"`]
        : [];
    }),
  );
  const twice = above.flatMap((folder) =>
    listAll(manifests.get(folder) ?? {}).flatMap((name) => {
      const other = [...workspaces].find((workspace) => listAll(manifests.get(workspace) ?? {}).includes(name));
      return other === undefined ? [] : [`${toPath(folder)} lists ${name}, which ${toPath(other)} lists already: remove it`];
    }),
  );
  return [...wrong.values(), ...needless, ...twice];
};

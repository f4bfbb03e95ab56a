import { posix } from 'node:path';
import { findDelivered, findOwner, listTargets, type Project } from './project.ts';
import type { Reach } from './reach.ts';

export interface ImageLists {
  readonly dockerfile: string;
  readonly dockerignore: string;
  /** Programs that the image runs. */
  readonly entries: readonly string[];
  /** Folders that these programs do without there. */
  readonly without: readonly string[];
}

type Reaches = ReadonlyMap<string, readonly Reach[]>;

const place = 'deploy/docker/Dockerfile';

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** What the last stage copies from the stage before, by its path from the root. */
const listCopied = (dockerfile: string): readonly string[] =>
  [...dockerfile.matchAll(/^COPY --from=\S+ (.+) \S+$/gm)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .map((path) => path.replace(/^\/app\//, ''));

const isIgnored = (path: string, dockerignore: string): boolean =>
  dockerignore
    .split('\n')
    .filter(Boolean)
    .some((line) => (line.startsWith('**/') ? path.split('/').includes(line.slice(3)) : isWithin(path, line)));

/** Every path that the programs of the image need, with the file that reaches it. */
const listNeeded = (project: Project, reaches: Reaches, entries: readonly string[]): ReadonlyMap<string, string> => {
  const needed = new Map(entries.map((path) => [path, place]));
  for (const from of findDelivered(entries, reaches, project)) {
    const own = (reaches.get(from) ?? []).filter(({ typeOnly }) => !typeOnly);
    const targets = own.flatMap((reach) => listTargets(reach, project));
    for (const path of targets) {
      // A folder that only begins the paths of other files is not needed as a whole.
      if (path !== '.' && !targets.some((other) => other.startsWith(`${path}/`)) && !needed.has(path)) needed.set(path, from);
    }
    const manifest = posix.join(findOwner(from, project), 'package.json');
    if (own.some(({ kind }) => kind === 'package') && !needed.has(manifest)) needed.set(manifest, from);
  }
  return needed;
};

/** Faults of what the container image ignores, installs, copies and runs. */
export const findImageFaults = (
  project: Project,
  reaches: Reaches,
  { dockerfile, dockerignore, entries, without }: ImageLists,
): readonly string[] => {
  const copied = listCopied(dockerfile);
  const installed = [...dockerfile.matchAll(/--workspace (\S+)/g)].map(([, name = '']) => name);
  const needed = [...listNeeded(project, reaches, entries)].filter(([path]) => !without.some((folder) => isWithin(path, folder)));
  const reported = new Set<string>();
  const faults: string[] = [];
  for (const [path, from] of needed) {
    const isBuilt = project.built.some((folder) => isWithin(path, folder));
    const part = isBuilt ? path : findOwner(path, project) || path;
    if (!copied.some((folder) => isWithin(path, folder)) && !reported.has(part)) {
      reported.add(part);
      const wanted = copied.some((one) => isWithin(one, part)) ? path : part;
      faults.push(`${place} does not copy ${path}, which ${from} reaches: add "COPY --from=build /app/${wanted} ./${wanted}"`);
    }
    if (!isBuilt && isIgnored(path, dockerignore))
      faults.push(`${place}.dockerignore leaves out ${path}, which ${from} reaches: remove the line that names it`);
    if (path.endsWith('/package.json') && !installed.includes(posix.dirname(path)))
      faults.push(
        `${place} installs no packages for ${posix.dirname(path)}, which ${from} belongs to: add "--workspace ${posix.dirname(path)}"`,
      );
  }
  const isThere = (path: string): boolean =>
    path === 'node_modules' || project.built.includes(path) || project.tracked.some((file) => isWithin(file, path));
  for (const path of copied) if (!isThere(path)) faults.push(`${place} copies ${path}, which is not in the repository: correct the path`);
  return faults;
};

/** Programs of the repository that the files of `deploy/` name and that are not there. */
export const findProgramFaults = (tracked: readonly string[], deployFiles: ReadonlyMap<string, string>): readonly string[] =>
  [...deployFiles].flatMap(([file, text]) =>
    [...text.matchAll(/(?<![\w/.-])(?:\/app\/|\/opt\/hazardguard\/)?((?:server|cli|tools|web|validation)\/[\w./-]+\.(?:ts|mjs|js))\b/g)]
      .map(([, path = '']) => path)
      .filter((path) => !tracked.includes(path))
      .map((path) => `${file} names ${path}, which is not in the repository: correct the path`),
  );

import { expect, test } from 'vitest';
import { findImageFaults, findProgramFaults } from './find-image-faults.ts';
import { type Project, readReaches } from './project.ts';

const sources = new Map([
  ['server/src/main.ts', `import { b } from '@own/contract'; read(new URL('../../docs/glossary.md', import.meta.url));`],
  ['contract/src/index.ts', `import 'library'; export const b = 1;`],
  ['runtime/find.mjs', ''],
]);
const project: Project = {
  tracked: [...sources.keys(), 'docs/glossary.md', 'server/package.json', 'contract/package.json'],
  sources,
  manifests: new Map([
    ['', {}],
    ['server', { name: '@own/server', dependencies: { '@own/contract': '1' } }],
    ['contract', { name: '@own/contract', exports: { '.': './src/index.ts' } }],
  ]),
  known: new Set(['library']),
  entries: [],
  resolvedFrom: {},
  above: [],
  built: ['web/dist'],
  kept: {},
};
const dockerfile = `FROM node AS build
RUN npm ci --workspace server --workspace contract
FROM node
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/server ./server
COPY --from=build /app/contract ./contract
COPY --from=build /app/docs/glossary.md ./docs/
COPY --from=build /app/web/dist ./web/dist
CMD ["node", "server/src/main.ts"]
`;
const check = (changed: (text: string) => string, dockerignore = '**/node_modules\nbench\n') =>
  findImageFaults(project, readReaches(project), {
    dockerfile: changed(dockerfile),
    dockerignore,
    entries: ['server/src/main.ts'],
    without: [],
  });

test('an image that copies what its programs reach has no faults', () => expect(check((text) => text)).toEqual([]));

test('a package of the repository that is not copied is refused, with the line to add', () => {
  expect(check((text) => text.replace(/^.*app\/contract .*\n/m, ''))).toEqual([
    'deploy/docker/Dockerfile does not copy contract/src/index.ts, which server/src/main.ts reaches: add "COPY --from=build /app/contract ./contract"',
  ]);
});

test('a file that is not copied, or left out of what the build sees, is refused', () => {
  expect(check((text) => text.replace(/^.*glossary.*\n/m, ''))).toEqual([
    'deploy/docker/Dockerfile does not copy docs/glossary.md, which server/src/main.ts reaches: add "COPY --from=build /app/docs/glossary.md ./docs/glossary.md"',
  ]);
  expect(check((text) => text, 'docs\n')).toEqual([
    'deploy/docker/Dockerfile.dockerignore leaves out docs/glossary.md, which server/src/main.ts reaches: remove the line that names it',
  ]);
});

test('a package of the repository without its packages is refused', () => {
  expect(check((text) => text.replace(' --workspace contract', ''))).toEqual([
    'deploy/docker/Dockerfile installs no packages for contract, which contract/src/index.ts belongs to: add "--workspace contract"',
  ]);
});

test('a copied path that is not there is refused', () => {
  expect(check((text) => text.replace('/app/web/dist', '/app/web/build'))).toEqual([
    'deploy/docker/Dockerfile copies web/build, which is not in the repository: correct the path',
  ]);
});

test('a program that a unit or an image names must be in the repository', () => {
  const unit = (path: string) => new Map([['deploy/systemd/web.service', `ExecStart=/usr/bin/node ${path} --role web`]]);
  expect(findProgramFaults(project.tracked, unit('server/src/main.ts'))).toEqual([]);
  expect(findProgramFaults(project.tracked, unit('server/src/serve.ts'))).toEqual([
    'deploy/systemd/web.service names server/src/serve.ts, which is not in the repository: correct the path',
  ]);
});

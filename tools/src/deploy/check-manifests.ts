import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, root } from '../test-run/program.ts';
import type { Manifest } from './read-deploy.ts';

/** The module of the package `kubernetes-types` that describes an object; none for a custom resource (CRD). */
const toModuleName = (apiVersion: string): string | null => {
  const [group = '', version = ''] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  if (group.endsWith('.coreos.com')) return null;
  return `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`;
};

/** Checks objects against the API's own types, unknown fields among the faults. Returns the compiler's errors, '' for none. */
export const checkManifests = (manifests: readonly Manifest[]): string => {
  const lines = manifests.flatMap((manifest, index) => {
    const module = toModuleName(manifest.apiVersion);
    if (module === null) return [];
    return [
      `import type { ${manifest.kind} as T${index} } from '${module}';`,
      `export const o${index}: T${index} = ${JSON.stringify(manifest)};`,
    ];
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

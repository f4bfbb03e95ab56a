import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNpm } from './npm.mjs';

/**
 * Prints the bill of materials of a server: what the lock file does not mark as needed by development alone. `npm sbom --omit dev` leaves
 * out every package that some workspace lists under "devDependencies", though another one needs it. Plain JavaScript.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--offline'];
const { status, stdout } = spawnSync(process.execPath, [findNpm(), ...args], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status === 0) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const needed = new Set(
    Object.entries(packages)
      .filter(([, { dev, link }]) => dev !== true && link !== true)
      .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`),
  );
  const bill = JSON.parse(stdout);
  bill.components = bill.components.filter(({ name, version }) => needed.has(`${name}@${version}`));
  const kept = new Set([bill.metadata.component, ...bill.components].map((one) => one['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }));
  process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
} else process.exitCode = 1;

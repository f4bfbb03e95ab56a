import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screenPaths } from '@hazardguard/contract';
import { build, type Plugin } from 'vite';

/** What the installed application needs to start and compute without a network. Films and pictures of the landing page stay away. */
const isStored = (fileName: string): boolean => fileName === 'index.html' || /^assets\/.*\.(js|css|json|woff2|pmtiles)$/.test(fileName);
/** Files of `public/` that every screen uses. */
const publicFiles = ['theme.js', 'icon.svg', 'manifest.webmanifest'];

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * Writes `sw.js`: Workbox with the list of the files of this build. Files with a hash in their name need no revision. The plugin of Vite
 * for this brings 295 packages (docs/decisions/0132-offline.md).
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const folder = dir ?? 'dist';
    const built = Object.values(bundle).filter(({ fileName }) => isStored(fileName));
    const revision = (fileName: string): string => hashOf(readFileSync(join(folder, fileName)));
    const files = [
      ...built.map(({ fileName }) => ({ url: `/${fileName}`, revision: fileName.startsWith('assets/') ? null : revision(fileName) })),
      ...publicFiles.map((fileName) => ({ url: `/${fileName}`, revision: revision(fileName) })),
    ].sort((a, b) => (a.url < b.url ? -1 : 1));
    await build({
      configFile: false,
      logLevel: 'error',
      define: {
        __STORED_FILES__: JSON.stringify(files),
        // The Community page is the server's own; signed-in people see it inside the frame.
        __SCREEN_PATHS__: JSON.stringify(screenPaths.filter((path) => path !== '/Community')),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        lib: {
          entry: join(import.meta.dirname, 'src/app/installed/service-worker.ts'),
          formats: ['iife'],
          name: 'hazardguard',
          fileName: () => 'sw.js',
        },
      },
    });
  },
});

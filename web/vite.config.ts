import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { serviceWorker } from './build-service-worker.ts';
import { dropUnusedSchemas } from './drop-unused-schemas.ts';
import { leaveOutUnused } from './leave-out-unused.ts';

/** In development the API comes from the real server: HAZARDGUARD_SERVER names it. */
const server = process.env.HAZARDGUARD_SERVER ?? 'http://127.0.0.1:8080';

/** Quality 9 of 11: a tenth of the time for some 3 % more bytes; the first start builds too. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes each text file of the build compressed beside itself, once, so that the server need not compress per request. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|svg|json)$/.test(fileName));
      await Promise.all(
        texts.flatMap((file) => {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          return [
            promisify(gzip)(content).then((source) => this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source })),
            promisify(brotliCompress)(content, brotli).then((source) =>
              this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source }),
            ),
          ];
        }),
      );
    },
  },
});

const isContract = (id: string): boolean => id.includes('/contract/src/');
const hasSchemas = (file: Rolldown.ModuleInfo | null): boolean => file?.importedIds.some((id) => id.includes('/zod/')) ?? false;

export default defineConfig({
  plugins: [react(), dropUnusedSchemas(), leaveOutUnused(), compressed(), serviceWorker()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/docs', '/cap', '^/[Cc]ommunity'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
  worker: { format: 'es' },
  /** A catalogue is read as a whole: an object, without an export for each of its keys. */
  json: { namedExports: false, stringify: false },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    /** Fonts and pictures stay files of their own: they are cached and never grow the script. */
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        /** A shared file's own name lists the screens that share it. */
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        /**
         * Few, whole files: `react` and `start` serve the landing page too; `app` is whatever the frame needs before any screen.
         * The rest follows the lazy imports.
         */
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: 'start',
              test: /web\/src\/(ui\/load-chunk\.ts|locales\/catalogues\.ts|ui\/fonts\.css)$|vite\/preload-helper/,
              priority: 2,
            },
            {
              name: 'app',
              // Small helpers of several components: beside the scroll area they would bring it, and floating lists, to every choice.
              test: /web\/src\/app\/start-app\.tsx$|@mantine\/.*\/(use-debounced-callback|use-callback-ref|use-merged-ref|to-int)\.mjs$/,
              priority: 1,
            },
            { name: 'schemas', test: /node_modules\/zod\//, priority: 2 },
            // Most screens need constants of the contract, and no schemas: files with schemas stay apart from those without.
            {
              name: (id, bundle) => (isContract(id) && !hasSchemas(bundle.getModuleInfo(id)) ? 'constants' : null),
              priority: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 500,
            },
            { name: 'checks', test: isContract, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
            // Used by most screens: in a file of one of them it would bring that screen to the others.
            { name: 'changes', test: /src\/(data\/use-route-change|register\/(to-file-address|industry-picker\/industry-choice))\.ts$/ },
            { name: 'swatch', test: /web\/src\/(assess\/result\/ring-swatch|ui\/hazard-colours)/ },
            { name: 'models', test: /\/engine\/src\//, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
            // What screens share, in few files: a screen's code came in ninety, most of them smaller than their request.
            {
              name: 'parts',
              test: /web\/src\/ui\/|node_modules\/(@mantine|@floating-ui)\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 900,
            },
            {
              name: 'shared',
              test: /web\/src\/(register|assess|warn|respond|prepare|admin)\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_260,
            },
          ],
        },
      },
    },
  },
});

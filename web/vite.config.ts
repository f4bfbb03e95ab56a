import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the API comes from the real server: HAZARDGUARD_SERVER names it. */
const server = process.env.HAZARDGUARD_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(['/api', '/healthz', '/readyz', '/docs'].map((path) => [path, { target: server, changeOrigin: false }])),
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    /** Fonts and pictures stay files of their own: they are cached and never grow the script. */
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
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
            { name: 'app', test: /web\/src\/app\/start-app\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});

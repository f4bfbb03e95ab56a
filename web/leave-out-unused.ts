import type { Plugin } from 'vite';

const noUnpacking = 'virtual:no-unpacking';

/** Parts of libraries that every user of the library would get, and that the application never runs. */
export const leaveOutUnused = (): Plugin => ({
  name: 'leave-out-unused',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^fflate$/ },
    // Map archives are unpacked by the browser: each one that can run the application has a DecompressionStream.
    handler: (_id, importer) => (importer?.includes('/pmtiles/') ? noUnpacking : null),
  },
  load: {
    filter: { id: [/\/@mantine\/core\/.*\/TableScrollContainer\.mjs$/, /^virtual:no-unpacking$/] },
    handler: (id) =>
      id === noUnpacking
        ? `export const decompressSync = () => { throw new Error('This browser cannot unpack the map'); };`
        : // Every table of Mantine names a frame with scroll bars of its own, 20 kB; the application has `TableFrame`.
          'export const TableScrollContainer = undefined;',
  },
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx$/, code: 'Table.ScrollContainer' },
    handler() {
      this.error('Table.ScrollContainer is not part of the build: use TableFrame');
    },
  },
});

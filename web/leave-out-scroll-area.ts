import type { Plugin } from 'vite';

/**
 * Every table of Mantine names a frame with scroll bars of its own, for which a screen got 20 kB more than for the table. The application
 * has `TableFrame`, so the other one is left out.
 */
export const leaveOutScrollArea = (): Plugin => ({
  name: 'leave-out-scroll-area',
  apply: 'build',
  load: {
    filter: { id: /\/@mantine\/core\/.*\/TableScrollContainer\.mjs$/ },
    handler: () => 'export const TableScrollContainer = undefined;',
  },
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx$/, code: 'Table.ScrollContainer' },
    handler() {
      this.error('Table.ScrollContainer is not part of the build: use TableFrame');
    },
  },
});

import { runGenerators } from '../../tools/src/generators/run-generators.ts';
import { basemap } from './basemap.ts';

/** `npm run basemap`: cuts the bundled map again, and records that it is up to date; with `--check` it only compares. */
const sources = ['package-lock.json', 'tools/src/generators', 'lab/package-lock.json', 'lab/basemap'];
await runGenerators([{ name: 'basemap', sources, files: () => basemap }], { command: 'npm run basemap' });

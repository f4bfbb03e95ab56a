/** Prints how the engine's models do against field trials: `node validation/src/main.ts`. */
import { readFileSync } from 'node:fs';
import { type Metrics, metricsOf } from './metrics.ts';
import { readPrairieGrass, scorePrairieGrass } from './trials/prairie-grass.ts';

const shown = ({ count, fac2, mg, vg, fb, nmse }: Metrics): string =>
  [String(count), ...[fac2, mg, vg, fb, nmse].map((value) => value.toFixed(3))].map((cell) => cell.padStart(6)).join(' ');

const trial = readPrairieGrass(JSON.parse(readFileSync(new URL('../data/prairie-grass-open.json', import.meta.url), 'utf8')));
if (trial === null) throw new Error('prairie-grass-open.json is in another format');

const width = 78;
let dataSet = '';
for (const score of scorePrairieGrass(trial)) {
  if (score.dataSet !== dataSet) process.stdout.write(`${score.dataSet.padEnd(width)}  count  FAC2     MG     VG     FB   NMSE\n`);
  dataSet = score.dataSet;
  process.stdout.write(`${`  ${score.model}, ${score.mode}, ${score.inputs}`.padEnd(width)} ${shown(metricsOf(score.pairs))}\n`);
}

/** Prints how the engine's models do against field trials: `node validation/src/main.ts`. */
import { catalogue } from '@hazardguard/engine';
import { limits } from './limits.ts';
import { type Metrics, metricsOf } from './metrics.ts';
import { prairieGrassPairs } from './prairie-grass.ts';

const shown = ({ count, fac2, mg, vg, fb, nmse }: Metrics): string =>
  [String(count), ...[fac2, mg, vg, fb, nmse].map((value) => value.toFixed(2))].map((cell) => cell.padStart(6)).join(' ');

process.stdout.write(`${'Arc maxima of Prairie Grass'.padEnd(44)}  count   FAC2     MG     VG     FB   NMSE\n`);
for (const { model: id, mode } of limits) {
  const model = catalogue.find((one) => one.id === id);
  if (!model) throw new Error(`${id} is not in the catalogue`);
  const pairs = prairieGrassPairs(model, mode);
  process.stdout.write(`${`${id}, ${mode}`.padEnd(44)} ${shown(metricsOf(pairs))}\n`);
  for (const [name, classes] of [
    ['unstable', 'ABC'],
    ['neutral', 'D'],
    ['stable', 'EF'],
  ] as const) {
    const part = pairs.filter((pair) => classes.includes(pair.stability));
    if (part.length > 0) process.stdout.write(`${`  ${name}`.padEnd(44)} ${shown(metricsOf(part))}\n`);
  }
}

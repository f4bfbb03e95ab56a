import { run } from '@hazardguard/engine';
import { formats } from '../formats.ts';
import { writeText } from '../output.ts';
import { readArguments, takeOnly } from '../read-arguments.ts';
import { readCheckedScenario } from '../read-checked-scenario.ts';
import { Refusal } from '../refusal.ts';
import { showValue } from '../scenario-file.ts';

export const usage = `hazardguard model <scenario.json | -> [--level "10 ppm"]... [--format table|json|geojson|kml|csv|xlsx|summary] [--out FILE]`;

/** Runs one scenario without a server or a database, and writes its zones. */
export const model = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args, usage, {
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'table' },
      level: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
    },
  });
  const path = takeOnly(positionals, `One scenario file is needed, ${positionals.length} given`, usage);
  const format = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
  if (!format) throw new Refusal(`--format: ${showValue(values.format)} is not allowed; allowed: ${Object.keys(formats).join(', ')}`);
  if (values.format === 'xlsx' && values.out === undefined && process.stdout.isTTY)
    throw new Refusal('An Excel file is no text: give --out FILE.xlsx');
  await writeText(format(run(await readCheckedScenario(path, values.level))), values.out);
};

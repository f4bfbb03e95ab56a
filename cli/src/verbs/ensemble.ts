import { areaRules, checkEnsembleOptions, doubtTable, ensemble as drawEnsemble } from '@hazardguard/engine';
import { ensembleFormats, formatDoubts } from '../ensemble-formats.ts';
import { formatProblem } from '../format-problem.ts';
import { writeText } from '../output.ts';
import { readArguments, takeOnly } from '../read-arguments.ts';
import { readCheckedScenario } from '../read-checked-scenario.ts';
import { Refusal } from '../refusal.ts';
import { showValue } from '../scenario-file.ts';

export const usage = `hazardguard ensemble <scenario.json | -> [--members N] [--seed S] [--knowledge known|guessed]
      [--wind on-site|compass-16|within-20-km|forecast|unknown] [--side N] [--format table|json|geojson|doubts] [--json] [--out FILE]`;

const parseNumber = (text: string | undefined): number | string | undefined =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Computes an ensemble of one scenario without a server, and writes the result. */
export const ensemble = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args, usage, {
    allowPositionals: true,
    options: {
      members: { type: 'string' },
      seed: { type: 'string' },
      side: { type: 'string' },
      knowledge: { type: 'string' },
      wind: { type: 'string' },
      format: { type: 'string', default: 'table' },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  });
  const path = takeOnly(positionals, `One scenario file is needed, ${positionals.length} given`, usage);
  const name = values.json ? 'json' : values.format;
  const format = Object.hasOwn(ensembleFormats, name) ? ensembleFormats[name] : undefined;
  const isDoubts = name === 'doubts';
  if (!format && !isDoubts)
    throw new Refusal(`--format: ${showValue(name)} is not allowed; allowed: ${[...Object.keys(ensembleFormats), 'doubts'].join(', ')}`);
  const checked = checkEnsembleOptions({
    members: parseNumber(values.members),
    seed: parseNumber(values.seed),
    side: parseNumber(values.side),
    knowledge: values.knowledge,
    windOrigin: values.wind,
  });
  if (!checked.ok) throw new Refusal(...checked.problems.flatMap(formatProblem));
  const scenario = await readCheckedScenario(path);
  const probability = { actNow: areaRules.actNow.probability, beReady: areaRules.beReady.probability };
  const text = format
    ? format(drawEnsemble(scenario, checked.options))
    : formatDoubts(doubtTable(scenario, checked.options, probability), checked.options);
  await writeText(text, values.out);
};

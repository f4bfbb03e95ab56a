import { toSubstance } from '@hazardguard/chemicals';
import { checkReadings, locate as locateSource, type SourceFound } from '@hazardguard/engine';
import { figure } from '@hazardguard/engine/formats';
import { alignColumns } from '../align-columns.ts';
import { formatProblem } from '../format-problem.ts';
import { readText } from '../input.ts';
import { readDocument } from '../json-text.ts';
import { writeText } from '../output.ts';
import { readArguments, takeOnly } from '../read-arguments.ts';
import { Refusal } from '../refusal.ts';
import { readScenario } from '../scenario-file.ts';

export const usage = 'hazardguard locate <readings.json | -> [--json] [--out FILE]';

const formatDegrees = (value: number): string => value.toFixed(5);
const formatPercent = (share: number): string => `${Math.round(100 * share)} %`;

const toText = (found: SourceFound): string => {
  const { best, ellipse, nextReading } = found;
  const row = (name: string, { p5, p25, p50, p75, p95 }: SourceFound['rateKgS']) => [name, ...[p5, p25, p50, p75, p95].map(figure)];
  const rows = [
    ['', '5 %', '25 %', '50 %', '75 %', '95 %'],
    row('rate, kg/s', found.rateKgS),
    ...(found.sourceKnown ? [] : [row('east of site, m', found.eastM), row('north of site, m', found.northM)]),
    row('wind from, °', found.windFromDeg),
  ];
  return [
    `Likeliest source: ${figure(best.rateKgS)} kg/s at latitude ${formatDegrees(best.latitude)}, longitude ${formatDegrees(best.longitude)}, wind from ${figure(best.windFromDeg)}°, stability class ${best.stability}${best.droplets > 0 ? `, ${formatPercent(best.droplets)} droplets` : ''}`,
    `${found.detected} readings, ${found.notDetected} below detection; ${found.model}; root mean square misfit of the logarithm ${figure(found.misfit)}`,
    '',
    ...alignColumns(rows, 1),
    '',
    ...(ellipse === null
      ? []
      : [
          `90 % ellipse: ${figure(ellipse.semiMajorM)} × ${figure(ellipse.semiMinorM)} m, longer axis towards ${figure(ellipse.bearingDeg)}°`,
        ]),
    `Adaptive Metropolis: ${figure(found.effectiveSamples)} effective samples, ${figure(100 * found.acceptance)} % of moves accepted`,
    ...(nextReading === null
      ? []
      : [
          `The most useful next reading is at latitude ${formatDegrees(nextReading.latitude)}, longitude ${formatDegrees(nextReading.longitude)}: it leaves ${formatPercent(nextReading.rateVarianceLeft)} of the variance of ln(rate)${found.sourceKnown ? '' : ` and ${formatPercent(nextReading.placeVarianceLeft)} of the variance of the place`}`,
        ]),
    ...found.caveats.map(({ severity, message }) => `${severity}: ${message}`),
    '',
  ].join('\n');
};

/** Estimates a source from a file of readings. */
export const locate = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args, usage, {
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, out: { type: 'string' } },
  });
  const path = takeOnly(positionals, `One file of readings is needed, ${positionals.length} given`, usage);
  const { name, text } = await readText(path);
  const { fields, chemical } = readScenario(readDocument(text, name));
  const checked = checkReadings(fields, toSubstance(chemical));
  if (!checked.ok) throw new Refusal(...checked.problems.flatMap(formatProblem));
  const found = locateSource(checked.problem);
  await writeText(values.json ? `${JSON.stringify(found, null, 1)}\n` : toText(found), values.out);
};

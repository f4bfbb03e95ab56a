import { catalogue, printSource } from '@hazardguard/engine';
import {
  errataChapter,
  formatMarkdown,
  independentChapter,
  indexAnswers,
  openReport,
  plotName,
  type Report,
  releaseChapter,
  scatterSvg,
} from '@hazardguard/validation';
import type { Generator } from './generator.ts';

const round = (value: number, digits: number): number => Number(value.toPrecision(digits));

/** The cards of all models, as the web app shows them. */
export const webCards = () =>
  catalogue.map(({ id, title, hazards, modes, verified, validatedOn, about, equations, validity, weaknesses, sources }) => ({
    id,
    title,
    hazards,
    modes,
    verified,
    validatedOn,
    about,
    equations,
    validity,
    weaknesses,
    sources: sources.map(printSource),
  }));

/** The report as the web app carries it: the cards of all models, their scores, and every pair to three digits. */
const toWebReport = ({ engineVersion, rows, published, figures }: Report) => ({
  engineVersion,
  models: webCards(),
  scores: rows.map(({ dataSet, model, mode, inputs, unit, metrics, remark, pairs }) => ({
    dataSet,
    model,
    mode,
    inputs,
    unit,
    n: metrics.count,
    ...Object.fromEntries((['fac2', 'mg', 'vg', 'fb', 'nmse'] as const).map((name) => [name, round(metrics[name], 4)])),
    remark: remark ?? null,
    pairs: pairs.map(({ observed, predicted }) => [round(observed, 3), round(predicted, 3)]),
  })),
  published: published.map((score) => ({ ...score, vg: Number.isFinite(score.vg) ? score.vg : null })),
  figures,
});

/** Share of values within a factor of two, for each score that counts: what a result shows about its model. */
const formatTrialRows = ({ rows }: Report) =>
  rows
    // Sets that do not count are named so.
    .filter(({ remark, dataSet }) => (remark === undefined || remark === null) && !dataSet.includes('flagged'))
    .map(({ dataSet, model, mode, inputs, metrics }) => ({
      model,
      mode,
      dataSet,
      inputs,
      n: metrics.count,
      withinTwo: Math.round(metrics.fac2 * metrics.count),
    }));

/** The report of the field trials: for people, its plots, and for the product's own screen of models. */
export const modelReport = (): readonly Generator[] => {
  const report = openReport();
  return [
    {
      path: 'docs/validation.md',
      make: async () => [formatMarkdown(report), releaseChapter(), independentChapter(), errataChapter()].join('\n'),
    },
    { path: 'validation/second/index-answers.json', make: async () => `${JSON.stringify(indexAnswers(), null, 2)}\n` },
    ...report.rows.map((row) => ({
      path: `docs/validation/${plotName(row)}`,
      make: async () => scatterSvg(`${row.model}, ${row.mode}: ${row.dataSet}, ${row.inputs}`, row.unit, row.pairs),
    })),
    {
      path: 'web/src/assess/models/model-report.gen.ts',
      make: async () =>
        `// Generated from the engine's catalogue and the field trials by \`npm run generate\`.\nimport type { ModelReport } from './model-report.ts';\n\nexport const modelReport: ModelReport = ${JSON.stringify(toWebReport(report), null, 1).replace(/\[\n\s+(-?[\d.e+-]+),\n\s+(-?[\d.e+-]+)\n\s+\]/g, '[$1, $2]')};\n`,
    },
    {
      path: 'web/src/assess/uncertainty/trials.gen.ts',
      make: async () =>
        `// Generated from the field trials by \`npm run generate\`.\nimport type { Trial } from './trial.ts';\n\nexport const trials: readonly Trial[] = ${JSON.stringify(formatTrialRows(report), null, 1)};\n`,
    },
  ];
};

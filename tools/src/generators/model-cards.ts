import { catalogue, describeValidation, type HazardModel, printSource, scenarioInputs } from '@hazardguard/engine';
import { describeModelError, type ErrorByDistance } from '@hazardguard/engine/models';
import { openScores, type Report } from '@hazardguard/validation';
import type { Generator } from './generator.ts';

type Input = (typeof scenarioInputs)[number];

const formatAllowed = (input: Input): string => {
  if (input.kind === 'number') return `${input.min} to ${input.max} ${input.unit}`.trim();
  return input.kind === 'choice' ? input.options.join(', ') : 'text';
};

const formatFallback = (input: Input): string => ('fallback' in input && input.fallback !== undefined ? String(input.fallback) : '');

const formatInputRows = (model: HazardModel): string =>
  scenarioInputs
    .filter((input) => model.inputs.some((path) => input.path === path || input.path.startsWith(`${path}.`)))
    .map((input) => `| \`${input.path}\` | ${input.label} | ${formatAllowed(input)} | ${formatFallback(input)} |`)
    .join('\n');

const knowledges = ['sigma-theta', 'obukhov', 'class'] as const;
const releases = ['pool', 'gas-jet', 'two-phase-jet', 'instantaneous', 'elevated'] as const;

const printError = ({ near, fromM, far, toM }: ErrorByDistance): string =>
  near === far ? `${near}` : `${near} to ${fromM} m, growing to ${far} at ${toM} m`;

/** The error by class of release, and where they differ by what is known of the air. */
const printUncertainty = (model: HazardModel): string => {
  const byRelease = new Map<string, string[]>();
  for (const release of releases) {
    const errors = knowledges.map((knowledge) => printError(describeModelError(model, knowledge, release)));
    const text = errors.every((one) => one === errors[0])
      ? (errors[0] ?? '')
      : errors.map((one, i) => `${one} (${knowledges[i]})`).join('; ');
    byRelease.set(text, [...(byRelease.get(text) ?? []), release]);
  }
  if (byRelease.size === 1) return [...byRelease.keys()].join();
  return [...byRelease].map(([text, classes]) => `${classes.join(', ')}: ${text}`).join(' · ');
};

const widest = 116;
const indent = '    ';

/** An equation in lines that a screen holds, those after the first set in. */
const wrapEquation = (equation: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of equation.split(' ')) {
    if (line !== '' && `${line} ${word}`.length > widest) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => `${indent}${one}`).join('\n');
};

let scores: Report['rows'] | undefined;

/** Scores of the model on the trials of this repository; made once for all cards. */
const findScores = (model: HazardModel): Report['rows'] => {
  scores ??= openScores();
  return scores.filter((row) => row.model === model.id || row.model.startsWith(`${model.id}, `));
};

const formatScores = (model: HazardModel): string => {
  const rows = findScores(model);
  if (rows.length === 0) return '**Score on trials.** No field trial in this project measures what this model computes.';
  return `**Score on trials.** FAC2 is the share within a factor of two; MG the geometric mean of measured over predicted, above 1 where the model predicts too little; VG the geometric variance. Other models beside it: [validation](../validation.md).

| Trials | Inputs | Mode | n | FAC2 | MG | VG |
|---|---|---|---|---|---|---|
${rows
  .map(({ dataSet, inputs, mode, model: name, metrics: { count, fac2, mg, vg } }) => {
    const given = name === model.id ? inputs : `${inputs}; ${name.slice(model.id.length + 2)}`;
    return `| ${dataSet} | ${given} | ${mode} | ${count} | ${fac2.toFixed(2)} | ${mg.toFixed(2)} | ${vg.toFixed(2)} |`;
  })
  .join('\n')}`;
};

const formatCard = (model: HazardModel): string => `# ${model.title}

\`${model.id}\` · ${model.hazards.join(', ')} · ${model.modes.join(', ')} · ${model.verified ? 'verified against published cases' : 'not verified'} · ${
  model.validatedOn.length > 0 ? `validated on ${model.validatedOn.map(describeValidation).join('; ')}` : 'not validated'
}

${model.about}

**Equations.**

${model.equations.map(wrapEquation).join('\n')}

**Range of validity.** ${model.validity}

**Model error.** Standard deviation of ln(measured/predicted) in ensembles: ${printUncertainty(model)}.

${formatScores(model)}

**Known weaknesses.**

${model.weaknesses.map((line) => `- ${line}`).join('\n')}

**Inputs.**

| Input | Meaning | Allowed | Default |
|---|---|---|---|
${formatInputRows(model)}

**Sources.**

${model.sources.map((key) => `- ${printSource(key)}`).join('\n')}

Generated from the engine's catalogue by \`npm run generate\`.
`;

/** One card per hazard model, from the catalogue itself. */
export const modelCards: readonly Generator[] = catalogue.map((model) => ({
  path: `docs/models/${model.id}.md`,
  make: async () => formatCard(model),
}));

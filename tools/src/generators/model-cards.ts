import { catalogue, describeValidation, type HazardModel, printSource, scenarioInputs } from '@hazardguard/engine';
import { describeModelError, type ErrorByDistance } from '@hazardguard/engine/models';
import type { Generator } from './list.ts';

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

const formatCard = (model: HazardModel): string => `# ${model.title}

\`${model.id}\` · ${model.hazards.join(', ')} · ${model.modes.join(', ')} · ${model.verified ? 'verified against published cases' : 'not verified'} · ${
  model.validatedOn.length > 0 ? `validated on ${model.validatedOn.map(describeValidation).join('; ')}` : 'not validated'
}

${model.about}

**Equations.**

${model.equations.map((line) => `    ${line}`).join('\n')}

**Range of validity.** ${model.validity}

**Model error.** Standard deviation of ln(measured/predicted) in ensembles: ${printUncertainty(model)}.

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

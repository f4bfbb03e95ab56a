import { catalogue, type HazardModel, printSource, scenarioInputs } from '@hazardguard/engine';
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

const printUncertainty = ({ uncertainty }: HazardModel): string =>
  typeof uncertainty === 'number'
    ? String(uncertainty)
    : Object.entries(uncertainty)
        .map(([knowledge, sigma]) => `${sigma} (${knowledge})`)
        .join(', ');

const formatCard = (model: HazardModel): string => `# ${model.title}

\`${model.id}\` · ${model.hazards.join(', ')} · ${model.modes.join(', ')} · ${model.verified ? 'verified against published cases' : 'not verified'} · ${
  model.validatedOn.length > 0 ? `validated on ${model.validatedOn.join(', ')}` : 'not validated'
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

import type { WorkspaceCopy } from './workspace-copy.ts';

/** The example of the recipe "a hazard model": a made-up plume of twice the rate, chosen for stocks below 2 kg. */
export const exampleId = 'double-plume';

const model = `import type { HazardModel } from '../types/model-types.ts';
import { gaussianPlume } from './gaussian-plume.ts';
import { describeRichardson, richardsonParams } from './richardson.ts';

export const doublePlume: HazardModel = {
  id: '${exampleId}',
  title: 'Double plume',
  kind: 'plume',
  about: 'A Gaussian plume of twice the rate.',
  equations: ['c = 2 c(Gaussian plume)'],
  validity: 'As the Gaussian plume.',
  weaknesses: ['It is made up.'],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: true,
  validatedOn: [],
  uncertainty: 0.7,
  sources: ['briggs-1973', 'Author A. (2026). A source of its own.'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time'],
  linearInRate: true,
  choices: [
    {
      order: 1,
      when: ({ scenario }) => scenario.mode === 'best-estimate' && scenario.quantityKg < 2,
      reasonCode: 'passive',
      reason: (situation) => \`The cloud does not behave as a dense gas (\${describeRichardson(situation)}).\`,
      params: richardsonParams,
    },
  ],
  compute: (scenario, air, source) =>
    gaussianPlume.compute(scenario, air, {
      ...source,
      parts: source.parts.map((part) => ({ ...part, history: part.history.map(([timeS, rateKgS]) => [timeS, 2 * rateKgS] as const) })),
    }),
};
`;

/** A release of a stock so small that the example is chosen for it. */
export const exampleScenario = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 1,
  rupture: { type: 'direct', rateKgS: 0.01 },
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 25, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
} as const;

const cases = [
  {
    id: `${exampleId}-01`,
    module: 'passive plume',
    kind: 'scenario',
    title: 'A release of 10 g/s',
    inputs: { scenario: { ...exampleScenario, model: exampleId } },
    expected: { reach_m: [101.8, 340, 678.4] },
    tolerance: { type: 'relative', value: 0.01 },
    source: 'Made up for the recipe',
  },
];

const titles = { en: 'Double plume', hi: 'दोहरा प्लूम', gu: 'બમણો પ્લૂમ', mr: 'दुहेरी प्लूम' } as const;

/** The files that a new hazard model touches. */
export const exampleFiles = {
  model: 'engine/src/dispersion/double-plume.ts',
  catalogue: 'engine/src/catalogue.ts',
  cases: `validation/cases/${exampleId}.json`,
  texts: (language: keyof typeof titles) => `i18n/src/${language}/engine.json`,
};

/** Adds the example as the recipe in CONTRIBUTING.md says. */
export const addExampleModel = (copy: WorkspaceCopy): void => {
  copy.add(exampleFiles.model, model);
  copy.insert(exampleFiles.catalogue, 'import type { HazardModel }', `import { doublePlume } from './dispersion/double-plume.ts';\n`);
  copy.insert(exampleFiles.catalogue, '];\n\n/** All hazard models', ', doublePlume');
  copy.add(exampleFiles.cases, JSON.stringify({ cases }));
  for (const [language, title] of Object.entries(titles)) {
    copy.setText(exampleFiles.texts(language as keyof typeof titles), `model.${exampleId}`, title);
  }
};

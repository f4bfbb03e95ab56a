/** Run inside a copy of the project with the example model: each part of the platform must take it. Fails with the part that does not. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { catalogue, checkEnsembleOptions, checkScenario, ensemble, run, scenarioSchema, threatAt } from '@hazardguard/engine';
import { openCases, runCases } from '@hazardguard/validation';
import { modelCards } from '../generators/model-cards.ts';
import { webCards } from '../generators/model-report.ts';
import { exampleFiles, exampleId, exampleScenario } from './hazard-model-example.ts';

const own = catalogue.find(({ id }) => id === exampleId);
assert(own, 'catalogue: the model is missing');

const chlorine = findChemical('chlorine');
assert(chlorine, 'chlorine is missing');
const scenarioWith = (model: string) => {
  const checked = checkScenario({ ...exampleScenario, model }, toSubstance(chlorine));
  assert(checked.ok, `scenario: ${JSON.stringify(checked)}`);
  return checked.scenario;
};

const result = run(scenarioWith(exampleId));
assert.equal(result.model.id, exampleId, 'run: another model');
assert(
  result.zones.every(({ reachM }) => reachM > 0),
  'run: a zone without reach',
);
const chosen = scenarioWith('auto');
assert.equal(run(chosen).model.id, exampleId, 'choice: another model');
assert.equal(threatAt(chosen, { xM: 50, yM: 0 }).model.id, exampleId, 'threat at a place: another model');

const options = checkEnsembleOptions({ members: 50, seed: 1 });
assert(options.ok, 'ensemble: options refused');
const { models, varied } = ensemble(chosen, options.options);
assert.equal(models[0]?.id, exampleId, 'ensemble: another model');
assert.equal(varied.find(({ key }) => key === 'model')?.spread, own.uncertainty, 'ensemble: another uncertainty');

const card = await modelCards.find(({ path }) => path === `docs/models/${exampleId}.md`)?.make();
assert(String(card).includes('A source of its own'), 'card: missing');
assert(
  webCards().some(({ id }) => id === exampleId),
  'report: missing',
);
assert(JSON.stringify(scenarioSchema()).includes(`"${exampleId}"`), 'JSON Schema: missing');

const cases = await runCases(openCases().filter(({ id }) => id.startsWith(exampleId)));
assert.deepEqual(
  cases.map(({ status, why }) => `${status} ${why}`.trim()),
  ['pass'],
);

for (const language of ['en', 'hi', 'gu', 'mr'] as const) {
  const texts: { model: Readonly<Record<string, string>> } = JSON.parse(readFileSync(exampleFiles.texts(language), 'utf8'));
  assert.deepEqual(Object.keys(texts.model).toSorted(), ['auto', ...catalogue.map(({ id }) => id)].toSorted(), `texts: ${language}`);
}

import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { modelSigma } from './ensemble/model-error.ts';
import { printSource } from './references.ts';
import type { HazardModel } from './types/model-types.ts';

/** Orders of choices that two models share for one hazard: which of them is chosen would depend on the order of the list. */
const findTies = (models: readonly HazardModel[]): readonly string[] =>
  [...new Set(models.flatMap(({ hazards }) => hazards))].flatMap((hazard) => {
    const orders = models.filter(({ hazards }) => hazards.includes(hazard)).flatMap(({ choices }) => choices.map(({ order }) => order));
    return orders.filter((order, i) => orders.indexOf(order) !== i).map((order) => `${hazard} ${order}`);
  });

it('no two choices for a hazard have the same order, and a tie is found', () => {
  expect(findTies(catalogue)).toEqual([]);
  const [some] = catalogue;
  if (some === undefined) throw new Error('The catalogue is empty');
  expect(findTies([some, some])).toEqual(['leak 60', 'flammable 60']);
});

it('each model has its own id, an uncertainty above 0 and sources that print as citations', () => {
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  for (const model of catalogue) {
    const { id, sources } = model;
    for (const knowledge of ['sigma-theta', 'obukhov', 'class'] as const)
      for (const release of ['pool', 'gas-jet', 'two-phase-jet', 'instantaneous', 'elevated'] as const)
        expect(modelSigma(model, knowledge, release, 1000), id).toBeGreaterThan(0);
    for (const source of sources) expect(printSource(source), id).toContain(' ');
  }
});

import { expect, it } from 'vitest';
import { findTrial } from './trial.ts';
import { trials } from './trials.gen.ts';

const findFor = (id: string, mode: 'best-estimate' | 'aloha-compatible') => findTrial({ model: { id, mode } as never }, trials);

it('quotes trials in which the model had no more inputs than a site has: a stability class', () => {
  expect(findFor('similarity-plume', 'best-estimate')).toMatchObject({
    inputs: 'wind + class',
    dataSet: 'Prairie Grass, arc maxima',
    n: 134,
  });
  expect(findFor('dense-plume', 'best-estimate')).toMatchObject({ inputs: 'wind profile + class', n: 27, withinTwo: 24 });
  expect(findFor('heavy-plume', 'aloha-compatible')).toMatchObject({ n: 27, withinTwo: 17 });
});

it('has no trial for a model that is not validated', () => {
  expect(findFor('dense-puff', 'best-estimate')).toBeUndefined();
  expect(findFor('fireball', 'best-estimate')).toBeUndefined();
});

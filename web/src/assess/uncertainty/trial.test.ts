import { expect, it } from 'vitest';
import { findTrial } from './trial.ts';
import { trials } from './trials.gen.ts';

const told = (id: string, mode: 'best-estimate' | 'aloha-compatible') => findTrial({ model: { id, mode } as never }, trials);

it('tells the trials in which the model knew no more than a site does: a stability class', () => {
  expect(told('similarity-plume', 'best-estimate')).toMatchObject({ inputs: 'wind + class', dataSet: 'Prairie Grass, arc maxima', n: 134 });
  expect(told('dense-plume', 'best-estimate')).toMatchObject({ inputs: 'wind profile + class', n: 27, withinTwo: 24 });
  expect(told('heavy-plume', 'aloha-compatible')).toMatchObject({ n: 27, withinTwo: 17 });
});

it('has nothing to tell of a model that no trial holds to account', () => {
  expect(told('dense-puff', 'best-estimate')).toBeUndefined();
  expect(told('fireball', 'best-estimate')).toBeUndefined();
});

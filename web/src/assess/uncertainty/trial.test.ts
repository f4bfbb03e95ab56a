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
  expect(findFor('dense-plume', 'best-estimate')).toMatchObject({ inputs: 'wind profile + class', n: 27, withinTwo: 25 });
  expect(findFor('heavy-plume', 'aloha-compatible')).toMatchObject({ n: 27, withinTwo: 17 });
});

it('has no trial of another kind of release', () => {
  const model = { id: 'dense-plume', mode: 'best-estimate' } as const;
  const set = { set: 'Dense gas spills', distanceM: [50, 800], phase: 'evaporating-pool' } as const;
  expect(findTrial({ model: { ...model, validatedOn: [set] } as never }, trials)).toMatchObject({ n: 27 });
  expect(findTrial({ model: { ...model, validatedOn: [] } as never }, trials)).toBeUndefined();
});

it('has no trial for a model that is not validated', () => {
  expect(findFor('dense-puff', 'best-estimate')).toBeUndefined();
  expect(findFor('fireball', 'best-estimate')).toBeUndefined();
});

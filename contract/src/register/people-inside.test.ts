import { expect, it } from 'vitest';
import { choosePeopleInside } from './people-inside.ts';

it('takes the source of population before the recorded places', () => {
  expect(choosePeopleInside({ people: 1200 }, { people: 320 })).toEqual({ people: 1200, basis: 'population', withoutCount: 0 });
  expect(choosePeopleInside({ people: 0 }, { people: 320 })).toMatchObject({ people: 0, basis: 'population' });
});

it('takes more recorded people than a source counts that covers a part of the area', () => {
  const part = { people: 1848, coveredShare: 0.1 };
  expect(choosePeopleInside(part, { people: 4700 })).toMatchObject({ people: 4700, basis: 'receptors' });
  expect(choosePeopleInside(part, { people: 320 })).toMatchObject({ people: 1848, basis: 'population' });
  expect(choosePeopleInside({ ...part, coveredShare: 0.99 }, { people: 4700 })).toMatchObject({ people: 1848, basis: 'population' });
});

it('takes the recorded places where population is not known, and says how many have no head-count', () => {
  expect(choosePeopleInside({ people: null }, { people: 320, withoutCount: 3 })).toEqual({
    people: 320,
    basis: 'receptors',
    withoutCount: 3,
  });
});

it('is not known where nothing is known: never 0', () => {
  for (const recorded of [undefined, null, { people: 0 }, { people: 0, withoutCount: 2 }]) {
    expect(choosePeopleInside(null, recorded)).toMatchObject({ people: null, basis: null });
  }
  expect(choosePeopleInside(null, { people: 0, withoutCount: 2 }, true).people).toBeNull();
  expect(choosePeopleInside(null, { people: 0 }, true).people).toBe(0);
});

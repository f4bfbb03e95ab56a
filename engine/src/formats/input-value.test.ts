import { expect, it } from 'vitest';
import { scenarioInputs } from '../read/inputs.ts';
import { wordInput } from './input-value.ts';

it('says directions, ruptures and feeds of a pipe in words, and leaves every other value as it is', () => {
  expect(wordInput({ key: 'rupture.direction', value: 'impinging' })).toBe('against ground or wall');
  expect(wordInput({ key: 'rupture.type', value: 'pipe' })).toBe('broken pipe');
  expect(wordInput({ key: 'rupture.pipeSupply', value: 'reservoir' })).toBe('joined to a reservoir that keeps its pressure');
  expect(wordInput({ key: 'storage.bundAreaM2', value: 40 })).toBe(40);
  expect(wordInput({ key: 'site.terrain', value: 'rural' })).toBe('rural');
});

it('has words for every option of an input that has words', () => {
  for (const input of scenarioInputs)
    if (input.kind === 'choice' && input.words !== undefined) expect(Object.keys(input.words)).toEqual([...input.options]);
});

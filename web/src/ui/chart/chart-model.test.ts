import { describe, expect, it } from 'vitest';
import { decadesAround, lineStyles } from './chart-model.ts';

describe('the range of a log axis', () => {
  it('is whole decades around the values', () => {
    expect(decadesAround([3, 420])).toEqual([1, 1000]);
    expect(decadesAround([10, 100])).toEqual([10, 1000]);
  });
  it('ends six decades below the top', () => {
    expect(decadesAround([1e-30, 5000])).toEqual([1e-2, 1e4]);
  });
  it('has a default where there is nothing to show', () => {
    expect(decadesAround([])).toEqual([1e-3, 1]);
    expect(decadesAround([0, Number.NaN])).toEqual([1e-3, 1]);
  });
});

it('gives every line its own dash', () => {
  expect(new Set(lineStyles.map(({ dash }) => dash.join(' '))).size).toBe(lineStyles.length);
});

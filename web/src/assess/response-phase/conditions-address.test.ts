import { expect, it } from 'vitest';
import { emptyConditions } from '../changed-conditions/conditions-form.ts';
import { emptyState, parseAddress, type ResponseState, toAddress } from './conditions-address.ts';

const state: ResponseState = {
  form: {
    ...emptyConditions,
    windDirection: 'north-west 4 m/s',
    ruptureType: 'rectangular',
    rectangularLength: '0.1',
    rectangularBreadth: '0.02',
    temperature: '-2.5',
    quantity: '1,000',
    date: '2026-11-21T10:00',
  },
  item: 7,
  hazard: 'leak',
  ownLevels: '10 ppm; 7.3 mg/m3',
  useLast: true,
  runId: '0b7c1de2-67a4-4d4e-9c39-3f6a7b1f2a10',
  beforeId: 'none',
};

it('restores the state from a link', () => {
  const address = toAddress(state, 4);
  expect(parseAddress(JSON.parse(JSON.stringify(address)), 4)).toEqual(state);
});

it('restores levels of the user’s own that were cleared, and leaves those of the run where nothing was typed', () => {
  for (const ownLevels of ['', undefined]) expect(parseAddress(toAddress({ ...state, ownLevels }, 4), 4).ownLevels).toBe(ownLevels);
});

it('ignores conditions of another industry', () => {
  expect(parseAddress(toAddress(state, 4), 5)).toEqual(emptyState);
});

it('ignores invalid values', () => {
  expect(parseAddress({ at: 4, item: 'x', hazard: 'flood', rupture: 'square', seen: 'noon', run: '../x', before: 3, dir: {} }, 4)).toEqual(
    emptyState,
  );
});

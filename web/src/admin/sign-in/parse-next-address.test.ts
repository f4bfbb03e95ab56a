import { describe, expect, it } from 'vitest';
import { parseNextAddress } from './parse-next-address.ts';

describe('parseNextAddress', () => {
  it('keeps an address of the program with its query', () => {
    expect(parseNextAddress('/CollectChemicalInventory?industry=3#top')).toBe('/CollectChemicalInventory?industry=3#top');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '',
    42,
    undefined,
    '/',
  ])('sends %j to Home', (raw) => {
    expect(parseNextAddress(raw)).toBe('/HazardGuard');
  });
});

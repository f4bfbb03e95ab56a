import type { InventoryItem } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { withForms } from './with-forms.ts';

const read = (concentration: string): string | undefined =>
  withForms({ rows: [{ concentration } as unknown as InventoryItem] }).rows[0]?.form.kind;

test('a row that a device kept from an earlier version is pure only where it says so; others are asked about', () => {
  expect(['', 'commercial', '99.5 %', '> 95%', '100 %'].map(read)).toEqual(['pure', 'pure', 'pure', 'pure', 'pure']);
  expect(['30 %', '70 % water', '12 M', '9.5 %', '5-95 %'].map(read)).toEqual(Array.from({ length: 5 }, () => 'unclear'));
});

test('what the server has read stays; first aid that it did not say then is none', () => {
  const row = { concentration: '30 %', form: { kind: 'solution', firstAid: ['freshAir'] } } as unknown as InventoryItem;
  expect(withForms({ rows: [row], total: 1 })).toEqual({ rows: [row], total: 1 });
  const earlier = { concentration: '30 %', form: { kind: 'solution' } } as unknown as InventoryItem;
  expect(withForms({ rows: [earlier] }).rows[0]?.form).toEqual({ kind: 'solution', firstAid: [] });
});

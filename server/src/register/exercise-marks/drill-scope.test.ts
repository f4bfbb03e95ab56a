import { expect, test } from 'vitest';
import { refuseMixedScope, toDrillScope } from './drill-scope.ts';

test('an alert has the drill scope of its run and incident', () => {
  expect(toDrillScope({ given: null, run: undefined, incident: undefined })).toBeNull();
  expect(toDrillScope({ given: null, run: 7, incident: undefined })).toBe(7);
  expect(toDrillScope({ given: null, run: null, incident: 7 })).toBe(7);
  expect(toDrillScope({ given: 7, run: undefined, incident: undefined })).toBe(7);
  expect(toDrillScope({ given: 7, run: 7, incident: 7 })).toBe(7);
});

test('an alert for a real incident is never part of an exercise, and two exercises are never mixed', () => {
  expect(toDrillScope({ given: null, run: null, incident: null })).toBeNull();
  expect(() => toDrillScope({ given: null, run: 7, incident: null })).toThrow('The incident is real');
  expect(() => toDrillScope({ given: 7, run: undefined, incident: null })).toThrow('The incident is real');
  expect(() => toDrillScope({ given: null, run: 7, incident: 8 })).toThrow('different exercises');
});

test('while a drill runs, an actual warning must name a real incident', () => {
  const slip = { status: 'Actual', incident: undefined, runningDrill: 7 };
  expect(() => refuseMixedScope(null, slip)).toThrow('A drill is running at this site');
  expect(() => refuseMixedScope(null, { ...slip, incident: null })).not.toThrow();
  expect(() => refuseMixedScope(null, { ...slip, runningDrill: null })).not.toThrow();
  expect(() => refuseMixedScope(7, { ...slip, status: 'Exercise' })).not.toThrow();
});

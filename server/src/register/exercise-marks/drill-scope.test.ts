import { expect, test } from 'vitest';
import { refuseMixedScope, toWorld } from './drill-scope.ts';

test('an alert is of the world of its run and incident', () => {
  expect(toWorld({ given: null, run: undefined, incident: undefined })).toBeNull();
  expect(toWorld({ given: null, run: 7, incident: undefined })).toBe(7);
  expect(toWorld({ given: null, run: null, incident: 7 })).toBe(7);
  expect(toWorld({ given: 7, run: undefined, incident: undefined })).toBe(7);
  expect(toWorld({ given: 7, run: 7, incident: 7 })).toBe(7);
});

test('what is about a real incident is never an exercise, and two exercises are never one', () => {
  expect(toWorld({ given: null, run: null, incident: null })).toBeNull();
  expect(() => toWorld({ given: null, run: 7, incident: null })).toThrow('The incident is real');
  expect(() => toWorld({ given: 7, run: undefined, incident: null })).toThrow('The incident is real');
  expect(() => toWorld({ given: null, run: 7, incident: 8 })).toThrow('two exercises');
});

test('while a drill runs, an actual warning must name a real incident', () => {
  const slip = { status: 'Actual', incident: undefined, runningDrill: 7 };
  expect(() => refuseMixedScope(null, slip)).toThrow('A drill runs at this site');
  expect(() => refuseMixedScope(null, { ...slip, incident: null })).not.toThrow();
  expect(() => refuseMixedScope(null, { ...slip, runningDrill: null })).not.toThrow();
  expect(() => refuseMixedScope(7, { ...slip, status: 'Exercise' })).not.toThrow();
});

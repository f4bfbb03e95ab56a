import { expect, test } from 'vitest';
import { refuseSlip, worldOf } from './world.ts';

test('an alert is of the world of its run and incident', () => {
  expect(worldOf({ given: null, run: undefined, incident: undefined })).toBeNull();
  expect(worldOf({ given: null, run: 7, incident: undefined })).toBe(7);
  expect(worldOf({ given: null, run: null, incident: 7 })).toBe(7);
  expect(worldOf({ given: 7, run: undefined, incident: undefined })).toBe(7);
  expect(worldOf({ given: 7, run: 7, incident: 7 })).toBe(7);
});

test('what is about a real incident is never an exercise, and two exercises are never one', () => {
  expect(worldOf({ given: null, run: null, incident: null })).toBeNull();
  expect(() => worldOf({ given: null, run: 7, incident: null })).toThrow('The incident is real');
  expect(() => worldOf({ given: 7, run: undefined, incident: null })).toThrow('The incident is real');
  expect(() => worldOf({ given: null, run: 7, incident: 8 })).toThrow('two exercises');
});

test('while a drill runs, an actual warning must name a real incident', () => {
  const slip = { status: 'Actual', incident: undefined, runningDrill: 7 };
  expect(() => refuseSlip(null, slip)).toThrow('A drill runs at this site');
  expect(() => refuseSlip(null, { ...slip, incident: null })).not.toThrow();
  expect(() => refuseSlip(null, { ...slip, runningDrill: null })).not.toThrow();
  expect(() => refuseSlip(7, { ...slip, status: 'Exercise' })).not.toThrow();
});

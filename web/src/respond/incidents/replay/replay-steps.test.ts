import type { IncidentEvent } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { computePercent, findSpan, findStep, findStepMoment, moveStep } from './replay-steps.ts';

const at = (minute: number): number => Date.UTC(2026, 10, 22, 3, minute);
const log = [0, 5, 5, 60].map(
  (minute, index): IncidentEvent => ({
    id: index + 1,
    at: new Date(at(minute)).toISOString(),
    deviceAt: null,
    byName: 'A',
    kind: 'note',
    noteKind: 'note',
    text: String(index),
  }),
);

test('a moment shows the entries up to it, and at least the report', () => {
  expect(findStep(log, at(-10))).toBe(1);
  expect(findStep(log, at(4))).toBe(1);
  expect(findStep(log, at(5))).toBe(3);
  expect(findStep(log, at(59))).toBe(3);
  expect(findStep(log, at(90))).toBe(4);
});

test('steps stop at both ends', () => {
  expect(moveStep(log, 1, -1)).toBe(1);
  expect(moveStep(log, 1, 1)).toBe(2);
  expect(moveStep(log, 4, 1)).toBe(4);
  expect(moveStep([], 1, 1)).toBe(1);
});

test('the bar runs from the first entry to the last, and a single entry has no length', () => {
  const span = findSpan(log);
  expect([computePercent(span, findStepMoment(log, 1)), computePercent(span, findStepMoment(log, 4))]).toEqual([0, 100]);
  expect(computePercent(span, at(30))).toBe(50);
  expect(computePercent(findSpan(log.slice(0, 1)), at(0))).toBe(0);
});

import { type DrillTemplate, defaultTargets } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';
import { readPlan, toPlanValues } from './plan-values.ts';

const weather = { windSpeedMs: 3, windFromDeg: 250, temperatureC: 30, humidityPercent: 55, cloudPercent: 30 };
const template: DrillTemplate = {
  title: 'Chlorine',
  objective: 'Warn in time',
  template: 'chlorine-container',
  inventoryItemId: 4,
  scenario: {
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.008 },
    isolationMin: 20,
    weather,
    site: { latitude: 21.632495, longitude: 72.989759 },
  },
  durationMin: 40,
  targets: defaultTargets,
  injects: [
    { afterS: 60, kind: 'release', text: 'It begins', weather: null },
    { afterS: 150, kind: 'call', text: 'Smell at the gate', weather: null },
    { afterS: 600, kind: 'weather', text: 'The wind turns', weather: { ...weather, windFromDeg: 290 } },
  ],
};
const plannedAt = new Date('2026-11-20T04:30:00Z');

describe('the form of a drill', () => {
  it('returns a ready-made drill unchanged', () => {
    const { input, wrong } = readPlan(toPlanValues(template, plannedAt), 7);
    expect([...wrong]).toEqual([]);
    expect(input).toEqual({ ...template, industryId: 7, plannedAt: plannedAt.toISOString() });
  });

  it('lists fields that are empty or not numbers, and assumes nothing', () => {
    const values = toPlanValues(template, plannedAt);
    const { wrong } = readPlan(
      { ...values, title: ' ', windSpeedMs: '', holeMm: 'eight', injects: values.injects.map((one) => ({ ...one, windFromDeg: '' })) },
      7,
    );
    expect([...wrong].toSorted()).toEqual(['holeMm', 'inject.2', 'title', 'windSpeedMs']);
  });
});

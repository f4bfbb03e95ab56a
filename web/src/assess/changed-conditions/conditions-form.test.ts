import { describe, expect, it } from 'vitest';
import { emptyConditions, faultsIn, fieldsInUse, hasConditions, missingSizes, toConditionsForm, toRecord } from './conditions-form.ts';

const seen = {
  ...emptyConditions,
  windDirection: 'north-west 4 m/s',
  ruptureType: 'circular',
  circularDiameter: '0.05',
  quantity: '900',
} as const;

describe('the form of changed conditions', () => {
  it('names every wrong field with its allowed range', () => {
    expect(faultsIn({ ...seen, windDirection: 'sideways', quantity: 'a lot', humidity: '140', temperature: '31' })).toEqual([
      { field: 'windDirection', kind: 'direction' },
      { field: 'humidity', kind: 'range', min: 0, max: 100 },
      { field: 'quantity', kind: 'number' },
    ]);
    expect(toRecord({ ...seen, quantity: '1,000' }, 'Chlorine')).toBeUndefined();
  });

  it('records observed values and leaves the others unknown; a speed in the direction text counts', () => {
    expect(toRecord({ ...seen, temperature: '−2.5', rectangularLength: '9' }, 'Chlorine')).toEqual({
      chemicalName: 'Chlorine',
      windDirection: 'north-west 4 m/s',
      windSpeed: 4,
      ruptureType: 'circular',
      circularDiameter: 0.05,
      rectangularLength: null,
      rectangularBreadth: null,
      temperature: -2.5,
      humidity: null,
      quantity: 900,
    });
  });

  it('records no rupture without its sizes, and lists the missing ones', () => {
    const half = { ...emptyConditions, ruptureType: 'rectangular', rectangularLength: '0.2' } as const;
    expect(missingSizes(half)).toEqual(['rectangularBreadth']);
    expect(toRecord(half, 'Chlorine')).toBeUndefined();
    expect(toRecord({ ...half, rectangularBreadth: '0.1' }, 'Chlorine')).toMatchObject({ rectangularLength: 0.2, rectangularBreadth: 0.1 });
  });

  it('shows only the sizes of the chosen opening', () => {
    expect(fieldsInUse({ ruptureType: 'rectangular' })).toContain('rectangularBreadth');
    expect(fieldsInUse({ ruptureType: '' })).not.toContain('circularDiameter');
  });

  it('has nothing to record when only a time is given', () => {
    expect(hasConditions({ ...emptyConditions, date: '2026-11-21T10:00' })).toBe(false);
    expect(hasConditions({ ...emptyConditions, humidity: '60' })).toBe(true);
  });

  it('loads a record, also one of the old client with an unreadable direction', () => {
    const record = {
      id: 1,
      industryName: 'Works',
      chemicalName: 'Chlorine',
      windDirection: 'somewhere',
      windSpeed: 3,
      ruptureType: null,
      circularDiameter: null,
      rectangularLength: null,
      rectangularBreadth: null,
      temperature: null,
      humidity: null,
      date: '2026-11-21T04:30:00.000Z',
      quantity: 900,
      recordedBy: 'A',
    };
    const form = toConditionsForm(record);
    expect(form).toMatchObject({ windDirection: 'somewhere', windSpeed: '3', ruptureType: '', quantity: '900' });
    expect(new Date(form.date).toISOString()).toBe(record.date);
    expect(faultsIn(form)).toEqual([{ field: 'windDirection', kind: 'direction' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { formFromAddress, startForm, toAddress } from './plume-form.ts';
import { buildDraft } from './plume-request.ts';

const now = new Date('2026-11-21T03:00:00Z');
const place = { latitude: 21.6, longitude: 73 };
const start = startForm(now);

describe('the workbench in the address', () => {
  it('is restored from its own link', () => {
    const form = {
      ...start,
      chemical: 'chlorine',
      rateKgS: '2.50',
      windSpeedMs: '1e1',
      averagingS: '600',
      stability: 'auto',
      coefficientSet: 'turner',
      comparedSets: ['isc3-rural'],
      latitude: '21.7',
      longitude: '72.6',
      ownLevels: '10 ppm; 7.3 mg/m3',
    } as const;
    const address = Object.fromEntries(Object.entries(toAddress(form)).filter(([, value]) => value !== undefined));
    expect(formFromAddress(address, new Date(0))).toEqual(form);
  });

  it('has only what differs from the initial form', () => {
    const parameters = Object.entries(toAddress(start)).filter(([, value]) => value !== undefined);
    expect(parameters).toEqual([['chemical', 'ammonia']]);
  });

  it('ignores invalid values', () => {
    const form = formFromAddress({ class: 'Z', school: 'none', beside: 'x,turner', rate: { a: 1 }, time: 'soon' }, now);
    expect(form).toEqual({ ...start, comparedSets: ['turner'] });
  });
});

describe('the request', () => {
  it('is the whole release at the stated rate', () => {
    const { request } = buildDraft({ ...start, rateKgS: '2', durationMin: '5' }, place);
    expect(request?.document).toMatchObject({
      quantityKg: 600,
      rupture: { rateKgS: 2, durationMin: 5 },
      site: place,
      weather: { stability: 'D' },
    });
    expect(request?.coefficientSets).toEqual(['briggs-rural', 'briggs-urban', 'tno-plume']);
  });

  it('computes no set twice', () => {
    expect(buildDraft({ ...start, coefficientSet: 'tno-plume' }, place).request?.coefficientSets).toEqual(['tno-plume', 'briggs-urban']);
  });

  it('uses time and cloud only when the class is derived from them', () => {
    const { request } = buildDraft({ ...start, stability: 'auto', cloudPercent: '20' }, place);
    expect(request?.document).toMatchObject({ weather: { cloudPercent: 20 }, time: expect.stringMatching(/Z$/) });
    expect(buildDraft({ ...start, cloudPercent: '' }, place).request?.document).not.toHaveProperty('time');
  });

  it('has the levels of the user’s own, and is not made of a text that is none', () => {
    expect(buildDraft({ ...start, ownLevels: '10ppm; 7.3 mg/m3' }, place).request?.document.ownLevels).toEqual([
      { value: 10, unit: 'ppm' },
      { value: 7.3, unit: 'mg/m³' },
    ]);
    expect(buildDraft(start, place).request?.document).not.toHaveProperty('ownLevels');
    expect(buildDraft({ ...start, ownLevels: 'ten' }, place)).toEqual({ request: undefined, faults: { ownLevels: 'unreadable' } });
  });

  it('is not made while an input is missing, not a number or out of range', () => {
    const { request, faults } = buildDraft({ ...start, rateKgS: '', windSpeedMs: 'strong', acrossAtM: '20000' }, place);
    expect(request).toBeUndefined();
    expect(faults).toEqual({ rateKgS: 'missing', windSpeedMs: 'unreadable', acrossAtM: 'outside' });
  });
});

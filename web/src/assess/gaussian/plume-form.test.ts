import { describe, expect, it } from 'vitest';
import { formFromAddress, startForm, toAddress } from './plume-form.ts';
import { buildDraft } from './plume-order.ts';

const now = new Date('2026-11-21T03:00:00Z');
const place = { latitude: 21.6, longitude: 73 };
const start = startForm(now);

describe('the workbench in the address', () => {
  it('comes back from its own link', () => {
    const form = {
      ...start,
      chemical: 'chlorine',
      rateKgS: '2.50',
      windSpeedMs: '1e1',
      averagingS: '600',
      stability: 'auto',
      school: 'turner',
      beside: ['isc3-rural'],
      latitude: '21.7',
      longitude: '72.6',
    } as const;
    const address = Object.fromEntries(Object.entries(toAddress(form)).filter(([, value]) => value !== undefined));
    expect(formFromAddress(address, new Date(0))).toEqual(form);
  });

  it('says only what differs from how it opens', () => {
    const said = Object.entries(toAddress(start)).filter(([, value]) => value !== undefined);
    expect(said).toEqual([['chemical', 'ammonia']]);
  });

  it('leaves nonsense aside', () => {
    const form = formFromAddress({ class: 'Z', school: 'none', beside: 'x,turner', rate: { a: 1 }, time: 'soon' }, now);
    expect(form).toEqual({ ...start, beside: ['turner'] });
  });
});

describe('the order', () => {
  it('is the whole release at the stated rate', () => {
    const { order } = buildDraft({ ...start, rateKgS: '2', durationMin: '5' }, place);
    expect(order?.document).toMatchObject({
      quantityKg: 600,
      rupture: { rateKgS: 2, durationMin: 5 },
      site: place,
      weather: { stability: 'D' },
    });
    expect(order?.schools).toEqual(['briggs-rural', 'briggs-urban', 'tno-plume']);
  });

  it('asks for no school twice', () => {
    expect(buildDraft({ ...start, school: 'tno-plume' }, place).order?.schools).toEqual(['tno-plume', 'briggs-urban']);
  });

  it('takes time and cloud only where the class comes from them', () => {
    const { order } = buildDraft({ ...start, stability: 'auto', cloudPercent: '20' }, place);
    expect(order?.document).toMatchObject({ weather: { cloudPercent: 20 }, time: expect.stringMatching(/Z$/) });
    expect(buildDraft({ ...start, cloudPercent: '' }, place).order?.document).not.toHaveProperty('time');
  });

  it('waits for what is missing, no number or off the plume', () => {
    const { order, faults } = buildDraft({ ...start, rateKgS: '', windSpeedMs: 'strong', acrossAtM: '20000' }, place);
    expect(order).toBeUndefined();
    expect(faults).toEqual({ rateKgS: 'missing', windSpeedMs: 'unreadable', acrossAtM: 'outside' });
  });
});

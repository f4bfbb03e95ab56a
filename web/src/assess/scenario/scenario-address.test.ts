import { describe, expect, it } from 'vitest';
import { formFromAddress, hasScenario, readWanted, toAddress } from './scenario-address.ts';
import { emptyForm, localTime, type ScenarioForm } from './scenario-form.ts';

const now = new Date('2026-11-21T04:30:00Z');
const form: ScenarioForm = {
  ...emptyForm(localTime(now)),
  item: 7,
  quantityKg: '900',
  diameterM: '0.02',
  isolationMin: '10',
  windMethod: 'compass',
  windFromDeg: 337.5,
  windSpeedMs: '3',
  temperatureC: '-4.5',
  stability: 'D',
  weatherSource: 'open-meteo',
  weatherObservedAt: '2026-11-21T04:15:00.000Z',
  weatherDistanceM: 7_400,
  windHeightM: 15,
  weatherStability: 'E',
  temperatureFrom: 'climate',
};

describe('a scenario in the address', () => {
  it('is restored from a link', () => {
    expect(formFromAddress(toAddress(form, 3), 3, now)).toEqual(form);
    const pipe = { ...form, rupture: 'pipe', pipeLengthM: '30', pipeSupply: 'reservoir', bundAreaM2: '40' } as const;
    expect(formFromAddress(toAddress(pipe, 3), 3, now)).toEqual(pipe);
    const answered = { ...form, stability: 'liesFlat', terrain: 'urban', exposure: 'hour', ownLevels: '10 ppm; 7.3 mg/m³' } as const;
    const passive = { ...form, plumeModel: 'gaussian-plume' } as const;
    expect(formFromAddress(toAddress(passive, 3), 3, now)).toEqual(passive);
    expect(formFromAddress(toAddress(answered, 3), 3, now)).toEqual(answered);
  });

  it('is restored even when a number is only half typed', () => {
    expect(formFromAddress(toAddress({ ...form, direction: 'down' }, 3), 3, now)?.direction).toBe('down');
    const half = { ...form, diameterM: '0.', quantityKg: '1e', windSpeedMs: '03' };
    expect(formFromAddress(toAddress(half, 3), 3, now)).toEqual(half);
  });

  it('is ignored for another industry, because its wind and stock belong to the first', () => {
    expect(formFromAddress(toAddress(form, 3), 4, now)).toBeUndefined();
    expect(formFromAddress({}, 4, now)).toBeUndefined();
  });

  it('ignores invalid values and assumes no wind', () => {
    const read = formFromAddress(
      { for: 3, wind: 'sideways', hazard: 'flood', rupture: 3, stability: 'G', time: 'soon', weather: 'Gossip, 1977', item: -1.5 },
      3,
      now,
    );
    expect(read).toEqual(emptyForm(localTime(now)));
    expect(formFromAddress({ for: 3, wind: 400 }, 3, now)?.windFromDeg).toBeUndefined();
    expect(formFromAddress({ for: 3, kg: 'x'.repeat(1_000_000) }, 3, now)?.quantityKg).toHaveLength(40);
  });

  it('has no scenario when it names a stock alone, or belongs to another industry', () => {
    const run = '0198f7d2-0000-7000-8000-000000000000';
    expect([hasScenario(toAddress(form, 3), 3), hasScenario({ run }, 3), hasScenario({ for: 3, run }, 3)]).toEqual([true, true, true]);
    expect([hasScenario({ item: 7, hazard: 'fire' }, 3), hasScenario(toAddress(form, 3), 4), hasScenario({ run: 'x' }, 3)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(readWanted({ item: 7, hazard: 'fire' })).toEqual({ item: 7, hazard: 'fire' });
    expect([readWanted({ item: 7 }), readWanted({ hazard: 'fire' }), readWanted({ item: '7', hazard: 'flood' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { AreaDistricts } from '../register/population.ts';
import { findAreaQuestion } from './area-question.ts';
import { findWidestZone, listWarnedParts } from './warned-parts.ts';

const part = (warnedArea: 'act-now' | 'be-ready', more: object = {}) => ({
  type: 'Feature',
  properties: {
    levelId: warnedArea === 'act-now' ? 'AEGL-3' : 'AEGL-2',
    severity: warnedArea === 'act-now' ? 'severe' : 'middle',
    value: 20,
    unit: 'ppm',
    warnedArea,
    reachM: 3_000,
    probability: 0.02,
    probableM: 2_900,
    beyondShare: 0.04,
    isModelLimit: false,
    members: 100,
    ...more,
  },
});
const toArea = (...features: object[]) => ({ type: 'FeatureCollection', features });
const counted = (people: number | null) => ({ people, basis: people === null ? null : ('population' as const), withoutCount: 0 });
const toPopulation = (actNow: number | null, zone: number | null, districts: AreaDistricts | null = null) => ({
  actNow: { areaKm2: 4, inside: counted(actNow), zone: counted(zone), villages: [], districts },
});
const both = toArea(part('act-now'), part('be-ready'));

test('the two areas are read with what the guide adds; zones, older alerts and drawn areas have none', () => {
  const guide = {
    downwind: { distanceM: 1_300, orMore: false, spill: 'large', container: 'Multiple ton cylinders', unverified: false },
    aroundM: 300,
    around: 'least',
  };
  const zone = {
    type: 'Feature',
    properties: { levelId: 'AEGL-3', severity: 'severe', value: 20, unit: 'ppm', reachM: 900, status: 'reached' },
  };
  const older = {
    type: 'Feature',
    properties: { severity: 'middle', levelId: 'AEGL-2', value: 2, unit: 'ppm', warnedArea: true, reachM: 21_000 },
  };
  const found = listWarnedParts(toArea(zone, part('act-now', { guide }), part('be-ready')));
  expect(found.map(({ warnedArea }) => warnedArea)).toEqual(['act-now', 'be-ready']);
  expect(found.map((one) => one.guide?.downwind?.distanceM)).toEqual([1_300, undefined]);
  expect(listWarnedParts(toArea(zone, older))).toEqual([]);
  expect(listWarnedParts(null)).toEqual([]);
  expect(findWidestZone(toArea(zone, part('act-now')))).toMatchObject({ levelId: 'AEGL-3', reachM: 900 });
  expect(findWidestZone(toArea(part('act-now')))).toBeUndefined();
});

describe('the question about an area', () => {
  test('is asked where the act-now area holds more than ten times the people of the zone, with both numbers', () => {
    expect(findAreaQuestion(both, toPopulation(5_664, 566))).toEqual({ because: ['people'], actNow: 5_700, zone: 570, districts: [] });
    expect(findAreaQuestion(both, toPopulation(5_660, 566))).toBeNull();
    expect(findAreaQuestion(both, toPopulation(2_400, 0))).toMatchObject({ because: ['people'], zone: 0 });
  });

  test('is not asked where the distances of the guide decide how far the act-now area reaches', () => {
    const byGuide = { downwind: null, aroundM: 300, around: 'least' };
    const near = toArea(part('act-now', { reachM: 310, probableM: 90, guide: byGuide }), part('be-ready'));
    expect(findAreaQuestion(near, toPopulation(2_400, 0))).toBeNull();
    const far = toArea(part('act-now', { guide: byGuide }), part('be-ready'));
    expect(findAreaQuestion(far, toPopulation(2_400, 0))).not.toBeNull();
  });

  test('is not asked about fewer than a hundred people, or where a number is not known', () => {
    expect(findAreaQuestion(both, toPopulation(99, 0))).toBeNull();
    expect(findAreaQuestion(both, toPopulation(100, 0))).not.toBeNull();
    expect(findAreaQuestion(both, toPopulation(5_664, null))).toBeNull();
    expect(findAreaQuestion(both, toPopulation(null, 566))).toBeNull();
    expect(findAreaQuestion(both, null)).toBeNull();
  });

  test('is asked where a reach is the limit of the model, without numbers too', () => {
    const cut = toArea(part('act-now'), part('be-ready', { isModelLimit: true }));
    expect(findAreaQuestion(cut, null)).toEqual({ because: ['model-limit'], actNow: null, zone: null, districts: [] });
    expect(findAreaQuestion(cut, toPopulation(5_664, 10))?.because).toEqual(['people', 'model-limit']);
  });

  test('is asked where the act-now area meets another district, also by the distances of the guide', () => {
    const districts = { own: 'Bharuch', others: ['Surat'], isChecked: true };
    expect(findAreaQuestion(both, toPopulation(50, 40, districts))).toEqual({
      because: ['district'],
      actNow: 50,
      zone: 40,
      districts: ['Surat'],
    });
    expect(findAreaQuestion(both, toPopulation(50, 40, { ...districts, others: [] }))).toBeNull();
    const byGuide = toArea(part('act-now', { probableM: 90, guide: { downwind: null, aroundM: 300, around: 'least' } }));
    expect(findAreaQuestion(byGuide, toPopulation(50, 40, districts))?.because).toEqual(['district']);
  });

  test('is not asked about a zone alone or a drawn area', () => {
    expect(findAreaQuestion(toArea(), toPopulation(5_664, 10))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import guideData from '../data/erg-guides.json' with { type: 'json' };
import {
  findEmergency,
  findFirstAid,
  findResponse,
  findTankFireDistanceM,
  firstAidSteps,
  isWaterReactive,
  responseSteps,
} from './facts.ts';
import { chemicals, sources } from './index.ts';

describe('a tank in a fire', () => {
  // ERG 2024, orange pages, "If tank, rail tank car or highway tank is involved in a fire, ISOLATE for ...".
  it.each([
    ['hydrogen-sulfide', '117', 1600],
    ['carbon-monoxide', '119', 1600],
    ['methylamine', '118 and 132', 1600],
    ['ammonia', '125', 1600],
    ['lpg', '115', 1600],
    ['chlorine', '124', 800],
    ['methyl-bromide', '123', 800],
    ['benzene', '130', 800],
    ['oxygen', '122', 800],
  ])('of %s, guide %s, is isolated for %d m', (id, _guide, metres) => {
    expect(findTankFireDistanceM(id)).toBe(metres);
  });

  it('has a distance for every chemical of the library, and none for another', () => {
    expect(chemicals.filter(({ id }) => findTankFireDistanceM(id) === undefined)).toEqual([]);
    expect(findTankFireDistanceM('unobtainium')).toBeUndefined();
  });
});

describe('the guide pages', () => {
  it('are there for every guide that a chemical names, with a listed source and known steps', () => {
    const pages: Readonly<
      Record<string, { readonly s: string; readonly firstAid: readonly string[]; readonly advice: readonly string[] }>
    > = guideData;
    for (const { id } of chemicals) {
      for (const guide of findEmergency(id).guide?.v ?? []) expect(pages).toHaveProperty([guide.replace('P', '')]);
    }
    for (const { s, firstAid, advice } of Object.values(pages)) {
      expect(sources).toHaveProperty([s]);
      expect(firstAidSteps).toEqual(expect.arrayContaining([...firstAid]));
      expect(responseSteps).toEqual(expect.arrayContaining([...advice]));
    }
  });
});

describe('water', () => {
  it.each([
    'chlorosulfonic-acid',
    'oleum',
    'titanium-tetrachloride',
    'trichlorosilane',
    'methyl-isocyanate',
    'sodium-cyanide',
    'acetyl-chloride',
  ])('is not put on %s', (id) => {
    expect(isWaterReactive(id)).toBe(true);
    expect(findResponse(id)).toContain('noWater');
    expect(findResponse(id)).not.toContain('spray');
  });

  it.each(['ammonia', 'chlorine', 'hydrogen-fluoride', 'lpg', 'acrylonitrile', 'phosphorus-yellow'])('is no danger with %s', (id) => {
    expect(isWaterReactive(id)).toBe(false);
    expect(findResponse(id)).not.toContain('noWater');
  });

  it('spray is for the cloud of ammonia, not for a pool of LNG', () => {
    expect(findResponse('ammonia')).toContain('spray');
    expect(findResponse('lng')).toContain('lngPool');
    expect(findResponse('unobtainium')).toEqual([]);
  });
});

describe('first aid', () => {
  it('for hydrogen fluoride is calcium gluconate gel after rinsing, and for nothing else', () => {
    expect(chemicals.filter(({ id }) => findFirstAid(id).includes('calciumGluconate')).map(({ id }) => id)).toEqual(['hydrogen-fluoride']);
    expect(findFirstAid('hydrogen-fluoride')).toContain('corrosiveRinse');
  });

  it('for liquefied gases is thawing by medical staff, without rubbing', () => {
    for (const id of ['lpg', 'ammonia', 'hydrogen-sulfide', 'carbon-dioxide', 'ethylene-oxide'])
      expect(findFirstAid(id)).toContain('frostbite');
    expect(findFirstAid('benzene')).not.toContain('frostbite');
  });

  it('for corrosives is 30 minutes of water, for chlorosilanes wiping first, for white phosphorus wet dressings', () => {
    expect(findFirstAid('sulfuric-acid')).toContain('corrosiveRinse');
    expect(findFirstAid('trichlorosilane')).toContain('wipeFirst');
    expect(findFirstAid('phosphorus-yellow')).toContain('wetDressing');
  });

  it('for every chemical begins with fresh air, and asks nobody to be rinsed of nitrogen', () => {
    for (const { id } of chemicals) expect(findFirstAid(id)[0]).toBe('freshAir');
    expect(findFirstAid('nitrogen')).toEqual(['freshAir', 'breathing', 'frozenClothes', 'frostbite']);
    expect(findFirstAid('unobtainium')).toEqual([]);
  });
});

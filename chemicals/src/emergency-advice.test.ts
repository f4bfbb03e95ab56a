import { describe, expect, it } from 'vitest';
import guideData from '../data/erg-guides.json' with { type: 'json' };
import solutionGuides from '../data/solution-guides.json' with { type: 'json' };
import {
  findEmergency,
  findFirstAid,
  findResponse,
  findSolutionFirstAid,
  findTankFireDistanceM,
  firstAidSteps,
  isWaterReactive,
  responseSteps,
} from './facts.ts';
import { chemicals, sources } from './index.ts';
import { findSolutionGuides, readStockForm } from './stock.ts';

const pages: Readonly<Record<string, { readonly s: string; readonly firstAid: readonly string[]; readonly advice: readonly string[] }>> =
  guideData;

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

describe('first aid for a solution', () => {
  // ERG 2024, yellow pages: UN number and guide of the solution; orange pages: its first aid.
  it.each([
    ['Hydrochloric acid 30 %', '7647-01-0', 1789, '157'],
    ['Ammonia solution 25 %', '7664-41-7', 2672, '154'],
    ['Hydrofluoric acid 40 %', '7664-39-3', 1790, '157'],
    ['Oleum', '8014-95-7', 1831, '137'],
    ['Nitric acid 60 %', '7697-37-2', 2031, '157'],
    ['Sulphuric acid 70 %', '7664-93-9', 1830, '137'],
    ['Formalin', '50-00-0', 1198, '132'],
    ['Formalin', '50-00-0', 2209, '153'],
    ['Caustic soda lye', '1310-73-2', 1824, '154'],
    ['Methylamine solution 40 %', '74-89-5', 1235, '132'],
  ])('%s (%s): UN %d, guide %s, rinses for 30 minutes and thaws nothing', (substanceName, casNo, un, guide) => {
    const concentration = /[\d]+ %/.exec(substanceName)?.[0] ?? '';
    const { chemical, kind, massFraction } = readStockForm({ substanceName, productName: '', casNo, concentration });
    expect(kind).toBe('solution');
    expect(findSolutionGuides(chemical?.id ?? '', massFraction)).toContainEqual({ un, guide });
    const steps = findSolutionFirstAid(chemical?.id ?? '', massFraction);
    expect(steps).toEqual(expect.arrayContaining(['freshAir', 'corrosiveRinse', 'delayed']));
    expect(steps).not.toEqual(expect.arrayContaining([expect.stringMatching(/^fro/)]));
  });

  it('is that of its own guide at every strength of every solution, whatever the chemical itself is', () => {
    const percents = [undefined, 0.5, 5, 10, 19, 25, 36, 40, 50, 52, 60, 79, 81, 86, 94];
    const general = ['freshAir', 'breathing', 'undressRinse', 'rinse', 'delayed'];
    const cold: string[] = [];
    const missing: string[] = [];
    for (const id of Object.keys(solutionGuides))
      for (const percent of percents) {
        const share = percent === undefined ? undefined : percent / 100;
        const steps = findSolutionFirstAid(id, share);
        if (steps.some((step) => step === 'frostbite' || step === 'frozenClothes')) cold.push(`${id} ${percent}`);
        const own = findSolutionGuides(id, share).flatMap(({ guide }) => pages[guide]?.firstAid ?? [`no page ${guide}`]);
        const named = own.filter((step) => step !== 'frostbite' && step !== 'rinse');
        if (steps[0] !== 'freshAir' || !named.every((step) => (steps as readonly string[]).includes(step)))
          missing.push(`${id} ${percent}`);
        // Nothing of the chemical's own page that the guide of the solution does not say.
        const extra = steps.filter((step) => !general.includes(step) && !own.includes(step));
        if (own.length > 0 && id !== 'hydrogen-fluoride') expect([id, percent, extra]).toEqual([id, percent, []]);
      }
    expect({ cold, missing }).toEqual({ cold: [], missing: [] });
  });

  it('for hydrofluoric acid is calcium gluconate, too', () => {
    expect(findSolutionFirstAid('hydrogen-fluoride', 0.4)).toEqual(expect.arrayContaining(['calciumGluconate', 'corrosiveRinse']));
  });

  it('for a mixture without a guide of its own stays that of the chemical: propane in butane freezes the skin', () => {
    expect(findSolutionFirstAid('propane', 0.6)).toEqual(findFirstAid('propane'));
    expect(findSolutionFirstAid('methanol', 0.4)).toEqual(findFirstAid('methanol'));
    expect(findSolutionFirstAid('unobtainium', 0.4)).toEqual([]);
  });
});

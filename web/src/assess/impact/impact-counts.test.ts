import { receptorKinds } from '@hazardguard/contract';
import type { KindCount, ReceptorKind, RunResult } from '@hazardguard/engine';
import { expect, it } from 'vitest';
import { areaRows, filterHits } from './impact-counts.ts';

const none = { receptors: 0, people: 0, withoutCount: undefined };
const count = (byKind: Partial<Record<ReceptorKind, KindCount>>) => {
  const empty = Object.fromEntries(receptorKinds.map((kind) => [kind, none])) as Record<ReceptorKind, typeof none>;
  const kinds = { ...empty, ...byKind };
  const sum = (what: 'receptors' | 'people') => Object.values(kinds).reduce((total, kind) => total + kind[what], 0);
  return { receptors: sum('receptors'), people: sum('people'), withoutCount: undefined, byKind: kinds };
};
const worst = count({ school: { receptors: 1, people: 650, withoutCount: undefined } });
const mild = count({
  school: { receptors: 2, people: 1_070, withoutCount: undefined },
  market: { receptors: 1, people: 900, withoutCount: undefined },
});
const impact: RunResult['impact'] = [
  { levelId: 'AEGL-3', within: worst, alone: worst },
  { levelId: 'AEGL-2', within: mild, alone: mild },
];

it('counts the selected areas as the engine counted them; the population is everybody, also at markets', () => {
  expect(areaRows({ impact }, ['school', 'population'])).toEqual([
    { area: 'school', within: { 'AEGL-3': { places: 1, people: 650 }, 'AEGL-2': { places: 2, people: 1_070 } } },
    { area: 'population', within: { 'AEGL-3': { places: 1, people: 650 }, 'AEGL-2': { places: 3, people: 1_970 } } },
  ]);
  expect(areaRows({ impact }, [])).toEqual([]);
});

it('lists the places of the selected areas, all of them for the population', () => {
  const hit = (id: string, kind: ReceptorKind) => ({ receptor: { id, kind } }) as RunResult['hits'][number];
  const hits = [hit('a', 'school'), hit('b', 'market'), hit('c', 'residential')];
  expect(filterHits({ hits }, ['school', 'residential']).map(({ receptor }) => receptor.id)).toEqual(['a', 'c']);
  expect(filterHits({ hits }, ['population'])).toHaveLength(3);
});

import { expect, test } from 'vitest';
import spillFile from '../../data/dense-gas-open.json' with { type: 'json' };
import grassFile from '../../data/prairie-grass-open.json' with { type: 'json' };
import releaseFile from '../../data/releases-open.json' with { type: 'json' };
import { type AreaCoverage, type AreaTrial, type Covered, coverTrial, sumCoverage } from '../testing/area-coverage.ts';
import { toJetArea, toSpillAreas } from '../testing/axis-areas.ts';
import { toPrairieGrassAreas } from '../testing/prairie-grass-areas.ts';
import { readDenseTrials } from './dense-trial.ts';
import { readPrairieGrass } from './prairie-grass.ts';
import { readReleaseTrials } from './release-trial.ts';

/** Without a floor: what the probability of a place holds by itself. */
const noFloorM = 1;

const coverAll = (trials: readonly AreaTrial[]): ((name: keyof AreaCoverage) => Covered) => {
  const all = trials.map((trial) => coverTrial(trial, noFloorM));
  return (name) => sumCoverage(all, name);
};

const share = ({ inside, places }: Covered): number => inside / places;

const readGrass = (): readonly AreaTrial[] => {
  const data = readPrairieGrass(grassFile);
  if (data === null) throw new Error('The carried data are in another format');
  return toPrairieGrassAreas(data, grassFile.runs);
};

test('Prairie Grass, wind as one of eight points, sky not given: the areas hold the samplers that measured their level', {
  timeout: 600_000,
}, () => {
  const trials = readGrass();
  expect(trials).toHaveLength(27);
  const covered = coverAll(trials);
  expect(covered('actNow').places).toBe(398);
  expect(covered('beReady').places).toBe(1653);
  expect(share(covered('actNow')), covered('actNow').outside.join('; ')).toBeGreaterThanOrEqual(0.99);
  expect(share(covered('severeInBeReady')), covered('severeInBeReady').outside.join('; ')).toBe(1);
  expect(share(covered('beReady')), covered('beReady').outside.join('; ')).toBeGreaterThanOrEqual(0.99);
  // The zone alone misses half: it is turned by what eight points leave open. So the count can fail.
  expect(share(covered('severeInZone'))).toBeLessThan(0.6);
});

test('areas for a wind from a quarter farther round hold next to nothing', { timeout: 120_000 }, () => {
  const turned = readGrass()
    .slice(0, 4)
    .map((trial) => ({ ...trial, places: trial.places.map((place) => ({ ...place, azimuthDeg: place.azimuthDeg + 90 })) }));
  expect(share(coverAll(turned)('beReady'))).toBeLessThan(0.3);
});

test('LNG spills, on the axis: the areas of a flammable cloud reach the arcs that measured their level', { timeout: 300_000 }, () => {
  const trials = toSpillAreas(readDenseTrials(spillFile) ?? []);
  expect(trials).toHaveLength(6);
  const covered = coverAll(trials);
  expect(covered('actNow')).toMatchObject({ places: 14, inside: 14 });
  // Maplin Sands 27: 2.9 % at 399 m, of a cloud that the model ends nearer.
  expect(covered('beReady')).toMatchObject({ places: 21, outside: ['MS27: 399 m at 90°'] });
  expect(covered('severeInZone').inside).toBe(11);
});

test('Desert Tortoise 4, as a user would enter it: axis and half-widths to 2,800 m lie in the act-now area', { timeout: 120_000 }, () => {
  const trial = readReleaseTrials(releaseFile)?.[0];
  const document = releaseFile.trials[0]?.scenarios.find(({ name }) => name.startsWith('as a user'))?.scenario;
  if (trial === undefined || document === undefined) throw new Error('The carried data are in another format');
  const covered = coverAll([toJetArea(trial, document as AreaTrial['document'], 'E')]);
  expect(covered('actNow')).toMatchObject({ places: 7, inside: 7, arcs: 3 });
  expect(covered('beReady')).toMatchObject({ places: 7, inside: 7 });
});

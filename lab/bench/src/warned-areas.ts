import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  areaRules,
  checkScenario,
  type EnsembleOptions,
  findWarnedLevel,
  type LonLatRing,
  memberRanges,
  outlineWarnedAreas,
  type RunResult,
  run,
  type Scenario,
  type ScenarioDocument,
  type Severity,
  type WarnedProfiles,
  warnedProfiles,
} from '@hazardguard/engine';
import { normalQuantile, raiseProfile, randomFrom, sectorDeg, sectors, toPoint } from '@hazardguard/engine/models';
import { findGuideDistance } from '@hazardguard/server';
import { type BenchRow, toComparedRow } from './measure.ts';
import { compareRecorded } from './recorded-areas.ts';

/** Night and day in Gujarat, and the site of all releases. */
const night = '2026-11-28T16:30:00Z';
const day = '2026-11-28T06:30:00Z';
const site = { latitude: 21.6, longitude: 73.0 };

interface Case {
  readonly name: string;
  readonly chemical: string;
  readonly hazard: ScenarioDocument['hazard'];
  readonly quantityKg: number;
  /** Diameter of the opening, m; null: the whole vessel at once. */
  readonly openingM: number | null;
  readonly windMs: number;
  /** Cloud as a person gave it, percent; null: not given. */
  readonly cloudPercent: number | null;
  readonly time: string;
  readonly windOrigin: EnsembleOptions['windOrigin'];
}

const chlorine: Omit<Case, 'name'> = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 900,
  openingM: 0.01,
  windMs: 3.5,
  cloudPercent: null,
  time: night,
  windOrigin: 'within-20-km',
};

/** The releases of decision 0142. */
const cases: readonly Case[] = [
  { ...chlorine, name: 'Cl2 900 kg 10 mm, night 2 m/s', windMs: 2 },
  { ...chlorine, name: 'Cl2 900 kg 10 mm, night 3.5 m/s' },
  { ...chlorine, name: 'the same, stars seen', cloudPercent: 10 },
  { ...chlorine, name: 'the same, overcast', cloudPercent: 90 },
  { ...chlorine, name: 'Cl2 900 kg 10 mm, night 6.7 m/s', windMs: 6.7 },
  { ...chlorine, name: 'Cl2 900 kg 10 mm, night 12 m/s', windMs: 12 },
  { ...chlorine, name: 'Cl2 900 kg 10 mm, day 3.5 m/s', time: day },
  { ...chlorine, name: 'Cl2 54 t 10 mm, night 3.5 m/s', quantityKg: 54_000 },
  { ...chlorine, name: 'Cl2 54 t 10 mm, night 2.5 m/s, mast', quantityKg: 54_000, windMs: 2.5, windOrigin: 'on-site' },
  { ...chlorine, name: 'Cl2 900 kg 10 mm, night, wind unknown', windMs: 2, windOrigin: 'unknown' },
  { ...chlorine, name: 'Cl2 900 kg, whole vessel, night', openingM: null },
  { ...chlorine, name: 'NH3 500 kg 10 mm, night', chemical: 'ammonia', quantityKg: 500 },
  { ...chlorine, name: 'NH3 20 t 50 mm, night', chemical: 'ammonia', quantityKg: 20_000, openingM: 0.05 },
  { ...chlorine, name: 'H2S 2 t 25 mm, night 2 m/s', chemical: 'hydrogen-sulfide', quantityKg: 2_000, openingM: 0.025, windMs: 2 },
  { ...chlorine, name: 'LPG 18 t 50 mm, flammable cloud', chemical: 'lpg', hazard: 'flammable', quantityKg: 18_000, openingM: 0.05 },
  { ...chlorine, name: 'LPG 18 t, fireball', chemical: 'lpg', hazard: 'fire', quantityKg: 18_000, openingM: null },
];

const toDocument = (one: Case): ScenarioDocument => ({
  chemical: findChemical(one.chemical)?.cas ?? one.chemical,
  hazard: one.hazard,
  quantityKg: one.quantityKg,
  rupture: one.openingM === null ? { type: 'catastrophic' } : { type: 'circular', diameterM: one.openingM },
  time: one.time,
  ...(one.hazard === 'leak' ? { exposureFrom: 'release' } : {}),
  weather: {
    windSpeedMs: one.windMs,
    windFromDeg: 225,
    temperatureC: 25,
    ...(one.cloudPercent === null ? {} : { cloudPercent: one.cloudPercent }),
  },
  site,
});

const toScenario = (document: ScenarioDocument): Scenario => {
  const chemical = findChemical(document.chemical);
  if (!chemical) throw new Error(`${document.chemical} is not in the library`);
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.scenario;
};

const thresholds = [0.1, 0.05, 0.02, 0.01] as const;
const members = 100;
/** The draw that the coverage is counted with: another seed, each member in so many directions of its own. */
const otherSeed = 977;
const directions = 20;

type Profile = Float64Array;

const toProfile = (rings: readonly LonLatRing[]): Profile => {
  const profile = new Float64Array(sectors);
  for (const ring of rings)
    raiseProfile(
      profile,
      ring.flatMap(([longitude, latitude]) => toPoint({ ...site, windFromDeg: 225 }, latitude, longitude)),
    );
  return profile;
};

/** km² around the source. */
const toKm2 = (profile: Profile): number => profile.reduce((sum, metres) => sum + metres ** 2, 0) * ((sectorDeg * Math.PI) / 360) * 1e-6;

const ringKm2 = (ring: LonLatRing): number => {
  const points = ring.map(([longitude, latitude]) => toPoint({ ...site, windFromDeg: 225 }, latitude, longitude));
  return Math.abs(points.reduce((sum, [x, y], i) => sum + x * (points[i + 1]?.[1] ?? y) - (points[i + 1]?.[0] ?? x) * y, 0)) / 2e6;
};

const findBest = ({ zones }: RunResult, severity: Severity): readonly LonLatRing[] => {
  const level = findWarnedLevel(
    zones.map((zone) => zone.level),
    severity,
  );
  return zones.filter((zone) => zone.level.id === level?.id && zone.status !== 'not-reached').flatMap(({ polygon }) => polygon.slice(0, 1));
};

/** The zones of another draw, each turned through directions of its own distribution. */
const turnedZones = (slices: readonly WarnedProfiles[], area: 'actNow' | 'beReady'): readonly Profile[] => {
  const random = randomFrom(7);
  return slices.flatMap((slice) => {
    const { reachM, sigmaDeg } = slice[area];
    return Array.from(sigmaDeg).flatMap((sigma, i) =>
      Array.from({ length: directions }, () => {
        const turn = Number.isFinite(sigma) ? sigma * normalQuantile(random.uniform()) : 360 * random.uniform();
        const steps = Math.round(turn / sectorDeg);
        return Float64Array.from(
          { length: sectors },
          (_, sector) => reachM[i * sectors + ((((sector + steps) % sectors) + sectors) % sectors)] ?? 0,
        );
      }),
    );
  });
};

/** Share of the ground reached in another draw that lies in an area: with an even density, of the people reached. */
const coverage = (zones: readonly Profile[], area: Profile): number => {
  let [reached, inside] = [0, 0];
  for (const zone of zones)
    for (const [sector, metres] of zone.entries()) {
      reached += metres ** 2;
      inside += Math.min(metres, area[sector] ?? 0) ** 2;
    }
  return inside / reached;
};

const shown = (share: number): string => share.toFixed(2);

/**
 * The act-now and be-ready areas of the releases of decision 0142 at four thresholds, km², beside the best estimate's zone of AEGL-2 (or
 * what corresponds) and beside what an earlier engine recorded; in the name the share of the ground truly reached in another draw that they hold: of the severe and of the middle level.
 */
export const benchWarnedAreas = (): Promise<BenchRow[]> => {
  const { compare, finish } = compareRecorded();
  const rows = cases.flatMap((one) => {
    const document = toDocument(one);
    const scenario = toScenario(document);
    const result = run(scenario);
    const options: EnsembleOptions = { members, seed: 1, side: 11, knowledge: 'known', windOrigin: one.windOrigin };
    const drawSlices = (drawn: EnsembleOptions): readonly WarnedProfiles[] =>
      memberRanges(members).map((range) => warnedProfiles(scenario, drawn, range));
    const slices = drawSlices(options);
    const other = drawSlices({ ...options, seed: otherSeed });
    const [severe, middle] = [turnedZones(other, 'actNow'), turnedZones(other, 'beReady')];
    const best = { actNow: findBest(result, areaRules.actNow.severity), beReady: findBest(result, areaRules.beReady.severity) };
    const guide = findGuideDistance({ scenario: document, result });
    const floor = { aroundM: guide.aroundM, downwindM: guide.downwind?.distanceM ?? 0, smokeM: guide.smokeM };
    const zoneKm2 = best.beReady.reduce((sum, ring) => sum + ringKm2(ring), 0);
    const head = `${one.name} (${scenario.weather.stability}; zone ${Math.round(Math.max(...toProfile(best.beReady)))} m; guide ${floor.downwindM} m)`;
    return thresholds.flatMap((threshold) => {
      const areas = outlineWarnedAreas(scenario, options, {
        slices,
        best,
        floor,
        probability: { actNow: threshold, beReady: threshold },
      });
      if (areas === null) return [];
      const { actNow, beReady } = areas;
      return (
        [
          ['act now', actNow],
          ['be ready', beReady ?? actNow],
        ] as const
      ).map(([name, area]) => {
        const profile = toProfile([area.outline]);
        const areaKm2 = toKm2(profile);
        const before = compare(`${one.name}, ${name} ${100 * threshold} %`, { areaKm2, reachM: Math.round(area.reachM), zoneKm2 });
        return toComparedRow(
          `${head} ${name} ${100 * threshold} %: to ${Math.round(area.reachM)} m, beyond ${shown(area.beyondShare)}, holds ${shown(coverage(severe, profile))} of ${actNow.level.id} and ${shown(coverage(middle, profile))} of ${(beReady ?? actNow).level.id}; ${before}; now`,
          areaKm2,
          'km²',
          zoneKm2,
          '',
        );
      });
    });
  });
  finish();
  return Promise.resolve(rows);
};

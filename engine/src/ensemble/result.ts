import { catalogue } from '../catalogue.ts';
import { firstWeatherOnly } from '../choose/first-weather.ts';
import { prepare } from '../choose/prepare.ts';
import { classifyRelease, toReached, validationCaveats } from '../choose/validation.ts';
import { footprint } from '../field/footprint.ts';
import type { ZoneOnPlane } from '../field/zone.ts';
import { ringOnGround } from '../geo/ring.ts';
import { headCountsUnknown } from '../impact/head-counts.ts';
import { type ReceptorTable, toHeadCount } from '../impact/receptor-table.ts';
import { quantileAt } from '../numerics/quantile.ts';
import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { toCompass } from '../units/convert.ts';
import { engineVersion } from '../version.ts';
import { drawBands } from './bands.ts';
import { confidence, outlineConfidence } from './confidence-lines.ts';
import type { Zones } from './cover.ts';
import type {
  ConfidenceLines,
  EnsembleOptions,
  EnsembleResult,
  EnsembleSlice,
  LevelEnsemble,
  ReceptorProbability,
  Spread,
  VariedInput,
} from './ensemble-types.ts';
import { amountSigma, directionSigmaDeg, roughnessSigma, unknownCloudPercent, windSpeedSigma } from './input-uncertainty.ts';
import { mapFrame, northUp, probabilityMap } from './maps.ts';
import { isCloudAssumed } from './member-class.ts';
import { findAirKnowledge, modelSigma } from './model-error.ts';
import { isReached, zoneRow } from './zone-rows.ts';

const receptorLimit = 500;

/** Slices in the order of their members, each member once; a gap or an overlap is a bug. */
const inOrder = (slices: readonly EnsembleSlice[], members: number): readonly EnsembleSlice[] => {
  const sorted = slices.toSorted((a, b) => a.from - b.from);
  let next = 0;
  for (const { from, to } of sorted) {
    if (from !== next || to < from) throw new Error(`Slice from member ${from} to ${to}; expected one from ${next}`);
    next = to;
  }
  if (next !== members) throw new Error(`Slices hold ${next} members; the ensemble has ${members}`);
  return sorted;
};

const joined = (slices: readonly EnsembleSlice[], column: 'zones' | 'turnDeg' | 'sigmaDeg' | 'people'): Float64Array<ArrayBuffer> => {
  const all = new Float64Array(slices.reduce((sum, slice) => sum + slice[column].length, 0));
  let at = 0;
  for (const slice of slices) {
    all.set(slice[column], at);
    at += slice[column].length;
  }
  return all;
};

const computeSpread = (values: Float64Array): Spread => {
  const sorted = values.slice().sort();
  const at = (share: number): number => quantileAt(sorted, share);
  return { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) };
};

const takeEvery = (values: Float64Array, first: number, step: number): Float64Array =>
  Float64Array.from({ length: Math.floor((values.length - first - 1) / step) + 1 }, (_, i) => values[first + i * step] ?? Number.NaN);

const drawConfidenceLines = (zone: ZoneOnPlane, air: Air, scenario: Scenario, options: EnsembleOptions): ConfidenceLines | null => {
  if (zone.strip === null) return null;
  const sigmaDeg = directionSigmaDeg(options.windOrigin, air);
  const turn = Math.min(180, confidence * sigmaDeg);
  const bearing = scenario.weather.windFromDeg + 180;
  const frame = { ...scenario.site, windFromDeg: scenario.weather.windFromDeg };
  return {
    sigmaDeg,
    fromBearingDeg: toCompass(bearing - turn),
    toBearingDeg: toCompass(bearing + turn),
    polygon: [ringOnGround(frame, outlineConfidence(zone.strip, zone.reachM, turn))],
  };
};

const countReceptorChances = (slices: readonly EnsembleSlice[], table: ReceptorTable, levels: number, members: number) => {
  const total = table.ids.length;
  const counts = new Int32Array(levels * total);
  for (const { holding } of slices) for (let i = 0; i < counts.length; i++) counts[i] = (counts[i] ?? 0) + (holding[i] ?? 0);
  const any = (row: number): number =>
    Array.from({ length: levels }, (_, k) => counts[k * total + row] ?? 0).reduce((a, b) => Math.max(a, b), 0);
  const chances = Int32Array.from({ length: total }, (_, row) => any(row));
  const rows = Array.from(chances.keys()).filter((row) => (chances[row] ?? 0) > 0);
  rows.sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0) || a - b);
  const receptors = rows.slice(0, receptorLimit).map(
    (row): ReceptorProbability => ({
      id: table.ids[row] ?? '',
      name: table.names[row] ?? '',
      people: toHeadCount(table.people[row]),
      probability: Array.from({ length: levels }, (_, k) => (counts[k * total + row] ?? 0) / members),
    }),
  );
  return { receptors, receptorsOmitted: Math.max(0, rows.length - receptorLimit) };
};

const listVaried = (
  scenario: Scenario,
  { knowledge, windOrigin }: EnsembleOptions,
  air: Air,
  modelSpread: number,
): readonly VariedInput[] => [
  { key: 'rate', distribution: 'log-normal', spread: amountSigma[knowledge] },
  { key: 'mass', distribution: 'log-normal', spread: amountSigma[knowledge] },
  { key: 'windSpeed', distribution: 'log-normal', spread: windSpeedSigma },
  windOrigin === 'unknown'
    ? { key: 'windDirection', distribution: 'uniform', spread: 180 }
    : { key: 'windDirection', distribution: 'normal', spread: directionSigmaDeg(windOrigin, air) },
  { key: 'cloud', distribution: 'uniform', spread: isCloudAssumed(scenario) ? (unknownCloudPercent.to - unknownCloudPercent.from) / 2 : 0 },
  { key: 'roughness', distribution: 'log-normal', spread: roughnessSigma },
  { key: 'model', distribution: 'log-normal', spread: modelSpread },
];

const beyondRange = (levels: readonly LevelEnsemble[]): readonly Caveat[] => {
  const cut = levels.filter((one) => one.beyondRangeShare > 0);
  if (cut.length === 0) return [];
  const share = Math.max(...cut.map((one) => one.beyondRangeShare));
  return [
    warning(
      'ensemble-beyond-range',
      `${cut.map((one) => one.level.id).join(', ')}: up to ${(100 * share).toFixed(0)} % of the members reach beyond the limit of their model; their zones end there.`,
      {
        quantity: 'beyondRangeShare',
        value: share,
        range: [0, 1],
        params: { levels: cut.map((one) => one.level.id).join(', '), sharePercent: Math.round(100 * share) },
      },
    ),
  ];
};

/** The result of all members of an ensemble: a map, bands and confidence lines per level, the spread of reach and people, the probability of each receptor. */
export const ensembleResult = (
  scenario: Scenario,
  options: EnsembleOptions,
  slices: readonly EnsembleSlice[],
  receptors: ReceptorTable,
): EnsembleResult => {
  const ordered = inOrder(slices, options.members);
  const { model, air, isCalm, source, levels: sought, caveats } = prepare(scenario);
  const best = footprint(model.compute(scenario, air, source).field, sought);
  const farthestM = Math.max(1, ...best.map(({ reachM }) => reachM));
  const modelSpread = modelSigma(model, findAirKnowledge(scenario), classifyRelease(source), farthestM);
  const zones = joined(ordered, 'zones');
  const people = joined(ordered, 'people');
  const bearingDeg = joined(ordered, 'turnDeg').map((turn) => scenario.weather.windFromDeg + 180 + turn);
  const sigmaDeg = joined(ordered, 'sigmaDeg');
  const ground = northUp(scenario.site);
  const frame = { ...scenario.site, windFromDeg: scenario.weather.windFromDeg };
  const count = sought.length;
  const levels = sought.map((level, k): LevelEnsemble => {
    const of: Zones = { zones, levels: count, level: k, bearingDeg };
    const square = mapFrame(of, options.side);
    const map = square === null ? null : probabilityMap(of, square, ground);
    const reached = bearingDeg.reduce((sum, _, i) => sum + (isReached(zones, (i * count + k) * zoneRow) ? 1 : 0), 0);
    const inside = takeEvery(people, k, count);
    const zone = best[k];
    return {
      level,
      reachedShare: reached / options.members,
      beyondRangeShare: takeEvery(zones, k * zoneRow + 1, count * zoneRow).reduce((sum, cut) => sum + cut, 0) / options.members,
      reachM: computeSpread(takeEvery(zones, k * zoneRow, count * zoneRow)),
      map,
      bands: map === null ? [] : drawBands({ zones, levels: count, level: k, sigmaDeg }, frame),
      fan: zone === undefined || isCalm || options.windOrigin === 'unknown' ? null : drawConfidenceLines(zone, air, scenario, options),
      peopleExpected: inside.reduce((sum, one) => sum + one, 0) / options.members,
      people: computeSpread(inside),
    };
  });
  const usedModels = ordered.flatMap((slice) => Array.from(slice.model));
  const byUse = [...new Set(usedModels)]
    .map((index) => ({ id: catalogue[index]?.id ?? '', share: usedModels.filter((one) => one === index).length / options.members }))
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
  return {
    engineVersion,
    scenarioHash: scenario.hash,
    hazard: scenario.hazard,
    options,
    varied: listVaried(scenario, options, air, modelSpread),
    models: byUse,
    levels,
    ...countReceptorChances(ordered, receptors, count, options.members),
    caveats: [
      ...scenario.caveats,
      ...source.caveats,
      ...caveats,
      ...(scenario.laterWeather === undefined ? [] : [firstWeatherOnly('ensemble')]),
      ...validationCaveats(model, source, toReached(best)),
      ...beyondRange(levels),
      ...headCountsUnknown(receptors.people.reduce((sum, one) => sum + (Number.isNaN(one) ? 1 : 0), 0)),
    ],
  };
};

import type { Band, DoubtTable, EnsembleOptions, EnsembleResult, LevelEnsemble } from '@hazardguard/engine';
import { distance, figure, levelName } from '@hazardguard/engine/formats';
import { alignColumns } from './align-columns.ts';

const formatPercent = (share: number): string => `${Math.round(100 * share)} %`;

/** The columns of a map as plain lists. */
const toPlainMap = ({ map, ...rest }: LevelEnsemble) => ({
  ...rest,
  map: map && {
    ...map,
    eastM: Array.from(map.eastM),
    northM: Array.from(map.northM),
    longitude: Array.from(map.longitude),
    latitude: Array.from(map.latitude),
    probability: Array.from(map.probability),
  },
});

const toJson = (result: EnsembleResult): string => `${JSON.stringify({ ...result, levels: result.levels.map(toPlainMap) }, null, 1)}\n`;

const toBandFeature = ({ level }: LevelEnsemble, { id, atLeast, polygons }: Band) => ({
  type: 'Feature',
  geometry: { type: 'MultiPolygon', coordinates: polygons },
  properties: { role: 'band', band: id, atLeast, level: level.id, value: level.value, unit: level.unit },
});

/** Per level, mildest first: the confidence lines of the wind, then the bands from possible to near-certain. */
const toGeoJson = ({ levels, options, scenarioHash }: EnsembleResult): string => {
  const features = levels.toReversed().flatMap((one) => [
    ...(one.fan === null
      ? []
      : [
          {
            type: 'Feature',
            geometry: { type: 'Polygon', coordinates: one.fan.polygon },
            properties: {
              role: 'fan',
              level: one.level.id,
              sigmaDeg: one.fan.sigmaDeg,
              fromBearingDeg: one.fan.fromBearingDeg,
              toBearingDeg: one.fan.toBearingDeg,
            },
          },
        ]),
    ...one.bands
      .toReversed()
      .filter(({ polygons }) => polygons.length > 0)
      .map((band) => toBandFeature(one, band)),
  ]);
  return `${JSON.stringify({ type: 'FeatureCollection', ensemble: { ...options, scenarioHash }, features }, null, 1)}\n`;
};

const toTable = ({ levels, options, varied, models, receptors, receptorsOmitted, caveats }: EnsembleResult): string => {
  const rows = levels.map(({ level, reachedShare, reachM, peopleExpected, people }) => [
    levelName(level),
    `${figure(level.value)} ${level.unit}`,
    formatPercent(reachedShare),
    ...[reachM.p5, reachM.p25, reachM.p50, reachM.p75, reachM.p95].map(distance),
    figure(peopleExpected),
    figure(people.p95),
  ]);
  const head = ['level', 'value', 'reached', 'reach 5 %', '25 %', '50 %', '75 %', '95 %', 'people, mean', '95 %'];
  const inputs = varied.map(({ key, distribution, spread }) => [key, distribution, figure(spread)]);
  const places = receptors.slice(0, 20).map(({ name, probability }) => [name, ...probability.map(formatPercent)]);
  return [
    `Ensemble of ${options.members} members, seed ${options.seed}; quantity ${options.knowledge}, wind ${options.windOrigin}`,
    `Models: ${models.map(({ id, share }) => `${id} ${formatPercent(share)}`).join(', ')}`,
    '',
    ...alignColumns([head, ...rows], 2),
    '',
    'On the map: likely from 50 %, possible from 10 %, near-certain from 90 % of the members; outside possible it is very unlikely.',
    '',
    'Varied inputs (standard deviation of the logarithm; degrees for the direction; half the range in percent for the cloud)',
    ...alignColumns(inputs, 2),
    ...(places.length === 0 ? [] : ['', ...alignColumns([['receptor', ...levels.map(({ level }) => level.id)], ...places], 1)]),
    ...(receptorsOmitted === 0 ? [] : [`and ${receptorsOmitted} more receptors in the JSON`]),
    ...caveats.map(({ severity, message }) => `${severity}: ${message}`),
    '',
  ].join('\n');
};

/** Output formats of an ensemble, by the value of `--format`. */
export const ensembleFormats: Readonly<Record<string, (result: EnsembleResult) => string>> = {
  table: toTable,
  json: toJson,
  geojson: toGeoJson,
};

/** The doubts of a release, each with the warned areas as they would be without it. */
export const formatDoubts = ({ actNowKm2, beReadyKm2, rows }: DoubtTable, { members, seed, windOrigin }: EnsembleOptions): string => {
  const without = (km2: number, all: number): string => {
    const change = Math.round(100 * (all === 0 ? 0 : km2 / all - 1));
    return `${figure(km2)} (${change > 0 ? '+' : ''}${change} %)`;
  };
  return [
    `Doubts of ${members} members, seed ${seed}, wind ${windOrigin}; act now ${figure(actNowKm2)} km², be ready ${figure(beReadyKm2)} km², without floors`,
    '',
    ...alignColumns(
      [
        ['doubt', 'spread', 'from', 'act now without it, km²', 'be ready without it, km²'],
        ...rows.map((row) => [
          row.doubt,
          row.spread === null ? 'any' : figure(row.spread),
          row.basis,
          without(row.actNowKm2, actNowKm2),
          without(row.beReadyKm2, beReadyKm2),
        ]),
      ],
      1,
    ),
    '',
  ].join('\n');
};

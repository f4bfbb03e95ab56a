import type { ReachBands } from '@hazardguard/engine';
import { bandFields } from '@hazardguard/engine/formats';
import type { Feature } from 'geojson';
import { writeCsv } from '../../ui/table-file/write-csv.ts';
import { areaRows, filterHits } from './impact-counts.ts';
import type { ImpactState } from './use-impact-state.ts';

/** Input of the files. */
type FileInput = Pick<ImpactState, 'site' | 'result' | 'draft' | 'areas' | 'layers' | 'resources' | 'from' | 'out'> & {
  readonly scenario: Pick<ImpactState['scenario'], 'form' | 'stored'>;
  /** Null while they are not computed. */
  readonly bands: ReachBands | null;
};

const hasResponseLayer = ({ layers }: FileInput): boolean => layers.includes('response');

/** All data of the screen: inputs as a document that the command line can run, result, and selected areas. */
export const buildJson = (state: FileInput, link: string): string => {
  const { site, result, draft, areas, layers, resources, from, out, scenario, bands } = state;
  const { weatherSource, weatherObservedAt } = scenario.form;
  return `${JSON.stringify(
    {
      link,
      industry: site,
      scenario: scenario.stored?.scenario ?? draft.document,
      weather: { source: weatherSource, observedAt: weatherObservedAt ?? null },
      run: scenario.stored?.id ?? null,
      areas,
      layers,
      inside: result ? areaRows(result, areas) : [],
      result,
      bands,
      ...(hasResponseLayer(state)
        ? { resources, waysOut: from && { from, ways: out?.routes ?? [], level: out?.zone.level.id ?? null } }
        : {}),
    },
    null,
    2,
  )}\n`;
};

const head = [
  'what',
  'name',
  'kind',
  'latitude',
  'longitude',
  'people',
  'distance_m',
  'bearing_deg',
  'level',
  'value',
  'unit',
  'arrival_s',
];
const whole = (value: number): string => String(Math.round(value));

/** One row for each place inside, each resource and each escape route, below the heading. */
export const listRows = (state: FileInput): readonly (readonly string[])[] => {
  const { result, areas, resources, out } = state;
  const unit = result?.zones[0]?.level.unit ?? '';
  const inside = (result ? filterHits(result, areas) : []).map(({ receptor, distanceM, bearingDeg, levelId, value, arrivalS }) => [
    'inside',
    receptor.name,
    receptor.kind,
    String(receptor.latitude),
    String(receptor.longitude),
    receptor.people === null ? '' : String(receptor.people),
    whole(distanceM),
    whole(bearingDeg),
    levelId,
    String(Number(value.toPrecision(3))),
    unit,
    arrivalS === null ? '' : whole(arrivalS),
  ]);
  const resourceRows = (hasResponseLayer(state) ? resources : []).map((resource) => [
    'resource',
    resource.name,
    resource.kind,
    String(resource.latitude),
    String(resource.longitude),
    '',
    whole(resource.distanceM),
    whole(resource.bearingDeg),
    resource.inside?.levelId ?? '',
    '',
    '',
    '',
  ]);
  const routes = (hasResponseLayer(state) ? (out?.routes ?? []) : []).map((route) => [
    'escape route',
    '',
    'on foot',
    route.to.latitude.toFixed(6),
    route.to.longitude.toFixed(6),
    '',
    whole(route.distanceM),
    whole(route.bearingDeg),
    out?.zone.level.id ?? '',
    '',
    '',
    '',
  ]);
  return [head, ...inside, ...resourceRows, ...routes];
};

export const buildCsv = (state: FileInput): string => writeCsv(listRows(state));

const point = (properties: Feature['properties'], longitude: number, latitude: number): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

/** The selected layers as GeoJSON. */
export const buildGeoJson = (state: FileInput): string => {
  const { site, result, areas, layers, resources, from, out, bands } = state;
  const zones: Feature[] = layers.includes('simulation')
    ? (result?.zones ?? [])
        .filter((zone) => zone.polygon.length > 0)
        .map((zone) => ({
          type: 'Feature',
          properties: {
            what: 'zone',
            level: zone.level.id,
            value: zone.level.value,
            unit: zone.level.unit,
            reachM: zone.reachM,
            status: zone.status,
            ...bandFields(bands, zone),
          },
          geometry: { type: 'Polygon', coordinates: zone.polygon.map((ring) => ring.map(([x, y]) => [x, y])) },
        }))
    : [];
  const inside = (result ? filterHits(result, areas) : []).map(({ receptor, levelId, distanceM }) =>
    point(
      { what: 'inside', name: receptor.name, kind: receptor.kind, people: receptor.people, level: levelId, distanceM },
      receptor.longitude,
      receptor.latitude,
    ),
  );
  const resourceRows = (hasResponseLayer(state) ? resources : []).map(({ name, kind, distanceM, bearingDeg, latitude, longitude }) =>
    point({ what: 'resource', name, kind, distanceM, bearingDeg }, longitude, latitude),
  );
  const routes: Feature[] =
    hasResponseLayer(state) && from
      ? (out?.routes ?? []).map(({ to, distanceM, bearingDeg }) => ({
          type: 'Feature',
          properties: { what: 'escape route', distanceM, bearingDeg },
          geometry: {
            type: 'LineString',
            coordinates: [
              [from.longitude, from.latitude],
              [to.longitude, to.latitude],
            ],
          },
        }))
      : [];
  const source = point({ what: 'source', name: site.name }, site.longitude, site.latitude);
  return `${JSON.stringify({ type: 'FeatureCollection', features: [source, ...zones, ...inside, ...resourceRows, ...routes] })}\n`;
};

import { describeValidation } from '../choose/describe-validation.ts';
import type { ReachBands } from '../ensemble/reach-bands.ts';
import type { ReceptorHit, RunResult, Zone } from '../types/result-types.ts';
import { allZones } from './all-zones.ts';
import { bandFields, bandsSentence } from './bands.ts';
import { type FindZonePeople, findZonePeople, type ZonePeople } from './zone-people.ts';

/** About a centimetre on the ground; more digits would only be longer (RFC 7946, section 11.2). */
const decimals = 7;
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));

const toPeopleFields = ({ people, basis, withoutCount }: ZonePeople) => ({
  peopleWithin: people,
  peopleBasis: basis,
  placesWithoutCount: withoutCount,
});

const zoneFeature = (result: RunResult, zone: Zone, bands: ReachBands | null, find: FindZonePeople | undefined) => ({
  type: 'Feature',
  id: zone.level.id,
  geometry: {
    type: 'Polygon',
    coordinates: zone.polygon.map((ring) => ring.map(([longitude, latitude]) => [rounded(longitude), rounded(latitude)])),
  },
  properties: {
    role: 'zone',
    level: zone.level.id,
    value: zone.level.value,
    unit: zone.level.unit,
    exposureS: zone.level.exposureS ?? null,
    severity: zone.level.severity,
    forDisplayOnly: !result.zones.includes(zone),
    meaning: zone.level.meaning,
    status: zone.status,
    reachM: zone.reachM,
    ...bandFields(bands, zone),
    maxHalfWidthM: zone.maxHalfWidthM,
    areaM2: zone.areaM2,
    arrivalS: zone.arrivalS,
    ...(find === undefined ? {} : toPeopleFields(findZonePeople(result, zone.level.id, find))),
    model: result.model.id,
    mode: result.model.mode,
  },
});

const receptorFeature = (result: RunResult, hit: ReceptorHit) => ({
  type: 'Feature',
  id: `receptor-${hit.receptor.id}`,
  geometry: { type: 'Point', coordinates: [rounded(hit.receptor.longitude), rounded(hit.receptor.latitude)] },
  properties: {
    role: 'receptor',
    name: hit.receptor.name,
    kind: hit.receptor.kind,
    people: hit.receptor.people,
    level: hit.levelId,
    severity: hit.severity,
    distanceM: hit.distanceM,
    bearingDeg: hit.bearingDeg,
    value: hit.value,
    unit: result.zones.find((zone) => zone.level.id === hit.levelId)?.level.unit ?? null,
    arrivalS: hit.arrivalS,
    departureS: hit.departureS ?? null,
  },
});

/** One Polygon per reached zone, mildest first so that the worst lies on top; who is inside, mildest first too; then the source with the wind. `bands` are given with each zone. */
export const toGeoJson = (result: RunResult, bands: ReachBands | null = null, find?: FindZonePeople): string => {
  const zones = allZones(result)
    .filter((zone) => zone.polygon.length > 0)
    .toReversed();
  const source = {
    type: 'Feature',
    id: 'source',
    geometry: { type: 'Point', coordinates: [rounded(result.site.longitude), rounded(result.site.latitude)] },
    properties: {
      role: 'source',
      receptorsListed: result.hits.length,
      receptorsOmitted: result.receptorsOmitted,
      chemical: result.chemical.name,
      cas: result.chemical.cas,
      hazard: result.hazard,
      windFromDeg: result.windFromDeg,
      windSpeedMs: result.windSpeedMs,
      stability: result.stability,
      model: result.model.id,
      mode: result.model.mode,
      verified: result.model.verified,
      validatedOn: (result.model.validatedOn ?? []).map(describeValidation),
      engineVersion: result.engineVersion,
      scenarioHash: result.scenarioHash,
      caveats: result.caveats.map((caveat) => caveat.message),
      ...(bands === null ? {} : { bands: bandsSentence(bands) }),
    },
  };
  const receptors = result.hits.map((hit) => receptorFeature(result, hit)).toReversed();
  const collection = {
    type: 'FeatureCollection',
    features: [...zones.map((zone) => zoneFeature(result, zone, bands, find)), ...receptors, source],
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
};

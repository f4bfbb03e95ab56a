import type { RunResult, Zone } from '@hazardguard/engine';

/** About a centimetre on the ground; more digits would only be longer (RFC 7946, section 11.2). */
const decimals = 7;
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));

const zoneFeature = (result: RunResult, zone: Zone) => ({
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
    severity: zone.level.severity,
    meaning: zone.level.meaning,
    status: zone.status,
    reachM: zone.reachM,
    maxHalfWidthM: zone.maxHalfWidthM,
    areaM2: zone.areaM2,
    arrivalS: zone.arrivalS,
    model: result.model.id,
    mode: result.model.mode,
  },
});

/** One Polygon per reached zone, mildest first so that the worst lies on top, then the source with the wind. */
export const toGeoJson = (result: RunResult): string => {
  const zones = result.zones.filter((zone) => zone.polygon.length > 0).toReversed();
  const source = {
    type: 'Feature',
    id: 'source',
    geometry: { type: 'Point', coordinates: [rounded(result.site.longitude), rounded(result.site.latitude)] },
    properties: {
      role: 'source',
      chemical: result.chemical.name,
      cas: result.chemical.cas,
      hazard: result.hazard,
      windFromDeg: result.windFromDeg,
      windSpeedMs: result.windSpeedMs,
      stability: result.stability,
      model: result.model.id,
      mode: result.model.mode,
      verified: result.model.verified,
      engineVersion: result.engineVersion,
      scenarioHash: result.scenarioHash,
      caveats: result.caveats.map((caveat) => caveat.message),
    },
  };
  const collection = { type: 'FeatureCollection', features: [...zones.map((zone) => zoneFeature(result, zone)), source] };
  return `${JSON.stringify(collection, null, 1)}\n`;
};

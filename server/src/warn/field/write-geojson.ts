import { findAreaPart } from '@hazardguard/contract';
import type { FieldAlert } from './field-picture.ts';

/** Only warnings in force: a cancelled one has no zone on the map any more. */
export const listInForce = (alerts: readonly FieldAlert[]): readonly FieldAlert[] => alerts.filter(({ state }) => state === 'released');

/** One feature for each warned area, each zone (largest first, so that the worst is drawn on top) and each roadblock. */
export const writeFieldGeoJson = (alerts: readonly FieldAlert[]): string => {
  const features = listInForce(alerts).flatMap((alert) => {
    const { id, incidentId, version, status, severity, hazardText, actionText, placeText, releasedAt, expiresAt } = alert;
    const about = { alertId: id, incidentId, version, status };
    const zones = (alert.area?.features ?? []).toReversed().map(({ geometry, properties }, index) => ({
      type: 'Feature',
      id: `${id}-zone-${index + 1}`,
      geometry,
      properties: {
        ...about,
        kind: findAreaPart(properties),
        alertSeverity: severity,
        zoneSeverity: properties.severity,
        headline: hazardText,
        instruction: actionText,
        place: placeText,
        sent: releasedAt,
        expires: expiresAt,
      },
    }));
    const blocks = (alert.roadblocks ?? []).map((block, index) => ({
      type: 'Feature',
      id: `${id}-roadblock-${index + 1}`,
      geometry: { type: 'Point', coordinates: [block.longitude, block.latitude] },
      properties: { ...about, kind: 'roadblock', road: block.name, roadClass: block.class, expires: expiresAt },
    }));
    return [...zones, ...blocks];
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
};

import type { AlertInput } from '@hazardguard/contract';
import type { Severity, WarnedArea, Zone } from '@hazardguard/engine';

const severities: Readonly<Record<Severity, AlertInput['incidentSeverity']>> = { severe: 'high', middle: 'medium', mild: 'low' };

/** From the worst level that is reached; 'low' if none is. */
export const toIncidentSeverity = (zones: readonly Zone[]): AlertInput['incidentSeverity'] => {
  for (const severity of ['severe', 'middle', 'mild'] as const) {
    if (zones.some((zone) => zone.level.severity === severity)) return severities[severity];
  }
  return 'low';
};

/** Zones of a run as the area of an alert, worst first, and the warned area around them. */
export const toAlertArea = (zones: readonly Zone[], warned: WarnedArea | null = null) => ({
  type: 'FeatureCollection' as const,
  features: [
    ...zones.map((zone) => ({
      type: 'Feature' as const,
      properties: { ...toLevelProperties(zone), reachM: zone.reachM, status: zone.status },
      geometry: { type: 'Polygon' as const, coordinates: zone.polygon },
    })),
    ...(warned === null
      ? []
      : [
          {
            type: 'Feature' as const,
            properties: {
              ...toLevelProperties(warned),
              reachM: warned.reachM,
              warnedArea: true,
              members: warned.members,
              inside: warned.inside,
            },
            geometry: { type: 'Polygon' as const, coordinates: [warned.outline] },
          },
        ]),
  ],
});

const toLevelProperties = ({ level: { id, severity, value, unit } }: Pick<Zone, 'level'>) => ({ levelId: id, severity, value, unit });

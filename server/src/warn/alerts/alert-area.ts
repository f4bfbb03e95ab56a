import type { AlertInput } from '@hazardguard/contract';
import type { RunResult, Severity, Zone } from '@hazardguard/engine';
import { listReachedZones } from '../../assess/runs/footprint.ts';

const severities: Readonly<Record<Severity, AlertInput['incidentSeverity']>> = { severe: 'high', middle: 'medium', mild: 'low' };

/** From the worst level that is reached; 'low' if none is. */
export const toIncidentSeverity = (zones: readonly Zone[]): AlertInput['incidentSeverity'] => {
  for (const severity of ['severe', 'middle', 'mild'] as const) {
    if (zones.some((zone) => zone.level.severity === severity)) return severities[severity];
  }
  return 'low';
};

/** The warned zones, worst first. */
export const toAlertArea = (result: RunResult) => ({
  type: 'FeatureCollection' as const,
  features: listReachedZones(result).map((zone) => ({
    type: 'Feature' as const,
    properties: {
      levelId: zone.level.id,
      severity: zone.level.severity,
      value: zone.level.value,
      unit: zone.level.unit,
      reachM: zone.reachM,
      status: zone.status,
    },
    geometry: { type: 'Polygon' as const, coordinates: zone.polygon },
  })),
});

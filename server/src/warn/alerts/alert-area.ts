import type { AlertInput, WarnedAreaName } from '@hazardguard/contract';
import type { Severity, WarnedArea, Zone } from '@hazardguard/engine';
import type { RunArea } from './run-area.ts';

const severities: Readonly<Record<Severity, AlertInput['incidentSeverity']>> = { severe: 'high', middle: 'medium', mild: 'low' };

/** From the worst level that is reached; 'low' if none is. */
export const toIncidentSeverity = (zones: readonly Zone[]): AlertInput['incidentSeverity'] => {
  for (const severity of ['severe', 'middle', 'mild'] as const) {
    if (zones.some((zone) => zone.level.severity === severity)) return severities[severity];
  }
  return 'low';
};

/** True if the be-ready area is the smoke of a fire: heat does not reach so far. */
export const isSmoke = ({ beReady, guide }: NonNullable<RunArea['warned']>): boolean =>
  beReady !== null && guide.smokeM > 0 && beReady.probableM < guide.smokeM;

const toWarnedFeature = (name: WarnedAreaName, area: WarnedArea, more: object) => ({
  type: 'Feature' as const,
  properties: {
    ...toLevelProperties(area),
    warnedArea: name,
    reachM: area.reachM,
    probability: area.probability,
    probableM: area.probableM,
    beyondShare: area.beyondShare,
    isModelLimit: area.isModelLimit,
    members: area.members,
    ...more,
  },
  geometry: { type: 'Polygon' as const, coordinates: [area.outline] },
});

/** Zones of a run as the area of an alert, worst first, then the act-now and the be-ready area around them. */
export const toAlertArea = (zones: readonly Zone[], warned: RunArea['warned'] = null) => ({
  type: 'FeatureCollection' as const,
  features: [
    ...zones.map((zone) => ({
      type: 'Feature' as const,
      properties: { ...toLevelProperties(zone), reachM: zone.reachM, status: zone.status },
      geometry: { type: 'Polygon' as const, coordinates: zone.polygon },
    })),
    ...(warned === null ? [] : [toWarnedFeature('act-now', warned.actNow, { guide: warned.guide })]),
    ...(warned === null || warned.beReady === null
      ? []
      : [toWarnedFeature('be-ready', warned.beReady, { smokeM: isSmoke(warned) ? warned.guide.smokeM : null })]),
  ],
});

/** The part of the area where people must act: of the two areas the act-now area. */
export const toActArea = ({ zones, warned }: RunArea) =>
  warned === null ? toAlertArea(zones) : toAlertArea([], { ...warned, beReady: null });

const toLevelProperties = ({ level: { id, severity, value, unit, exposureS } }: Pick<Zone, 'level'>) => ({
  levelId: id,
  severity,
  value,
  unit,
  exposureS: exposureS ?? null,
});

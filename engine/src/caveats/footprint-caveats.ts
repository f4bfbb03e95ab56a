import type { ZoneOnPlane } from '../field/zone.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Scenario, SourceTerm, ThreatField } from '../types/pipeline.ts';

const cutShort = (field: ThreatField, zones: readonly ZoneOnPlane[]): readonly Caveat[] => {
  const beyond = zones.filter((zone) => zone.status === 'beyond-range').map((zone) => zone.level.id);
  if (beyond.length === 0) return [];
  return [
    warning(
      'beyond-range',
      `${beyond.join(', ')} reach farther than ${(field.rangeM / 1000).toFixed(0)} km, the limit of the model: the drawn zone ends there.`,
      { quantity: 'reachM', value: field.rangeM, unit: 'm', params: { levels: beyond.join(', ') } },
    ),
  ];
};

/** The highest concentration is compared with a level for a longer exposure. */
const passesSooner = (scenario: Scenario, source: SourceTerm, zones: readonly ZoneOnPlane[]): readonly Caveat[] => {
  const passageS = source.steps.at(-1)?.toS ?? 0;
  const byPeak = zones.some(({ level }) => level.severity !== 'mild' && level.dose === undefined);
  if (scenario.hazard !== 'leak' || passageS >= scenario.exposureS || !byPeak) return [];
  return [
    note(
      'peak-against-exposure',
      `Zones show where the peak concentration reaches levels meant for ${(scenario.exposureS / 60).toFixed(0)} min of exposure. The release lasts ${Math.max(1, passageS / 60).toFixed(0)} min, so the zones overstate the effect far from the source.`,
      { quantity: 'durationS', value: passageS, unit: 's', params: { exposureMin: scenario.exposureS / 60 } },
    ),
  ];
};

/** Caveats that depend on the drawn zones. */
export const footprintCaveats = (
  scenario: Scenario,
  model: HazardModel,
  source: SourceTerm,
  field: ThreatField,
  zones: readonly ZoneOnPlane[],
): readonly Caveat[] => [
  ...cutShort(field, zones),
  ...(model.reachCaveats?.(Math.max(0, ...zones.map(({ reachM }) => reachM))) ?? []),
  ...passesSooner(scenario, source, zones),
];

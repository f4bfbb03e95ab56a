import type { ZoneOnPlane } from './field/zone.ts';
import type { Caveat } from './model.ts';
import type { Field, HazardModel, Scenario, SourceTerm } from './pipeline.ts';

const cutShort = (field: Field, zones: readonly ZoneOnPlane[]): readonly Caveat[] => {
  const beyond = zones.filter((zone) => zone.status === 'beyond-range').map((zone) => zone.level.id);
  if (beyond.length === 0) return [];
  return [
    {
      code: 'beyond-range',
      severity: 'warning',
      message: `${beyond.join(', ')} reach farther than ${(field.rangeM / 1000).toFixed(0)} km, where the model ends: the drawn zone is cut off there.`,
      quantity: 'reachM',
      value: field.rangeM,
      unit: 'm',
      params: { levels: beyond.join(', ') },
    },
  ];
};

/** Farthest distance that similarity theory is trusted for, m. */
const similarityM = 5000;

const beyondSimilarity = (model: HazardModel, zones: readonly ZoneOnPlane[]): readonly Caveat[] => {
  const farthest = Math.max(0, ...zones.map((zone) => zone.reachM));
  if (model.id !== 'similarity-plume' || farthest <= similarityM) return [];
  return [
    {
      code: 'similarity-beyond-5-km',
      severity: 'note',
      message: `The similarity plume is tested to 0.8 km and meant for ${similarityM / 1000} km; the zone reaches ${(farthest / 1000).toFixed(1)} km.`,
      quantity: 'reachM',
      value: farthest,
      unit: 'm',
      range: [0, similarityM],
    },
  ];
};

/** The highest concentration is set against a level meant for a longer stay. */
const passesSooner = (scenario: Scenario, source: SourceTerm, zones: readonly ZoneOnPlane[]): readonly Caveat[] => {
  const passageS = source.steps.at(-1)?.toS ?? 0;
  const byPeak = zones.some(({ level }) => level.severity !== 'mild' && level.dose === undefined);
  if (scenario.hazard !== 'leak' || passageS >= scenario.exposureS || !byPeak) return [];
  return [
    {
      code: 'peak-against-exposure',
      severity: 'note',
      message: `Zones show where the highest concentration meets levels meant for ${(scenario.exposureS / 60).toFixed(0)} min of exposure. The release lasts ${Math.max(1, passageS / 60).toFixed(0)} min, so they overstate the effect far from the source.`,
      quantity: 'durationS',
      value: passageS,
      unit: 's',
      params: { exposureMin: scenario.exposureS / 60 },
    },
  ];
};

/** Doubts that only the drawn zones raise. */
export const footprintCaveats = (
  scenario: Scenario,
  model: HazardModel,
  source: SourceTerm,
  field: Field,
  zones: readonly ZoneOnPlane[],
): readonly Caveat[] => [...cutShort(field, zones), ...beyondSimilarity(model, zones), ...passesSooner(scenario, source, zones)];

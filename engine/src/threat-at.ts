import { heatExposureS } from './choose/heat-exposure.ts';
import { loadExponent, loadForLevel } from './choose/leak-levels.ts';
import { prepare } from './choose/prepare.ts';
import { findProof, validationCaveats } from './choose/validation.ts';
import type { Caveat } from './common-types.ts';
import { type Building, computeAirExchange } from './effect/air-exchange.ts';
import { canCatchFire, isMainlyFlammable } from './flammable-cloud.ts';
import { distanceM } from './geo/sphere.ts';
import { toPlace, toPoint, type WindFrame } from './geo/wind-frame.ts';
import { cloudThere, valueThere } from './impact/threat-at-point.ts';
import type { Scenario } from './pipeline.ts';
import type { Threat, ThreatPlace } from './threat-types.ts';
import { engineVersion } from './version.ts';

export interface ThreatOptions {
  /** What people shelter in; default an average house of half an air change per hour. */
  readonly building?: Building;
  /** When leaving would begin, s from the start of the release; default 300: to notice, be warned and set out. */
  readonly nowS?: number;
  /** Walking speed, m/s; default 1, that of a family with children. */
  readonly walkingMs?: number;
}

/** An average house: half an air change per hour. */
const assumedBuilding: Building = { typical: 'average' };
const familyPaceMs = 1;
/** Time to notice a release, be warned and set out, s. */
const setOutS = 300;

const buildingAssumed: Caveat = {
  code: 'building-assumed',
  severity: 'note',
  message:
    'No building was given: an average house with half an air change per hour was assumed. A leaky house takes in at least twice as much.',
};

const whicheverWay: Caveat = {
  code: 'threat-any-direction',
  severity: 'warning',
  message:
    'The air is calm and the cloud may drift in any direction: values are for a cloud that drifts straight here, and moving across the wind does not help.',
};

const placed = (scenario: Scenario, place: ThreatPlace): Threat['place'] => {
  const frame: WindFrame = { ...scenario.site, windFromDeg: scenario.weather.windFromDeg };
  const zM = place.zM ?? 0;
  if ('xM' in place) {
    const { xM, yM } = place;
    const [longitude, latitude] = toPlace(frame, xM, yM);
    return { latitude, longitude, xM, yM, zM, distanceM: Math.hypot(xM, yM) };
  }
  const { latitude, longitude } = place;
  const [xM, yM] = toPoint(frame, latitude, longitude);
  return { latitude, longitude, xM, yM, zM, distanceM: distanceM(frame.latitude, frame.longitude, latitude, longitude) };
};

const finite: readonly (readonly [name: string, unit: string, low: number, high: number])[] = [
  ['xM', 'm', -1e6, 1e6],
  ['yM', 'm', -1e6, 1e6],
  ['zM', 'm', 0, 1000],
  ['latitude', '°', -90, 90],
  ['longitude', '°', -180, 180],
  ['nowS', 's', 0, 1e6],
  ['walkingMs', 'm/s', 0.1, 10],
  ['airChangesPerH', '1/h', 0, 20],
];

/** A place or an option outside of its range is a fault of the caller. */
const refuseNonsense = (given: object): void => {
  for (const [name, unit, low, high] of finite) {
    const value: unknown = name in given ? given[name as keyof typeof given] : undefined;
    if (value !== undefined && !(typeof value === 'number' && value >= low && value <= high)) {
      throw new RangeError(`${name} is ${String(value)} ${unit}; allowed: ${low} to ${high} ${unit}`);
    }
  }
};

/**
 * What happens at one place: concentration over time outdoors and indoors, doses and deaths, which level when, shelter or leave, the
 * moment to air the house; of heat and blast the value there. Pure and deterministic, beside `run`, from the same field.
 */
export const threatAt = (scenario: Scenario, place: ThreatPlace, options: ThreatOptions = {}): Threat => {
  const { building = assumedBuilding, nowS = setOutS, walkingMs = familyPaceMs } = options;
  for (const given of [place, options, building]) refuseNonsense(given);
  const { model, mode, reason, reasonCode, reasonParams, air, isCalm, source, levels, caveats } = prepare(scenario);
  const { field, caveats: computed } = model.compute(scenario, air, source);
  const there = placed(scenario, place);
  const { substance, hazard } = scenario;
  const over =
    field.shape === 'plume'
      ? cloudThere({
          field,
          walk: { xM: isCalm ? there.distanceM : there.xM, yM: isCalm ? 0 : there.yM, zM: there.zM, nowS, walkingMs },
          levels,
          substance,
          probitSet: scenario.probitSet,
          exponent: loadExponent(scenario, levels),
          loadFor: (level) => loadForLevel(scenario, level),
          exposureS: scenario.exposureS,
          perS: computeAirExchange(building, air),
          isToxic: hazard === 'leak',
        })
      : valueThere(field, there.xM, there.yM, levels, {
          seconds: hazard === 'fire' ? heatExposureS(model, scenario, source) : 0,
          burnsS: model.burningS?.(scenario, source) ?? null,
        });
  const placeCaveats: readonly Caveat[] =
    field.shape === 'plume' ? [...(options.building === undefined ? [buildingAssumed] : []), ...(isCalm ? [whicheverWay] : [])] : [];
  return {
    engineVersion,
    scenarioHash: scenario.hash,
    hazard,
    chemical: { id: substance.id, name: substance.name, cas: substance.cas },
    model: {
      id: model.id,
      title: model.title,
      mode,
      ...findProof(model, source),
      reason,
      reasonCode,
      reasonParams,
      sources: model.sources,
    },
    place: there,
    ...over,
    shelter: isCalm ? null : over.shelter,
    canBurn: canCatchFire(substance.lowerFlammableLimit),
    mainlyFlammable: isMainlyFlammable(levels, substance.lowerFlammableLimit),
    caveats: [
      ...scenario.caveats,
      ...source.caveats,
      ...caveats,
      ...computed,
      ...validationCaveats(model, source, [{ name: `${Math.round(there.distanceM)} m`, distanceM: there.distanceM }]),
      ...placeCaveats,
      ...over.caveats.filter(({ code }) => !caveats.some((one) => one.code === code)),
    ],
  };
};

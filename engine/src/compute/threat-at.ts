import { heatExposureS } from '../choose/heat-exposure.ts';
import { loadExponent, loadForLevel } from '../choose/leak-levels.ts';
import type { Prepared } from '../choose/prepare.ts';
import { findProof, validationCaveats } from '../choose/validation.ts';
import { type Building, computeAirExchange } from '../effect/air-exchange.ts';
import { distanceM } from '../geo/sphere.ts';
import { toPlace, toPoint, type WindFrame } from '../geo/wind-frame.ts';
import { cloudThere, valueThere } from '../impact/threat-at-point.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Field, PassingCloud, PathField, PlumeField, Scenario } from '../types/pipeline.ts';
import type { Threat, ThreatPlace } from '../types/threat-types.ts';
import { engineVersion } from '../version.ts';
import { computeField } from './compute-field.ts';
import { canCatchFire, isMainlyFlammable } from './flammable-cloud.ts';

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

const buildingAssumed: Caveat = note(
  'building-assumed',
  'No building was given: an average house with half an air change per hour was assumed. A leaky house takes in at least twice as much.',
);

const whicheverWay: Caveat = warning(
  'threat-any-direction',
  'The air is calm and the cloud may drift in any direction: values are for a cloud that drifts straight here, and moving across the wind does not help.',
);

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

/** A cloud as it passes a place, and where in it the place lies: x along it, y to the left of its axis, m. */
interface Drifting {
  readonly cloud: PassingCloud;
  readonly xM: number;
  readonly yM: number;
}

/** A cloud on its paths in the frame in which it passes a place: as far along it as the place is from the source. */
const passingBy = (field: PathField, { xM, yM, distanceM }: Threat['place']): Drifting => {
  const { headingRad, acrossM } = field.frameAt(xM, yM);
  const [cos, sin] = [Math.cos(headingRad), Math.sin(headingRad)];
  const mapX = (x: number, y: number): number => xM + (x - distanceM) * cos - (y - acrossM) * sin;
  const mapY = (x: number, y: number): number => yM + (x - distanceM) * sin + (y - acrossM) * cos;
  return {
    xM: distanceM,
    yM: acrossM,
    cloud: {
      peak: (x, y, z) => field.peak(mapX(x, y), mapY(x, y), z),
      at: (x, y, z, timeS) => field.at(mapX(x, y), mapY(x, y), z, timeS),
      arrivalS: () => field.arrivalS(xM, yM),
      departureS: () => field.departureS(xM, yM),
    },
  };
};

/** The cloud of a field at a place; in calm air as if it drifted straight to it. */
const driftingBy = (field: PlumeField | PathField, place: Threat['place'], isCalm: boolean): Drifting => {
  if (field.shape === 'path') return passingBy(field, place);
  return isCalm ? { cloud: field, xM: place.distanceM, yM: 0 } : { cloud: field, xM: place.xM, yM: place.yM };
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

/** Heat as it counts towards a dose where zones are drawn for the flux: of two fires one after the other, each by how long it burns; null of the same. */
const forDose = (scenario: Scenario, { model, air, source }: Prepared): Exclude<Field, PlumeField> | null => {
  const { hazard, fire } = scenario;
  if (hazard !== 'fire' || fire.levels === 'dose') return null;
  const { field } = model.compute({ ...scenario, fire: { ...fire, levels: 'dose' } }, air, source);
  return field.shape === 'plume' ? null : field;
};

/**
 * What happens at one place: concentration over time outdoors and indoors, doses and deaths, which level when, shelter or leave, the
 * moment to air the house; of heat and blast the value there. Pure and deterministic, beside `run`, from the same field.
 */
export const threatAt = (scenario: Scenario, place: ThreatPlace, options: ThreatOptions = {}): Threat => {
  const { building = assumedBuilding, nowS = setOutS, walkingMs = familyPaceMs } = options;
  for (const given of [place, options, building]) refuseNonsense(given);
  const { prepared, output, field, caveats: followed } = computeField(scenario);
  const { model, mode, reason, reasonCode, reasonParams, air, isCalm, source, levels, overlay, caveats } = prepared;
  const there = placed(scenario, place);
  const { substance, hazard } = scenario;
  const threatOfCloud = ({ cloud, xM, yM }: Drifting) =>
    cloudThere({
      field: cloud,
      walk: { xM, yM, zM: there.zM, nowS, walkingMs },
      levels,
      overlay,
      substance,
      probitSet: scenario.probitSet,
      exponent: loadExponent(scenario, levels),
      loadFor: (level) => loadForLevel(scenario, level),
      exposureS: scenario.exposureS,
      perS: computeAirExchange(building, air),
      isToxic: hazard === 'leak',
    });
  const isDrifting = field.shape === 'plume' || field.shape === 'path';
  const over = isDrifting
    ? threatOfCloud(driftingBy(field, there, isCalm))
    : valueThere(field, forDose(scenario, prepared) ?? field, there.xM, there.yM, [...levels, ...overlay], {
        seconds: hazard === 'fire' ? heatExposureS(model, scenario, source) : 0,
        burnsS: model.burningS?.(scenario, source) ?? null,
      });
  const placeCaveats: readonly Caveat[] = isDrifting
    ? [...(options.building === undefined ? [buildingAssumed] : []), ...(isCalm ? [whicheverWay] : [])]
    : [];
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
      ...output.caveats,
      ...followed,
      ...validationCaveats(model, source, [{ name: `${Math.round(there.distanceM)} m`, distanceM: there.distanceM }]),
      ...placeCaveats,
      ...over.caveats.filter(({ code }) => !caveats.some((one) => one.code === code)),
    ],
  };
};

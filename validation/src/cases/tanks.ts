import type { ScenarioDocument } from '@hazardguard/engine';
import {
  findCapacity,
  findDepth,
  idealGasDensity,
  liquidVolume,
  propertyAt,
  type Vessel,
  vapourPressureAt,
} from '@hazardguard/engine/models';
import type { Inputs, PublishedCase } from './case.ts';
import { areaM2, caseUnits, createReader, massKg, readText, required, temperatureK } from './read.ts';
import { buildScenario, matchNumber, readGround, releaseAnswers, substanceIn } from './release.ts';

const { lengths, pressures, volumes, shares } = caseUnits;

const tankDiameter = createReader(['diameter', 'tank_diameter', 'vessel_diameter'], lengths, 'm');
const tankLength = createReader(['length', 'tank_length', 'vessel_length', 'tank_height', 'vessel_height'], lengths, 'm');
const tankVolume = createReader(['volume', 'tank_volume', 'vessel_volume', 'capacity'], volumes, 'm3');
const fillShare = createReader(['fill', 'fill_fraction', 'filled', 'fill_level'], shares, '');
const storagePa = createReader(['pressure_abs', 'pressure', 'vessel', 'p', 'P', 'storage_pressure'], pressures, 'Pa');
const holeUpM = createReader(['hole_height', 'hole_up', 'hole_elevation', 'elevation', 'leak_height', 'height_of_hole'], lengths, 'm');
const holeM = createReader(['hole', 'hole_diameter', 'hole_d', 'orifice', 'leak_diameter', 'opening', 'd'], lengths, 'm');

const readShape = (inputs: Inputs, text: string): Vessel['shape'] => {
  const written = readText(inputs, 'shape', 'orientation', 'tank', 'tank_type', 'vessel_type') ?? text;
  if (/sphere|spherical/iu.test(written)) return 'sphere';
  return /vertical|upright|standing/iu.test(written) ? 'vertical-cylinder' : 'horizontal-cylinder';
};

/** The vessel of a case; one missing dimension follows from the volume. */
const readVessel = (inputs: Inputs, text: string): Vessel => {
  const shape = readShape(inputs, text);
  const volume = tankVolume(inputs);
  const across = tankDiameter(inputs) ?? matchNumber(text, /([\d.]+) m x [\d.]+ m/u);
  if (shape === 'sphere') {
    const diameterM = across ?? Math.cbrt((6 * required(volume, 'tank diameter or volume')) / Math.PI);
    return { shape, diameterM, lengthM: diameterM };
  }
  const diameterM = required(across, 'tank diameter');
  const lengthM = tankLength(inputs) ?? matchNumber(text, /[\d.]+ m x ([\d.]+) m/u);
  return { shape, diameterM, lengthM: lengthM ?? required(volume, 'tank length or volume') / ((Math.PI * diameterM ** 2) / 4) };
};

/** Side lengths of a slot, m, from a pair with a unit; the longer side is horizontal. */
const readSlot = (inputs: Inputs): readonly [number, number] | undefined => {
  for (const name of ['slot', 'hole_rect', 'rectangle', 'hole_size'])
    for (const [unit, metres] of Object.entries(lengths)) {
      const pair = Object.hasOwn(inputs, `${name}_${unit}`) ? inputs[`${name}_${unit}`] : undefined;
      if (Array.isArray(pair)) return [Math.max(...pair.map(Number)) * Number(metres), Math.min(...pair.map(Number)) * Number(metres)];
    }
  return undefined;
};

const readRupture = (inputs: Inputs, text: string): NonNullable<ScenarioDocument['rupture']> => {
  const elevationM = holeUpM(inputs) ?? matchNumber(text, /hole ([\d.]+) m up/u);
  const height = elevationM === undefined ? {} : { elevationM };
  const slot = readSlot(inputs);
  if (slot !== undefined) return { type: 'rectangular', lengthM: slot[0], breadthM: slot[1], ...height };
  const area = createReader(['hole_area', 'opening_area'], caseUnits.areas, 'm2')(inputs);
  const across = holeM(inputs) ?? (area === undefined ? undefined : Math.sqrt((4 * area) / Math.PI));
  const inTitle = matchNumber(text, /([\d.]+) cm hole/u);
  return { type: 'circular', diameterM: across ?? required(inTitle, 'hole') / 100, ...height };
};

const samePlace = (title: string, byId: (id: string) => PublishedCase | undefined): string =>
  /same tank/iu.test(title) ? (byId('src-08')?.title ?? '') : '';

/** A vessel that empties through a hole: outflow, airborne mass, and reaches. */
export const tank = ({ inputs, expected, title }: PublishedCase, byId: (id: string) => PublishedCase | undefined): Inputs => {
  const text = `${title} ${samePlace(title, byId)}`;
  const substance = substanceIn(inputs, title);
  const kelvin = temperatureK(inputs) ?? 288.15;
  const vessel = readVessel(inputs, text);
  const fill = fillShare(inputs) ?? (matchNumber(text, /([\d.]+) % full/u) ?? 100) / 100;
  const pressurePa = storagePa(inputs);
  const phase = readText(inputs, 'phase', 'state');
  const isGas = phase === 'gas' || (pressurePa !== undefined && pressurePa < vapourPressureAt(substance, kelvin));
  const room = findCapacity(vessel);
  /** Vapour above a boiling liquid is part of the stock. */
  const saturated = vapourPressureAt(substance, kelvin);
  const vapourKg = saturated > 101_325 ? (1 - fill) * room * idealGasDensity(saturated, substance.molarMass, kelvin) : 0;
  const contentsKg = isGas
    ? room * idealGasDensity(pressurePa ?? saturated, substance.molarMass, kelvin)
    : fill * room * propertyAt(substance, 'liquidDensity', kelvin) + vapourKg;
  const bund = matchNumber(title, /limited to ([\d.]+) m2/u) ?? areaM2(inputs);
  const scenario = buildScenario(inputs, substance, {
    quantityKg: massKg(inputs) ?? contentsKg,
    storage: {
      temperatureC: kelvin - 273.15,
      ...(pressurePa === undefined ? {} : { pressureKpa: pressurePa / 1000 }),
      ...(bund === undefined ? {} : { bundAreaM2: bund }),
      ground: readGround(inputs, title),
      vesselShape: vessel.shape,
      vesselDiameterM: vessel.diameterM,
      ...(vessel.shape === 'sphere' ? {} : { vesselLengthM: vessel.lengthM }),
    },
    rupture: readRupture(inputs, text),
  });
  return releaseAnswers(scenario, expected);
};

/** Liquid depth of a vessel, or the volume at a depth. */
export const tankGeometry = ({ inputs, title }: PublishedCase): Inputs => {
  const vessel = readVessel(inputs, title);
  const room = findCapacity(vessel);
  const depth = createReader(['depth', 'level', 'liquid_depth', 'd_liquid', 'liquid_level'], lengths, 'm')(inputs);
  const fill = fillShare(inputs);
  const liquid =
    depth === undefined ? (fill ?? required(createReader(['liquid_volume'], volumes, 'm3')(inputs), 'depth or volume') / room) * room : 0;
  const depthM = depth ?? findDepth(vessel, liquid);
  const volume = liquidVolume(vessel, depthM);
  return { volume_m3: volume, liquid_volume_m3: volume, capacity_m3: room, depth_m: depthM, level_m: depthM, fill: volume / room };
};

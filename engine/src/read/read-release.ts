import { findCriticalTemperature } from '../substance/vapour-pressure.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Ground, JetDirection, Rupture, VesselShape } from '../types/document-types.ts';
import type { Scenario, Vessel } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';
import { toCelsius, toKelvin } from '../units/convert.ts';
import { type InputValues, optionalNumber, readNumber } from './check-inputs.ts';

/** The members of a rupture that were given, by name. */
const given = <Name extends string>(values: InputValues, ...names: readonly Name[]): { readonly [N in Name]?: number } =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = optionalNumber(values, `rupture.${name}`);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as { readonly [N in Name]?: number };

/** The direction of a jet, where one was given. */
const readDirection = (values: InputValues): { readonly direction?: JetDirection } => {
  const direction = values.get('rupture.direction') as JetDirection | undefined;
  return direction === undefined ? {} : { direction };
};

/** The opening of a checked document; null where there is none. */
export const readRupture = (values: InputValues): Rupture | null => {
  const heightM = readNumber(values, 'rupture.heightM');
  const diameterM = readNumber(values, 'rupture.diameterM');
  switch (values.get('rupture.type')) {
    case 'circular':
      return { type: 'circular', diameterM, heightM, ...readDirection(values), ...given(values, 'elevationM', 'nozzleM') };
    case 'rectangular':
      return {
        type: 'rectangular',
        lengthM: readNumber(values, 'rupture.lengthM'),
        breadthM: readNumber(values, 'rupture.breadthM'),
        heightM,
        ...readDirection(values),
        ...given(values, 'elevationM', 'nozzleM'),
      };
    case 'catastrophic':
      return { type: 'catastrophic', heightM };
    case 'pipe':
      return {
        type: 'pipe',
        diameterM,
        pipeLengthM: readNumber(values, 'rupture.pipeLengthM'),
        pipeSupply: values.get('rupture.pipeSupply') === 'reservoir' ? 'reservoir' : 'closed',
        heightM,
        ...readDirection(values),
        ...given(values, 'pipeOtherLengthM', 'pipeRoughnessMm'),
      };
    case 'direct':
      return {
        type: 'direct',
        heightM,
        ...readDirection(values),
        ...given(values, 'rateKgS', 'durationMin', 'exitTemperatureC', 'exitVelocityMs', 'exitDiameterM', 'liquidFraction'),
      };
    default:
      return null;
  }
};

const readVessel = (values: InputValues): Vessel | null => {
  const shape = values.get('storage.vesselShape') as VesselShape | undefined;
  if (shape === undefined) return null;
  const diameterM = readNumber(values, 'storage.vesselDiameterM');
  return { shape, diameterM, lengthM: shape === 'sphere' ? diameterM : readNumber(values, 'storage.vesselLengthM') };
};

/** Boiling point of a substance kept as a refrigerated liquid, K, where nothing says that this one is kept otherwise; else undefined. */
const findRefrigeratedK = (values: InputValues, { isKeptRefrigerated, boilingPoint }: Substance): number | undefined => {
  const stated = ['storage.temperatureC', 'storage.pressureKpa'].some((path) => values.get(path) !== undefined);
  return isKeptRefrigerated !== true || stated || values.get('storage.phase') === 'gas' ? undefined : boilingPoint;
};

const keptRefrigerated = (name: string, boilingK: number): Caveat => {
  const temperatureC = Number(toCelsius(boilingK).toFixed(0));
  return note(
    'kept-refrigerated',
    `No storage temperature or pressure was given: ${name} is taken as a refrigerated liquid at its boiling point, ${temperatureC} °C.`,
    { params: { chemical: name, temperatureC } },
  );
};

/** Pressure of a full cylinder of compressed gas at 15 °C, kPa: 150 bar, the common filling (EIGA Doc 186 names 150 and 200 bar). Unverified. */
const compressedKpa = 15_000;

/** Openings through which a gas flows by its own pressure. */
const openings: readonly unknown[] = ['circular', 'rectangular', 'pipe'];

/** Above its critical temperature a substance is a gas that no vapour pressure describes: without a pressure or a vessel, a full cylinder. */
const findCompressedKpa = (values: InputValues, temperatureK: number, substance: Substance): number | undefined => {
  const criticalK = findCriticalTemperature(substance);
  const isStated = values.get('storage.vesselShape') !== undefined || values.get('storage.phase') === 'liquid';
  return criticalK === undefined || temperatureK < criticalK || isStated || !openings.includes(values.get('rupture.type'))
    ? undefined
    : compressedKpa;
};

const takenAsCompressed = (name: string): Caveat =>
  warning(
    'compressed-assumed',
    `No storage pressure was given: ${name}, a gas above its critical temperature, is taken as compressed to ${compressedKpa} kPa, a full cylinder. Enter the storage pressure.`,
    { params: { chemical: name, pressureKpa: compressedKpa } },
  );

/** How the stock of a checked document is kept: where nothing was given, at the air's temperature, °C, or at the boiling point. */
export const readStorage = (
  values: InputValues,
  airC: number,
  substance: Substance,
): { readonly storage: Scenario['storage']; readonly caveats: readonly Caveat[] } => {
  const statedKpa = optionalNumber(values, 'storage.pressureKpa');
  const refrigeratedK = findRefrigeratedK(values, substance);
  const temperatureK = refrigeratedK ?? toKelvin(optionalNumber(values, 'storage.temperatureC') ?? airC);
  const assumedKpa = statedKpa === undefined ? findCompressedKpa(values, temperatureK, substance) : undefined;
  const pressureKpa = statedKpa ?? assumedKpa;
  return {
    storage: {
      temperatureK,
      pressurePa: pressureKpa === undefined ? null : 1000 * pressureKpa,
      phase: values.get('storage.phase') as Scenario['storage']['phase'],
      liquidHeadM: optionalNumber(values, 'storage.liquidHeadM') ?? null,
      bundAreaM2: optionalNumber(values, 'storage.bundAreaM2') ?? null,
      ground: values.get('storage.ground') as Ground,
      vessel: readVessel(values),
    },
    caveats: [
      ...(refrigeratedK === undefined ? [] : [keptRefrigerated(substance.name, refrigeratedK)]),
      ...(assumedKpa === undefined ? [] : [takenAsCompressed(substance.name)]),
    ],
  };
};

/** What a checked document says of a blast. */
export const readBlast = (values: InputValues): Scenario['blast'] => {
  const number = (path: string, factor: number): number | null => {
    const value = values.get(path);
    return value === undefined ? null : factor * Number(value);
  };
  return {
    congestion: (values.get('blast.congestion') ?? null) as Scenario['blast']['congestion'],
    ignition: (values.get('blast.ignition') ?? null) as Scenario['blast']['ignition'],
    levels: values.get('blast.levels') as Scenario['blast']['levels'],
    burstPressurePa: number('storage.burstPressureKpa', 1000),
    vesselVolumeM3: number('storage.vesselVolumeM3', 1),
  };
};

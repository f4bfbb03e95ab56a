import { toSubstance } from '@hazardguard/chemicals';
import { findProductKg, findSoluteKg, readStockForm, type StockText } from '@hazardguard/chemicals/stock';
import {
  ApiError,
  computeVesselM3,
  findSiteAirKpa,
  findStoredKpa,
  formatVesselProblem,
  hasVessels,
  type InventoryInput,
  readVessels,
  releaseFromStock,
  type StockVessels,
  type VesselProblem,
} from '@hazardguard/contract';
import { judgeStorage, type StorageContradiction } from '@hazardguard/engine';

const zeroK = 273.15;
/** Temperature of a stock of which none is recorded, °C: that of the reference air. */
const assumedC = 25;

const kpa = (pa: number): string => `${Number((pa / 1000).toPrecision(3))} kPa`;
const volume = (m3: number): string => `${Number(m3.toPrecision(3))} m³`;
const mass = (kg: number): string => `${Number(kg.toPrecision(3))} kg`;

/** Inner volume of a vessel as it was given, m³: a usual size is no contradiction of anything. */
const findRoomM3 = ({ storage, assumed }: ReturnType<typeof releaseFromStock>): number | null => {
  const { vesselShape, vesselDiameterM, vesselLengthM, vesselVolumeM3 } = storage;
  if (assumed.includes('usual-size')) return null;
  if (vesselShape === undefined || vesselDiameterM === undefined) return vesselVolumeM3 ?? null;
  return computeVesselM3(vesselShape, vesselDiameterM, vesselLengthM ?? vesselDiameterM);
};

interface Claim {
  readonly given: number | null;
  readonly roomM3: number | null;
  readonly contentKg: number;
  readonly fillPercent: number | null;
}

const toProblem = (found: StorageContradiction, { given, roomM3, contentKg, fillPercent }: Claim): VesselProblem => {
  const room = volume(roomM3 ?? 0);
  const pressure = `${Number((given ?? 0).toPrecision(3))} kPa`;
  switch (found.code) {
    case 'aboveCritical':
      return { field: 'storageTemperatureC', code: found.code, values: { critical: `${(found.criticalK - zeroK).toFixed(0)} °C` } };
    case 'likeGauge':
      return { field: 'storagePressureKind', code: found.code, values: { given: pressure, saturated: kpa(found.saturatedPa) } };
    case 'belowSaturation':
      return { field: 'storagePressure', code: found.code, values: { given: pressure, saturated: kpa(found.saturatedPa) } };
    case 'needsLiquid':
      return {
        field: 'storagePressure',
        code: found.code,
        values: { given: pressure, saturated: kpa(found.saturatedPa), room: volume(found.neededM3) },
      };
    case 'overFull':
      return { field: 'vesselContent', code: found.code, values: { needed: volume(found.neededM3), room } };
    case 'fillNotContent':
      return {
        field: 'fillPercent',
        code: found.code,
        values: { room, fill: `${fillPercent} %`, held: mass(found.heldKg), content: mass(contentKg) },
      };
  }
};

/** Of a solution only the density is known: its vapour is not that of the chemical in it. */
const judgeSolution = (contentKg: number, liquidKgM3: number | null, roomM3: number | null): StorageContradiction | null => {
  if (liquidKgM3 === null || roomM3 === null) return null;
  const neededM3 = contentKg / liquidKgM3;
  return neededM3 > 1.001 * roomM3 ? { code: 'overFull', neededM3 } : null;
};

/** What of temperature, pressure, content, volume and phase cannot be true together by the library; null: nothing, or it is not known. */
export const checkStoredState = (
  row: StockText,
  quantity: number | null,
  unit: string,
  vessels: StockVessels,
  /** Of the site; null: not known. */
  elevationM: number | null,
): VesselProblem | null => {
  const airKpa = findSiteAirKpa(elevationM);
  const given = findStoredKpa(vessels, airKpa);
  if (given !== null && given < 1) return { field: 'storagePressure', code: 'belowVacuum', values: {} };
  const form = readStockForm(row);
  const { chemical, kind } = form;
  if (chemical === undefined || quantity === null || quantity <= 0) return null;
  const quantityKg = findProductKg(quantity, unit, form);
  const liquidKgM3 = findProductKg(1, 'm3', form);
  const said = { ...vessels, quantity, unit, quantityKg, liquidKgM3, airKpa, form: { kind, soluteKg: findSoluteKg(quantityKg, form) } };
  const release = releaseFromStock(said);
  const { contentKg } = release;
  if (contentKg === null) return null;
  const roomM3 = findRoomM3(release);
  const claim = { given, roomM3, contentKg, fillPercent: vessels.fillPercent };
  if (kind !== 'pure') {
    const wrong = judgeSolution(contentKg, liquidKgM3, roomM3);
    return wrong === null ? null : toProblem(wrong, claim);
  }
  const found = judgeStorage({
    substance: toSubstance(chemical),
    massKg: contentKg,
    temperatureK: zeroK + (vessels.storageTemperatureC ?? assumedC),
    pressurePa: given === null ? null : 1000 * given,
    roomM3,
    phase: vessels.storedPhase,
    fill: vessels.fillPercent === null ? null : vessels.fillPercent / 100,
  });
  return found === null ? null : toProblem(found, claim);
};

/** The problem of an input, if it says something of its vessels. */
export const checkInput = (input: InventoryInput, elevationM: number | null): VesselProblem | null =>
  hasVessels(input) ? checkStoredState(input, input.quantity, input.unit, readVessels(input), elevationM) : null;

/** Refuses an input whose storage cannot be true, with the remedy at its field. */
export const refuseImpossible = (input: InventoryInput, elevationM: number | null): void => {
  const problem = checkInput(input, elevationM);
  if (problem === null) return;
  const { field, code, values } = problem;
  const message = formatVesselProblem(problem);
  throw new ApiError('invalid-input', message, [{ field, message, rule: { kind: 'vessels', code, values: { ...values } } }]);
};

import type { ScenarioDocument } from '@hazardguard/engine';
import type { StockForm } from './stock-form.ts';
import { convertContent, findStoredKpa, isSum, type StockVessels, unknownVessels, vesselDefaults } from './stock-vessels.ts';
import type { VesselKind } from './vessel-fields.ts';

type Storage = NonNullable<ScenarioDocument['storage']>;
export type VesselShape = NonNullable<Storage['vesselShape']>;

/** What a scenario takes of the storage of a stock. */
export type StockStorage = Pick<
  Storage,
  'temperatureC' | 'pressureKpa' | 'phase' | 'bundAreaM2' | 'vesselShape' | 'vesselDiameterM' | 'vesselLengthM' | 'vesselVolumeM3'
>;

/** How much of a stock a release takes: one of its vessels, or all of it, as a rule or a person asks for. */
export const releaseScopes = ['vessel', 'stock'] as const;
export type ReleaseScope = (typeof releaseScopes)[number];

/**
 * What was assumed of the vessels: that there is one (nobody has said how many, or what was said does not add up to the quantity), the
 * content or the size that its kind usually has; a pressure was left out, because nobody has said whether a gauge showed it; a gauge
 * counts from the air at sea level, because the elevation of the site is not known; or pressure and phase were left out, because they are
 * those of a solution.
 */
export const vesselAssumptions = [
  'one-vessel',
  'not-the-sum',
  'usual-content',
  'usual-size',
  'no-pressure-kind',
  'sea-level-air',
  'state-of-solution',
] as const;
export type VesselAssumption = (typeof vesselAssumptions)[number];

export interface StockRelease {
  readonly scope: ReleaseScope;
  /** Mass that can come out, kg: of a solution the chemical in it, where its share is known. Null: the mass of the stock is not known. */
  readonly quantityKg: number | null;
  /** Mass of the product that is kept there, kg: of a solution all of it. */
  readonly contentKg: number | null;
  /** Vessels of the stock; null: not known. */
  readonly vessels: number | null;
  readonly kind: VesselKind | null;
  readonly storage: StockStorage;
  /** Air at the site, kPa, for the weather of the scenario: the pressure in the vessel counts from it. Null: not known. */
  readonly airKpa: number | null;
  readonly assumed: readonly VesselAssumption[];
}

/** A row of stock, with its mass by the library. A solution is released only as the pure chemical, by a person's choice. */
export type ReleasableStock = StockVessels & {
  readonly quantity: number | null;
  readonly unit: string;
  readonly quantityKg: number | null;
  /** Density of the stored liquid, kg/m³, which shows whether the content fits a usual size; null: not known. */
  readonly liquidKgM3: number | null;
  /** Pressure of the air at the site, kPa; null: its elevation is not known. */
  readonly airKpa: number | null;
  readonly form: Pick<StockForm, 'kind' | 'soluteKg'>;
};

/** The chemical as a share of the product. */
const findChemicalShare = ({ quantityKg, form }: ReleasableStock): number =>
  form.kind === 'pure' || form.soluteKg === null || quantityKg === null || quantityKg === 0 ? 1 : form.soluteKg / quantityKg;

/** Content of one vessel as a share of the stock, and what of it is assumed. */
const findShare = (stock: ReleasableStock): { readonly share: number; readonly assumed: VesselAssumption | null } => {
  const { quantity, unit, quantityKg, vesselCount, vesselContent, vesselContentUnit, vesselKind } = stock;
  if (vesselCount === null) {
    const usual = vesselKind === null ? null : vesselDefaults[vesselKind].contentKg;
    return usual !== null && quantityKg !== null && quantityKg > 1.5 * usual
      ? { share: usual / quantityKg, assumed: 'usual-content' }
      : { share: 1, assumed: 'one-vessel' };
  }
  if (vesselContent === null || quantity === null || quantity <= 0) return { share: 1 / vesselCount, assumed: null };
  const content = convertContent(vesselContent, vesselContentUnit ?? unit, unit);
  if (content === null || !isSum(vesselCount * content, quantity)) return { share: 1, assumed: 'not-the-sum' };
  return { share: content / quantity, assumed: null };
};

const cylinders = { horizontal: 'horizontal-cylinder', vertical: 'vertical-cylinder' } as const;

/** Inner volume of a vessel by its size, m³. */
export const computeVesselM3 = (shape: VesselShape, diameterM: number, lengthM: number): number =>
  shape === 'sphere' ? (Math.PI * diameterM ** 3) / 6 : (Math.PI / 4) * diameterM ** 2 * lengthM;

/** Shape and size, as given, from the volume, or as the kind usually has. */
const findGeometry = (
  stock: StockVessels,
  litres: number | null,
): { readonly geometry: StockStorage; readonly assumed: VesselAssumption | null } => {
  const { vesselKind, vesselOrientation, vesselDiameterM, vesselLengthM, vesselVolumeM3 } = stock;
  const usual = vesselKind === null ? null : vesselDefaults[vesselKind];
  const shape = usual?.shape === 'sphere' ? 'sphere' : vesselOrientation === null ? (usual?.shape ?? null) : cylinders[vesselOrientation];
  const room: StockStorage = vesselVolumeM3 === null ? {} : { vesselVolumeM3 };
  if (shape === null || vesselKind === 'pipe') return { geometry: room, assumed: null };
  if (shape === 'sphere') {
    const diameterM = vesselDiameterM ?? (vesselVolumeM3 === null ? null : Math.cbrt((6 * vesselVolumeM3) / Math.PI));
    return { geometry: diameterM === null ? {} : { vesselShape: shape, vesselDiameterM: diameterM }, assumed: null };
  }
  const lengthM =
    vesselLengthM ?? (vesselDiameterM === null || vesselVolumeM3 === null ? null : vesselVolumeM3 / ((Math.PI / 4) * vesselDiameterM ** 2));
  if (vesselDiameterM !== null && lengthM !== null)
    return { geometry: { vesselShape: shape, vesselDiameterM, vesselLengthM: lengthM }, assumed: null };
  if (vesselVolumeM3 !== null || usual === null || usual.diameterM === null || usual.lengthM === null)
    return { geometry: room, assumed: null };
  // A content that the usual size does not hold is in another size.
  const fits = litres !== null && litres / 1000 <= 0.95 * computeVesselM3(shape, usual.diameterM, usual.lengthM);
  return fits
    ? { geometry: { vesselShape: shape, vesselDiameterM: usual.diameterM, vesselLengthM: usual.lengthM }, assumed: 'usual-size' }
    : { geometry: {}, assumed: null };
};

/**
 * Pressure and phase as the engine takes them. Those of a solution say nothing of its pure chemical, which an atmospheric tank would not hold:
 * assessed as pure it is at its own vapour pressure.
 */
const findStoredState = (
  stock: ReleasableStock,
): { readonly state: Pick<StockStorage, 'pressureKpa' | 'phase'>; readonly assumed: VesselAssumption | null } => {
  const { form, airKpa, storagePressure, storagePressureKind, storedPhase } = stock;
  if (form.kind !== 'pure') return { state: {}, assumed: storagePressure === null && storedPhase === null ? null : 'state-of-solution' };
  if (storagePressure === null) return { state: {}, assumed: null };
  const pressureKpa = findStoredKpa(stock, airKpa);
  if (pressureKpa === null) return { state: {}, assumed: 'no-pressure-kind' };
  const state = {
    ...(pressureKpa < 1 ? {} : { pressureKpa }),
    // The engine's 'gas' over a liquid is a hole above it: only a gas under a pressure of its own is one.
    ...(storedPhase === 'gas' ? { phase: storedPhase } : {}),
  };
  return { state, assumed: storagePressureKind === 'gauge' && airKpa === null ? 'sea-level-air' : null };
};

/** What a release of a stock starts from: the mass that can come out and the storage, for the scenario; with what was assumed. */
export const releaseFromStock = (given: ReleasableStock, scope: ReleaseScope = 'vessel'): StockRelease => {
  // A row that a device kept from an earlier version has neither vessels nor the air at its site.
  const stock: ReleasableStock = { ...unknownVessels, ...given, airKpa: given.airKpa ?? null };
  const { quantityKg, liquidKgM3, airKpa, storageTemperatureC, bundAreaM2 } = stock;
  const one = findShare(stock);
  const isOne = scope === 'vessel';
  const contentKg = quantityKg === null ? null : isOne ? one.share * quantityKg : quantityKg;
  const stored = findStoredState(stock);
  const litres = contentKg === null || liquidKgM3 === null ? null : (1000 * contentKg) / liquidKgM3;
  const whole = isOne || one.share === 1;
  const { geometry, assumed } = whole && one.assumed !== 'not-the-sum' ? findGeometry(stock, litres) : { geometry: {}, assumed: null };
  const storage: StockStorage = {
    ...(storageTemperatureC === null ? {} : { temperatureC: storageTemperatureC }),
    ...stored.state,
    ...(bundAreaM2 === null ? {} : { bundAreaM2 }),
    ...geometry,
  };
  const assumptions = [isOne ? one.assumed : null, assumed, stored.assumed];
  return {
    scope,
    quantityKg: contentKg === null ? null : contentKg * findChemicalShare(stock),
    contentKg,
    vessels: stock.vesselCount,
    kind: stock.vesselKind,
    storage,
    airKpa,
    assumed: assumptions.filter((one) => one !== null),
  };
};

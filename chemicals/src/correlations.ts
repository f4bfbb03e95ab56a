import type { Correlation } from '@hazardguard/engine';
import type { HeatOfVaporisationRecord, PrintedCorrelation, PropertyRecord, VapourPressureRecord } from './record.ts';

/** Molar gas constant, J/(mol K), exact since the SI of 2019. */
const gasConstant = 8.314462618;

/** Temperatures of storage and weather, K; a correlation that covers them is preferred. */
const usualRange = [250, 320] as const;

/** How far a correlation's pressure at the boiling point may be from one atmosphere before another is preferred. */
const boilingPointTolerance = 0.1;

const constant = (value: number): Correlation => ({ form: 'constant', coefficients: [value], unitFactor: 1 });

const carried = (printed: PrintedCorrelation, unitFactor: number): Correlation => ({
  form: printed.form,
  coefficients: printed.c,
  unitFactor,
  ...(printed.Tmin === undefined ? {} : { minK: printed.Tmin }),
  ...(printed.Tmax === undefined ? {} : { maxK: printed.Tmax }),
  ...(printed.Tc === undefined ? {} : { criticalTemperature: printed.Tc }),
  ...(printed.Pc === undefined ? {} : { criticalPressure: printed.Pc }),
  ...(printed.rhoc === undefined ? {} : { criticalDensity: printed.rhoc }),
});

/** Kelvins of the usual range that a correlation covers. */
const coverage = (from: number | undefined, to: number | undefined): number =>
  Math.max(0, Math.min(to ?? usualRange[1], usualRange[1]) - Math.max(from ?? usualRange[0], usualRange[0]));

/** Whether a fit says anything at everyday temperatures; a constant does not claim a range. */
export const reachesUsualRange = (correlation: Correlation): boolean =>
  correlation.form === 'constant' || coverage(correlation.minK, correlation.maxK) > 0;

/** Vapour pressure, Pa: right at the boiling point first, then the widest cover of the usual range, then the library's own order. */
export const vapourPressure = (records: readonly VapourPressureRecord[]): VapourPressureRecord | undefined => {
  const sound = records.filter((record) => Math.abs((record.P_at_Tb_ratio ?? 1) - 1) <= boilingPointTolerance);
  const candidates = sound.length > 0 ? sound : records;
  // Ranges of equivalent fits differ by a degree or two; whole tens keep the library's order among them.
  const rank = (record: VapourPressureRecord): number => Math.round(coverage(record.Tmin, record.Tmax) / 10);
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0];
};

export const vapourPressureCorrelation = (record: VapourPressureRecord): Correlation => carried(record, 1);

/** Least-squares line through [T, value] rows, as DIPPR100 with its constant and linear term. */
const lineThrough = (rows: readonly (readonly [number, number])[]): Correlation | undefined => {
  const temperatures = rows.map(([temperature]) => temperature);
  const from = Math.min(...temperatures);
  const to = Math.max(...temperatures);
  if (rows.length < 2 || from === to) return undefined;
  const meanT = temperatures.reduce((sum, t) => sum + t, 0) / rows.length;
  const meanY = rows.reduce((sum, [, y]) => sum + y, 0) / rows.length;
  const covariance = rows.reduce((sum, [t, y]) => sum + (t - meanT) * (y - meanY), 0);
  const variance = rows.reduce((sum, [t]) => sum + (t - meanT) ** 2, 0);
  const slope = covariance / variance;
  return { form: 'DIPPR100', coefficients: [meanY - slope * meanT, slope], minK: from, maxK: to, unitFactor: 1 };
};

const printedIn = (record: PropertyRecord): PrintedCorrelation | undefined =>
  record.form === undefined || record.c === undefined ? undefined : { ...record, form: record.form, c: record.c };

/** Liquid density, kg/m³; `molarMass` in kg/mol, critical temperature in K where a reduced form needs it. */
export const liquidDensityCorrelation = (record: PropertyRecord, molarMass: number): Correlation => {
  const printed = printedIn(record);
  if (printed) return carried(printed, printed.form === 'DIPPR105' ? molarMass : 1);
  return lineThrough(record.table ?? []) ?? constant(record.v);
};

/** Heat capacity, J/(kg K); the molar forms print J/(kmol K), the polynomial prints cp/R. */
export const heatCapacityCorrelation = (
  record: PropertyRecord,
  molarMass: number,
  criticalTemperature: number | undefined,
): Correlation => {
  const printed = printedIn(record);
  if (!printed) return constant(record.v);
  if (printed.form === 'poly') return carried(printed, gasConstant / molarMass);
  const correlation = carried(printed, 1 / (1000 * molarMass));
  if (printed.form !== 'DIPPR114' || correlation.criticalTemperature !== undefined) return correlation;
  return criticalTemperature === undefined ? constant(record.v) : { ...correlation, criticalTemperature };
};

/**
 * Heat of vaporisation, J/kg: the printed correlation, else Watson's rule from one known value,
 * ΔH(T) = ΔH(T0) ((Tc − T)/(Tc − T0))^0.38 with coefficients [ΔH(T0), T0], else that value at every temperature.
 */
export const heatOfVaporisationCorrelation = (
  record: HeatOfVaporisationRecord,
  molarMass: number,
  boilingPoint: number | undefined,
  criticalTemperature: number | undefined,
): Correlation => {
  if (record.corr) return carried(record.corr, 1 / molarMass);
  const knownAt = record.at === 'Tb' ? boilingPoint : Number.parseFloat(record.at);
  if (knownAt === undefined || criticalTemperature === undefined || knownAt >= criticalTemperature) return constant(record.v);
  return { form: 'Watson', coefficients: [record.v, knownAt], criticalTemperature, maxK: criticalTemperature, unitFactor: 1 };
};

import type { Correlation } from '@hazardguard/engine';
import {
  heatCapacityCorrelation,
  heatOfVaporisationCorrelation,
  liquidDensityCorrelation,
  reachesUsualRange,
  vapourPressure,
  vapourPressureCorrelation,
} from './correlations.ts';
import type { Chemical, Quantity, Sourced } from './record.ts';

/** Properties taken from a record, with the records and the names of what they are. */
export interface Taken<T> {
  readonly value: T | undefined;
  readonly from: readonly Sourced[];
  readonly label: string;
}

export const quantity = (label: string, record: Quantity | undefined, divisor = 1): Taken<number> => ({
  value: record && record.v / divisor,
  from: record ? [record] : [],
  label,
});

export const thermodynamics = (chemical: Chemical, molarMass: number) => {
  const { props } = chemical;
  const boilingPoint = quantity('boiling point', props.Tb);
  const criticalTemperature = quantity('critical temperature', props.Tc);
  const pressure = vapourPressure(props.vapourPressure ?? []);
  const correlation = (label: string, record: Sourced | undefined, value: Correlation | undefined): Taken<Correlation> => ({
    value,
    from: record ? [record] : [],
    label,
  });
  return {
    meltingPoint: quantity('melting point', props.Tm),
    boilingPoint,
    criticalTemperature,
    criticalPressure: quantity('critical pressure', props.Pc),
    vapourPressure: correlation('vapour pressure', pressure, pressure && vapourPressureCorrelation(pressure)),
    liquidDensity: correlation(
      'liquid density',
      props.liquidDensity,
      props.liquidDensity && liquidDensityCorrelation(props.liquidDensity, molarMass),
    ),
    liquidHeatCapacity: correlation(
      'liquid heat capacity',
      props.cpLiquid,
      props.cpLiquid && heatCapacityCorrelation(props.cpLiquid, molarMass, criticalTemperature.value),
    ),
    gasHeatCapacity: correlation(
      'gas heat capacity',
      props.cpGas,
      props.cpGas && heatCapacityCorrelation(props.cpGas, molarMass, criticalTemperature.value),
    ),
    gamma: quantity('ratio of heat capacities', props.gamma),
    heatOfVaporisation: correlation(
      'heat of vaporisation',
      props.Hvap,
      props.Hvap && heatOfVaporisationCorrelation(props.Hvap, molarMass, boilingPoint.value, criticalTemperature.value),
    ),
  };
};

export type Thermodynamics = ReturnType<typeof thermodynamics>;

/** Own value, unless it is missing, or is a fit that stays away from everyday temperatures where the proxy's does not. */
export const prefer = <T extends number | Correlation>(own: Taken<T>, proxy: Taken<T> | undefined): Taken<T> => {
  if (!proxy || proxy.value === undefined) return own;
  if (own.value === undefined) return proxy;
  if (typeof own.value === 'number' || typeof proxy.value === 'number') return own;
  return !reachesUsualRange(own.value) && reachesUsualRange(proxy.value) ? proxy : own;
};

export const withProxy = (own: Thermodynamics, proxy: Thermodynamics | undefined): Thermodynamics => ({
  // The stand-in of a mixture freezes elsewhere.
  meltingPoint: own.meltingPoint,
  boilingPoint: prefer(own.boilingPoint, proxy?.boilingPoint),
  criticalTemperature: prefer(own.criticalTemperature, proxy?.criticalTemperature),
  criticalPressure: prefer(own.criticalPressure, proxy?.criticalPressure),
  vapourPressure: prefer(own.vapourPressure, proxy?.vapourPressure),
  liquidDensity: prefer(own.liquidDensity, proxy?.liquidDensity),
  liquidHeatCapacity: prefer(own.liquidHeatCapacity, proxy?.liquidHeatCapacity),
  gasHeatCapacity: prefer(own.gasHeatCapacity, proxy?.gasHeatCapacity),
  gamma: prefer(own.gamma, proxy?.gamma),
  heatOfVaporisation: prefer(own.heatOfVaporisation, proxy?.heatOfVaporisation),
});

import type { Scenario } from '../types/pipeline.ts';
import type { InputValues } from './check-inputs.ts';

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

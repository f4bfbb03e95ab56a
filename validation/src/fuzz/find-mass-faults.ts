import type { ScenarioOutcome } from './scenario-outcome.ts';

export interface MassFault {
  readonly what: string;
  readonly gotKg: number;
  readonly expectedKg: number;
}

/** Largest allowed difference of two balances of a mass, as a share. */
const allowed = 0.01;

const differs = (got: number, expected: number, scaleKg: number): boolean =>
  Math.abs(got - expected) > allowed * Math.max(expected, scaleKg);

/**
 * Mass balances that differ by more than 1 %: the history in charts and the steps in models against the airborne mass; and airborne, left
 * and pool mass against the stock. A ten-thousandth of the stock is rounding.
 */
export const findMassFaults = ({ historyKg, stepsKg, source, quantityKg }: ScenarioOutcome): readonly MassFault[] => {
  const { airborneKg, leftKg, pooledKg } = source;
  const roundingKg = 0.01 * quantityKg;
  const faults: MassFault[] = [];
  if (historyKg !== null && differs(historyKg, airborneKg, roundingKg))
    faults.push({ what: 'charted history against airborne mass', gotKg: historyKg, expectedKg: airborneKg });
  if (stepsKg !== null && differs(stepsKg, airborneKg, roundingKg))
    faults.push({ what: 'steps against airborne mass', gotKg: stepsKg, expectedKg: airborneKg });
  if (source.regime !== 'detonation' && leftKg !== undefined && pooledKg !== undefined) {
    const sum = airborneKg + leftKg + pooledKg;
    if (differs(sum, quantityKg, 0))
      faults.push({ what: 'airborne, left and pooled against the stock', gotKg: sum, expectedKg: quantityKg });
  }
  return faults;
};

import type { DangerousToxicLoad, Probit, ProbitSet } from '@hazardguard/engine';
import type { Chemical, ProbitRecord, Sourced } from './record.ts';

/** The set of probits of each source key, the one checked against printed LC50 first. */
const setOfSource: Readonly<Record<string, ProbitSet>> = { 'hse-osd30-table2': 'LEES-HSE', 'cpr18e-table5.2': 'CPR-18E' };
const order = Object.values(setOfSource);

const toProbits = ({ a, b, n, conc, s }: ProbitRecord): readonly Probit[] => {
  const set = setOfSource[String(s)];
  return set === undefined ? [] : [{ set, a, b, n, unit: conc === 'ppm' ? 'ppm' : 'mg/m³' }];
};

/** Lethality of the vapour of a chemical, where a source gives it: probits, one per set, and dangerous toxic loads. */
export const readLethality = ({
  toxicity = {},
}: Chemical): {
  readonly facts: { readonly probits?: readonly Probit[]; readonly slot?: DangerousToxicLoad };
  readonly used: readonly Sourced[];
} => {
  const { probit = [], slot } = toxicity;
  const probits = probit.flatMap(toProbits).toSorted((one, other) => order.indexOf(one.set) - order.indexOf(other.set));
  return {
    facts: {
      ...(probits.length === 0 ? {} : { probits }),
      ...(slot === undefined
        ? {}
        : {
            slot: {
              n: slot.n,
              slot: slot.slotDtl,
              ...(slot.slodDtl === undefined ? {} : { slod: slot.slodDtl }),
              verified: slot.status !== 'unverified',
            },
          }),
    },
    // A load from memory has no source; it says so itself.
    used: [...probit, ...(slot === undefined || slot.status === 'unverified' ? [] : [slot])],
  };
};

import type { Caveat, RunResult } from '@hazardguard/engine';
import { type ReleasableStock, releaseFromStock, type VesselAssumption } from '../register/release-from-stock.ts';
import { type VesselKind, vesselKinds } from '../register/vessel-fields.ts';

const assumptions: Readonly<Record<VesselAssumption, Caveat>> = {
  'one-vessel': {
    code: 'one-vessel-assumed',
    severity: 'note',
    message: 'The inventory does not say how many vessels there are: one with the whole quantity is assumed.',
  },
  'not-the-sum': {
    code: 'vessels-not-the-sum',
    severity: 'warning',
    message: 'The vessels in the inventory do not add up to the quantity: one with the whole quantity is assumed. Correct the inventory.',
  },
  'usual-content': {
    code: 'usual-content-assumed',
    severity: 'warning',
    message: 'The inventory does not say how many vessels there are: the usual content of the kind of vessel is assumed.',
  },
  'usual-size': {
    code: 'usual-size-assumed',
    severity: 'note',
    message: 'The size of the vessel is assumed: the usual one of its kind.',
  },
  'no-pressure-kind': {
    code: 'pressure-kind-unknown',
    severity: 'warning',
    message:
      'The storage pressure of the inventory is not used, because it does not say whether it is absolute or gauge: the vapour pressure counts.',
  },
  'state-of-solution': {
    code: 'state-of-solution-not-used',
    severity: 'note',
    message:
      'Pressure and phase of the inventory are those of the solution and are not used: the pure chemical is taken at its own vapour pressure.',
  },
  'sea-level-air': {
    code: 'sea-level-air-assumed',
    severity: 'note',
    message:
      'The gauge pressure is taken to count from 101.3 kPa, the air at sea level: the elevation of the site is not known. Enter it with the industry.',
  },
};

/** A typed mass is rounded to four digits. */
const rounding = 1.001;

/** Which of the vessels of a stock a result is of, and what was assumed of them. */
export const findVesselCaveats = (stock: ReleasableStock, { inputs }: Pick<RunResult, 'inputs'>): readonly Caveat[] => {
  const quantityKg = Number(inputs.find(({ key }) => key === 'quantityKg')?.value ?? Number.NaN);
  const one = releaseFromStock(stock, 'vessel');
  if (one.quantityKg === null || one.contentKg === null || Number.isNaN(quantityKg)) return [];
  const isSeveral = quantityKg > rounding * one.quantityKg;
  const { assumed } = isSeveral ? releaseFromStock(stock, 'stock') : one;
  const vessels = one.vessels ?? 1;
  const params = { vessels, kind: stock.vesselKind ?? '', contentKg: Number(one.contentKg.toPrecision(4)) };
  const extent: readonly Caveat[] = isSeveral
    ? [
        {
          code: 'several-vessels',
          severity: 'note',
          message: `More than one vessel holds is assumed to come out: each of ${vessels} has ${params.contentKg} kg.`,
          params,
        },
      ]
    : vessels > 1
      ? [
          {
            code: 'one-of-vessels',
            severity: 'note',
            message: `The release is from one of ${vessels} vessels, each with ${params.contentKg} kg.`,
            params,
          },
        ]
      : [];
  return [...extent, ...assumed.map((assumption) => assumptions[assumption])];
};

/** The vessels that a release comes from. */
export interface ReleasedVessels {
  readonly kind: VesselKind;
  readonly count: number;
}

/** The vessels that a result is of, from its caveats; null: their kind is not known. */
export const findReleasedVessels = ({ caveats }: Pick<RunResult, 'caveats'>): ReleasedVessels | null => {
  const said = caveats.find(({ code }) => code === 'one-of-vessels' || code === 'several-vessels');
  const kind = vesselKinds.find((one) => one === said?.params?.kind);
  if (said === undefined || kind === undefined) return null;
  return { kind, count: said.code === 'one-of-vessels' ? 1 : Number(said.params?.vessels) };
};

import type { Caveat, RunResult } from '@hazardguard/engine';
import type { ReleasableStock } from '../register/release-from-stock.ts';
import type { StockForm } from '../register/stock-form.ts';
import type { Run } from './run.ts';
import { findVesselCaveats } from './vessel-caveats.ts';

/** Caveats that a picture shows beside its zones. */
export const inputCaveatCodes = [
  'assessed-as-pure',
  // Of runs stored before a person had to choose.
  'computed-as-pure',
  'concentration-not-understood',
  'typical-weather',
  'wind-not-known',
] as const;
export type InputCaveatCode = (typeof inputCaveatCodes)[number];

interface InputCaveat extends Caveat {
  readonly code: InputCaveatCode;
}

/** What the inventory says of the stock, and how it was read. */
export type StockOrigin = ReleasableStock & {
  readonly concentration: string;
  readonly form: Pick<StockForm, 'assumed'>;
  /** The two substances that name and CAS number mean; null: one, or not known. */
  readonly otherSubstance: string | null;
};

/** The engine computes every stock as the pure substance; of a solution only where a person has chosen that. */
const findStockCaveat = ({ concentration: stated, form }: Pick<StockOrigin, 'concentration' | 'form'>): InputCaveat | undefined => {
  const concentration = stated.trim() === '' ? '?' : stated.trim();
  const params = { concentration };
  if (form.kind !== 'pure')
    return {
      code: 'assessed-as-pure',
      severity: 'warning',
      message: `Assessed as pure by choice: the stock is a solution or mixture (${concentration}), whose release is not modelled. A solution mostly gives off less vapour, so the zones may be far too large.`,
      params,
    };
  if (!form.assumed.includes('not-understood')) return undefined;
  return {
    code: 'concentration-not-understood',
    severity: 'warning',
    message: `Computed as pure: the concentration “${concentration}” in the inventory is not understood. Write it as a percentage, such as 32 %.`,
    params,
  };
};

/** Name and CAS number of the row are two substances: the run is of one of them. */
const listIdentityCaveats = ({ otherSubstance }: Pick<StockOrigin, 'otherSubstance'>): readonly Caveat[] =>
  // A row that a device kept from an earlier version does not say.
  otherSubstance == null
    ? []
    : [
        {
          code: 'two-substances',
          severity: 'warning',
          message: `Name and CAS number in the inventory are two substances: ${otherSubstance}. The CAS number was taken. Correct the inventory before you rely on this.`,
          params: { names: otherSubstance },
        },
      ];

/** A stored run assesses a solution as the pure chemical, because a person chose it or because nobody was asked then. */
export const isAssessedAsPure = ({ caveats }: Pick<RunResult, 'caveats'>): boolean =>
  caveats.some(({ code }) => code === 'assessed-as-pure' || code === 'computed-as-pure');

const typicalWeatherCaveat: InputCaveat = {
  code: 'typical-weather',
  severity: 'warning',
  message: 'No weather was known: typical values are used, and the wind direction is assumed. The cloud may go in any direction.',
};

const unknownWindCaveat: InputCaveat = {
  code: 'wind-not-known',
  severity: 'warning',
  message: 'Nobody knew the wind: almost calm air is assumed, in which a cloud reaches far, and it may go in any direction.',
};

export const isInputCaveat = (caveat: Caveat): caveat is InputCaveat => inputCaveatCodes.some((code) => code === caveat.code);

const exampleCaveat: Caveat = {
  code: 'example-inputs',
  severity: 'warning',
  message: 'Example, not an event: the program chose these inputs, and nobody has confirmed them.',
};

/** The inputs are an example: a preview only, because a run is stored after a person has confirmed them. */
export const isExampleResult = ({ caveats }: Pick<RunResult, 'caveats'>): boolean =>
  caveats.some(({ code }) => code === exampleCaveat.code);

/** A cloud over ground that nobody has described: the engine takes open country. */
const groundCaveat: Caveat = {
  code: 'ground-assumed',
  severity: 'note',
  message: 'Nobody has said whether the ground is built up or open: open is assumed, over which a cloud reaches farther.',
};

const isGroundAssumed = ({ hazard, inputs }: Pick<RunResult, 'hazard' | 'inputs'>): boolean => {
  const isDefault = (path: string): boolean => inputs.some(({ key, origin }) => key === path && origin !== 'given');
  return (hazard === 'leak' || hazard === 'flammable') && isDefault('site.terrain') && isDefault('site.roughnessM');
};

/** What the register and the weather say of the inputs, and the engine cannot know. */
export interface InputOrigin {
  /** Of the inventory row; undefined: the run is for none. */
  readonly stock: StockOrigin | undefined;
  readonly weatherSource: Run['weatherOrigin']['source'];
  readonly isExample: boolean;
}

/** The result with the caveats of its inputs, which come first. */
export const withInputCaveats = (result: RunResult, { stock, weatherSource, isExample }: InputOrigin): RunResult => {
  const reading = stock === undefined ? undefined : findStockCaveat(stock);
  const added = [
    ...(isExample ? [exampleCaveat] : []),
    ...(stock === undefined ? [] : listIdentityCaveats(stock)),
    ...(reading === undefined ? [] : [reading]),
    ...(weatherSource === 'typical' ? [typicalWeatherCaveat] : []),
    ...(weatherSource === 'wind-unknown' ? [unknownWindCaveat] : []),
    ...(stock === undefined ? [] : findVesselCaveats(stock, result)),
    ...(isGroundAssumed(result) ? [groundCaveat] : []),
  ];
  return added.length === 0 ? result : { ...result, caveats: [...added, ...result.caveats] };
};

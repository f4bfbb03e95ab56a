import texts from '@hazardguard/i18n/en/vessel-form.json' with { type: 'json' };
import { convertContent, findStoredKpa, isSum, type StockVessels, unknownVessels } from './stock-vessels.ts';
import { vesselColumns } from './vessel-fields.ts';

export type VesselProblemCode = keyof typeof texts.problem;

/** What is wrong with a field and what to do: for the form, files and the API. */
export interface VesselProblem {
  readonly field: (typeof vesselColumns)[number];
  readonly code: VesselProblemCode;
  readonly values: Readonly<Record<string, string>>;
}

export const formatVesselProblem = ({ code, values }: Pick<VesselProblem, 'code' | 'values'>): string =>
  texts.problem[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

type SentVessels = { readonly [Name in keyof StockVessels]?: StockVessels[Name] | undefined };

/** Whether an input says something of the vessels, also that they are not known. */
export const hasVessels = (input: SentVessels): boolean => vesselColumns.some((name) => input[name] !== undefined);

/** The vessels of an input; what was left out is not known. */
export const readVessels = (input: SentVessels): StockVessels =>
  Object.fromEntries(
    Object.entries(unknownVessels).map(([name, none]) => [name, input[name as keyof StockVessels] ?? none]),
  ) as unknown as StockVessels;

const say = (
  isWrong: boolean,
  field: VesselProblem['field'],
  code: VesselProblemCode,
  values: VesselProblem['values'] = {},
): readonly VesselProblem[] => (isWrong ? [{ field, code, values }] : []);

/** What of the vessels of a row contradicts itself or is only half said. `checkStoredState` asks the library, too. */
export const checkVessels = (quantity: number | null, unit: string, vessels: StockVessels): readonly VesselProblem[] => {
  const { vesselCount, vesselContent, vesselContentUnit, storagePressure, storagePressureUnit, storagePressureKind, storedPhase } = vessels;
  const isComparable = vesselContent !== null && vesselContentUnit !== null && unit !== '';
  const content = isComparable ? convertContent(vesselContent, vesselContentUnit, unit) : null;
  const sum = content === null || vesselCount === null ? null : vesselCount * content;
  // The air at the site is not known here: `checkStoredState` judges by it.
  const kpa = findStoredKpa(vessels, null);
  return [
    ...say(vesselContent !== null && vesselCount === null, 'vesselCount', 'countMissing'),
    ...say(vesselContent !== null && vesselContentUnit === null, 'vesselContentUnit', 'contentUnitMissing'),
    ...say(isComparable && content === null, 'vesselContentUnit', 'contentUnitKind', { contentUnit: vesselContentUnit ?? '', unit }),
    ...say(sum !== null && quantity !== null && !isSum(sum, quantity), 'vesselContent', 'notTheSum', {
      count: String(vesselCount),
      content: `${vesselContent} ${vesselContentUnit}`,
      sum: `${Number((sum ?? 0).toPrecision(4))} ${unit}`,
      quantity: `${quantity} ${unit}`,
    }),
    ...say(storagePressure !== null && storagePressureUnit === null, 'storagePressureUnit', 'pressureUnitMissing'),
    ...say(storagePressure !== null && storagePressureKind === null, 'storagePressureKind', 'pressureKindMissing'),
    ...say(kpa !== null && kpa < 1, 'storagePressure', 'belowVacuum'),
    ...say(storedPhase === 'gas' && storagePressure === null, 'storagePressure', 'gasPressure'),
  ];
};

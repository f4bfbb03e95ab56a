import { missingFact } from '../substance/property.ts';
import type { Level, Severity } from '../types/common-types.ts';
import type { Substance } from '../types/substance-types.ts';

/** Shares of the lower flammable limit that zones are drawn for, worst first. 60 % and 10 % are ALOHA's (aloha-td). */
const rows: readonly { readonly id: string; readonly severity: Severity; readonly share: number; readonly meaning: string }[] = [
  { id: 'LFL', severity: 'severe', share: 1, meaning: 'The cloud burns as a flash fire: people in it may die.' },
  { id: 'LFL-60', severity: 'middle', share: 0.6, meaning: 'Pockets of the cloud can burn, because gas is not evenly mixed.' },
  { id: 'LFL-50', severity: 'middle', share: 0.5, meaning: 'Half the flammable limit: no engine, no switch, no flame.' },
  { id: 'LFL-10', severity: 'mild', share: 0.1, meaning: 'Gas alarms sound: keep sources of ignition away.' },
];

/** Levels of a flammable cloud, ppm, by the lower flammable limit; refused where that is not known. */
export const flammableLevels = (substance: Substance): readonly Level[] => {
  const limit = substance.lowerFlammableLimit;
  if (limit === undefined || !(limit > 0)) throw missingFact(substance, 'lower flammable limit');
  return rows.map(({ id, severity, share, meaning }) => ({
    id,
    severity,
    value: 1e6 * limit * share,
    unit: 'ppm',
    exposureS: undefined,
    meaning,
  }));
};

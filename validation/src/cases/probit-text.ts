import type { Probit, ProbitSet, Substance } from '@hazardguard/engine';
import { probitIn } from '@hazardguard/engine/models';
import type { Inputs } from './case.ts';
import { createReader, readText, UnreadableCase } from './read.ts';

const number = String.raw`[-−+]?\s*\d+(?:\.\d+)?(?:e[-+]?\d+)?`;
const written = new RegExp(
  String.raw`^\s*(?:Y|Pr|probit)?\s*=?\s*(${number})\s*(?:\+\s*)?(${number})\s*\*?\s*ln\s*\(?\s*(?:sum|∑|∫|integral)?\s*\(?\s*(?:of\s+)?C\s*(?:(?:\^|\*\*)\s*\(?\s*(\d+(?:\.\d+)?)\s*\)?|([²³]))?`,
  'iu',
);
const raised: Readonly<Record<string, number>> = { '²': 2, '³': 3 };

const numberIn = (text: string): number => Number(text.replace(/\s+/gu, '').replace('−', '-'));

/** Parses "Y = -8.29 + 0.92 ln(sum C^2 T)" into its three constants. */
export const readProbit = (text: string): { readonly a: number; readonly b: number; readonly n: number } => {
  const found = written.exec(text);
  if (found === null) throw new UnreadableCase(`probit "${text}" is not understood`);
  const [, a = '', b = '', power, sign = ''] = found;
  return { a: numberIn(a), b: numberIn(b), n: power === undefined ? (raised[sign] ?? 1) : Number(power) };
};

const constant = (name: string) => createReader([name], {}, '');

/** The unit of concentrations, where it is stated. */
export const isInMass = (inputs: Inputs): boolean =>
  /mg/iu.test(readText(inputs, 'C', 'conc', 'unit', 'units', 'c_unit', 'conc_unit', 'concentration_unit') ?? '');

/** The probit set named in a text. */
const setNamed = (text: string): ProbitSet => (/18\s*e|purple|tno|cpr|rivm/iu.test(text) ? 'CPR-18E' : 'LEES-HSE');

/** The probit of a case: as an equation, by its constants, or of the substance in the named set. */
export const readCaseProbit = (inputs: Inputs, substance: () => Substance): Probit => {
  const unit = isInMass(inputs) ? 'mg/m³' : 'ppm';
  const text = readText(inputs, 'probit', 'equation');
  if (text !== undefined && /ln/iu.test(text)) return { set: 'LEES-HSE', ...readProbit(text), unit };
  const a = constant('a')(inputs);
  const b = constant('b')(inputs);
  if (a !== undefined && b !== undefined) return { set: 'LEES-HSE', a, b, n: constant('n')(inputs) ?? 1, unit };
  const named = text ?? readText(inputs, 'probit_set', 'set', 'source', 'probits') ?? '';
  const set = setNamed(named);
  const probit = probitIn(substance(), set);
  if (probit === null || (named !== '' && probit.set !== set))
    throw new UnreadableCase(`${substance().name} has no probit of the set '${named}'`);
  return probit;
};

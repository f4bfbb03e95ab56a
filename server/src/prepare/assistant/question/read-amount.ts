import type { VesselKind } from '@hazardguard/contract';
import { toWesternDigits } from './normalise.ts';

const unitKg: readonly (readonly [names: string, kg: number])[] = [
  ['kg|kgs|kilos?|kilograms?|किलो\\S*|किग्रा|કિલો\\S*|કિગ્રા', 1],
  ['t|tons?|tonnes?|mt|टन|ટન', 1_000],
  ['g|grams?|ग्राम|ગ્રામ', 0.001],
];
const number = '(\\d(?:[\\d,]{0,14}\\d)?(?:\\.\\d{1,9})?)';
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])${number}[\\s-]{0,3}(?:${unitKg.map(([names]) => `(${names})`).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
  'iu',
);

/** The mass in a question, kg; null: none. */
export const readMassKg = (question: string): number | null => {
  const [, value, ...units] = pattern.exec(toWesternDigits(question)) ?? [];
  const unit = units.findIndex((found) => found !== undefined);
  const kg = unitKg[unit]?.[1];
  return value === undefined || kg === undefined ? null : Number(value.replaceAll(',', '')) * kg;
};

const vessels: readonly (readonly [VesselKind, RegExp])[] = [
  ['rail-tanker', /rail|wagon|रेल|वैगन|वॅगन|રેલ|વેગન/iu],
  ['tonner', /tonner|ton (cylinder|container)|टनर|ટનર/iu],
  ['road-tanker', /tanker|truck|lorry|टैंकर|टँकर|ટેન્કર|ट्रक|ટ્રક/iu],
  ['cylinder', /cylinder|सिलेंडर|सिलिंडर|સિલિન્ડર/iu],
  ['drum', /\bdrums?\b|ड्रम|ડ્રમ/iu],
];

/** The kind of container in a question; null: none. */
export const readVesselKind = (question: string): VesselKind | null => vessels.find(([, words]) => words.test(question))?.[0] ?? null;

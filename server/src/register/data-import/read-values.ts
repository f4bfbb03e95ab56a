import { type DateOrder, findCharacterProblem } from '@hazardguard/contract';
import { isQuantityUnit, type QuantityUnit } from '@hazardguard/engine';
import { because, type Reason, shorten } from '../geo-data/reason.ts';

/** A value of a cell as a reader gives it. */
export type Cell = string | number | boolean | null;

/** What a cell says: a value, nothing, or something that is no such value. */
export type Read<Value> = { readonly value: Value } | { readonly empty: true } | Reason;

const emptyWords = new Set([
  '',
  '-',
  '--',
  '---',
  '.',
  'na',
  'n/a',
  'n.a.',
  'n.a',
  'nil',
  'none',
  'null',
  'unknown',
  'not known',
  'not available',
  'not applicable',
  'tbd',
  '?',
  'लागू नहीं',
  'उपलब्ध नहीं',
  'शून्य',
  'લાગુ નથી',
  'ઉપલબ્ધ નથી',
  'નથી',
  'माहिती नाही',
]);

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && emptyWords.has(cell.trim().toLowerCase()));

/** Digits of Devanagari (U+0966–096F) and Gujarati (U+0AE6–0AEF) as 0–9. */
export const toPlainDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f\u0ae6-\u0aef]/g, (digit) =>
    String((digit.charCodeAt(0) - (digit.charCodeAt(0) < 0x0ae6 ? 0x0966 : 0x0ae6)) % 10),
  );

export const readText = (cell: Cell | undefined, most = 200): Read<string> => {
  if (isEmptyCell(cell)) return { empty: true };
  const text = String(cell).normalize('NFC').replace(/\s+/g, ' ').trim();
  if (text.length > most) return because('tooLong', { most });
  const problem = findCharacterProblem(text, 'one');
  return problem === null ? { value: text } : because('hiddenCharacter', { code: /U\+[\dA-F]+/.exec(problem)?.[0] ?? '' });
};

/** Factors of words behind a number, as in Indian statements. */
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/\b(lakhs?|lacs?)\b|लाख|લાખ/iu, 1e5],
  [/\b(crores?|cr)\b|करोड़|કરોડ/iu, 1e7],
  [/\bthousands?\b|हज़ार|हजार|હજાર/iu, 1e3],
  [/\bmillions?\b/iu, 1e6],
];

/** Whether commas of a column are decimal: one comma with other than three digits behind it, or points that group thousands. */
export const hasDecimalComma = (texts: readonly string[]): boolean =>
  texts.some((text) => /(^|[^\d,.])\d+,(\d{1,2}|\d{4,})(?![\d,])/.test(toPlainDigits(text)) || /\d\.\d{3},\d/.test(toPlainDigits(text)));

const groupedNumber = /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
const commaNumber = /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/;

const parseDigits = (text: string, decimalComma: boolean): number | null => {
  const digits = text.replace(/[\s\u00a0\u202f'’]/g, '');
  if (decimalComma && commaNumber.test(digits)) return Number(digits.replace(/\./g, '').replace(',', '.'));
  if (plainNumber.test(digits)) return Number(digits);
  if (groupedNumber.test(digits)) return Number(digits.replace(/,/g, ''));
  return commaNumber.test(digits) && digits.includes(',') ? Number(digits.replace(/\./g, '').replace(',', '.')) : null;
};

export interface SplitNumber {
  readonly value: number;
  /** The words behind it, a unit for example. */
  readonly rest: string;
}

/** A number of any digits and grouping with its multiplier; null: no number. */
export const splitNumber = (cell: Cell, decimalComma: boolean): SplitNumber | null => {
  if (typeof cell === 'number') return { value: cell, rest: '' };
  const text = toPlainDigits(String(cell)).trim();
  const match = /^([+-]?[\d.,\s\u00a0\u202f'’]*\d[.,]?(?:e[+-]?\d+)?)\s*(.*)$/iu.exec(text);
  const number = match?.[1] === undefined ? null : parseDigits(match[1], decimalComma);
  if (number === null) return null;
  let rest = match?.[2] ?? '';
  let value = number;
  for (const [words, factor] of multipliers) {
    if (!words.test(rest)) continue;
    value *= factor;
    rest = rest.replace(words, ' ').trim();
  }
  return { value, rest: rest.replace(/^[/\-–]$/, '').trim() };
};

export const readNumber = (cell: Cell | undefined, decimalComma: boolean): Read<number> => {
  if (typeof cell === 'string' && /^(nil|शून्य|શૂન્ય)$/iu.test(cell.trim())) return { value: 0 };
  if (cell === undefined || cell === null || isEmptyCell(cell)) return { empty: true };
  const found = splitNumber(cell, decimalComma);
  if (found === null || /\p{L}/u.test(found.rest)) return because('notNumber', { value: shorten(cell) });
  return { value: found.value };
};

const gallonWords = ['gal', 'gals', 'gallon', 'gallons', 'liquidgallon', 'liquidgallons', 'गैलन', 'गॅलन', 'ગેલન'];

/** `US gal` and `gal (US)`, in each spelling. */
const listGallons = (countries: readonly string[]): string[] =>
  countries.flatMap((country) => gallonWords.flatMap((gallon) => [country + gallon, gallon + country]));

/** Words for a unit of quantity: our unit and the factor to it. A kilolitre is a cubic metre. `ton` alone is the tonne, as in India. */
const unitWords: readonly (readonly [readonly string[], QuantityUnit, number])[] = [
  [['kg', 'kgs', 'kilogram', 'kilograms', 'kilo', 'kilos', 'किग्रा', 'किलोग्राम', 'किलो', 'કિગ્રા', 'કિલોગ્રામ', 'કિલો'], 'kg', 1],
  [['g', 'gm', 'gms', 'gram', 'grams', 'ग्राम', 'ગ્રામ'], 'g', 1],
  [
    [
      't',
      'mt',
      'mts',
      'ton',
      'tons',
      'tonne',
      'tonnes',
      'metricton',
      'metrictons',
      'metrictonne',
      'metrictonnes',
      'te',
      'टन',
      'मीट्रिकटन',
      'मेट्रिकटन',
      'ટન',
      'મેટ્રિકટન',
    ],
    't',
    1,
  ],
  [['q', 'qtl', 'qtls', 'quintal', 'quintals', 'क्विंटल', 'ક્વિન્ટલ'], 'kg', 100],
  [['lb', 'lbs', 'pound', 'pounds'], 'lb', 1],
  [['l', 'lt', 'ltr', 'ltrs', 'lit', 'litre', 'litres', 'liter', 'liters', 'लीटर', 'लिटर', 'લિટર', 'લીટર'], 'L', 1],
  [
    [
      'kl',
      'kls',
      'kilolitre',
      'kilolitres',
      'kiloliter',
      'kiloliters',
      'किलोलीटर',
      'કિલોલિટર',
      'm3',
      'm³',
      'cum',
      'cbm',
      'cubicmetre',
      'cubicmetres',
      'cubicmeter',
      'cubicmeters',
    ],
    'm3',
    1,
  ],
  [['shortton', 'shorttons', 'uston', 'ustons', 'tonus', 'tonsus', 'tonshort', 'tonsshort', 'netton', 'nettons'], 'short ton', 1],
  [['longton', 'longtons', 'ukton', 'uktons', 'imperialton', 'imperialtons', 'tonlong', 'tonslong', 'grosston', 'grosstons'], 'lb', 2240],
  [listGallons(['us', 'american', 'यूएस', 'अमेरिकी', 'अमेरिकन', 'યુએસ', 'અમેરિકન']), 'US gal', 1],
  [listGallons(['imp', 'imperial', 'uk', 'british', 'इम्पीरियल', 'ब्रिटिश', 'ઇમ્પિરિયલ', 'બ્રિટિશ']), 'imp gal', 1],
  [['bbl', 'bbls', 'barrel', 'barrels', 'oilbarrel', 'oilbarrels', 'बैरल', 'बॅरल', 'બેરલ'], 'bbl', 1],
  [['ml', 'millilitre', 'millilitres'], 'L', 0.001],
  [['gmt', 'kt', 'kilotonne', 'kilotonnes'], 't', 1000],
];

const unitsByWord = new Map(unitWords.flatMap(([words, unit, factor]) => words.map((word) => [word, { unit, factor }] as const)));

const toUnitWord = (text: string): string => text.toLowerCase().replace(/[\s.,()\-_/]+/g, '');

/** A gallon without its country: the US gallon, or the imperial one, which is a fifth larger. */
export const isGallon = (text: string): boolean => gallonWords.includes(toUnitWord(text));

export interface FoundUnit {
  readonly unit: QuantityUnit;
  readonly factor: number;
}

/** The unit that a text names, also with a multiplier (`lakh litre`); null: none that can be turned into mass or volume. */
export const findUnit = (text: string): FoundUnit | null => {
  const plain = text.trim();
  if (isQuantityUnit(plain)) return { unit: plain, factor: 1 };
  let factor = 1;
  let rest = plain;
  for (const [words, times] of multipliers) {
    if (!words.test(rest)) continue;
    factor *= times;
    rest = rest.replace(words, ' ');
  }
  const found = unitsByWord.get(toUnitWord(rest));
  return found === undefined ? null : { unit: found.unit, factor: found.factor * factor };
};

/** Rounded to 12 digits, so that 2.3 quintals are 230 kg and not 229.99999999999997. */
export const toTidyNumber = (value: number): number => Number(value.toPrecision(12));

const plainDegrees = /^[+-]?\d+(\.\d+)?$/;
const hemispheres = /[NSEWnsew]|उत्तर|दक्षिण|पूर्व|पश्चिम|ઉત્તર|દક્ષિણ|પૂર્વ|પશ્ચિમ/u;
const everyHemisphere = new RegExp(hemispheres.source, 'gu');
const negative = /[SWsw]|दक्षिण|पश्चिम|દક્ષિણ|પશ્ચિમ/u;

/**
 * Degrees as a decimal number, with a decimal comma, or as degrees, minutes and seconds: `21°46'12"N`, `21 46 12.5`, `21° 46.2'`.
 */
export const readDegrees = (cell: Cell | undefined, most: 90 | 180): Read<number> => {
  if (cell === undefined || cell === null || isEmptyCell(cell)) return { empty: true };
  const why = (): Reason => because(most === 90 ? 'notLatitude' : 'notLongitude', { value: shorten(cell) });
  const within = (value: number): Read<number> =>
    Math.abs(value) <= most
      ? { value: Math.round(value * 1e6) / 1e6 }
      : because(most === 90 ? 'latitudeRange' : 'longitudeRange', { value: shorten(cell) });
  if (typeof cell === 'number') return within(cell);
  const text = toPlainDigits(String(cell)).trim();
  if (plainDegrees.test(text)) return within(Number(text));
  const side = hemispheres.exec(text)?.[0];
  const isNegative = side !== undefined && negative.test(side);
  const parts = text
    .replace(everyHemisphere, ' ')
    .replace(/(\d),(\d)/, '$1.$2')
    .replace(/(\d)\s*-\s*(?=\d)/g, '$1 ');
  if (/\p{L}/u.test(parts.replace(/deg(rees?)?|min(utes?)?|sec(onds?)?/giu, ' '))) return why();
  const numbers = parts.match(/[+-]?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const [degrees, minutes = 0, seconds = 0] = numbers;
  if (degrees === undefined || numbers.length > 3 || minutes < 0 || minutes >= 60 || seconds < 0 || seconds >= 60) return why();
  if (numbers.length > 1 && !Number.isInteger(degrees)) return why();
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600;
  return within(degrees < 0 || Object.is(degrees, -0) || isNegative ? -size : size);
};

/** Both degrees in one cell: `21.70, 72.90`, `21°46'12"N 72°58'30"E`; null: not two of them. */
export const splitCoordinates = (cell: Cell): readonly [string, string] | null => {
  const text = toPlainDigits(String(cell ?? '')).trim();
  const sides = /^(.*?[NS])[\s,;/]*(.*[EW])$/iu.exec(text);
  if (sides?.[1] !== undefined && sides[2] !== undefined) return [sides[1], sides[2]];
  const numbers = /^\(?\s*([+-]?\d+(?:\.\d+)?)°?\s*[,;\s/]\s*([+-]?\d+(?:\.\d+)?)°?\s*\)?$/u.exec(text);
  return numbers?.[1] === undefined || numbers[2] === undefined ? null : [numbers[1], numbers[2]];
};

const months: readonly (readonly string[])[] = [
  ['jan', 'जन', 'જાન'],
  ['feb', 'फर', 'फ़र', 'फेब', 'ફેબ'],
  ['mar', 'मार', 'માર'],
  ['apr', 'अप्र', 'एप्र', 'એપ્ર'],
  ['may', 'मई', 'मे', 'મે'],
  ['jun', 'जून', 'જૂન'],
  ['jul', 'जुल', 'જુલ'],
  ['aug', 'अग', 'ऑग', 'ઑગ', 'ઓગ'],
  ['sep', 'सित', 'सप्ट', 'સપ્ટ'],
  ['oct', 'अक्', 'ऑक्', 'ઑક્', 'ઓક્'],
  ['nov', 'नव', 'नोव', 'નવ', 'નવે'],
  ['dec', 'दिस', 'डिस', 'ડિસ'],
];

const findMonth = (word: string): number | null => {
  const at = months.findIndex((starts) => starts.some((start) => word.toLowerCase().startsWith(start)));
  return at === -1 ? null : at + 1;
};

const toYear = (text: string): number => (text.length <= 2 ? (Number(text) < 70 ? 2000 : 1900) + Number(text) : Number(text));

const toIsoDate = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : null;
};

const beginsWithDigit = /^\s*[\d\u0966-\u096f\u0ae6-\u0aef]/;

/** The three numbers of a date such as 12/10/2026, without a time behind it. */
const splitDate = (text: string): readonly [string, string, string] | null => {
  if (!beginsWithDigit.test(text)) return null;
  const match = /^(\d{1,4})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{1,4})(?:[T\s,]+\d{1,2}:\d\d.*)?$/.exec(toPlainDigits(text).trim());
  return match === null ? null : [match[1] ?? '', match[2] ?? '', match[3] ?? ''];
};

/** What a date says of its column's order: a day over 12 decides; null: it says nothing, or it is no such date. */
export const findOrderEvidence = (cell: Cell): { readonly order: DateOrder | null; readonly open: boolean } => {
  const parts = typeof cell === 'string' ? splitDate(cell) : null;
  if (parts === null || parts[0].length === 4) return { order: null, open: false };
  const [first, second] = [Number(parts[0]), Number(parts[1])];
  if (parts[2].length <= 2 && parts[0].length === 2 && first > 31) return { order: 'ymd', open: false };
  if (first > 12 && second <= 12) return { order: 'dmy', open: false };
  if (second > 12 && first <= 12) return { order: 'mdy', open: false };
  return { order: null, open: first !== second || parts[2].length <= 2 };
};

/** A date of any order as YYYY-MM-DD. A number is a day of Excel's calendar. */
export const readDate = (cell: Cell | undefined, order: DateOrder | null): Read<string> => {
  if (cell === undefined || cell === null || isEmptyCell(cell)) return { empty: true };
  const why = because(order === null ? 'notDate' : (`notDate_${order}` as const), { value: shorten(cell) });
  const toRead = (iso: string | null): Read<string> => (iso === null ? why : { value: iso });
  const text = toPlainDigits(String(cell)).trim();
  if (typeof cell === 'number' || /^\d{5}$/.test(text)) {
    const days = Math.floor(Number(text));
    // Excel counts from 1899-12-30; 18264 is 1950.
    return days >= 18_264 && days <= 109_574
      ? { value: new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10) }
      : why;
  }
  const parts = splitDate(text);
  if (parts !== null) {
    const [a, b, c] = parts;
    if (a.length === 4) return toRead(toIsoDate(Number(a), Number(b), Number(c)));
    if (order === 'ymd') return toRead(toIsoDate(toYear(a), Number(b), Number(c)));
    const [day, month] = order === 'mdy' ? [b, a] : [a, b];
    return toRead(toIsoDate(toYear(c), Number(month), Number(day)));
  }
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,]*(\p{L}[\p{L}\p{M}]*)[\s\-/.,']*(\d{2,4})$/u.exec(text);
  const american = /^(\p{L}[\p{L}\p{M}]*)[\s\-/.]*(\d{1,2})(?:st|nd|rd|th)?[\s,]+(\d{4})$/u.exec(text);
  const [day, word, year] =
    named !== null ? [named[1], named[2], named[3]] : american !== null ? [american[2], american[1], american[3]] : [];
  const month = word === undefined ? null : findMonth(word);
  return month === null || day === undefined || year === undefined ? why : toRead(toIsoDate(toYear(year), month, Number(day)));
};

/** Characters that stand for the hyphen of a CAS number: every dash of Unicode, minus, soft hyphen, hyphen bullet. */
const dashes = /[\p{Pd}\u00ad\u2043\u2212]/gu;

/** Digits of Devanagari, Gujarati and Arabic scripts as 0 to 9; NFKC makes those of full width plain. */
const toPlain = (text: string): string =>
  text
    .replace(dashes, '-')
    .normalize('NFKC')
    .replace(/[\u0966-\u096f\u0ae6-\u0aef\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = [0x06_60, 0x06_f0, 0x09_66, 0x0a_e6].findLast((first) => first <= code) ?? code;
      return String(code - zero);
    })
    .replace(/\p{Cf}/gu, '')
    .trim();

/** A CAS registry number with the right check digit: the last digit is the weighted sum of the others modulo 10. */
export const isCasNumber = (text: string): boolean => {
  const match = /^([1-9]\d{1,6})-(\d{2})-(\d)$/u.exec(text);
  if (match === null) return false;
  const digits = [...`${match[1]}${match[2]}`].toReversed();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index + 1), 0);
  return sum % 10 === Number(match[3]);
};

const toHyphenated = (first: string, second: string, check: string): string =>
  `${first.replace(/^0+/u, '')}-${second.padStart(2, '0')}-${check}`;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Year, then the other two numbers in both orders, of which the check digit allows one at most. */
const listDateReadings = (text: string): readonly string[] => {
  const written = text.replace(/[T ]\d{1,2}:\d{2}.*$/u, '').toLowerCase();
  const yearFirst = /^(\d{2}|\d{4})[-/.](\d{1,2})[-/.]0?([1-9])$/u.exec(written);
  const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/u.exec(written);
  const named = /^(\d{1,2})[-/. ]([a-z]{3})[a-z]*[-/., ]+(\d{2}|\d{4})$/u.exec(written);
  const month = String(months.indexOf(named?.[2] ?? '') + 1);
  const triples: readonly (readonly (string | undefined)[])[] = [
    yearFirst?.slice(1) ?? [],
    ...(yearLast === null ? [] : [yearLast.slice(1).toReversed(), [yearLast[3], yearLast[1], yearLast[2]]]),
    ...(named === null || month === '0' ? [] : [[named[3], month, named[1]]]),
  ];
  return triples.flatMap(([year = '', middle = '', day = '']) => {
    const last = String(Number(day));
    if (last.length !== 1 || Number(middle) > 12) return [];
    // A spreadsheet reads 75-01-4 as a day of 1975, and 7637-07-2 as one of 7637.
    const years = year.length === 4 && /^(19|20)/u.test(year) ? [year, year.slice(2)] : [year];
    return years.map((first) => toHyphenated(first, middle, last));
  });
};

export interface CasReading {
  /** Without leading zeros, with plain hyphens. */
  readonly cas: string;
  /** The check digit is right. */
  readonly valid: boolean;
}

/**
 * The one CAS number that a text holds, however it is written: leading zeros, spaces, dashes of Unicode, `CAS No.` before it, digits of Indian
 * scripts, no hyphens at all, or a date that a spreadsheet made of it, where the check digit proves it. Undefined: none, or more than one.
 */
export const readCasNumber = (written: string): CasReading | undefined => {
  const text = toPlain(written);
  const found = [...text.matchAll(/(?<![\d-])(\d{2,10})\s*-\s*(\d{1,2})\s*-\s*(\d)(?![\d-])/gu)].map(
    ([, first = '', second = '', check = '']) => toHyphenated(first, second, check),
  );
  const different = [...new Set(found)];
  if (different.length > 1) return undefined;
  const dates = [...new Set(listDateReadings(text))].filter(isCasNumber);
  const [cas = ''] = different;
  if (cas !== '' && (isCasNumber(cas) || dates.length !== 1)) return { cas, valid: isCasNumber(cas) };
  const [date] = dates;
  if (date !== undefined && dates.length === 1) return { cas: date, valid: true };
  const bare = /^\D*?0*([1-9]\d{1,6})\s*(\d{2})\s*(\d)$/u.exec(text);
  const joined = bare === null ? '' : toHyphenated(bare[1] ?? '', bare[2] ?? '', bare[3] ?? '');
  return isCasNumber(joined) && /^(cas[^\d]*)?[\d\s]+$/iu.test(text) ? { cas: joined, valid: true } : undefined;
};

/** A CAS number as it is stored; a text that holds none with the right check digit stays as it is written. */
export const normaliseCasNumber = (written: string): string => {
  const reading = readCasNumber(written);
  return reading?.valid === true ? reading.cas : written;
};

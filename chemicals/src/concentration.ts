/** What a concentration is measured in. 'percent': by mass, because industry writes it so, unless it says otherwise. */
export type ConcentrationUnit = 'percent' | 'percentMass' | 'percentVolume' | 'ppm' | 'molar' | 'normal' | 'gPerL' | 'baume' | 'freeSo3';

/** A concentration as it is written; of a range both ends. */
export interface Concentration {
  readonly unit: ConcentrationUnit;
  readonly low: number;
  readonly high: number;
  /** 'up to 98 %': the true one may be far below. */
  readonly isUpperBound: boolean;
}

/**
 * 'pure': said in words. 'grade': words without a figure, such as 'commercial grade'. 'solution': said to be one, without a figure.
 * 'not-understood': a figure that may be that of another substance or unit.
 */
export type ReadConcentration = Concentration | 'pure' | 'grade' | 'solution' | 'not-understood';

const pureWords = /^(pure|neat|anhydrous|undiluted|absolute)$/u;
const solutionWords = /\b(solutions?|soln?|aqueous|aq|dilute|diluted|in water|water)\b|घोल|विलयन|द्रावण|દ્રાવણ/u;
const besides =
  /\b(purity|pure|assay|strength|conc(entration)?|approx(imately)?|about|nominal|ca|circa|grade|solutions?|soln|aqueous|aq|in water)\b\.?|[~≈]/gu;
const lowerBound = /(>=|>|≥|\bmin(imum)?\b\.?|\bat least\b|(?<=[\d%])\+)/gu;
const upperBound = /(<=|<|≤|\bmax(imum)?\b\.?|\bup to\b|\bat most\b)/gu;

/** How units are written after the figure, the longer before the shorter. */
const units: readonly (readonly [RegExp, ConcentrationUnit])[] = [
  [/^%?(freeso3|so3free|so3)$/u, 'freeSo3'],
  [/^(%|percent|pct)?(\(?(w\/?w|m\/m|wt\.?%?|byweight|bymass|weight|mass|massfraction)\)?)$/u, 'percentMass'],
  [/^(%|percent|pct)?(\(?(v\/?v|vol\.?%?|byvolume|volume|mol%?|mole%?)\)?)$/u, 'percentVolume'],
  [/^(%|percent|pct)$/u, 'percent'],
  [/^(ppm|mg\/kg|ppmw)$/u, 'ppm'],
  [/^(m|molar|mol\/l|mol\/dm3|moll-1|mol\/litre|mol\/liter)$/u, 'molar'],
  [/^(n|normal|eq\/l)$/u, 'normal'],
  [/^(g\/l|gpl|gm\/l|g\/litre|g\/liter|kg\/m3|%w\/v|w\/v|%\(w\/v\))$/u, 'gPerL'],
  [/^(°?b[eé]|°baum[eé]|baum[eé]|degb[eé]|degreesbaum[eé]|tw?°?b[eé])$/u, 'baume'],
];

const number = String.raw`\d+(?:\.\d+)?`;
const range = new RegExp(`^(${number})(\\D*?)(?:-|–|—|to|\\.\\.)(${number})(\\D.*|)$`, 'u');
const single = new RegExp(`^(${number})()()(\\D.*|)$`, 'u');

/** 'w/v' is grams in 100 mL. */
const isPerVolume = (text: string): boolean => /w\/v/u.test(text);

const findUnit = (text: string): ConcentrationUnit | undefined => units.find(([pattern]) => pattern.test(text))?.[1];

/** Digits of any script as 0 to 9. */
const toDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Every script's digits are ten in a row, and its zero is at a multiple of 16 or 6 beyond one.
    const zero = [0x30, 0x660, 0x966, 0x9e6, 0xae6].find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });

/** Text without what does not change the figure, and whether it is a bound. */
const tidy = (text: string, names: readonly string[]) => {
  const plain = toDigits(text.normalize('NFKC').trim().toLowerCase())
    .replaceAll(/(\d),(\d{3})(?!\d)/gu, '$1$2')
    .replaceAll(/(\d),(\d{1,2})(?!\d)/gu, '$1.$2');
  // The substance itself beside its own figure: '30 % HCl'.
  const own = names.reduce((rest, name) => rest.replaceAll(name, ' '), plain);
  const isUpperBound = [...own.matchAll(upperBound)].length > 0;
  const bare = own
    .replaceAll(lowerBound, ' ')
    .replaceAll(upperBound, ' ')
    .replaceAll(besides, ' ')
    .replaceAll(/free\s+so3/gu, 'freeso3')
    .replaceAll(/\s+/gu, '')
    .replaceAll(/^\(|\)$/gu, '')
    .replace(/^(%|w\/w|conc:?|:)+/u, '')
    .replace(/[.,;:]+$/u, '');
  return { plain, bare, isUpperBound };
};

/**
 * Reads the free text of a row: %, w/w, v/v, w/v, ppm, M and mol/L, N, g/L, °Bé, free SO3, ranges and bounds. A share of another substance is
 * not understood rather than guessed. `names`: how the substance itself may be written beside the figure, in small letters.
 */
export const readConcentration = (text: string, names: readonly string[] = []): ReadConcentration => {
  const { plain, bare, isUpperBound } = tidy(text, names);
  if (pureWords.test(plain)) return 'pure';
  if (/\b(not|no|without)\b/u.test(plain)) return 'not-understood';
  if (!/\d/u.test(plain)) return solutionWords.test(plain) ? 'solution' : 'grade';
  const found = range.exec(bare) ?? single.exec(bare);
  if (found === null) return 'not-understood';
  const [, first = '', between = '', second = '', after = ''] = found;
  const [low, high] = [Number(first), Number(second === '' ? first : second)];
  if (between !== '' && after !== '' && findUnit(between) !== findUnit(after)) return 'not-understood';
  const written = after === '' ? between : after;
  if (low > high || high === 0) return 'not-understood';
  if (written === '') {
    // A number up to 1 without a sign may be a fraction or per cent; nobody can say which.
    if (high < 0.95) return { unit: 'percent', low: 100 * low, high: 100 * high, isUpperBound };
    return high <= 1 || high > 100 ? 'not-understood' : { unit: 'percent', low, high, isUpperBound };
  }
  if (isPerVolume(written)) return { unit: 'gPerL', low: 10 * low, high: 10 * high, isUpperBound };
  const unit = findUnit(written);
  if (unit === undefined) return 'not-understood';
  const isShare = unit === 'percent' || unit === 'percentMass' || unit === 'percentVolume' || unit === 'freeSo3';
  if ((isShare && high > 100) || (unit === 'ppm' && high > 1e6)) return 'not-understood';
  return { unit, low, high, isUpperBound };
};

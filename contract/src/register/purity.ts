/**
 * From this share a stock counts as pure, %. Commercial grades are 95 to 99.99 %, which changes the vapour over a liquid by less than the
 * models are uncertain (a factor of 2): at 95 % by mass in water a substance of 60 g/mol still is 85 % of the molecules. Our choice.
 */
export const pureFromPercent = 95;

/** What is written beside a share and does not change it. */
const beside =
  /\b(w\/w|wt\.?|v\/v|vol\.?|by (weight|mass|volume)|weight|mass|volume|purity|pure|assay|approx\.?|approximately|about|ca\.?|circa)(?![a-z])|[~≈()]/g;
const word = /^(pure|neat|anhydrous|undiluted)$/;
const lowerBound = /^(>=|>|≥|min\.?|minimum|atleast)|(min\.?|minimum|\+)$/;
const upperBound = /^(<=|<|≤|max\.?|maximum|upto)|(max\.?|maximum)$/;
const share = /^(\d+(?:\.\d+)?)(?:%?(?:-|–|to)(\d+(?:\.\d+)?))?(%|percent|ppm)?$/;

/** 'below': the share is below pure, or may be. 'unknown': nobody can say from this text. */
export type Purity = 'pure' | 'below' | 'unknown';

/** Reads the free text of an inventory row cautiously: only what is surely at least 95 % is pure. */
export const readPurity = (concentration: string): Purity => {
  const text = concentration.normalize('NFKC').trim().toLowerCase();
  if (word.test(text)) return 'pure';
  const plain = text
    .replaceAll(beside, ' ')
    .replaceAll(/\s+/g, '')
    .replaceAll(/(\d),(\d{1,2})(?!\d)/g, '$1.$2');
  const isUpperBound = upperBound.test(plain);
  const found = share.exec(plain.replace(lowerBound, '').replace(upperBound, ''));
  if (found === null) return 'unknown';
  const [, low = '', high = low, unit] = found;
  const [least, most] = [Number(low), Number(high)];
  if (unit === 'ppm') return most < 10_000 * pureFromPercent ? 'below' : 'unknown';
  if (least > most || most > 100 || most === 0) return 'unknown';
  // A number up to 1 without a sign may be a fraction or per cent: below pure only if it is in both readings.
  if (unit === undefined && most <= 1) return most < pureFromPercent / 100 ? 'below' : 'unknown';
  return least >= pureFromPercent && !isUpperBound ? 'pure' : 'below';
};

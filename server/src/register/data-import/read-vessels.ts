import { convertContent, isSum, type VesselKind, vesselDefaults, type vesselOrientations } from '@hazardguard/contract';
import { type FoundUnit, findUnit, splitNumber, toPlainDigits, toTidyNumber } from './read-values.ts';
import { findKindWord } from './vessel-words.ts';

interface Amount {
  readonly value: number;
  readonly unit: string;
}

/** What a text such as `54 MT (60 tonners of 900 kg)` says. */
export interface ReadVessels {
  /** The quantity of all vessels; null: the text does not say it. */
  readonly total: Amount | null;
  readonly count: number;
  /** Of each; null: not said, so each has its share of the quantity. */
  readonly content: Amount | null;
  /** Room of each, m³, where the content is given as another kind of measure. */
  readonly volumeM3: number | null;
  readonly kind: VesselKind | null;
  readonly orientation: (typeof vesselOrientations)[number] | null;
}

type Token =
  | { readonly is: 'amount'; readonly amount: Amount }
  | { readonly is: 'count'; readonly count: number; readonly times: boolean }
  | { readonly is: 'kind'; readonly kind: VesselKind | null; readonly orientation: ReadVessels['orientation'] }
  | { readonly is: 'times' | 'of' | 'total' | 'other' };

const numberPattern = /^(\d[\d.,]*\d|\d)/u;
/** One word, or two: `metric tons`, `lakh litres`. */
const unitPatterns = [/^\s*\p{L}[\p{L}\p{M}]*\s+\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}])/u, /^\s*\p{L}[\p{L}\p{M}]*\.?[23]?(?![\p{L}\p{M}])/u];
const countWord = /^\s*(nos?\.?|numbers?|pcs\.?|pieces|units?|each|नग|નંગ)(?![\p{L}\p{M}])/iu;
const timesSign = /^\s*([x×*✕])(?=\s*\d|\s)/iu;
const ofWord = /^\s*(of|@|each|per|in each|with|holding|का|के|ના|ની)(?![\p{L}\p{M}])/iu;
const totalWord = /^\s*(total|in all|overall|कुल|કુલ)(?![\p{L}\p{M}])/iu;
const passedOver = /^[\s(){}[\],;:/\-–—+&=~.]+|^(and|in|stored|filled|storage|containing|capacity|content|cap|are|is|a)(?![\p{L}\p{M}])/iu;

/** `1,500` is a thousand and a half; `1.5` one and a half. */
const toNumber = (text: string): number | null => splitNumber(text.replace(/[.,]+$/, ''), false)?.value ?? null;

const findUnitAhead = (text: string): (FoundUnit & { readonly length: number }) | null => {
  for (const pattern of unitPatterns) {
    const words = pattern.exec(text)?.[0];
    const found = words === undefined ? null : findUnit(words);
    if (words !== undefined && found !== null) return { ...found, length: words.length };
  }
  return null;
};

/** The parts of a text in their order; `other` is what no rule knows. */
const tokenise = (whole: string): readonly Token[] => {
  const tokens: Token[] = [];
  let text = toPlainDigits(whole)
    .normalize('NFKC')
    .replace(/m³/giu, 'm3')
    .replace(/\bU\.\s?S\.?(?=\s)/gu, 'US')
    .trim();
  const take = (length: number): void => {
    text = text.slice(length);
  };
  while (text !== '') {
    const number = numberPattern.exec(text)?.[0];
    if (number !== undefined) {
      const value = toNumber(number);
      take(number.length);
      const times = timesSign.exec(text)?.[0];
      const counted = countWord.exec(text)?.[0];
      const unit = findUnitAhead(text);
      const kindNext = findKindWord(text);
      const isKindNext = kindNext !== null && text.slice(0, kindNext.at).trim() === '';
      if (value === null) tokens.push({ is: 'other' });
      // `60 tonners`, not 60 t: the word for the vessel is the longer one.
      else if (isKindNext) tokens.push({ is: 'count', count: value, times: false });
      else if (unit !== null) {
        tokens.push({ is: 'amount', amount: { value: toTidyNumber(value * unit.factor), unit: unit.unit } });
        take(unit.length);
      } else if (times !== undefined) {
        tokens.push({ is: 'count', count: value, times: true });
        take(times.length);
      } else if (counted !== undefined) {
        tokens.push({ is: 'count', count: value, times: false });
        take(counted.length);
      } else tokens.push(tokens.at(-1)?.is === 'times' ? { is: 'count', count: value, times: true } : { is: 'other' });
      continue;
    }
    const kind = findKindWord(text);
    if (kind !== null && kind.at === 0) {
      tokens.push({ is: 'kind', kind: kind.kind, orientation: kind.orientation });
      take(kind.length);
      continue;
    }
    const simple = [
      ['times', timesSign],
      ['of', ofWord],
      ['total', totalWord],
    ] as const;
    const known = simple.find(([, pattern]) => pattern.test(text));
    if (known !== undefined) {
      tokens.push({ is: known[0] });
      take(known[1].exec(text)?.[0].length ?? 1);
      continue;
    }
    const passed = passedOver.exec(text)?.[0];
    if (passed !== undefined) take(passed.length);
    else {
      tokens.push({ is: 'other' });
      take(/^[\p{L}\p{M}]+|^./su.exec(text)?.[0].length ?? 1);
    }
  }
  return tokens;
};

/**
 * Whether a text speaks of a number of vessels at all: a number before a word for a vessel, or `60 x 900 kg`. `Tank 3` and `Tonner yard` are
 * names.
 */
export const speaksOfVessels = (text: string): boolean => {
  const tokens = tokenise(text);
  return tokens.some(({ is }) => is === 'count') && (tokens.some(({ is }) => is === 'kind') || tokens.some(({ is }) => is === 'amount'));
};

/** How far the content of a vessel may be from the usual one of its kind where a text does not say which of the two it gives. */
const usualFactor = 3;

/** Whether an amount behind a number of vessels, without a word between, is in each or in all: by the quantity, else by what is usual. */
const decideAmount = (amount: Amount, count: number, kind: VesselKind | null, known: Amount | null): 'content' | 'total' | null => {
  const inKnown = known === null ? null : convertContent(amount.value, amount.unit, known.unit);
  if (inKnown !== null && known !== null) {
    if (isSum(count * inKnown, known.value)) return 'content';
    if (isSum(inKnown, known.value)) return 'total';
  }
  const usual = kind === null ? null : vesselDefaults[kind].contentKg;
  const kg = convertContent(amount.value, amount.unit, 'kg');
  if (usual === null || kg === null) return null;
  const isUsual = (content: number): boolean => content <= usualFactor * usual && content >= usual / usualFactor;
  if (isUsual(kg)) return 'content';
  return isUsual(kg / count) ? 'total' : null;
};

/**
 * Number, content and kind of the vessels that a text names; null: it is not understood. `strict`: nothing else may stand in it, as in a
 * cell of a quantity; a location may have other words. `known`: the quantity that another cell gives.
 */
export const readVesselText = (
  text: string,
  { strict, known }: { readonly strict: boolean; readonly known: Amount | null },
): ReadVessels | null => {
  const tokens = tokenise(text);
  if (strict && tokens.some(({ is }) => is === 'other')) return null;
  const counts = tokens.flatMap((token, at) => (token.is === 'count' ? [{ ...token, at }] : []));
  const amounts = tokens.flatMap((token, at) => (token.is === 'amount' ? [{ ...token.amount, at }] : []));
  const kinds = tokens.flatMap((token) => (token.is === 'kind' ? [token] : []));
  const [counted, more] = counts;
  // Two groups in one cell are two rows of stock.
  if (counted === undefined || more !== undefined || amounts.length > 2) return null;
  if (new Set(kinds.map(({ kind }) => kind)).size > 1 || !Number.isInteger(counted.count) || counted.count < 1) return null;
  if (kinds.length === 0 && amounts.length === 0) return null;
  const kind = kinds[0]?.kind ?? null;
  const orientation = kinds[0]?.orientation ?? null;
  const { count } = counted;
  const base = { count, kind, orientation };
  const saysTotal = tokens.some(({ is }) => is === 'total');
  const toAmount = ({ value, unit }: Amount): Amount => ({ value, unit });
  const toSum = ({ value, unit }: Amount): Amount => ({ value: toTidyNumber(count * value), unit });
  const [first, second] = amounts;
  if (first === undefined) return { ...base, total: null, content: null, volumeM3: null };
  if (second === undefined) {
    if (count === 1) return { ...base, total: toAmount(first), content: toAmount(first), volumeM3: null };
    const between = tokens.slice(Math.min(first.at, counted.at) + 1, Math.max(first.at, counted.at));
    // `900 kg x 60`, `60 x 900 kg`, `60 tonners of 900 kg`, `60 tonners, 900 kg each`: the content. `54 MT in 60 tonners`: the sum.
    const saysEach = counted.times || between.some(({ is }) => is === 'times' || is === 'of') || tokens[first.at + 1]?.is === 'of';
    const isSumFirst = first.at < counted.at && between.length === 0;
    const says = saysTotal ? 'total' : saysEach ? 'content' : isSumFirst ? 'total' : decideAmount(first, count, kind, known);
    if (says === null) return null;
    return says === 'total'
      ? { ...base, total: toAmount(first), content: null, volumeM3: null }
      : { ...base, total: toSum(first), content: toAmount(first), volumeM3: null };
  }
  const sums = [
    { total: first, content: second },
    { total: second, content: first },
  ].flatMap(({ total, content }) => {
    const each = convertContent(content.value, content.unit, total.unit);
    return each !== null && isSum(count * each, total.value) ? [{ total, content }] : [];
  });
  const [sum] = sums;
  if (sum !== undefined) return { ...base, total: toAmount(sum.total), content: toAmount(sum.content), volumeM3: null };
  // Mass in all, and a volume of each: how much goes in. Anything else does not add up.
  const isRoom = convertContent(1, first.unit, second.unit) === null;
  const volumeM3 = convertContent(second.value, second.unit, 'm3');
  return isRoom && volumeM3 !== null ? { ...base, total: toAmount(first), content: null, volumeM3 } : null;
};

import { telephone, toDialledNumber } from '@hazardguard/contract';
import { toPlainDigits } from './read-values.ts';

/** A number of a list: a mobile gets text messages, a landline only calls. */
export interface ListedNumber {
  readonly channel: 'sms' | 'voice';
  readonly address: string;
  /** As the list has it. */
  readonly written: string;
}

/** Written with the trunk 0 or in brackets, an area code apart from the number: 079 2630 1234, (0755) 255-1234. A mobile has no area code. */
const areaCodeApart = /^\(?0[2-8]\d{1,3}\)?[\s\-–]+[\d\s\-–]{6,9}$/;

/** 0 98250 12345: ten digits in two groups of five. */
const mobileInGroups = /^0[\s\-–]*[6-9]\d{4}[\s\-–]+\d{5}$/;

/** An Indian number is a landline by its first digit or by the way it is written; the kind of a foreign number is not known: it gets messages. */
const isLandline = (written: string, dialled: string): boolean =>
  dialled.startsWith('+91')
    ? /^\+91[1-5]/.test(dialled) || (areaCodeApart.test(written) && !mobileInGroups.test(written))
    : !dialled.startsWith('+');

const toDialled = (written: string): string | null => (telephone.safeParse(written).success ? toDialledNumber(written) : null);

/** A number of a register as it is reached; null: what is written there is no number. */
export const toListedNumber = (written: string, areLandlines = false): ListedNumber | null => {
  const address = toDialled(written);
  return address === null ? null : { channel: areLandlines || isLandline(written, address) ? 'voice' : 'sms', address, written };
};

const split = (cell: string): readonly string[] =>
  toDialled(cell) === null ? cell.split(/\s*[,;/\n]\s*|\s+or\s+/i).filter((part) => part.trim() !== '') : [cell];

/**
 * The numbers of a cell, separated by commas, semicolons, slashes, new lines or "or"; digits of any script. A short part that is no number
 * changes the end of the number before it: 02642-222333/444. Any other part that is no number is the problem of the row.
 */
export const readNumbers = (cell: string, areLandlines: boolean): readonly ListedNumber[] | { readonly wrong: string } => {
  const numbers: ListedNumber[] = [];
  let before = '';
  for (const part of split(toPlainDigits(cell).trim())) {
    const said = part.trim();
    const isEnd = toDialled(said) === null && /^\d{1,5}$/.test(said) && before !== '';
    const written = isEnd ? before.slice(0, -said.length) + said : said;
    const listed = toListedNumber(written, areLandlines);
    if (listed === null) return { wrong: said };
    before = written;
    if (numbers.some(({ address }) => address === listed.address)) continue;
    numbers.push(listed);
  }
  return numbers;
};

import { normaliseCasNumber } from '@hazardguard/engine';

/** Stop words. */
const stopWords = new Set(
  'a an and any are as at be by can do does for from had has have how i if in into is it its me my near of on or our should so that the their them then there these they this to us was we were what when where which who why will with would you your tell about please'.split(
    ' ',
  ),
);

const word = /\d{2,10}-\d{2}-\d|[\p{L}\p{M}\p{N}]+/gu;

/** One spelling for texts and questions: case, Latin accents and 'sulf' against 'sulph' do not matter; CAS numbers stay whole, without leading zeros. */
export const splitWords = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('sulph', 'sulf')
      .match(word) ?? []
  )
    .filter((found) => !stopWords.has(found))
    .map((found) => (found.includes('-') ? normaliseCasNumber(found) : found));

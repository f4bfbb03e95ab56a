import { findChemical } from '@hazardguard/chemicals';

const mostWords = 4;

/**
 * The question with the library's name for each chemical that it calls otherwise: 'muriatic acid', 'UN 1017'. One English word alone, and a
 * CAS number, are searched as they are.
 */
export const withChemicalNames = (question: string): string => {
  const words = question
    .replace(/[?!.,;:]+(?=\s|$)/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const said: string[] = [];
  for (let start = 0; start < words.length; ) {
    const found = [mostWords, 3, 2, 1]
      .map((count) => ({ count, text: words.slice(start, start + count).join(' ') }))
      .filter(({ count, text }) => start + count <= words.length && !(count === 1 ? /^[a-z-]+$|-\d$/iu : /\d-\d{2}-\d/u).test(text))
      .map(({ count, text }) => ({ count, name: findChemical(text)?.name }))
      .find(({ name }) => name !== undefined);
    said.push(found?.name ?? words[start] ?? '');
    start += found?.count ?? 1;
  }
  return said.join(' ');
};

import { splitByChemicals } from '../question/find-chemicals.ts';

/** One English word alone, and a CAS number, are searched as they are. */
const asWritten = /^[a-z-]+$|\d-\d{2}-\d/iu;

/** The question with the library's name for each chemical that it calls otherwise: 'muriatic acid', 'UN 1017', 'ક્લોરિનનો'. */
export const withChemicalNames = (question: string): string =>
  splitByChemicals(question)
    .map(({ words, chemical }) => (chemical === undefined || asWritten.test(words) ? words : chemical.name))
    .join(' ');

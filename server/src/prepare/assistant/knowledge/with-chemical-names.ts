import { splitByChemicals } from '../question/find-chemicals.ts';

/** The question with the library's name for each chemical that it calls otherwise: 'muriatic acid', 'UN 1017', 'ક્લોરિનનો'. */
export const withChemicalNames = (question: string): string =>
  splitByChemicals(question)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join(' ');

import { isNative } from './normalise.ts';

/** Endings that Gujarati and Marathi write as part of the word, longest first: in, of, from, to, on, near. */
const endings = [
  'માંથી',
  'ઓમાં',
  'વાળા',
  'માં',
  'ની',
  'નો',
  'ના',
  'નું',
  'ને',
  'થી',
  'પર',
  'એ',
  'मधील',
  'मध्ये',
  'पासून',
  'जवळील',
  'जवळ',
  'वरील',
  'च्या',
  'कडे',
  'तील',
  'साठी',
  'हून',
  'वर',
  'ची',
  'चा',
  'चे',
  'ने',
  'ला',
  'शी',
  'त',
];

/** A word as it is written, then without one and two endings. Shorter than two letters nothing is left of it. */
export const listWordForms = (word: string): readonly string[] => {
  if (!isNative(word)) return word.length > 4 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
  const forms = [word];
  for (const form of forms) {
    const ending = forms.length > 2 ? undefined : endings.find((one) => form.endsWith(one) && form.length - one.length >= 2);
    if (ending !== undefined) forms.push(form.slice(0, form.length - ending.length));
  }
  return forms;
};

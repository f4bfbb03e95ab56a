/** One font per script: none of the bundled ones holds all, and the PDF library does not fall back. */
const gujarati = /[\u0a80-\u0aff]/;

export interface Run {
  readonly text: string;
  readonly font: 'Devanagari' | 'Gujarati';
}

/** Text in runs of one font; Devanagari's font holds Latin too, spaces go with what stands before them. */
export const inScripts = (text: string): readonly Run[] => {
  const runs: { text: string; font: Run['font'] }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    // Joiners and marks above belong to their letters.
    const neutral = /[\s\u200c\u200d]/.test(character);
    const font = gujarati.test(character) ? 'Gujarati' : 'Devanagari';
    if (last && (neutral || last.font === font)) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
};

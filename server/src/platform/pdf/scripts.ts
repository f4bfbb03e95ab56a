import { otherScripts } from '@hazardguard/i18n/languages';

/** One font per script: no bundled font has all of them, and the PDF library has no fallback. This one has the Latin letters. */
export const latinFont = 'Devanagari';
const others = otherScripts
  .filter((script) => script !== latinFont)
  .map((script) => ({ script, letter: new RegExp(`\\p{Script=${script}}`, 'u') }));

export interface Run {
  readonly text: string;
  /** Named after its script. */
  readonly font: string;
  /** Raised or lowered, and smaller: the fonts have no such digits. */
  readonly sup?: true;
  readonly sub?: true;
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** Signs of formulas that no bundled font has, replaced by plain characters instead of an empty box. */
const substitutes: Readonly<Record<string, string>> = {
  '⁻': '-',
  '→': '->',
  '≤': '<=',
  '≥': '>=',
  '±': '+/-',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  µ: 'u',
  μ: 'u',
  '′': "'",
  '″': '"',
};

type Place = Pick<Run, 'sup' | 'sub'>;

const findPlacement = (character: string): readonly [string, Place] => {
  const up = raised.indexOf(character);
  if (up >= 0) return [String(up), { sup: true }];
  const down = lowered.indexOf(character);
  if (down >= 0) return [String(down), { sub: true }];
  return [substitutes[character] ?? character, {}];
};

/** Text in runs of one font and position; spaces belong to the run before them. */
export const splitByScript = (text: string): readonly Run[] => {
  const runs: { text: string; font: Run['font']; sup?: true; sub?: true }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const [written, place] = findPlacement(character);
    // Joiners and marks belong to their letters.
    const neutral = /[\s\u200c\u200d]/.test(character);
    const font = others.find(({ letter }) => letter.test(character))?.script ?? latinFont;
    const level = last !== undefined && last.sup === place.sup && last.sub === place.sub;
    if (last && level && (neutral || last.font === font)) last.text += written;
    else runs.push({ text: written, font, ...place });
  }
  return runs;
};

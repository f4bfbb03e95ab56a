import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { Content, PaperDocument } from '../../../platform/pdf/document.ts';
import { inFonts } from '../../../platform/pdf/layout.ts';
import { emergencyNumbers } from '../awareness.ts';
import { filled } from '../wording.ts';
import type { PosterSite } from './poster-site.ts';

const communityTexts = await loadTexts('community-page');

const words = (text: string, look: { readonly fontSize: number; readonly bold?: boolean; readonly alignment?: 'center' }): Content => ({
  text: inFonts(text),
  lineHeight: 1.15,
  ...look,
});

const rule = (width: number, lineWidth: number): Content => ({ canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth }] });

/** Between the margins of the sheet, points. */
const widthPt = 511;

/** The poster as one sheet of paper, for a printer that has no browser. */
export const posterPaper = (language: Language, site: PosterSite | null, address: string): PaperDocument => {
  const text = communityTexts[language];
  const { poster } = text;
  // One sheet: the name of a plant and its telephone take the room that the practices have without them.
  const [gapPt, namePt, codePt] = site === null ? [4, 15, 104] : [1, 14, 88];
  const practice = ({ name, how }: { readonly name: string; readonly how: string }, index: number): Content => ({
    columns: [
      { width: 34, ...(words(String(index + 1), { fontSize: 22, bold: true }) as object) } as Content,
      { width: '*', stack: [words(name, { fontSize: namePt, bold: true }), words(how, { fontSize: 10 })] },
    ],
    margin: [0, 0, 0, gapPt],
  });
  return {
    title: poster.title,
    footer: address,
    content: [
      {
        columns: [
          {
            width: '*',
            stack: [
              words(poster.title, { fontSize: 34, bold: true }),
              ...(site === null ? [] : [words(filled(poster.near, { site: site.name }), { fontSize: 14 })]),
            ],
          },
          {
            width: 104,
            stack: [
              { qr: address, fit: codePt, eccLevel: 'Q' },
              { text: '', margin: [0, 0, 0, 4] },
              words(poster.scan, { fontSize: 7.5, alignment: 'center' }),
            ],
          },
        ],
        columnGap: 16,
        margin: [0, 0, 0, 6],
      },
      rule(widthPt, 3),
      { text: '', margin: [0, 0, 0, 6] },
      ...text.practices.list.map(practice),
      ...(site === null ? [] : [words(`${poster.safetyTeam}: ${site.safetyTeamContact}`, { fontSize: 11, bold: true })]),
      { text: '', margin: [0, 0, 0, 2] },
      rule(widthPt, 1),
      {
        columns: emergencyNumbers.map(({ number, name }) => ({
          stack: [words(number, { fontSize: 24, bold: true }), words(text.numbers[name], { fontSize: 10 })],
        })),
        columnGap: 8,
        margin: [0, 6, 0, 0],
      },
    ],
  };
};

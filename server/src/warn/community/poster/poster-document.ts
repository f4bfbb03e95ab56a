import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { Content, PdfDocument } from '../../../platform/pdf/document.ts';
import { toFontRuns } from '../../../platform/pdf/layout.ts';
import { emergencyNumbers } from '../awareness.ts';
import { fillText } from '../wording.ts';
import type { PosterSite } from './poster-site.ts';

const communityTexts = await loadTexts('community-page');

const textBlock = (text: string, look: { readonly fontSize: number; readonly bold?: boolean; readonly alignment?: 'center' }): Content => ({
  text: toFontRuns(text),
  lineHeight: 1.15,
  ...look,
});

const ruleLine = (width: number, lineWidth: number): Content => ({ canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth }] });

/** Width between the margins of the sheet, points. */
const widthPt = 511;

/** The poster as a PDF document of one sheet. */
export const buildPosterDocument = (language: Language, site: PosterSite | null, address: string): PdfDocument => {
  const text = communityTexts[language];
  const { poster } = text;
  // The name and the contact of a plant need room, so everything else is smaller to stay on one sheet.
  const [gapPt, namePt, codePt] = site === null ? [4, 15, 104] : [1, 14, 88];
  const practice = ({ name, how }: { readonly name: string; readonly how: string }, index: number): Content => ({
    columns: [
      { width: 34, ...(textBlock(String(index + 1), { fontSize: 22, bold: true }) as object) } as Content,
      { width: '*', stack: [textBlock(name, { fontSize: namePt, bold: true }), textBlock(how, { fontSize: 10 })] },
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
              textBlock(poster.title, { fontSize: 34, bold: true }),
              ...(site === null ? [] : [textBlock(fillText(poster.near, { site: site.name }), { fontSize: 14 })]),
            ],
          },
          {
            width: 104,
            stack: [
              { qr: address, fit: codePt, eccLevel: 'Q' },
              { text: '', margin: [0, 0, 0, 4] },
              textBlock(poster.scan, { fontSize: 7.5, alignment: 'center' }),
            ],
          },
        ],
        columnGap: 16,
        margin: [0, 0, 0, 6],
      },
      ruleLine(widthPt, 3),
      { text: '', margin: [0, 0, 0, 6] },
      ...text.practices.list.map(practice),
      ...(site === null ? [] : [textBlock(`${poster.safetyTeam}: ${site.safetyTeamContact}`, { fontSize: 11, bold: true })]),
      { text: '', margin: [0, 0, 0, 2] },
      ruleLine(widthPt, 1),
      {
        columns: emergencyNumbers.map(({ number, name }) => ({
          stack: [textBlock(number, { fontSize: 24, bold: true }), textBlock(text.numbers[name], { fontSize: 10 })],
        })),
        columnGap: 8,
        margin: [0, 6, 0, 0],
      },
    ],
  };
};

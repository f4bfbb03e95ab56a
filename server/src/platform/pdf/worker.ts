import { fileURLToPath } from 'node:url';
import { otherScripts } from '@hazardguard/i18n/languages';
import pdfmake from 'pdfmake';
import type { Node, PdfDocument, TDocumentDefinitions } from './document.ts';
import { patchAbsentAnchors } from './font-anchor-patch.ts';
import { toFontRuns } from './layout.ts';
import { latinFont } from './scripts.ts';

const family = (regular: string, semiBold: string) => {
  const normal = fileURLToPath(regular);
  const bold = fileURLToPath(semiBold);
  return { normal, bold, italics: normal, bolditalics: bold };
};
const fonts = Object.fromEntries(
  otherScripts.map((script) => {
    const folder = `@expo-google-fonts/noto-sans-${script.toLowerCase()}`;
    const file = (style: string): string => import.meta.resolve(`${folder}/${style}/NotoSans${script}_${style}.ttf`);
    return [script, family(file('400Regular'), file('600SemiBold'))];
  }),
);
const fontFiles: readonly string[] = Object.values(fonts).flatMap((styles) => Object.values(styles));

const [anyFont = ''] = fontFiles;
patchAbsentAnchors(anyFont);
pdfmake.setFonts(fonts);
// A document contains text of the register: it must not make the server fetch or read anything but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.includes(path));

const ink = '#1d252c';
const line = '#9aa5b1';
const quietColour = '#51606e';

/**
 * The PDF library reports lists and tables at the place where they could begin, so their content counts; the foot of the page has
 * positions at the top.
 */
const isDrawnBelow = ({ startPosition: { top } }: Node, { text, svg, image, canvas, startPosition }: Node): boolean =>
  startPosition.top > top && [text, svg, image, canvas].some((drawn) => drawn !== undefined);

/** Renders the document on A4: title and page numbers at the foot, thin lines in tables, black on white. */
export const renderPdf = async ({ title, language = 'en-IN', footer, content }: PdfDocument): Promise<Uint8Array> => {
  const definition: TDocumentDefinitions = {
    info: { title, creator: 'HazardGuard', producer: 'HazardGuard' },
    language,
    pageSize: 'A4',
    pageMargins: [42, 42, 42, 56],
    defaultStyle: { font: latinFont, fontSize: 9.5, lineHeight: 1.2 },
    styles: {
      title: { fontSize: 20, bold: true },
      heading: { fontSize: 13, bold: true, margin: [0, 14, 0, 4] },
      subheading: { bold: true, margin: [0, 8, 0, 0] },
      note: { fontSize: 8.5, color: quietColour },
      head: { bold: true, fontSize: 8.5 },
    },
    content: [...content],
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel === 1 && !nodes.getFollowingNodesOnPage().some((other) => isDrawnBelow(node, other)),
    footer: (page, pages) => ({
      margin: [42, 16, 42, 0],
      columns: [
        { text: toFontRuns(footer), style: 'note' },
        { text: `${page} / ${pages}`, style: 'note', alignment: 'right', width: 60 },
      ],
    }),
  };
  pdfmake.setTableLayouts({
    boxed: { hLineWidth: () => 1, vLineWidth: () => 1, hLineColor: () => ink, vLineColor: () => ink },
    plain: {
      hLineWidth: (row, { table }) => {
        const heads = table.headerRows ?? 0;
        if (row === 0 || row === table.body.length || row < heads) return 0;
        return row === heads ? 1 : 0.5;
      },
      vLineWidth: () => 0,
      hLineColor: () => line,
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: () => 0,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
  });
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
};

import { background, ink } from './draw-signs.ts';
import { wrapText } from './picture-layout.ts';
import { readSwatch, readText } from './read-legend.ts';

const mutedInk = '#51606e';
const minWidth = 720;
const swatchRoom = 52;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string;
  /** Undefined: the line belongs to no entry of the legend; null: its entry has none, or the line before has it. */
  readonly swatch: HTMLImageElement | null | undefined;
}

const toLine = async (part: Element): Promise<Line> => {
  const text = readText(part);
  if (part.tagName === 'H1') return { text, size: 18, bold: true, colour: ink, swatch: undefined };
  if (part.tagName === 'LI') return { text, size: 13, bold: true, colour: ink, swatch: (await readSwatch(part)) ?? null };
  return part.hasAttribute('data-quiet')
    ? { text, size: 11, bold: false, colour: mutedInk, swatch: undefined }
    : { text, size: 12, bold: false, colour: ink, swatch: undefined };
};

/** A sheet as one picture that can be read on its own, dark on white: the texts before its map, the map, the texts after it. */
export const composeSheet = async (sheet: Element, map: HTMLCanvasElement, unit: number, font: string): Promise<HTMLCanvasElement> => {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw on');
  const width = Math.max(map.width, minWidth * unit);
  const margin = 16 * unit;
  const formatFont = ({ size, bold }: Pick<Line, 'size' | 'bold'>): string => `${bold ? 600 : 400} ${size * unit}px ${font}`;
  const wrapLine = (line: Line): readonly Line[] => {
    pen.font = formatFont(line);
    const room = width - 2 * margin - (line.swatch === undefined ? 0 : swatchRoom * unit);
    const [first = '', ...more] = wrapText(line.text, room, (text) => pen.measureText(text).width);
    return [{ ...line, text: first }, ...more.map((text) => ({ ...line, text, swatch: line.swatch && null }))];
  };
  const parts = [...sheet.querySelectorAll('h1, p, li, figure')];
  const place = parts.findIndex(({ tagName }) => tagName === 'FIGURE');
  const wrapAll = async (some: readonly Element[]): Promise<readonly Line[]> => (await Promise.all(some.map(toLine))).flatMap(wrapLine);
  const [head, foot] = [await wrapAll(parts.slice(0, place)), await wrapAll(parts.slice(place + 1))];
  const totalHeight = (lines: readonly Line[]): number => lines.reduce((sum, { size }) => sum + 1.5 * size * unit, 2 * margin);
  const mapTop = totalHeight(head);
  canvas.width = width;
  canvas.height = Math.ceil(mapTop + map.height + totalHeight(foot));
  pen.fillStyle = background;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  // The map is centred when the texts need more width than it has.
  pen.drawImage(map, (width - map.width) / 2, mapTop);
  const write = (lines: readonly Line[], top: number): void => {
    let y = top + margin;
    for (const line of lines) {
      y += 1.5 * line.size * unit;
      if (line.swatch) pen.drawImage(line.swatch, margin, y - 14 * unit, line.swatch.width * unit, line.swatch.height * unit);
      pen.font = formatFont(line);
      pen.fillStyle = line.colour;
      pen.fillText(line.text, margin + (line.swatch === undefined ? 0 : swatchRoom * unit), y);
    }
  };
  write(head, 0);
  write(foot, mapTop + map.height);
  return canvas;
};

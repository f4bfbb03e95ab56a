import type { MapPicture } from '../../map/picture.ts';
import { type ZoneLook, zoneColours, zoneDashes } from '../../ui/hazard-colours.ts';
import { scaleLengthM, wrapText } from './picture-layout.ts';

/** What a line of the legend stands for. */
type Sign = ZoneLook | 'confidence-lines';

/** Texts around the map, in the current language. */
export interface PictureText {
  readonly title: string;
  readonly subtitle: string;
  readonly legend: readonly { readonly sign: Sign; readonly text: string }[];
  /** Model and data the numbers are based on. */
  readonly assumptions: readonly string[];
  /** Time, engine version and map credits. */
  readonly foot: string;
  readonly north: string;
  readonly distance: (metres: number) => string;
  /** Undefined: the result does not depend on the wind. */
  readonly wind: { readonly fromDeg: number; readonly text: string } | undefined;
}

const ink = '#1d252c';
const mutedInk = '#51606e';
const background = '#ffffff';
const minWidth = 720;

type Pen = CanvasRenderingContext2D;

/** As on the map: a pale area with a fine dashed edge. */
const drawConfidenceSwatch = (pen: Pen, x: number, y: number, width: number, unit: number): void => {
  const [top, height] = [y - 5 * unit, 10 * unit];
  pen.fillStyle = '#e4e8eb';
  pen.fillRect(x, top, width, height);
  pen.strokeStyle = ink;
  pen.lineWidth = 1.25 * unit;
  pen.setLineDash([5 * unit, 4 * unit]);
  pen.strokeRect(x, top, width, height);
  pen.setLineDash([]);
};

const drawSwatch = (pen: Pen, severity: ZoneLook, x: number, y: number, width: number, unit: number): void => {
  const line = (colour: string, thick: number, dash: readonly number[]): void => {
    pen.beginPath();
    pen.strokeStyle = colour;
    pen.lineWidth = thick * unit;
    pen.setLineDash(dash.map((part) => part * 3 * unit));
    pen.lineCap = dash[0] !== undefined && dash[0] < 1 ? 'round' : 'butt';
    pen.moveTo(x, y);
    pen.lineTo(x + width, y);
    pen.stroke();
  };
  line(severity === 'severe' || severity === 'own' ? '#ffffff' : ink, 5, []);
  line(zoneColours[severity], 3, zoneDashes[severity] ?? []);
  pen.setLineDash([]);
};

/** Draws a text on a background plate, so that no map line crosses it. */
const drawLabel = (pen: Pen, text: string, x: number, y: number, unit: number, font: string): number => {
  pen.font = `600 ${13 * unit}px ${font}`;
  const width = pen.measureText(text).width;
  pen.fillStyle = background;
  pen.fillRect(x - 4 * unit, y - 14 * unit, width + 8 * unit, 19 * unit);
  pen.fillStyle = ink;
  pen.fillText(text, x, y);
  return width;
};

const drawArrow = (pen: Pen, x: number, y: number, turnDeg: number, length: number, unit: number): void => {
  pen.save();
  pen.translate(x, y);
  pen.rotate((turnDeg * Math.PI) / 180);
  pen.beginPath();
  pen.moveTo(0, -length / 2);
  pen.lineTo(6 * unit, -length / 2 + 12 * unit);
  pen.lineTo(2 * unit, -length / 2 + 12 * unit);
  pen.lineTo(2 * unit, length / 2);
  pen.lineTo(-2 * unit, length / 2);
  pen.lineTo(-2 * unit, -length / 2 + 12 * unit);
  pen.lineTo(-6 * unit, -length / 2 + 12 * unit);
  pen.closePath();
  pen.fillStyle = ink;
  pen.strokeStyle = background;
  pen.lineWidth = 2 * unit;
  pen.stroke();
  pen.fill();
  pen.restore();
};

/** Scale bar, north arrow, source and wind; on screen they are not part of the map canvas. */
const drawSigns = (pen: Pen, map: MapPicture, top: number, texts: PictureText, font: string): void => {
  const unit = map.density;
  const bottom = top + map.image.height;
  if (map.metresPerPixel !== undefined) {
    const metres = scaleLengthM(map.metresPerPixel, 160 * unit);
    const length = metres / map.metresPerPixel;
    const [x, y] = [16 * unit, bottom - 18 * unit];
    drawLabel(pen, texts.distance(metres), x, y - 8 * unit, unit, font);
    pen.fillStyle = background;
    pen.fillRect(x - 2 * unit, y - 2 * unit, length + 4 * unit, 8 * unit);
    pen.fillStyle = ink;
    pen.fillRect(x, y, length, 4 * unit);
  }
  const right = map.image.width - 28 * unit;
  drawArrow(pen, right, top + 52 * unit, -map.bearingDeg, 44 * unit, unit);
  drawLabel(pen, texts.north, right - 4 * unit, top + 22 * unit, unit, font);
  if (map.source) {
    const [x, y] = [map.source.x, top + map.source.y];
    pen.beginPath();
    pen.arc(x, y, 6 * unit, 0, 2 * Math.PI);
    pen.fillStyle = ink;
    pen.strokeStyle = background;
    pen.lineWidth = 2 * unit;
    pen.fill();
    pen.stroke();
  }
  if (texts.wind) {
    drawArrow(pen, 28 * unit, top + 36 * unit, texts.wind.fromDeg + 180 - map.bearingDeg, 44 * unit, unit);
    drawLabel(pen, texts.wind.text, 56 * unit, top + 41 * unit, unit, font);
  }
};

interface Line {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string;
  readonly sign?: Sign;
  /** Leaves room for a swatch on the left. */
  readonly indented?: boolean;
}

/** The map with everything needed to read it on its own; dark on white for printing. */
export const composePicture = (map: MapPicture, texts: PictureText, font: string): HTMLCanvasElement => {
  const unit = map.density;
  const canvas = document.createElement('canvas');
  const measuring = canvas.getContext('2d');
  if (!measuring) throw new Error('This browser gives no canvas to draw on');
  const width = Math.max(map.image.width, minWidth * unit);
  const margin = 16 * unit;
  const formatFont = ({ size, bold }: Pick<Line, 'size' | 'bold'>): string => `${bold ? 600 : 400} ${size * unit}px ${font}`;
  const wrapLine = (line: Line): readonly Line[] => {
    measuring.font = formatFont(line);
    const room = width - 2 * margin - (line.indented ? 52 * unit : 0);
    const { sign: _sign, ...plain } = line;
    const [first = '', ...more] = wrapText(line.text, room, (text) => measuring.measureText(text).width);
    return [{ ...line, text: first }, ...more.map((text) => ({ ...plain, text }))];
  };
  const head = [
    ...wrapLine({ text: texts.title, size: 18, bold: true, colour: ink }),
    ...wrapLine({ text: texts.subtitle, size: 13, bold: false, colour: ink }),
  ];
  const foot = [
    ...texts.legend.flatMap(({ text, sign }) => wrapLine({ text, size: 13, bold: true, colour: ink, sign, indented: true })),
    ...texts.assumptions.flatMap((text) => wrapLine({ text, size: 12, bold: false, colour: ink })),
    ...wrapLine({ text: texts.foot, size: 11, bold: false, colour: mutedInk }),
  ];
  const totalHeight = (lines: readonly Line[]): number => lines.reduce((sum, { size }) => sum + 1.5 * size * unit, 2 * margin);
  const mapTop = totalHeight(head);
  canvas.width = width;
  canvas.height = Math.ceil(mapTop + map.image.height + totalHeight(foot));
  const pen = canvas.getContext('2d') ?? measuring;
  pen.fillStyle = background;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const mapLeft = (width - map.image.width) / 2;
  pen.drawImage(map.image, mapLeft, mapTop);
  const write = (lines: readonly Line[], top: number): void => {
    let y = top + margin;
    for (const line of lines) {
      y += 1.5 * line.size * unit;
      const middle = y - 0.35 * line.size * unit;
      if (line.sign === 'confidence-lines') drawConfidenceSwatch(pen, margin, middle, 36 * unit, unit);
      else if (line.sign) drawSwatch(pen, line.sign, margin, middle, 36 * unit, unit);
      pen.font = formatFont(line);
      pen.fillStyle = line.colour;
      pen.fillText(line.text, margin + (line.indented ? 52 * unit : 0), y);
    }
  };
  write(head, 0);
  // The map is centred when the texts need more width than it has.
  pen.save();
  pen.translate(mapLeft, 0);
  drawSigns(pen, map, mapTop, texts, font);
  pen.restore();
  write(foot, mapTop + map.image.height);
  return canvas;
};

import { formatDistance } from '../../ui/format.ts';
import type { MapPicture } from '../picture.ts';
import { scaleLengthM } from './picture-layout.ts';

export const ink = '#1d252c';
export const background = '#ffffff';

type Pen = CanvasRenderingContext2D;

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

/** What is beside the map's own canvas on the screen. */
export interface SheetSigns {
  readonly north: string;
  readonly language: string;
  /** Undefined: the map shows nothing that depends on the wind. */
  readonly wind: { readonly fromDeg: number; readonly text: string } | undefined;
}

/** Adds scale bar, north arrow, source and wind to the picture of a map. */
export const drawSigns = (map: MapPicture, texts: SheetSigns, font: string): void => {
  const pen = map.image.getContext('2d');
  if (!pen) return;
  const unit = map.density;
  const bottom = map.image.height;
  if (map.metresPerPixel !== undefined) {
    const metres = scaleLengthM(map.metresPerPixel, 160 * unit);
    const length = metres / map.metresPerPixel;
    const [x, y] = [16 * unit, bottom - 18 * unit];
    drawLabel(pen, formatDistance(metres, texts.language), x, y - 8 * unit, unit, font);
    pen.fillStyle = background;
    pen.fillRect(x - 2 * unit, y - 2 * unit, length + 4 * unit, 8 * unit);
    pen.fillStyle = ink;
    pen.fillRect(x, y, length, 4 * unit);
  }
  const right = map.image.width - 28 * unit;
  drawArrow(pen, right, 52 * unit, -map.bearingDeg, 44 * unit, unit);
  drawLabel(pen, texts.north, right - 4 * unit, 22 * unit, unit, font);
  if (map.source) {
    const [x, y] = [map.source.x, map.source.y];
    pen.beginPath();
    pen.arc(x, y, 6 * unit, 0, 2 * Math.PI);
    pen.fillStyle = ink;
    pen.strokeStyle = background;
    pen.lineWidth = 2 * unit;
    pen.fill();
    pen.stroke();
  }
  if (texts.wind) {
    drawArrow(pen, 28 * unit, 36 * unit, texts.wind.fromDeg + 180 - map.bearingDeg, 44 * unit, unit);
    drawLabel(pen, texts.wind.text, 56 * unit, 41 * unit, unit, font);
  }
};

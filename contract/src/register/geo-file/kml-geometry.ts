import type { Geometry, Position } from 'geojson';
import { childNamed, type XmlElement } from './read-xml.ts';
import type { Tally } from './tally.ts';

/** `lon,lat[,height]` parted by spaces; spaces around the commas, which the standard forbids, are common and understood. */
export const readCoordinates = (text: string, place: string, tally: Tally): Position[] => {
  const positions: Position[] = [];
  let tuple: number[] = [];
  let joined = true;
  const finish = (): void => {
    if (tuple.length === 0) return;
    const [longitude = Number.NaN, latitude = Number.NaN, height] = tuple;
    positions.push(tally.position(longitude, latitude, height !== undefined && height !== 0, place));
    tuple = [];
  };
  for (const [token] of text.matchAll(/[^\s,]+|,/g)) {
    if (token === ',') {
      joined = true;
      continue;
    }
    if (!joined) finish();
    tuple.push(Number(token));
    joined = false;
  }
  finish();
  return positions;
};

const readElementCoordinates = (element: XmlElement | undefined, place: string, tally: Tally): Position[] =>
  readCoordinates(childNamed(element, 'coordinates')?.text ?? '', place, tally);

const closed = (ring: Position[]): Position[] => {
  const [first] = ring;
  const last = ring.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
};

const readRings = (polygon: XmlElement, boundary: string, place: string, tally: Tally): Position[][] =>
  polygon.children
    .filter(({ name }) => name === boundary)
    .flatMap((side) => side.children.filter(({ name }) => name === 'LinearRing'))
    .map((ring) => closed(readElementCoordinates(ring, place, tally)))
    .filter((ring) => ring.length >= 4);

/** `lon lat height`, one element each. */
const readTrack = (track: XmlElement, place: string, tally: Tally): Position[] =>
  track.children
    .filter(({ name }) => name === 'coord')
    .map(({ text }) => {
      const [longitude = Number.NaN, latitude = Number.NaN, height = 0] = text.trim().split(/\s+/).map(Number);
      return tally.position(longitude, latitude, height !== 0, place);
    });

const line = (coordinates: Position[]): Geometry[] => (coordinates.length >= 2 ? [{ type: 'LineString', coordinates }] : []);

/** The shapes of a placemark, flat; one that has too few corners to be drawn is left out. */
export const kmlShapes = (parent: XmlElement, place: string, tally: Tally): Geometry[] =>
  parent.children.flatMap((element): Geometry[] => {
    switch (element.name) {
      case 'Point': {
        const [coordinates] = readElementCoordinates(element, place, tally);
        return coordinates ? [{ type: 'Point', coordinates }] : [];
      }
      case 'LineString':
      case 'LinearRing': {
        const coordinates = readElementCoordinates(element, place, tally);
        return line(element.name === 'LinearRing' ? closed(coordinates) : coordinates);
      }
      case 'Polygon': {
        const outer = readRings(element, 'outerBoundaryIs', place, tally).slice(0, 1);
        const holes = readRings(element, 'innerBoundaryIs', place, tally);
        return outer.length === 1 ? [{ type: 'Polygon', coordinates: [...outer, ...holes] }] : [];
      }
      case 'Track':
        return line(readTrack(element, place, tally));
      case 'MultiGeometry':
      case 'MultiTrack':
        return kmlShapes(element, place, tally);
      default:
        return [];
    }
  });

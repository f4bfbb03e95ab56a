import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildBorderLines } from './borders.ts';
import { computeDegreesToLine, isInsideRings, isNearAny, type Position, type Ring } from './geometry.ts';
import { indiaBox } from './land.ts';
import { openArchive, readFeatures } from './read-archive.ts';
import { readIndianStates, toPositions } from './sources.ts';
import { deepestZoom } from './tile-layers.ts';

const states = readIndianStates();
const inIndia = (position: Position): boolean => states.some((state) => isInsideRings(position, state.rings));
const { others, outline } = buildBorderLines();
const drawnNear = (position: Position, degrees: number): boolean => outline.some((line) => computeDegreesToLine(position, line) <= degrees);

describe('India on the map', () => {
  it.each([
    ['Gilgit', [74.31, 35.92]],
    ['Muzaffarabad', [73.47, 34.37]],
    ['Skardu', [75.63, 35.3]],
    ['Siachen glacier', [77.1, 35.4]],
    ['Aksai Chin', [79.5, 35.3]],
    ['Leh', [77.58, 34.16]],
    ['Tawang', [91.86, 27.59]],
    ['Kibithu, eastern Arunachal', [97.0, 28.2]],
    ['Port Blair', [92.73, 11.66]],
  ] as const)('includes %s, as the Survey of India has it', (_name, position) => {
    expect(inIndia(position)).toBe(true);
  });

  it.each([
    ['Lahore', [74.34, 31.55]],
    ['Kathmandu', [85.32, 27.72]],
    ['Thimphu', [89.64, 27.47]],
    ['Dhaka', [90.41, 23.81]],
    ['Lhasa', [91.1, 29.65]],
    ['Mandalay', [96.08, 21.98]],
  ] as const)('does not include %s', (_name, position) => {
    expect(inIndia(position)).toBe(false);
  });

  it('has no other border inside its outline', () => {
    expect(others.flat().filter(inIndia)).toEqual([]);
  });

  it('has its border drawn in the north-west, north and east', () => {
    for (const [name, position] of Object.entries({
      'north of Gilgit': [74.9, 37.05],
      'west of Muzaffarabad': [73.1, 34.6],
      'east of Aksai Chin': [80.2, 35.5],
      Wagah: [74.57, 31.6],
      'north of Tawang': [91.7, 27.8],
    } satisfies Record<string, Position>)) {
      expect(drawnNear(position, 0.35), name).toBe(true);
    }
  });

  it('has no border drawn between its own states', () => {
    const betweenStates: readonly Position[] = [
      [76.3, 33.2],
      [80.5, 21.5],
      [75.3, 18],
    ];
    for (const position of betweenStates) expect(drawnNear(position, 0.3)).toBe(false);
  });
});

/** Lines of a layer around India, from the tiles of the map. */
const drawn = async (layer: string, zoom: number): Promise<readonly Ring[]> => {
  const archive = openArchive(readFileSync(new URL('../../web/src/map/basemap/basemap.pmtiles', import.meta.url)));
  const features = await readFeatures(archive, layer, zoom, indiaBox);
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'LineString') return [toPositions(geometry.coordinates)];
    return geometry.type === 'MultiLineString' ? geometry.coordinates.map(toPositions) : [];
  });
};

describe('the tiles', () => {
  it('have the official outline to within one step of the deepest zoom, 76 m', async () => {
    const borders = await drawn('borders', deepestZoom);
    const step = 360 / 2 ** deepestZoom / 4096;
    expect(outline.flat().length).toBeGreaterThan(400);
    expect(outline.flat().filter((position) => !isNearAny(position, borders, step))).toEqual([]);
  });

  it.each([3, 5, deepestZoom])('have no other border inside it at zoom %i', async (zoom) => {
    // Half a pixel: the tolerance of simplified lines.
    const off = 360 / 2 ** zoom / 512 / 2;
    const inside = (await drawn('borders', zoom)).flat().filter(inIndia);
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter((position) => !isNearAny(position, outline, off))).toEqual([]);
  });
});

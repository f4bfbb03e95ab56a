import { describe, expect, it } from 'vitest';
import { borderLines } from './borders.ts';
import { degreesToLine, insideRings, type Position } from './geometry.ts';
import { indianStates } from './sources.ts';

const states = indianStates();
const inIndia = (position: Position): boolean => states.some((state) => insideRings(position, state.rings));
const { others, outline } = borderLines();
const drawnNear = (position: Position, degrees: number): boolean => outline.some((line) => degreesToLine(position, line) <= degrees);

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

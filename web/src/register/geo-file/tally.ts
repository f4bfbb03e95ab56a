import type { Position } from 'geojson';
import { FileProblem, quoted } from './file-problem.ts';
import { limits } from './limits.ts';
import type { NoteCode, Notes } from './opened-file.ts';

/** Counts the contents of a file while it is read, and stops at the limits. */
export class Tally {
  readonly #notes = new Map<NoteCode, number>();
  #features = 0;
  #positions = 0;

  note(code: NoteCode, count = 1): void {
    this.#notes.set(code, (this.#notes.get(code) ?? 0) + count);
  }

  feature(): void {
    this.#features += 1;
    if (this.#features > limits.features) throw new FileProblem('features', { limit: limits.features });
  }

  /** One corner, checked: RFC 7946 and KML both put the longitude first, degrees of WGS 84. The height is left out. */
  position(longitude: number, latitude: number, height: boolean, place: string): Position {
    this.#positions += 1;
    if (this.#positions > limits.positions) throw new FileProblem('positions', { limit: limits.positions, place: quoted(place) });
    if (!(Math.abs(longitude) <= 180) || !(Math.abs(latitude) <= 90)) {
      throw new FileProblem('position', { place: quoted(place), value: `${longitude}, ${latitude}` });
    }
    if (height) this.note('heights');
    return [longitude, latitude];
  }

  get notes(): Notes {
    return Object.fromEntries(this.#notes);
  }
}

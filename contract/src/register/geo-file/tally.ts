import type { Position } from 'geojson';
import { FileProblem, quoted } from './file-problem.ts';
import type { NoteCode, Notes } from './opened-file.ts';

/** Counts the contents of a file while it is read, and stops at the this.#most. */
export class Tally {
  readonly #notes = new Map<NoteCode, number>();
  readonly #most: Readonly<Record<'features' | 'positions', number>>;
  #features = 0;
  #positions = 0;

  constructor(most: Readonly<Record<'features' | 'positions', number>>) {
    this.#most = most;
  }

  note(code: NoteCode, count = 1): void {
    this.#notes.set(code, (this.#notes.get(code) ?? 0) + count);
  }

  feature(): void {
    this.#features += 1;
    if (this.#features > this.#most.features) throw new FileProblem('features', { limit: this.#most.features });
  }

  /** One corner, checked: RFC 7946 and KML both put the longitude first, degrees of WGS 84. The height is left out. */
  position(longitude: number, latitude: number, height: boolean, place: string): Position {
    this.#positions += 1;
    if (this.#positions > this.#most.positions) throw new FileProblem('positions', { limit: this.#most.positions, place: quoted(place) });
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

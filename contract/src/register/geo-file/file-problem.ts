/** Why a file cannot be opened; the texts have a sentence with the remedy under each name. */
export type ProblemCode =
  | 'too-large'
  | 'empty'
  | 'unknown'
  | 'not-text'
  | 'doctype'
  | 'xml'
  | 'deep'
  | 'elements'
  | 'part'
  | 'esri'
  | 'not-kml'
  | 'links-only'
  | 'no-place'
  | 'features'
  | 'positions'
  | 'position'
  | 'shape'
  | 'json'
  | 'not-geojson'
  | 'crs'
  | 'zip-broken'
  | 'zip-entries'
  | 'zip-unpacked'
  | 'zip-bomb'
  | 'zip-path'
  | 'zip-locked'
  | 'zip-no-kml'
  | 'slow'
  | 'crashed';

/** What the sentences are filled with: where in the file, and the limit it met. */
export interface ProblemValues {
  readonly line?: number;
  readonly near?: string;
  readonly place?: string;
  readonly value?: string;
  readonly name?: string;
  readonly root?: string;
  readonly type?: string;
  readonly crs?: string;
  readonly encoding?: string;
  readonly reason?: string;
  readonly count?: number;
  readonly limit?: number;
  readonly ratio?: number;
  readonly seconds?: number;
}

/** An expected failure: what, where in the file, and the limit it met. */
export class FileProblem extends Error {
  readonly code: ProblemCode;
  readonly values: ProblemValues;
  constructor(code: ProblemCode, values: ProblemValues = {}) {
    super(code);
    this.name = 'FileProblem';
    this.code = code;
    this.values = values;
  }
}

/** Texts of a file inside our sentences: short and in one line. */
export const quoted = (text: string): string => {
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

import { FileProblem, quoted } from './file-problem.ts';
import { limits } from './limits.ts';

/** Lists and objects of one feature: a position is a list. */
const mostBrackets = 2 * limits.positions;
/** Values and names of one feature: a position has three numbers. */
const mostValues = 4 * limits.positions;
const mostNames = 20_000;
/** Where the name of the coordinates is looked for. */
const headLength = 64 * 1024;

export interface GeoJsonText {
  /** Of a feature, or of a geometry alone. */
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
  /** What is written before the first feature; of one on a line of its own, its beginning. */
  readonly head: string;
}

const countLines = (text: string): number => {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
};

/** Esri's JSON has features, too: their geometry has x and y, or rings, and no type. */
const isEsri = (head: string): boolean => /"(geometryType|spatialReference|displayFieldName|fieldAliases)"\s*:/.test(head);

/** Splits a text of GeoJSON into the features of its list "features", or into its lines, without holding the text. */
export class GeoJsonSplitter {
  #found: GeoJsonText[] = [];
  #buffer = '';
  #head = '';
  #line = 1;
  #at = 0;
  #depth = 0;
  #inText = false;
  #escaped = false;
  #start = -1;
  /** Depth of the objects that are features: 2 inside {"features":[…]}, 1 in a list, 0 on lines of their own. */
  #level = -1;
  #brackets = 0;
  #values = 0;
  #names = 0;

  /** Reads on and gives the features that are complete. */
  read(piece: string): readonly GeoJsonText[] {
    this.#buffer += piece;
    for (; this.#at < this.#buffer.length; this.#at += 1) this.#step();
    if (this.#start === -1 && this.#level !== -1) this.#drop(this.#buffer.length);
    if (this.#buffer.length > limits.part) throw new FileProblem('part', { line: this.#line, limit: limits.part / 1024 / 1024 });
    return this.#found.splice(0);
  }

  /** What was written before the first feature. */
  get head(): string {
    return this.#head;
  }

  end(): void {
    if (this.#depth !== 0 || this.#inText) throw new FileProblem('json', { line: this.#line, near: quoted(this.#buffer.slice(-40)) });
  }

  #drop(end: number): void {
    this.#line += countLines(this.#buffer.slice(0, end));
    this.#buffer = this.#buffer.slice(end);
    this.#at -= end;
  }

  #begin(): void {
    this.#brackets = 0;
    this.#values = 0;
    this.#names = 0;
  }

  #give(start: number): void {
    const line = this.#line + countLines(this.#buffer.slice(0, start));
    const text = this.#buffer.slice(start, this.#at + 1);
    this.#found.push({ text, line, head: this.#level === -1 ? text.slice(0, headLength) : this.#head });
    this.#start = -1;
    this.#drop(this.#at + 1);
  }

  #check(): void {
    const line = this.#line;
    if (this.#depth > limits.depth)
      throw new FileProblem('deep', { limit: limits.depth, line: line + countLines(this.#buffer.slice(0, this.#at)) });
    if (this.#brackets > mostBrackets || this.#values > mostValues || this.#names > mostNames)
      throw new FileProblem('elements', { limit: this.#names > mostNames ? mostNames : mostBrackets });
  }

  #open(code: number): void {
    const before = this.#buffer.slice(Math.max(0, this.#at - 40), this.#at);
    const isList = code === 91 && (this.#depth === 0 || (this.#depth === 1 && /"features"\s*:\s*$/.test(before)));
    if (this.#level === -1 && isList) {
      this.#level = this.#depth + 1;
      this.#head = this.#buffer.slice(0, Math.min(this.#at, headLength));
      if (isEsri(this.#head)) throw new FileProblem('esri');
      this.#begin();
    } else if (code === 123 && this.#depth === this.#level) {
      this.#start = this.#at;
      this.#begin();
    }
    this.#depth += 1;
    this.#brackets += 1;
    this.#check();
  }

  #close(code: number): void {
    this.#depth -= 1;
    if (this.#depth < 0) throw new FileProblem('json', { line: this.#line, near: quoted(this.#buffer.slice(this.#at, this.#at + 40)) });
    if (code !== 125) return;
    if (this.#start !== -1 && this.#depth === this.#level) this.#give(this.#start);
    else if (this.#depth === 0 && this.#level === -1) {
      this.#give(this.#buffer.indexOf('{'));
      this.#begin();
    }
  }

  #step(): void {
    const code = this.#buffer.charCodeAt(this.#at);
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false;
      else if (code === 92) this.#escaped = true;
      else if (code === 34) this.#inText = false;
    } else if (code === 34) this.#inText = true;
    else if (code === 44) {
      this.#values += 1;
      this.#check();
    } else if (code === 58) {
      this.#names += 1;
      this.#check();
    } else if (code === 123 || code === 91) this.#open(code);
    else if (code === 125 || code === 93) this.#close(code);
  }
}

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = ({ text, line }: GeoJsonText): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Chromium's message has the position, that of other browsers the line.
    const said = error instanceof Error ? error.message : '';
    const at = /position (\d+)/.exec(said)?.[1];
    const own = at === undefined ? Number(/line (\d+)/.exec(said)?.[1] ?? 1) - 1 : countLines(text.slice(0, Number(at)));
    throw new FileProblem('json', { line: line + own, near: quoted(text.slice(Number(at ?? 0), Number(at ?? 0) + 40)) });
  }
};

const isGeometryType = (type: unknown): boolean =>
  typeof type === 'string' && /^(Multi)?(Point|LineString|Polygon)$|^GeometryCollection$/.test(type);

export interface GeoJsonFeature {
  /** Feature, a type of geometry, or what else is written. */
  readonly type: unknown;
  readonly isGeoJson: boolean;
  readonly id: unknown;
  /** As it is written; null: none. */
  readonly geometry: Json | null;
  readonly properties: Json;
}

/** One feature, a geometry alone, or an object of a list, whose own values are its properties. */
export const readGeoJsonFeature = (given: GeoJsonText): GeoJsonFeature => {
  const value = parse(given);
  if (!isObject(value)) throw new FileProblem('not-geojson', { type: typeof value });
  const { type, id } = value;
  const isShape = isGeometryType(type);
  const geometry = isShape ? value : isObject(value.geometry) ? value.geometry : null;
  if (isObject(value.attributes) && geometry?.type === undefined) throw new FileProblem('esri');
  const own = type === 'Feature' || value.properties !== undefined ? value.properties : isShape ? {} : value;
  return { type, isGeoJson: isShape || type === 'Feature', id, geometry, properties: isObject(own) ? own : {} };
};

/** The name of the coordinates where it is not WGS 84; null: it is, as RFC 7946 has it, or nothing is said. */
export const findOtherCrs = (head: string): string | null => {
  const name = /"crs"\s*:\s*\{.*?"name"\s*:\s*"([^"]+)"/s.exec(head)?.[1];
  return name === undefined || /(CRS:?84|EPSG:{1,2}4326|WGS ?84)$/i.test(name) ? null : name;
};

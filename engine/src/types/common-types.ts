/**
 * The vocabulary of the engine at its door; `pipeline.ts` holds what passes between its stages. All of it plain data.
 *
 *   ScenarioDocument → Scenario → SourceTerm → Field → Footprint → Impact → RunResult
 *
 * A `ScenarioDocument` is what people write and what crosses the wire, with the unit of each quantity in its name.
 */

/** How the numbers were made. The two are never mixed in one result. */
export type Mode = 'best-estimate' | 'aloha-compatible';

/** Pasquill–Gifford–Turner stability class, A (very unstable) to F (stable). */
export type StabilityClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** Toxic zones; where the cloud can burn; heat; overpressure. */
export type Hazard = 'leak' | 'flammable' | 'fire' | 'explosion';

/** Severity of a level, worst first; colour, line style and order on every screen follow it. */
export type Severity = 'severe' | 'middle' | 'mild';

/** What varies in a sentence that screens translate by its code: units in the names, ids where there are ids. */
export type SentenceParams = Readonly<Record<string, string | number>>;

/** A limitation of a result, stored with it, shown on the map and repeated in the alert draft. */
export interface Caveat {
  /** Stable kebab-case code; the screens translate by it. */
  readonly code: string;
  readonly severity: 'note' | 'warning';
  /** Plain English sentence, complete in itself. */
  readonly message: string;
  readonly quantity?: string;
  readonly value?: number;
  readonly unit?: string;
  readonly range?: readonly [number, number];
  /** What else varies in the sentence; absent in runs stored before there was any. */
  readonly params?: SentenceParams;
}

/** A wrong or missing input: what, its value, and what is allowed. */
export interface InputProblem {
  /** Path in the document, such as `rupture.diameterM`. */
  readonly field: string;
  readonly value: unknown;
  readonly unit?: string;
  readonly allowed: string;
  readonly message: string;
}

/** One input as used, for the echo in every output. */
export interface InputEcho {
  readonly key: string;
  readonly label: string;
  readonly value: string | number;
  readonly unit: string | undefined;
  /** 'given' by the person, 'derived' from other inputs, or a 'default' of ours. */
  readonly origin: 'given' | 'derived' | 'default';
}

/** A stay shorter than the whole, and the time over which the value of the level has the load that its table prints for that stay, s. */
export interface ShorterStay {
  readonly stayS: number;
  readonly levelS: number;
}

/** A level compared with the toxic load of a stay, not with the highest concentration: ∫Cⁿ dt over the stay ≥ levelⁿ × the level's own time. */
export interface LevelDose {
  readonly exponent: number;
  /** How long people stay, s. */
  readonly exposureS: number;
  /** Exposure time that the level's value is given for, s. */
  readonly levelS: number;
  /** Shorter times of the level's table that print a smaller load: each meets the level on its own. */
  readonly shorter: readonly ShorterStay[] | undefined;
}

export interface Level {
  readonly id: string;
  readonly severity: Severity;
  readonly value: number;
  readonly unit: 'ppm' | 'kPa' | 'kW/m²';
  /** Exposure time that a toxic value is given for, s. Absent for heat, blast and flammable limits, and in runs stored before it was recorded. */
  readonly exposureS: number | undefined;
  /** Given: the passage counts by its toxic load. */
  readonly dose?: LevelDose;
  /** What it means for a person, one plain English sentence; screens translate by `id`. */
  readonly meaning: string;
}

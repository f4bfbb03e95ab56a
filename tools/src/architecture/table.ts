/** The shape of `architecture.mjs`: who may import whom. */
export interface ArchitectureTable {
  /** Package → packages it may import. */
  readonly packages: Readonly<Record<string, readonly string[]>>;
  /** Packages that import no library and no part of the platform. */
  readonly pure: readonly string[];
  /** Stages of the engine, left to right. */
  readonly engineStages: readonly (readonly string[])[];
  /** Folders of the engine that put its stages together: they may import all of them; no stage imports them. */
  readonly engineComposition: readonly string[];
  /** Files of the engine that every stage may import, and that import only each other. */
  readonly engineVocabulary: readonly string[];
  /** Place → places of the same package it may import; a folder stands for the places inside it. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** Files and folders that put a program together, and so may import every place of their package. */
  readonly composition: readonly string[];
  /** Single permitted imports, from → to, that no row above covers. */
  readonly edges: readonly (readonly [from: string, to: string])[];
  /** Library → the only places that may import it. */
  readonly owners: Readonly<Record<string, readonly string[]>>;
}

/** One import: from a file to a file of this repository or to a library. */
export interface Import {
  readonly from: string;
  readonly line: number;
  /** Path from the root of the repository, or the name of a library or workspace package. */
  readonly to: string;
  readonly kind: 'file' | 'library' | 'platform';
  readonly typeOnly: boolean;
}

/** True when the path is that file or lies below that folder; `engine/src/source` does not hold `engine/src/source-term.ts`. */
export const isInPlace = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`) || /^\.(tsx?|mjs)$/.test(path.startsWith(place) ? path.slice(place.length) : '');

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

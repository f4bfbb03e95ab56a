/** What a source file reaches. */
export interface Reach {
  readonly from: string;
  readonly line: number;
  /** `family`: packages whose names begin with `to`; `files`: a pattern of paths. */
  readonly kind: 'package' | 'family' | 'path' | 'files';
  /** Name of a package, or a path from the root of the repository. */
  readonly to: string;
  /** What the source says. */
  readonly written: string;
  /** Erased before the program runs. */
  readonly typeOnly: boolean;
  /** Through a path of `node_modules`, which any package may have filled. */
  readonly anywhere: boolean;
}

/** A call with the name of a package, which counts if the function loads what it is given. */
export interface Call {
  readonly callee: string;
  /** The file that the function comes from. */
  readonly file: string;
  readonly reach: Reach;
}

export interface FileReaches {
  readonly reaches: readonly Reach[];
  readonly calls: readonly Call[];
  /** Functions of the file that load what their argument names. */
  readonly loaders: ReadonlySet<string>;
}

/** The name of the package in front of a path inside it. */
export const toPackageName = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

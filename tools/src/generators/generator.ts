/** One generated file: where it lies in the repository, and what it must say. */
export interface Generator {
  readonly path: string;
  make(): Promise<string | Uint8Array>;
}

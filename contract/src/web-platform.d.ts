/** What browsers and Node share and the map file reader uses. The contract is checked without the types of either, so that it uses no more. */
declare class TextDecoder {
  constructor(encoding?: string, options?: { readonly fatal: boolean });
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string;
}
interface ReadableBytes {
  getReader(): {
    read(): Promise<{ readonly done: false; readonly value: Uint8Array<ArrayBuffer> } | { readonly done: true; readonly value: undefined }>;
    cancel(): Promise<void>;
  };
  pipeThrough(through: DecompressionStream): ReadableBytes;
}
declare class Blob {
  constructor(parts: readonly Uint8Array<ArrayBuffer>[]);
  stream(): ReadableBytes;
}
declare class DecompressionStream {
  constructor(format: 'deflate-raw');
}

/** Memory of one program that reads files, MB. */
export interface MemoryLimits {
  /** Heap of V8. */
  readonly heapMb: number;
  /** Everything in RAM: the heap, Node itself and what is kept outside the heap. */
  readonly residentMb: number;
}

/**
 * One such program runs at a time; with the server it fits into the memory that `deploy/` gives to a server (decision 0140). A workbook of
 * 200 MB unpacked needs most of it; streams keep only numbers outside the heap.
 */
export const readerLimits: MemoryLimits = { heapMb: 448, residentMb: 512 };

/** A small young generation: garbage is collected early, in a process that shares its limit with the server. */
export const toArguments = ({ heapMb }: MemoryLimits): string[] => [
  `--max-old-space-size=${heapMb}`,
  '--max-semi-space-size=8',
  '--disable-warning=ExperimentalWarning',
];

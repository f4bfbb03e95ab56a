import { sumReadersMb } from './container-memory.ts';

/** The server's own figures at one moment (`/metrics`), and those of the programs that it has started to read files. */
export interface Sample {
  readonly rssMb: number;
  readonly heapMb: number;
  /** Memory that V8 has reserved for its heap, used or not. */
  readonly heldMb: number;
  /** Resident memory of the programs that read files. */
  readonly readersMb: number;
  /** Since the previous sample, ms. */
  readonly lagP99Ms: number;
}

const parseFigure = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

export const takeSample = async (origin: string, pid: number): Promise<Sample> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return {
    rssMb: parseFigure(text, 'process_resident_memory_bytes') / 1e6,
    heapMb: parseFigure(text, 'nodejs_heap_size_used_bytes') / 1e6,
    heldMb: parseFigure(text, 'nodejs_heap_size_total_bytes') / 1e6,
    readersMb: sumReadersMb(pid),
    lagP99Ms: parseFigure(text, 'nodejs_eventloop_lag_p99_seconds') * 1000,
  };
};

/** Resident memory outside V8's heap: the program, its libraries and native allocations. */
export const computeOutsideHeapMb = ({ rssMb, heldMb }: Sample): number => rssMb - heldMb;

/** The samples of a minute in one: the smallest heap, which is what a collection left; resident and reserved memory of one moment. */
export const mergeSamples = (samples: readonly Sample[]): Sample => {
  const most = samples.reduce((one, other) => (other.rssMb > one.rssMb ? other : one));
  return {
    rssMb: most.rssMb,
    heldMb: most.heldMb,
    readersMb: Math.max(...samples.map(({ readersMb }) => readersMb)),
    heapMb: Math.min(...samples.map(({ heapMb }) => heapMb)),
    lagP99Ms: Math.max(...samples.map(({ lagP99Ms }) => lagP99Ms)),
  };
};

/** Slope of the line through values one minute apart by least squares, per minute. */
export const computeSlope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [above, below] = values.reduce(([up, down], value, at) => [up + (at - middle) * (value - mean), down + (at - middle) ** 2], [0, 0]);
  return above / below;
};

/** What the server says of itself at one moment (`/metrics`). */
export interface Sample {
  readonly rssMb: number;
  readonly heapMb: number;
  /** Since the reading before, ms. */
  readonly lagP99Ms: number;
}

const figureOf = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

export const takeSample = async (origin: string): Promise<Sample> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return {
    rssMb: figureOf(text, 'process_resident_memory_bytes') / 1e6,
    heapMb: figureOf(text, 'nodejs_heap_size_used_bytes') / 1e6,
    lagP99Ms: figureOf(text, 'nodejs_eventloop_lag_p99_seconds') * 1000,
  };
};

/** The samples of a minute in one: of the heap the least, which is what a collection left. */
export const minuteOf = (samples: readonly Sample[]): Sample => ({
  rssMb: Math.max(...samples.map(({ rssMb }) => rssMb)),
  heapMb: Math.min(...samples.map(({ heapMb }) => heapMb)),
  lagP99Ms: Math.max(...samples.map(({ lagP99Ms }) => lagP99Ms)),
});

/** Slope of the line through values one minute apart by least squares, per minute. */
export const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [above, below] = values.reduce(([up, down], value, at) => [up + (at - middle) * (value - mean), down + (at - middle) ** 2], [0, 0]);
  return above / below;
};

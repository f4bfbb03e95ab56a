import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

type Labels = Readonly<Record<string, string>>;
type Reading = readonly { readonly labels?: Labels; readonly value: number }[];

/** The metrics of this server, in Prometheus' terms. */
export interface Meters {
  /** A value that is read on request. */
  gauge(name: string, help: string, labels: readonly string[], read: () => Reading | Promise<Reading>): void;
  counter(name: string, help: string, labels: readonly string[]): (labels: Labels) => void;
  histogram(name: string, help: string, labels: readonly string[]): (labels: Labels, value: number) => void;
  /** All metrics in the text format, version 0.0.4. */
  text(): Promise<string>;
}

/** Seconds: from a cached answer to a long computation. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const makeMeters = (): Meters => {
  const registry = new Registry();
  // Event loop, memory, processor: measured from the first request on.
  let ofProcess = false;
  return {
    gauge: (name, help, labelNames, read) => {
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        async collect() {
          this.reset();
          for (const { labels = {}, value } of await read()) this.set(labels, value);
        },
      });
    },
    counter: (name, help, labelNames) => {
      const counter = new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
      return (labels) => counter.inc(labels);
    },
    histogram: (name, help, labelNames) => {
      const histogram = new Histogram({ name, help, labelNames: [...labelNames], buckets, registers: [registry] });
      return (labels, value) => histogram.observe(labels, value);
    },
    text: () => {
      if (!ofProcess) collectDefaultMetrics({ register: registry });
      ofProcess = true;
      return registry.metrics();
    },
  };
};

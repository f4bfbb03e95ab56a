/** The part of autocannon 9 that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly connections?: number;
    /** s */
    readonly duration?: number;
    /** Requests a second over all connections; left out: as fast as answers come. */
    readonly requests?: readonly { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string }[];
  }
  interface Result {
    readonly requests: { readonly average: number };
    /** ms */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}

/** The part of autocannon 9 that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly headers?: Record<string, string>;
    readonly connections?: number;
    /** s */
    readonly duration?: number;
    readonly requests?: readonly { readonly method: 'GET'; readonly path: string }[];
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}

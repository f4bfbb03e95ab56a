/** The words around every page that the server writes. */
export interface FrameText {
  readonly skip: string;
  readonly back: string;
  readonly languages: string;
  /** Shown in demo mode on every page. */
  readonly demo: string;
  readonly footer: string;
  readonly problem: {
    readonly title: string;
    readonly unavailable: string;
    readonly tooMany: string;
    readonly unexpected: string;
    readonly requestId: string;
    readonly again: string;
    /** Said whatever has gone wrong. */
    readonly call: string;
  };
}

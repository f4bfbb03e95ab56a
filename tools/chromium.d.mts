/** Path of a Chromium that starts; rejects with a remedy where none can be had. */
export declare const findChromium: (node: string, root: string) => Promise<string>;

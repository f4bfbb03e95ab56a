/** Path of a Chromium that starts; rejects with a remedy if there is none. */
export declare const findChromium: (node: string, root: string) => Promise<string>;

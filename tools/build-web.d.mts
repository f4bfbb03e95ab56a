/** Builds the web application when its sources differ from those of the last build. */
export declare const buildWeb: (node: string, root: string) => void;

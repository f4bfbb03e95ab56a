/** A sentence with the command to use; null if the version is new enough. */
export declare const findOldNode: (version: string, program: string, args: readonly string[]) => string | null;
/** Ends this process if its Node is too old. */
export declare const stopOnOldNode: (program: string) => void;

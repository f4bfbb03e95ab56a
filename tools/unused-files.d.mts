/** Removes files that no program here reads from the packages installed in `folder`. */
export const removeUnusedFiles: (folder: string) => void;

/** The path of npm's program. Throws where there is none. */
export const findNpm: () => string;

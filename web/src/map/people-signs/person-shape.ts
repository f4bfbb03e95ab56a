/** A person, head and body, in a box of 12 × 20 CSS pixels; the same on the map and in lists. */
export const personShape = 'M6 0.8 a3.2 3.2 0 1 1 -0.01 0 Z M1.2 19.2 V12.2 A4.8 4.8 0 0 1 10.8 12.2 V19.2 Z';
export const personBox = { width: 12, height: 20 } as const;

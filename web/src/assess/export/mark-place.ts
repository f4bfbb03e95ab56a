/** The mark of an exercise or example comes first in every picture and file; `exampleMark` undefined: it is none. */
export const markPlace = (place: string, drillId: number | null, exampleMark: string | undefined): string =>
  drillId === null ? (exampleMark === undefined ? place : `${exampleMark} · ${place}`) : `EXERCISE · ${place}`;

import type { words } from './en.ts';

type Words<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Words<Texts[Key]> };

/** The same keys in every language, its own words. */
export type IncidentWords = Words<typeof words>;

import hazardData from '../data/hazard-classes.json' with { type: 'json' };
import sourceData from '../data/sources.json' with { type: 'json' };
import substances from '../data/substances.json' with { type: 'json' };
import type { Chemical, HazardClassRecord, Source } from './record.ts';

// The compiler's own reading of 150 uneven records is a union too wide to narrow; library.test.ts checks the shape instead.
const hazardClasses: Readonly<Record<string, HazardClassRecord>> = hazardData as unknown as Readonly<Record<string, HazardClassRecord>>;

/** Where the facts come from, by the key that every value carries. */
export const sources: Readonly<Record<string, Source>> = sourceData;

/** The chemical library. */
export const chemicals: readonly Chemical[] = substances.map((record) => ({ ...record, hazard: hazardClasses[record.id] ?? {} }));

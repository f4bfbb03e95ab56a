import type { SubstanceRecord } from '../src/record.ts';

/** Said here, because reading half a megabyte of uneven records costs the compiler more than the rest of this package; library.test.ts checks them. */
declare const records: readonly SubstanceRecord[];
export = records;

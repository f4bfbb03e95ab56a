import type { BulkField } from './guess-columns.ts';

/** What a bulk upload fills: the register's name, its route, its fields in their order. */
export interface BulkSubject {
  /** 'Industries', 'Inventory of Narmada Chlor-Alkali'. */
  readonly register: string;
  readonly path: string;
  readonly fields: readonly BulkField[];
  /** File name of the template and stem of the mistakes file. */
  readonly fileName: string;
}

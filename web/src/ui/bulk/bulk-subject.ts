import type { ImportKind } from '@hazardguard/contract';
import type { BulkField } from './guess-columns.ts';

/** The target of a bulk upload: the register's name, its route, its fields in order. */
export interface BulkSubject {
  /** 'Industries', 'Inventory of Narmada Chlor-Alkali'. */
  readonly register: string;
  readonly path: string;
  /** What the wizard imports files of other kinds as. */
  readonly importAs: ImportKind;
  readonly fields: readonly BulkField[];
  /** File name of the template and beginning of the error file's name. */
  readonly fileName: string;
}

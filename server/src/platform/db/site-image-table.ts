import type { Generated, GeneratedAlways } from 'kysely';

export interface SiteImageTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_id: number;
  readonly caption: string;
  readonly taken_on: string | null;
  readonly width_px: number;
  readonly height_px: number;
  /** JPEG, drawn anew; null: in the object store. */
  readonly whole: Buffer | null;
  readonly whole_sha256: Buffer | null;
  readonly whole_bytes: number | null;
  /** The same, small. */
  readonly small: Buffer | null;
  readonly small_sha256: Buffer | null;
  readonly small_bytes: number | null;
  readonly added_at: Generated<Date>;
  readonly added_by: string;
  readonly added_by_id: string;
}

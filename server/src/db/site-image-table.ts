import type { Generated, GeneratedAlways } from 'kysely';

export interface SiteImageTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_id: number;
  readonly caption: string;
  readonly taken_on: string | null;
  readonly width_px: number;
  readonly height_px: number;
  /** JPEG, drawn anew. */
  readonly whole: Buffer;
  /** The same, small. */
  readonly small: Buffer;
  readonly added_at: Generated<Date>;
  readonly added_by: string;
  readonly added_by_id: string;
}

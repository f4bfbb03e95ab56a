import type { Generated, GeneratedAlways } from 'kysely';

export interface IndustryTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_name: string;
  readonly name_key: string;
  readonly district: string;
  readonly safety_team_contact: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** By the nearest place of the gazetteer: '' none is near, null nobody has looked. */
  readonly state: Generated<string | null>;
  readonly sample: Generated<boolean>;
  readonly version: Generated<number>;
  readonly updated_at: Generated<Date>;
  readonly search_text: GeneratedAlways<string>;
}

export interface InventoryItemTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_id: number;
  readonly item_no: string;
  readonly product_name: string;
  readonly substance_name: string;
  readonly concentration: string;
  readonly cas_no: string;
  readonly quantity: number;
  readonly unit: string;
  readonly hazard_class: string;
  readonly location: string;
  readonly date_received: string;
  readonly date_expired: string;
  readonly supplier: string;
  readonly sample: Generated<boolean>;
  readonly version: Generated<number>;
  readonly updated_at: Generated<Date>;
  readonly search_text: GeneratedAlways<string>;
}

export interface ReceptorTable {
  readonly id: Generated<string>;
  readonly number: GeneratedAlways<number>;
  readonly name: string;
  readonly kind: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly people: number;
  readonly sample: Generated<boolean>;
  readonly phone: Generated<string | null>;
  /** What it is in an emergency; worked out by the database from kind and name. */
  readonly service: GeneratedAlways<string | null>;
  readonly version: Generated<number>;
  readonly updated_at: Generated<Date>;
  readonly search_text: GeneratedAlways<string>;
}

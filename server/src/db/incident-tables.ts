import type { Generated, GeneratedAlways } from 'kysely';

export interface ChangedConditionTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_name: string;
  readonly chemical_name: string;
  readonly wind_direction: string | null;
  readonly wind_speed: number | null;
  readonly rupture_type: 'circular' | 'rectangular' | null;
  readonly circular_diameter: number | null;
  readonly rectangular_length: number | null;
  readonly rectangular_breadth: number | null;
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly quantity: number | null;
  readonly recorded_at: Generated<Date>;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
}

export interface IncidentTable {
  readonly id: Generated<string>;
  readonly industry_name: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly contact_type: 'Email' | 'Phone' | null;
  readonly urgency: 'High' | 'Medium' | 'Low' | null;
  readonly impact: 'High' | 'Medium' | 'Low' | null;
  readonly priority: number | null;
  readonly state: Generated<'New' | 'In-progress' | 'Assigned' | 'Resolved' | 'Closed'>;
  readonly assign: string | null;
  readonly submitter: string | null;
  readonly short_description: string | null;
  readonly detailed_description: string | null;
  readonly sample: Generated<boolean>;
  readonly version: Generated<number>;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly changed_at: Generated<Date>;
  readonly changed_by: string;
  readonly changed_by_id: string;
}

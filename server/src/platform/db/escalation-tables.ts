import type { EscalationState, EscalationTier, escalationStops, StakeholderGroup } from '@hazardguard/contract';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface EscalationChainTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly industry_id: number | null;
  readonly district: string | null;
  readonly tiers: JSONColumnType<EscalationTier[], string, string>;
  readonly version: Generated<number>;
  readonly updated_at: Generated<Date>;
  readonly updated_by: string;
}

/** A chain at work on an alert or on an incident, and its own timer. */
export interface EscalationTable {
  readonly id: Generated<string>;
  /** Null: it was started for an incident without an alert. */
  readonly alert_id: string | null;
  /** The incident's internal number. */
  readonly incident: number | null;
  readonly chain_name: string;
  readonly tiers: JSONColumnType<EscalationTier[], string, never>;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly state: Generated<EscalationState>;
  readonly stopped: (typeof escalationStops)[number] | null;
  readonly tier: Generated<number>;
  readonly next_at: ColumnType<Date, Date | undefined, Date>;
  /** When that was set. */
  readonly waits_since: Generated<Date>;
  readonly expires_at: Date;
  readonly started_at: Generated<Date>;
  /** Of an incident's. */
  readonly started_by: string | null;
  readonly started_by_id: string | null;
  readonly ended_at: Date | null;
}

export interface EscalationStepTable {
  readonly id: GeneratedAlways<number>;
  readonly escalation_id: string;
  readonly tier: number;
  readonly needed: number;
  readonly started_at: Generated<Date>;
  readonly ends_at: Date;
}

export interface EscalationPersonTable {
  readonly step_id: number;
  readonly stakeholder_id: number;
  readonly name: string;
  readonly groups: readonly StakeholderGroup[];
  readonly addresses: readonly string[];
}

/** Appended, never changed. */
export interface EscalationAcknowledgementTable {
  readonly id: GeneratedAlways<number>;
  readonly escalation_id: string;
  readonly step_id: number;
  readonly who: string;
  readonly name: string;
  readonly way: 'link' | 'app';
  readonly at: Generated<Date>;
}

import type {
  AnswerKind,
  DeliveryAudience,
  DeliveryCause,
  DeliveryChannel,
  DeliveryKind,
  DeliveryState,
  LiveTopic,
} from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface DeliverySinkTable {
  readonly channel: 'email' | 'sms' | 'webhook' | 'mqtt';
  readonly address: string;
  readonly purpose: 'public' | 'exercise';
}

/** One message to one recipient by one channel, from its release to its end. */
export interface DeliveryTable {
  readonly id: Generated<string>;
  /** Null: it calls for an incident without an alert, or is a notice. */
  readonly alert_id: string | null;
  readonly version: number;
  readonly kind: DeliveryKind | 'Call' | 'Notice';
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly audience: DeliveryAudience;
  readonly channel: DeliveryChannel;
  readonly address: string;
  readonly name: string | null;
  readonly language: Language;
  readonly follower_id: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly state: Generated<DeliveryState>;
  readonly attempts: Generated<number>;
  readonly next_at: ColumnType<Date, Date | undefined, Date>;
  /** When `next_at` was set. */
  readonly waits_since: Generated<Date>;
  readonly claimed_by: string | null;
  readonly cause: DeliveryCause | null;
  readonly reason: string | null;
  readonly expires_at: Date;
  readonly queued_at: Generated<Date>;
  /** Or kept, in a drill. */
  readonly accepted_at: Date | null;
  /** Of the tier it calls; null: it asks for no acknowledgement. */
  readonly escalation_step_id: number | null;
  /** 0: it goes with the release; else the step that it is a message of alone. */
  readonly call: Generated<number>;
  readonly drill_id: number | null;
  readonly notice_id: string | null;
}

export interface DeliveryPaceTable {
  readonly channel: DeliveryChannel;
  readonly free_at: Date;
  /** When that was set. */
  readonly since: Generated<Date>;
}

/** Appended, never changed. */
export interface DeliveryAnswerTable {
  readonly id: GeneratedAlways<number>;
  readonly delivery_id: string;
  readonly answer: AnswerKind;
  readonly at: Generated<Date>;
}

export interface LiveEventTable {
  readonly id: GeneratedAlways<number>;
  readonly topic: LiveTopic;
  readonly subject: string;
  readonly at: Generated<Date>;
}

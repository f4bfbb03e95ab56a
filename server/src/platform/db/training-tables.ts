import type { AssessmentStatus, TrainingTopic } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import type { Generated, GeneratedAlways } from 'kysely';

export interface AssessmentRequestTable {
  readonly id: GeneratedAlways<number>;
  readonly date: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly topics: string | null;
  readonly status: Generated<AssessmentStatus>;
  readonly version: Generated<number>;
  readonly requested_at: Generated<Date>;
  readonly changed_at: Generated<Date>;
  readonly changed_by: string | null;
  readonly search_text: GeneratedAlways<string>;
}

export interface AssessmentFeedTable {
  readonly person_id: string;
  readonly token_hash: string;
  readonly created_at: Generated<Date>;
}

export interface TrainingAttemptTable {
  readonly id: Generated<string>;
  readonly person_id: string;
  readonly person_name: string;
  readonly topic: TrainingTopic;
  readonly language: Language;
  readonly answers: readonly number[];
  readonly right_answers: number;
  readonly questions: number;
  readonly passed: boolean;
  readonly certificate_number: string | null;
  readonly sample: boolean;
  readonly attempted_at: Generated<Date>;
}

export interface TrainingLinkTable {
  readonly id: GeneratedAlways<number>;
  readonly topic: TrainingTopic;
  readonly title: string;
  readonly url: string;
  readonly added_by: string;
  readonly added_at: Generated<Date>;
}

import type { CodedChannel, FollowChannel, FollowedPlaceInput } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface FollowerTable {
  readonly id: GeneratedAlways<number>;
  readonly channel: FollowChannel;
  readonly address: string;
  readonly push_p256dh: string | null;
  readonly push_auth: string | null;
  readonly language: Language;
  /** Who was signed in when this browser began to follow: notices reach that person here, too. */
  readonly person_id: Generated<string | null>;
  readonly token_hash: string;
  readonly stop_token: string;
  readonly followed_at: Generated<Date>;
}

export interface FollowedPlaceTable {
  readonly id: GeneratedAlways<number>;
  readonly follower_id: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radius_m: number;
  /** A box of degrees, read only by the database's index. */
  readonly reach: GeneratedAlways<unknown>;
}

export interface FollowRequestTable {
  readonly id: string;
  readonly channel: CodedChannel;
  readonly address: string;
  readonly language: Language;
  readonly place: ColumnType<FollowedPlaceInput | null, string | null, string | null>;
  readonly code_hash: string;
  readonly attempts_left: number;
  readonly expires_at: Date;
}

export interface FollowSendingTable {
  readonly key: string;
  readonly sent_at: Generated<Date>;
}

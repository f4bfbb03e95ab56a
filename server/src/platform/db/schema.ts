import type { ColumnType, Generated } from 'kysely';

import type { AlertImageTable, AlertTable, AlertVersionTable, CapMessageTable, PublicAlertView } from './alert-tables.ts';
import type { DeliveryAnswerTable, DeliveryPaceTable, DeliverySinkTable, DeliveryTable, LiveEventTable } from './delivery-tables.ts';
import type { DrillInjectTable, DrillNoteTable, DrillSampleTable, DrillTable } from './drill-tables.ts';
import type { DutyEntryTable, DutyFeedTable } from './duty-tables.ts';
import type {
  EscalationAcknowledgementTable,
  EscalationChainTable,
  EscalationPersonTable,
  EscalationStepTable,
  EscalationTable,
} from './escalation-tables.ts';
import type { FireDetectionTable, FireWatchTable } from './fire-detection-table.ts';
import type { FollowedPlaceTable, FollowerTable, FollowRequestTable, FollowSendingTable } from './follow-tables.ts';
import type {
  ChangedConditionTable,
  IncidentAttachmentTable,
  IncidentEventTable,
  IncidentNumberView,
  IncidentTable,
} from './incident-tables.ts';
import type {
  BreakGlassRequestTable,
  BreakGlassTable,
  CredentialTable,
  IdempotentAnswerTable,
  InvitationTable,
  NoticeTable,
  PasskeyTable,
  PersonDeviceTable,
  PersonSessionTable,
  PersonTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SetupLinkTable,
  SignInAttemptTable,
  SpentChallengeTable,
} from './person-tables.ts';
import type { IndustryTable, InventoryItemTable, ReceptorTable } from './register-tables.ts';
import type { RiskStudyTable, RiskWorksheetTable } from './risk-tables.ts';
import type { RunTable } from './run-table.ts';
import type {
  DetectionTable,
  IngestKeyTable,
  SensorAlarmStateTable,
  SensorAlarmTable,
  SensorClockTable,
  SensorReadingTable,
  SensorTable,
  SourceEstimateTable,
} from './sensor-tables.ts';
import type { SiteImageTable } from './site-image-table.ts';
import type {
  DutyShiftTable,
  StakeholderCodeTable,
  StakeholderDirectoryView,
  StakeholderMembershipTable,
  StakeholderProofTable,
  StakeholderTable,
} from './stakeholder-tables.ts';
import type { StandingFootprintTable } from './standing-footprint-table.ts';
import type { AssessmentFeedTable, AssessmentRequestTable, TrainingAttemptTable, TrainingLinkTable } from './training-tables.ts';
import type { WeatherForecastTable, WeatherTable } from './weather-table.ts';

/** Facts about this installation itself: what data it holds, since when. */
export interface InstallationTable {
  readonly only_row: Generated<boolean>;
  /** Demo and live data never mix: written on the first start, never changed. */
  readonly mode: 'demo' | 'live';
  readonly created_at: Generated<Date>;
  /** When the samples of demo mode were put in; null: not yet. */
  readonly samples_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/**
 * Every table, as SQL names it: one line per table, its row type beside the feature that owns it or here. Columns of type bigint
 * arrive as numbers, timestamptz as Date, date and numeric as text.
 */
export interface Schema {
  readonly installation: InstallationTable;
  readonly weather: WeatherTable;
  readonly weather_forecast: WeatherForecastTable;
  readonly standing_footprint: StandingFootprintTable;
  readonly run: RunTable;
  readonly risk_study: RiskStudyTable;
  readonly risk_worksheet: RiskWorksheetTable;
  readonly alert: AlertTable;
  readonly alert_version: AlertVersionTable;
  readonly alert_image: AlertImageTable;
  readonly cap_message: CapMessageTable;
  readonly public_alert: PublicAlertView;
  readonly delivery: DeliveryTable;
  readonly delivery_sink: DeliverySinkTable;
  readonly delivery_pace: DeliveryPaceTable;
  readonly delivery_answer: DeliveryAnswerTable;
  readonly live_event: LiveEventTable;
  readonly escalation_chain: EscalationChainTable;
  readonly escalation: EscalationTable;
  readonly escalation_step: EscalationStepTable;
  readonly escalation_person: EscalationPersonTable;
  readonly escalation_acknowledgement: EscalationAcknowledgementTable;
  readonly drill: DrillTable;
  readonly drill_inject: DrillInjectTable;
  readonly drill_sample: DrillSampleTable;
  readonly drill_note: DrillNoteTable;
  readonly duty_entry: DutyEntryTable;
  readonly duty_feed: DutyFeedTable;
  readonly person: PersonTable;
  readonly person_session: PersonSessionTable;
  readonly credential: CredentialTable;
  readonly setup_link: SetupLinkTable;
  readonly invitation: InvitationTable;
  readonly second_factor: SecondFactorTable;
  readonly passkey: PasskeyTable;
  readonly spent_challenge: SpentChallengeTable;
  readonly break_glass: BreakGlassTable;
  readonly break_glass_request: BreakGlassRequestTable;
  readonly notice: NoticeTable;
  readonly person_device: PersonDeviceTable;
  readonly sign_in_attempt: SignInAttemptTable;
  readonly recovery_code: RecoveryCodeTable;
  readonly idempotent_answer: IdempotentAnswerTable;
  readonly industry: IndustryTable;
  readonly inventory_item: InventoryItemTable;
  readonly receptor: ReceptorTable;
  readonly site_image: SiteImageTable;
  readonly incident: IncidentTable;
  readonly incident_event: IncidentEventTable;
  readonly incident_attachment: IncidentAttachmentTable;
  readonly incident_number: IncidentNumberView;
  readonly sensor: SensorTable;
  readonly ingest_key: IngestKeyTable;
  readonly sensor_reading: SensorReadingTable;
  readonly sensor_alarm_state: SensorAlarmStateTable;
  readonly sensor_clock: SensorClockTable;
  readonly sensor_alarm: SensorAlarmTable;
  readonly detection: DetectionTable;
  readonly fire_detection: FireDetectionTable;
  readonly fire_watch: FireWatchTable;
  readonly source_estimate: SourceEstimateTable;
  readonly changed_condition: ChangedConditionTable;
  readonly stakeholder: StakeholderTable;
  readonly stakeholder_membership: StakeholderMembershipTable;
  readonly stakeholder_proof: StakeholderProofTable;
  readonly stakeholder_code: StakeholderCodeTable;
  readonly stakeholder_directory: StakeholderDirectoryView;
  readonly duty_shift: DutyShiftTable;
  readonly assessment_request: AssessmentRequestTable;
  readonly assessment_feed: AssessmentFeedTable;
  readonly training_attempt: TrainingAttemptTable;
  readonly training_link: TrainingLinkTable;
  readonly follower: FollowerTable;
  readonly followed_place: FollowedPlaceTable;
  readonly follow_request: FollowRequestTable;
  readonly follow_sending: FollowSendingTable;
}

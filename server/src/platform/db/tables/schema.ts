import type {
  AdviceVariant,
  AlertNews,
  AreaPercent,
  AreaPopulation,
  AreaQuestion,
  CodedChannel,
  DrillTargets,
  DrillWeather,
  DutyRuleId,
  EarlyClear,
  EscalationTier,
  FireConfidence,
  FireFailure,
  FollowedPlaceInput,
  LiveTopic,
  OptionalChannel,
  PolygonCoordinates,
  ReadingProblem,
  ReceptorGeometry,
  RecipientChannel,
  SensorUnit,
  SignedInRole,
  SiteDocument,
  StakeholderGroup,
  ValueOrigins,
  VillageOff,
  ZonePopulation,
} from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import type { ColumnType, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { DB } from './schema.gen.ts';

/** A document, typed by the feature that writes it and never changed. */
type Document = JSONColumnType<object, string, never>;
type OptionalDocument = JSONColumnType<object | null, string | null, string | null>;

/** The values in the text of a notice. */
export interface NoticeFacts {
  readonly name: string;
  readonly role: SignedInRole;
  readonly places: string;
  readonly reason: string;
  /** A time in the text: when it ends. */
  readonly until: string | null;
  /** For an alert. */
  readonly incidentId?: string;
}

/** One changed field, as written by the trigger on `incident`. */
interface IncidentChange {
  readonly field: string;
  readonly from: string | number | null;
  readonly to: string | number | null;
  /** The person's name at that time. */
  readonly fromName?: string | null;
  readonly toName?: string | null;
}

/** A reading of a simulated sensor, in its unit. */
export interface SampleValue {
  readonly sensorId: number;
  readonly value: number;
}

/**
 * What SQL cannot express: documents in jsonb, columns that a trigger writes, values that the program knows, views. A checked
 * list of values (`check (state in (…))`) needs no entry here. The compiler refuses a table or column that does not exist.
 */
type ColumnTypes = Known<{
  alert: {
    area: Document;
    caveats: JSONColumnType<string[], string, never>;
    population: JSONColumnType<AreaPopulation | null, string | null | undefined, never>;
  };
  alert_check: { news: JSONColumnType<AlertNews | null, string | null, string | null> };
  alert_version: {
    area_answer: JSONColumnType<AreaQuestion | null, string | null | undefined, never>;
    early_clear: JSONColumnType<EarlyClear | null, string | null | undefined, never>;
    area_percent: ColumnType<AreaPercent | null, AreaPercent | null | undefined, never>;
    area: JSONColumnType<object | null, string | null, never>;
    caveats: JSONColumnType<string[] | null, string | null, never>;
    drawn: JSONColumnType<object | null, string | null, never>;
    population: JSONColumnType<AreaPopulation | null, string | null | undefined, never>;
    translations: JSONColumnType<object, string | undefined, never>;
    variants: JSONColumnType<AdviceVariant[], string | undefined, never>;
    villages_off: JSONColumnType<VillageOff[], string | undefined, never>;
  };
  call_channel: { channel: OptionalChannel };
  changed_condition: { industry_id: GeneratedAlways<number | null> };
  detection: { obstacle: OptionalDocument };
  drill: {
    scenario: JSONColumnType<object, string, string>;
    targets: JSONColumnType<DrillTargets, string, string>;
    weather: JSONColumnType<DrillWeather | null, string | null, string | null>;
  };
  drill_inject: { weather: JSONColumnType<DrillWeather | null, string | null, string | null> };
  drill_sample: { readings: JSONColumnType<readonly SampleValue[], string, never> };
  duty_entry: { rule: DutyRuleId };
  escalation: { tiers: JSONColumnType<EscalationTier[], string, never> };
  escalation_chain: { tiers: JSONColumnType<EscalationTier[], string, string> };
  escalation_person: { groups: readonly StakeholderGroup[]; addresses: readonly string[] };
  fire_detection: { confidence: FireConfidence | null };
  fire_watch: { failure: JSONColumnType<FireFailure | null, string | null, string | null> };
  follow_request: { channel: CodedChannel; place: ColumnType<FollowedPlaceInput | null, string | null, string | null> };
  follower: { channel: RecipientChannel };
  idempotent_answer: { answer: JSONColumnType<object | null, string | null, string> | null };
  incident: { industry_id: GeneratedAlways<number | null> };
  incident_event: {
    changes: JSONColumnType<readonly IncidentChange[], string | undefined, never>;
    detail: JSONColumnType<Readonly<Record<string, unknown>> | null, string | undefined, never>;
  };
  incident_number: { id: string };
  live_event: { topic: LiveTopic };
  /** The table keeps notices of kinds that are no longer sent. */
  notice: { facts: JSONColumnType<NoticeFacts, string>; kind: 'sent-in-error' | 'alert-ending' | 'channel-test' };
  precomputed_footprint: {
    answer: JSONColumnType<object, string | null, string | null> | null;
    cases: JSONColumnType<object, string | null, string | null> | null;
  };
  population_area: { outline: JSONColumnType<PolygonCoordinates | null, string | null, string | null> };
  public_alert: NotNull<
    Omit<DB['public_alert'], 'area' | 'origin' | 'translations' | 'variants' | 'villages' | 'state' | 'status' | 'incident_severity'>
  > &
    Pick<DB['alert_version'], 'status' | 'incident_severity'> & {
      area: JSONColumnType<object, never, never>;
      origin: JSONColumnType<object | null, never, never>;
      state: 'released' | 'cancelled';
      translations: JSONColumnType<object, never, never>;
      variants: JSONColumnType<object, never, never>;
      villages: JSONColumnType<readonly object[] | null, never, never>;
    };
  receptor: { geometry: JSONColumnType<ReceptorGeometry | null, string | null | undefined, string | null> };
  risk_matrix: { matrix: Document };
  risk_study: { document: Document; result: Document };
  run: {
    scenario: Document;
    weather_origin: Document;
    result: Document;
    population: JSONColumnType<readonly ZonePopulation[] | null, string | null | undefined, never>;
  };
  sensor: { unit: SensorUnit };
  site_document: { kind: SiteDocument['kind']; document: Document };
  source_estimate: {
    readings: JSONColumnType<readonly object[], string, never>;
    weather_origin: Document;
    wind: Document;
    scenario: Document;
    found: Document;
    map: Document;
  };
  stakeholder_directory: NotNull<
    Omit<
      DB['stakeholder_directory'],
      'contact_number_proved_at' | 'department' | 'email_address_proved_at' | 'language' | 'on_duty_until' | 'other_number'
    >
  > & {
    stakeholder_group: StakeholderGroup;
    stakeholder_groups: StakeholderGroup[];
    language: Language | null;
    other_number: string | null;
  };
  training_attempt: { answers: readonly number[] };
  topic_mapping: { unit: SensorUnit | null; last_refused: JSONColumnType<ReadingProblem[] | null, string | null, string | null> };
  weather: { value_origins: JSONColumnType<ValueOrigins | null, string | null, never> };
  weather_forecast: { hours: JSONColumnType<readonly object[], string, never> };
}>;

type NotNull<Columns> = { [Column in keyof Columns]: NonNullable<Columns[Column]> };

/** `Types`, if each of its tables and columns exists. */
type Known<
  Types extends {
    [Table in keyof Types]: Table extends keyof DB
      ? { [Column in keyof Types[Table]]: Column extends keyof DB[Table] ? unknown : never }
      : never;
  },
> = Types;

/**
 * Every table and view. The types are generated from the migrations (`schema.gen.ts`), except for the columns above. Columns of
 * type bigint are read as numbers, timestamptz as Date, date as text.
 */
export type Schema = {
  [Table in keyof DB]: Table extends keyof ColumnTypes ? Omit<DB[Table], keyof ColumnTypes[Table]> & ColumnTypes[Table] : DB[Table];
};

/** A person's scope. */
export type ScopeColumns = Selectable<Pick<Schema['person'], 'scope_kind' | 'scope_industries' | 'scope_area'>>;

import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface WeatherTable {
  readonly id: Generated<number>;
  readonly source: 'open-meteo' | 'weatherapi' | 'entered' | 'station';
  /** Display name, where a person entered it. */
  readonly entered_by: string | null;
  readonly entered_by_id: string | null;
  /** What the record is kept for: the asked place, rounded. */
  readonly place_latitude: number;
  readonly place_longitude: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly observed_at: Date;
  readonly received_at: Generated<Date>;
  readonly temperature_c: number;
  readonly wind_speed_ms: number;
  readonly wind_from_deg: number;
  readonly wind_gust_ms: number | null;
  readonly humidity_percent: number;
  readonly cloud_percent: number;
  readonly precipitation_mm: number;
  readonly pressure_hpa: number | null;
  readonly condition_text: string;
  readonly condition_kind: string;
  readonly is_day: boolean;
  readonly utc_offset_min: number;
}

/** The hours are typed by the feature that writes them. */
export interface WeatherForecastTable {
  readonly id: GeneratedAlways<number>;
  readonly source: 'open-meteo' | 'weatherapi';
  readonly cell_latitude: number;
  readonly cell_longitude: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly received_at: Generated<Date>;
  readonly utc_offset_min: number;
  readonly hours: JSONColumnType<readonly object[], string, never>;
}

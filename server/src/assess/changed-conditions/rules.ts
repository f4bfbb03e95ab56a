import type { RecordedConditions } from '@hazardguard/contract';
import type { ConditionsRow } from './store.ts';

export const presentConditions = (row: ConditionsRow): RecordedConditions => ({
  id: row.id,
  industryName: row.industry_name,
  chemicalName: row.chemical_name,
  windDirection: row.wind_direction,
  windSpeed: row.wind_speed,
  ruptureType: row.rupture_type,
  circularDiameter: row.circular_diameter,
  rectangularLength: row.rectangular_length,
  rectangularBreadth: row.rectangular_breadth,
  temperature: row.temperature,
  humidity: row.humidity,
  date: row.recorded_at.toISOString(),
  quantity: row.quantity,
  recordedBy: row.created_by,
});

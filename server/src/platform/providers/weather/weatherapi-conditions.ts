import type { ConditionKind } from './conditions.ts';

/** Codes of weatherapi.com/docs/weather_conditions.json, by what they show. */
const codes: Readonly<Record<Exclude<ConditionKind, 'unknown'>, readonly number[]>> = {
  clear: [1000],
  'partly-cloudy': [1003],
  cloudy: [1006, 1009],
  haze: [1012, 1015, 1018, 1021, 1024, 1027, 1033, 1036, 1039, 1042, 1045, 1048],
  fog: [1030, 1135, 1147],
  drizzle: [1150, 1153],
  rain: [1063, 1180, 1183, 1186, 1189, 1192, 1195, 1240, 1243, 1246],
  sleet: [1069, 1072, 1168, 1171, 1198, 1201, 1204, 1207, 1237, 1249, 1252, 1261, 1264],
  snow: [1066, 1114, 1117, 1210, 1213, 1216, 1219, 1222, 1225, 1255, 1258],
  thunderstorm: [1087, 1273, 1276, 1279, 1282],
};

const byCode = new Map(Object.entries(codes).flatMap(([kind, list]) => list.map((code) => [code, kind as ConditionKind] as const)));

export const toWeatherApiCondition = (code: number): ConditionKind => byCode.get(code) ?? 'unknown';

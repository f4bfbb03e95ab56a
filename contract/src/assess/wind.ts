import { type CompassPoint, compassPoints, compassStepDeg } from '../wire/constants.ts';

/** Centre of a compass point, degrees clockwise from north. */
export const toDegrees = (point: CompassPoint): number => compassPoints.indexOf(point) * compassStepDeg;

/** Nearest of the 16 points; 360 is north. */
export const toCompassPoint = (degrees: number): CompassPoint =>
  compassPoints[Math.round((((degrees % 360) + 360) % 360) / compassStepDeg) % compassPoints.length] ?? 'N';

/** Wind read from free text. */
export interface WindText {
  readonly fromDeg: number;
  readonly speedMs: number | null;
}

const pointNames: Readonly<Record<string, CompassPoint>> = {
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  northeast: 'NE',
  northwest: 'NW',
  southeast: 'SE',
  southwest: 'SW',
  northnortheast: 'NNE',
  eastnortheast: 'ENE',
  eastsoutheast: 'ESE',
  southsoutheast: 'SSE',
  southsouthwest: 'SSW',
  westsouthwest: 'WSW',
  westnorthwest: 'WNW',
  northnorthwest: 'NNW',
};

/** m/s in one of the unit. */
const speedUnits: Readonly<Record<string, number>> = {
  'm/s': 1,
  ms: 1,
  'km/h': 1 / 3.6,
  kmh: 1 / 3.6,
  kph: 1 / 3.6,
  kn: 1852 / 3600,
  kt: 1852 / 3600,
  knots: 1852 / 3600,
  mph: 0.44704,
};

/**
 * Reads 'NNW', '340', '340°', 'north-west 4 m/s', 'from the SW at 12 km/h'. The direction is where the wind blows from.
 * Null when it cannot be read without guessing (a bare second number has no unit and is refused).
 */
export const parseWind = (text: string): WindText | null => {
  const speedPattern = /(\d+(?:\.\d+)?)\s*(m\/s|ms|km\/h|kmh|kph|knots|kn|kt|mph)\b/i;
  const speedMatch = speedPattern.exec(text);
  const rest = text
    .replace(speedPattern, ' ')
    .toLowerCase()
    .replace(/\b(from|the|wind|at|blowing)\b|°|\bdeg(rees)?\b/g, ' ')
    .trim();
  const factor = speedMatch ? speedUnits[(speedMatch[2] ?? '').toLowerCase()] : undefined;
  const speedMs = speedMatch && factor !== undefined ? Number(speedMatch[1]) * factor : null;
  if (/^\d+(\.\d+)?$/.test(rest)) {
    const degrees = Number(rest);
    return degrees <= 360 ? { fromDeg: degrees % 360, speedMs } : null;
  }
  const compact = rest.replace(/[\s-]+/g, '');
  const point = compassPoints.find((candidate) => candidate.toLowerCase() === compact) ?? pointNames[compact];
  return point ? { fromDeg: toDegrees(point), speedMs } : null;
};

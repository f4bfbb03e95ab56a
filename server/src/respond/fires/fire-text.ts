import { textLimits, toCompassPoint } from '@hazardguard/contract';
import { formatLocalMoment } from '../../platform/texts/local-time.ts';
import type { PlacedFire } from './rules.ts';

/** Names of satellites by their codes in FIRMS files; other codes are shown unchanged. */
const satellites: Readonly<Record<string, string>> = {
  N: 'Suomi NPP',
  N20: 'NOAA-20',
  1: 'NOAA-20',
  N21: 'NOAA-21',
  2: 'NOAA-21',
  A: 'Aqua',
  T: 'Terra',
};

/** 'Suomi NPP at 2026-11-21 13:35 IST, 0.52 km NW of the site, confidence high, 11.8 MW'. */
export const formatFire = ({ satellite, at, distanceM, bearingDeg, confidence, powerMw }: PlacedFire): string => {
  const satelliteName = satellites[satellite] ?? (satellite === '' ? 'unnamed satellite' : satellite);
  const moment = formatLocalMoment(new Date(at));
  const place = `${(distanceM / 1000).toFixed(2)} km ${toCompassPoint(bearingDeg)} of the site`;
  const confidenceText = `confidence ${typeof confidence === 'number' ? `${confidence} %` : confidence}`;
  const power = powerMw === null ? 'radiative power not stated' : `${Number(powerMw.toPrecision(3))} MW`;
  return `${satelliteName} at ${moment}, ${place}, ${confidenceText}, ${power}`;
};

/** As many fires as fit in one log entry, and the number of the rest. */
export const formatFires = (fires: readonly PlacedFire[], maxLength: number = textLimits.note): string => {
  const sentences = fires.map(formatFire);
  const head = 'Heat detected by satellite: ';
  let shown = '';
  for (const [index, sentence] of sentences.entries()) {
    const next = shown === '' ? sentence : `${shown}; ${sentence}`;
    if (head.length + next.length + 40 > maxLength) return `${head}${shown}; and ${sentences.length - index} more`;
    shown = next;
  }
  return `${head}${shown}`;
};

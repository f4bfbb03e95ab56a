import { textLimits, toCompassPoint } from '@hazardguard/contract';
import type { PlacedFire } from './rules.ts';

/** Satellites by the letters and numbers of the files; others are told as they stand. */
const satellites: Readonly<Record<string, string>> = {
  N: 'Suomi NPP',
  N20: 'NOAA-20',
  1: 'NOAA-20',
  N21: 'NOAA-21',
  2: 'NOAA-21',
  A: 'Aqua',
  T: 'Terra',
};

/** 'Suomi NPP at 2026-11-21 08:05 UTC, 0.52 km NW of the site, confidence high, 11.8 MW'. */
export const formatFire = ({ satellite, at, distanceM, bearingDeg, confidence, powerMw }: PlacedFire): string => {
  const seen = satellites[satellite] ?? (satellite === '' ? 'a satellite that is not named' : satellite);
  const moment = `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
  const place = `${(distanceM / 1000).toFixed(2)} km ${toCompassPoint(bearingDeg)} of the site`;
  const sure = `confidence ${typeof confidence === 'number' ? `${confidence} %` : confidence}`;
  const power = powerMw === null ? 'radiative power not given' : `${Number(powerMw.toPrecision(3))} MW`;
  return `${seen} at ${moment}, ${place}, ${sure}, ${power}`;
};

/** Many fires in one entry of the log: as many as fit, and how many more there are. */
export const formatFires = (fires: readonly PlacedFire[], most: number = textLimits.note): string => {
  const sentences = fires.map(formatFire);
  const head = 'Heat seen by satellite: ';
  let shown = '';
  for (const [index, sentence] of sentences.entries()) {
    const next = shown === '' ? sentence : `${shown}; ${sentence}`;
    if (head.length + next.length + 40 > most) return `${head}${shown}; and ${sentences.length - index} more`;
    shown = next;
  }
  return `${head}${shown}`;
};

import type { Run } from '@hazardguard/contract';
import type { ReceptorHit, RunResult, Zone } from '@hazardguard/engine';
import {
  clockOf,
  directionInWords,
  distanceInWords,
  durationInWords,
  exactly,
  listInWords,
  massInWords,
  peopleInWords,
  roughly,
} from './wording.ts';

type Zones = readonly Zone[];

const outermost = (zones: Zones): Zone | undefined =>
  zones.reduce<Zone | undefined>((widest, zone) => (widest && widest.reachM >= zone.reachM ? widest : zone), undefined);

/** Blast and heat go all around; a cloud goes with the wind. */
export const goesAllAround = (zones: Zones): boolean => zones.every((zone) => zone.level.unit !== 'ppm');

/** A toxic level by its name, as on the map; a pressure or a heat by what it is. */
const levelInWords = ({ level: { id, value, unit } }: Zone): string => {
  if (unit === 'kPa') return `blast of ${exactly(value)} kPa`;
  return unit === 'ppm' ? `${id} (${exactly(value)} ppm)` : `heat of ${exactly(value)} ${unit}`;
};

const released = ({ source }: RunResult): string =>
  source.rateKgS === null
    ? `${massInWords(source.airborneKg)} into the air at once`
    : `${massInWords(source.airborneKg)} into the air over ${durationInWords(source.durationS)}, at most ${roughly(source.rateKgS)} kg/s`;

/** What happens, in a word or two before 'of …'. */
const whatHappens: Readonly<Record<RunResult['hazard'], string>> = {
  leak: 'Release',
  flammable: 'Flammable release',
  fire: 'Fire',
  explosion: 'Explosion',
};

export const hazardSentences = ({ industryName, result }: Run, zones: Zones): readonly string[] => {
  const { name } = result.chemical;
  const worst = zones[0];
  return [
    `${whatHappens[result.hazard]} of ${name} at ${industryName}: ${
      result.source.regime === 'detonation' ? `${massInWords(result.source.airborneKg)} taking part` : released(result)
    }.`,
    worst ? `Worst level reached: ${levelInWords(worst)}. ${worst.level.meaning}` : '',
    worst ? '' : 'The calculation reaches none of its levels; check the inputs before anyone is warned.',
    'Calculated by a model, not measured.',
  ];
};

const reachOf = (zone: Zone): string =>
  `${levelInWords(zone)} ${zone.status === 'beyond-range' ? 'at least ' : ''}${distanceInWords(zone.reachM)}`;

const nearest = (hits: readonly ReceptorHit[]): string => {
  const places = [...hits]
    .sort((a, b) => a.distanceM - b.distanceM)
    .slice(0, 3)
    .map((hit) => `${hit.receptor.name} (${distanceInWords(hit.distanceM)} to the ${directionInWords(hit.bearingDeg)})`);
  return places.length > 0 ? `Nearest inside: ${listInWords(places)}.` : '';
};

export const placeSentences = ({ industryName, result }: Run, zones: Zones, people: number): readonly string[] => {
  const site = `${industryName} (${result.site.latitude.toFixed(4)}, ${result.site.longitude.toFixed(4)})`;
  const widest = outermost(zones);
  if (!widest) return [`No area outside the site: no level is reached around ${site}.`];
  const wind = `wind from the ${directionInWords(result.windFromDeg)} at ${roughly(result.windSpeedMs)} m/s`;
  const area = goesAllAround(zones)
    ? `All around ${site}, to ${distanceInWords(widest.reachM)}.`
    : `From ${site} towards the ${directionInWords(result.windFromDeg + 180)}, to ${distanceInWords(widest.reachM)}, up to ${distanceInWords(widest.maxHalfWidthM)} to either side (${wind}).`;
  return [
    area,
    `Reach: ${zones.map(reachOf).join('; ')}.`,
    result.receptorsConsidered > 0
      ? `Recorded inside: ${peopleInWords(people)}.`
      : 'No schools, hospitals or homes are recorded around the site: people inside are not counted.',
    nearest(result.hits),
    goesAllAround(zones) ? '' : 'The area turns with the wind.',
  ];
};

export const timeSentences = ({ scenario, result }: Run, zones: Zones, now: Date, expiresAt: Date): readonly string[] => {
  const clock = clockOf(scenario.time);
  const arrivals = result.hits.map((hit) => hit.arrivalS).filter((seconds) => seconds !== null);
  const far = outermost(zones)?.arrivalS ?? null;
  const release = scenario.time === undefined ? Number.NaN : Date.parse(scenario.time);
  return [
    `Issued ${clock(now)}, valid until ${clock(expiresAt)}.`,
    Number.isFinite(release) ? `Release assumed at ${clock(new Date(release))}.` : '',
    arrivals.length > 0 ? `First recorded place reached after about ${durationInWords(Math.min(...arrivals))}.` : '',
    far === null ? '' : `Far edge reached after about ${durationInWords(far)}.`,
    goesAllAround(zones) ? '' : 'New weather makes a new area.',
  ];
};

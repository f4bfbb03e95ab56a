import type { Run } from '@hazardguard/contract';
import type { Level, ReceptorHit, RunResult, WarnedArea, Zone } from '@hazardguard/engine';
import { findCountBehind, findPeopleInside } from '../../assess/runs/footprint.ts';
import type { GuideDistance } from '../../assess/warned-area/guide-distance.ts';
import { isSmoke } from './alert-area.ts';
import type { RunArea } from './run-area.ts';
import {
  formatDirection,
  formatDistance,
  formatDuration,
  formatExactly,
  formatList,
  formatMass,
  formatPeopleInZone,
  formatRoughly,
  makeClock,
} from './wording.ts';

type Zones = readonly Zone[];

const findOutermost = (zones: Zones): Zone | undefined =>
  zones.reduce<Zone | undefined>((widest, zone) => (widest && widest.reachM >= zone.reachM ? widest : zone), undefined);

/** True for blast and heat, which reach all directions; a cloud goes with the wind. */
export const isAllRound = (zones: Zones): boolean => zones.every((zone) => zone.level.unit !== 'ppm');

/** 'AEGL-2, 10 minutes': the exposure time that its value is for, where the run recorded it. */
const formatLevelName = ({ id, exposureS }: Pick<Level, 'id' | 'exposureS'>): string =>
  exposureS === undefined ? id : `${id}, ${formatDuration(exposureS)}`;

/** A toxic level by its name, as on the map; blast and heat by their quantity. */
const formatLevel = ({ level }: Zone): string => {
  const { value, unit } = level;
  if (unit === 'kPa') return `blast of ${formatExactly(value)} kPa`;
  return unit === 'ppm' ? `${formatLevelName(level)} (${formatExactly(value)} ppm)` : `heat of ${formatExactly(value)} ${unit}`;
};

const formatReleased = ({ source }: RunResult): string =>
  source.rateKgS === null
    ? `${formatMass(source.airborneKg)} into the air instantaneously`
    : `${formatMass(source.airborneKg)} into the air over ${formatDuration(source.durationS)}, at most ${formatRoughly(source.rateKgS)} kg/s`;

/** The event, before 'of …'. */
const whatHappens: Readonly<Record<RunResult['hazard'], string>> = {
  leak: 'Release',
  flammable: 'Flammable release',
  fire: 'Fire',
  explosion: 'Explosion',
};

export const formatHazard = ({ industryName, result }: Run, zones: Zones): readonly string[] => {
  const { name } = result.chemical;
  const worst = zones[0];
  return [
    `${whatHappens[result.hazard]} of ${name} at ${industryName}: ${
      result.source.regime === 'detonation' ? `${formatMass(result.source.airborneKg)} taking part` : formatReleased(result)
    }.`,
    worst ? `Worst level reached: ${formatLevel(worst)}. ${worst.level.meaning}` : '',
    worst ? '' : 'The calculation reaches none of its levels; check the inputs before anyone is warned.',
    'Calculated by a model, not measured.',
  ];
};

const formatReach = (zone: Zone): string =>
  `${formatLevel(zone)} ${zone.status === 'beyond-range' ? 'as far as the model reaches' : formatDistance(zone.reachM)}`;

const formatNearest = (hits: readonly ReceptorHit[]): string => {
  const places = [...hits]
    .sort((a, b) => a.distanceM - b.distanceM)
    .slice(0, 3)
    .map((hit) => `${hit.receptor.name} (${formatDistance(hit.distanceM)} to the ${formatDirection(hit.bearingDeg)})`);
  return places.length > 0 ? `Nearest inside: ${formatList(places)}.` : '';
};

const formatShare = (share: number): string => `${formatExactly(100 * share)} %`;

/** "1 in 3": how often such an accident reaches farther than the area. */
const formatBeyond = (share: number): string => (share < 0.001 ? 'none' : `1 in ${Math.max(1, Math.round(1 / share))}`);

const formatGuide = ({ downwind, aroundM, around }: GuideDistance): string => {
  const near = `everybody within ${formatDistance(aroundM)}${around === 'vessel-in-fire' ? ', as the Emergency Response Guidebook says for a vessel in a fire' : ''}`;
  if (around === 'vessel-in-fire') return `It holds ${near}.`;
  if (downwind === null) return `The Emergency Response Guidebook has no row for the substance. It holds ${near}.`;
  const row = downwind.container === null ? `${downwind.spill} spill` : downwind.container;
  return `It holds ${near} and the distance of the Emergency Response Guidebook, ${formatDistance(downwind.distanceM)} downwind (${row}; the container is assumed from the quantity).`;
};

const formatWarned = (name: string, { level, probability, reachM, isModelLimit, beyondShare }: WarnedArea): string =>
  `${name}: places that ${formatLevelName(level)} reaches with a probability of at least ${formatShare(probability)}, ${
    isModelLimit ? 'as far as the model reaches' : `to ${formatDistance(reachM)}`
  }; of accidents of this kind ${formatBeyond(beyondShare)} reaches farther.`;

/** What the areas of the alert are, for the officer who approves. */
export const formatArea = ({ zones, warned, reason }: RunArea): string => {
  if (warned === null) {
    const level = zones.at(-1)?.level;
    return level === undefined ? '' : `Area: the zone of ${formatLevelName(level)} alone. ${reason ?? ''}`;
  }
  return [
    formatWarned('Act-now area', warned.actNow),
    formatGuide(warned.guide),
    warned.beReady === null
      ? ''
      : isSmoke(warned)
        ? `Be-ready area: the smoke, ${formatDistance(warned.guide.smokeM)} downwind with the uncertainty of the wind; a convention, not calculated.`
        : formatWarned('Be-ready area', warned.beReady),
  ]
    .filter(Boolean)
    .join(' ');
};

/** `warned`: the level of the zone whose people are named. */
export const formatPlace = (run: Run, zones: Zones, warned: string | undefined): readonly string[] => {
  const { industryName, result } = run;
  const site = `${industryName} (${result.site.latitude.toFixed(4)}, ${result.site.longitude.toFixed(4)})`;
  const widest = zones.find(({ level }) => level.id === warned) ?? findOutermost(zones);
  if (!widest) return [`No area outside the site: no level is reached around ${site}.`];
  const wind = `wind from the ${formatDirection(result.windFromDeg)} at ${formatRoughly(result.windSpeedMs)} m/s`;
  const area = isAllRound(zones)
    ? `All around ${site}, to ${formatDistance(widest.reachM)}.`
    : `From ${site} towards the ${formatDirection(result.windFromDeg + 180)}, to ${formatDistance(widest.reachM)}, up to ${formatDistance(widest.maxHalfWidthM)} to either side (${wind}).`;
  return [
    area,
    `Reach: ${zones.map(formatReach).join('; ')}.`,
    warned === undefined ? '' : formatPeopleInZone(warned, findPeopleInside(run, warned), findCountBehind(run, warned)),
    formatNearest(result.hits),
    isAllRound(zones) ? '' : 'The area turns with the wind.',
  ];
};

export const formatTimes = ({ scenario, result }: Run, zones: Zones, now: Date, expiresAt: Date): readonly string[] => {
  const clock = makeClock(scenario.time);
  const arrivals = result.hits.map((hit) => hit.arrivalS).filter((seconds) => seconds !== null);
  const far = findOutermost(zones)?.arrivalS ?? null;
  const release = scenario.time === undefined ? Number.NaN : Date.parse(scenario.time);
  return [
    `Issued ${clock(now)}, valid until ${clock(expiresAt)}.`,
    Number.isFinite(release) ? `Release assumed at ${clock(new Date(release))}.` : '',
    arrivals.length > 0 ? `First recorded place reached after about ${formatDuration(Math.min(...arrivals))}.` : '',
    far === null ? '' : `Far edge reached after about ${formatDuration(far)}.`,
    isAllRound(zones) ? '' : 'New weather makes a new area.',
  ];
};

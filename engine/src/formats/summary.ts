import { describeValidation } from '../choose/describe-validation.ts';
import type { ReachBands } from '../ensemble/reach-bands.ts';
import type { InputEcho } from '../types/common-types.ts';
import type { ImpactCount, RunResult, Zone } from '../types/result-types.ts';
import { allZones } from './all-zones.ts';
import { bandsSentence, bandWords, findBand } from './bands.ts';
import { distance, duration, figure } from './figures.ts';
import { levelName } from './level-name.ts';
import { laterWinds } from './winds.ts';
import type { FindZonePeople, ZonePeople } from './zone-people.ts';

/** What a run does not know of itself. */
export interface SummaryContext {
  /** The plant. */
  readonly place: string | undefined;
  /** When and by whom it was stored, or that it is a preview; a whole sentence. */
  readonly made: string | undefined;
  /** Where the weather comes from and how old it was; a whole sentence. */
  readonly weather: string | undefined;
  /** How far the reaches may be off. */
  readonly bands: ReachBands | undefined;
  /** People inside each zone as the caller counted them. */
  readonly people: FindZonePeople | undefined;
}

const columns = 78;
const indent = '   ';

/** Lines of at most 78 characters, the second and later ones indented further. */
const folded = (text: string): readonly string[] => {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    if (line.trim() !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = `${indent}  `;
    }
    line += line.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, line];
};

const section = (title: string, facts: readonly string[]): string => [`${title}:`, ...facts.flatMap(folded)].join('\n');

const measured = ({ value, unit, origin }: InputEcho): string => {
  const number = typeof value === 'number' && origin !== 'given' ? figure(value) : String(value);
  if (unit === undefined) return number;
  return unit === '°' ? `${number}°` : `${number} ${unit}`;
};

const echoed = (result: RunResult, keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => {
    const input = result.inputs.find((one) => one.key === key);
    return input === undefined ? [] : [`${input.label}: ${measured(input)}${input.origin === 'given' ? '' : ` (${input.origin})`}`];
  });

const reach = (zone: Zone): string => {
  if (zone.status === 'not-reached') return 'not reached';
  return zone.status === 'beyond-range' ? `more than ${distance(zone.reachM)}` : distance(zone.reachM);
};

const recordedInside = ({ people, receptors, withoutCount = 0 }: ImpactCount): string => {
  if (withoutCount === 0) return `${people} recorded people at ${receptors} places`;
  return `at least ${people} recorded people at ${receptors} places, ${withoutCount} of them without a head-count,`;
};

const headCount = (people: number | null): string => (people === null ? 'people not known' : `${people} people`);

const countedInside = ({ people, basis, withoutCount }: ZonePeople, within: ImpactCount): string => {
  if (basis === 'receptors') return recordedInside({ ...within, people: people ?? 0, ...(withoutCount > 0 ? { withoutCount } : {}) });
  return people === null ? 'people not known' : `about ${figure(people)} people`;
};

const zoneLine = (result: RunResult, zone: Zone, find: FindZonePeople | undefined): string => {
  const within = result.impact.find((impact) => impact.levelId === zone.level.id)?.within;
  const counted = find?.(zone.level.id);
  const inside = within && (counted === undefined ? recordedInside(within) : countedInside(counted, within));
  const people = inside === undefined ? '' : `; ${inside} inside`;
  const soon = zone.arrivalS === null || zone.status === 'not-reached' ? '' : `; far edge reached after ${duration(zone.arrivalS)}`;
  return `${zone.level.severity.padEnd(6)}: ${reach(zone)} --- (${figure(zone.level.value)} ${zone.level.unit} = ${levelName(zone.level)}${soon}${people})`;
};

const bandLines = (result: RunResult, bands: ReachBands): readonly string[] => [
  ...result.zones.flatMap((zone) => {
    const band = findBand(bands, zone);
    return band === undefined ? [] : [`${zone.level.severity.padEnd(6)}: ${bandWords(band)}`];
  }),
  bandsSentence(bands),
];

const sourceFacts = ({ source, hazard }: RunResult): readonly string[] => [
  `Kind of release: ${source.regime}`,
  ...(source.rateKgS === null ? ['Release: instantaneous'] : [`Highest release rate: ${figure(source.rateKgS)} kg/s`]),
  ...(source.durationS > 0 ? [`Duration: ${duration(source.durationS)}`] : []),
  `${hazard === 'explosion' ? 'Mass that explodes' : 'Total mass airborne'}: ${figure(source.airborneKg)} kg`,
  ...(source.flashFraction === null ? [] : [`Flashes to vapour: ${figure(100 * source.flashFraction)} %`]),
  ...(source.openingAreaM2 === null ? [] : [`Opening: ${figure(1e4 * source.openingAreaM2)} cm²`]),
  ...(source.storagePressureKpa === null ? [] : [`Storage pressure: ${figure(source.storagePressureKpa)} kPa absolute`]),
  `Temperature: ${figure(source.temperatureC)} °C`,
];

/**
 * A run in plain text, in the five parts that readers of ALOHA's text summary know: site, chemical, atmosphere, source strength,
 * threat zones; then what that summary leaves out: who was counted, every caveat, and how to get the same numbers again.
 */
export const toSummary = (result: RunResult, { place, made, weather, bands, people }: SummaryContext): string => {
  const { chemical, model, site } = result;
  const sections = [
    section('SITE DATA', [
      ...(place === undefined ? [] : [`Location: ${place}`]),
      `Position: ${site.latitude.toFixed(6)}, ${site.longitude.toFixed(6)}`,
      ...echoed(result, ['time', 'site.terrain', 'site.roughnessM']),
    ]),
    section('CHEMICAL DATA', [
      `Chemical name: ${chemical.name}`,
      `CAS number: ${chemical.cas}`,
      ...allZones(result).map(({ level }) => `${levelName(level)}: ${figure(level.value)} ${level.unit}. ${level.meaning}`),
    ]),
    section('ATMOSPHERIC DATA', [
      `Wind: ${figure(result.windSpeedMs)} m/s from ${figure(result.windFromDeg)}° true`,
      `Stability class: ${result.stability}`,
      ...laterWinds(result),
      ...echoed(result, [
        'weather.windHeightM',
        'weather.temperatureC',
        'weather.humidityPercent',
        'weather.cloudPercent',
        'weather.pressureKpa',
        'weather.mixingHeightM',
      ]),
      ...(weather === undefined ? [] : [weather]),
    ]),
    section('SOURCE STRENGTH', [
      ...echoed(result, [
        'quantityKg',
        'storage.temperatureC',
        'rupture.type',
        'rupture.diameterM',
        'rupture.lengthM',
        'rupture.breadthM',
        'rupture.heightM',
        'isolationMin',
      ]),
      ...sourceFacts(result),
    ]),
    section('THREAT ZONE', [
      `Model run: ${model.title} (${model.mode})${model.verified ? '' : ', not verified by independent published cases'}`,
      ...(model.validatedOn ?? []).map((one) => `Validated on field trials: ${describeValidation(one)}`),
      ...allZones(result).map((zone) => zoneLine(result, zone, people)),
      ...(bands === undefined ? [] : bandLines(result, bands)),
    ]),
    section('WHO WAS COUNTED', [
      `${result.receptorsConsidered} recorded places were looked at.`,
      ...result.hits.map(
        (hit) =>
          `${hit.levelId}: ${hit.receptor.name} (${hit.receptor.kind}, ${headCount(hit.receptor.people)}), ${distance(hit.distanceM)}`,
      ),
      ...(result.receptorsOmitted > 0 ? [`and ${result.receptorsOmitted} more places`] : []),
    ]),
    section(
      'CAVEATS',
      result.caveats.length === 0
        ? ['None.']
        : result.caveats.map(({ severity, message }) => `${severity === 'warning' ? 'Warning' : 'Note'}: ${message}`),
    ),
    section('ORIGIN', [
      ...(made === undefined ? [] : [made]),
      `HazardGuard engine ${result.engineVersion}, scenario ${result.scenarioHash}`,
      'Calculated by a model, not measured. This is no output of ALOHA.',
    ]),
  ];
  return `${sections.join('\n\n')}\n`;
};

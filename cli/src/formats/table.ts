import {
  type Detail,
  describeValidation,
  type ImpactCount,
  type InputEcho,
  type RunResult,
  type SourceSummary,
  type Zone,
} from '@hazardguard/engine';
import { allZones, area, distance, duration, figure, laterWinds, levelName, wordInput } from '@hazardguard/engine/formats';
import { alignColumns } from '../align-columns.ts';

type Row = readonly string[];

const indentLines = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const reach = (zone: Zone): string => {
  if (zone.status === 'not-reached') return 'not reached';
  return zone.status === 'beyond-range' ? `> ${distance(zone.reachM)}` : distance(zone.reachM);
};

const formatHeadCount = ({ people, withoutCount = 0 }: ImpactCount): string => (withoutCount === 0 ? String(people) : `>= ${people}`);

const toZoneRow = (result: RunResult, zone: Zone): Row => {
  const within = result.impact.find((impact) => impact.levelId === zone.level.id)?.within;
  const isReached = zone.status !== 'not-reached';
  return [
    levelName(zone.level),
    `${figure(zone.level.value)} ${zone.level.unit}`,
    reach(zone),
    isReached ? distance(2 * zone.maxHalfWidthM) : '-',
    isReached ? area(zone.areaM2) : '-',
    zone.arrivalS === null || !isReached ? '-' : duration(zone.arrivalS),
    within ? String(within.receptors) : '-',
    within ? formatHeadCount(within) : '-',
  ];
};

const toDetailRow = ({ label, value, unit }: Detail): Row => [label, unit === 's' ? duration(value) : `${figure(value)} ${unit}`.trim()];

const formatSource = (source: SourceSummary, details: readonly Detail[]): readonly string[] => {
  const facts = [
    ['Release', source.regime],
    ...(source.rateKgS === null
      ? [['Rate', 'instantaneous']]
      : [
          ['Highest rate', `${figure(source.rateKgS)} kg/s`],
          ['Duration', duration(source.durationS)],
        ]),
    [source.regime === 'detonation' ? 'Mass that explodes' : 'Mass airborne', `${figure(source.airborneKg)} kg`],
    ...(source.flashFraction === null ? [] : [['Flashes to vapour', `${figure(source.flashFraction * 100)} %`]]),
    ...(source.rainOut === undefined ? [] : [['Rains out', `${figure(source.rainOut * 100)} %`]]),
    ...(source.pooledKg === undefined || source.pooledKg < 1 ? [] : [['Left in the pool', `${figure(source.pooledKg)} kg`]]),
    ...(source.leftKg === undefined || source.leftKg < 1 ? [] : [['Stays in the vessel', `${figure(source.leftKg)} kg`]]),
    ...(source.openingAreaM2 === null ? [] : [['Opening', `${figure(source.openingAreaM2 * 1e4)} cm²`]]),
    ...(source.storagePressureKpa === null ? [] : [['Storage pressure', `${figure(source.storagePressureKpa)} kPa absolute`]]),
    ['Temperature', `${figure(source.temperatureC)} °C`],
    ...details.map(toDetailRow),
  ];
  return alignColumns(facts, 2);
};

/** Given values exactly as given; derived values with significant digits only. */
const formatInputValue = (input: InputEcho): string => {
  const { unit, origin } = input;
  const value = wordInput(input);
  const written = typeof value === 'number' && origin !== 'given' ? figure(value) : String(value);
  if (unit === undefined) return written;
  return unit === '°' ? `${written}°` : `${written} ${unit}`;
};

const toInputRow = (input: InputEcho): Row => [input.label, formatInputValue(input), input.origin === 'given' ? '' : `(${input.origin})`];

/** The run as a text table: summary, zones, source, model, inputs, every caveat in full. */
export const toTable = (result: RunResult): string => {
  const { chemical, model, site } = result;
  const head: Row = ['Level', 'Value', 'Reach', 'Width', 'Area', 'Arrival', 'Receptors', 'People'];
  const hits = result.hits.map(
    (hit): Row => [
      hit.receptor.name,
      hit.receptor.kind,
      hit.levelId,
      `${distance(hit.distanceM)} at ${figure(hit.bearingDeg)}°`,
      hit.receptor.people === null ? 'not known' : String(hit.receptor.people),
    ],
  );
  const title = result.inputs.find((input) => input.key === 'title');
  const sections: readonly (readonly string[])[] = [
    [
      ...(title ? [String(title.value)] : []),
      `${chemical.name} (${chemical.cas}), ${result.hazard} at ${site.latitude.toFixed(6)}, ${site.longitude.toFixed(6)}`,
      `Wind from ${figure(result.windFromDeg)}° at ${figure(result.windSpeedMs)} m/s, stability class ${result.stability}`,
      ...laterWinds(result),
    ],
    ['Zones', ...indentLines(alignColumns([head, ...allZones(result).map((zone) => toZoneRow(result, zone))], 1))],
    hits.length === 0
      ? []
      : [
          'Inside a zone',
          ...indentLines(alignColumns([['Name', 'Kind', 'Level', 'From the source', 'People'], ...hits], 3)),
          ...(result.receptorsOmitted > 0 ? [`  and ${result.receptorsOmitted} more`] : []),
        ],
    ['Source', ...indentLines(formatSource(result.source, result.details ?? []))],
    [
      'Model',
      `  ${model.title} [${model.id}], ${model.mode}, ${model.verified ? 'verified against independent published cases' : 'NOT VALIDATED'}`,
      ...(model.validatedOn ?? []).map((one) => `  Validated on ${describeValidation(one)}`),
      `  ${model.reason}`,
      `  Sources: ${model.sources.join(', ')}`,
    ],
    ['Inputs as used', ...indentLines(alignColumns(result.inputs.filter((input) => input !== title).map(toInputRow), 3))],
    [
      result.caveats.length === 0 ? 'No caveats' : 'Caveats',
      ...indentLines(result.caveats.map((caveat) => `${caveat.severity === 'warning' ? 'Warning' : 'Note'}: ${caveat.message}`)),
    ],
    [`Engine ${result.engineVersion}, scenario ${result.scenarioHash}`],
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
};

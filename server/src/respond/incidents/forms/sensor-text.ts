import type { IncidentEvent, SensorUnit } from '@hazardguard/contract';
import { fill } from './fill.ts';
import type { ReportFormat } from './form-facts.ts';

type Entry<Kind extends IncidentEvent['kind']> = Extract<IncidentEvent, { readonly kind: Kind }>;

const unitSigns: Readonly<Partial<Record<SensorUnit, string>>> = { 'mg/m3': 'mg/m³', deg: '°', degC: '°C', percent: '%' };

const formatArea = (m2: number, { texts }: ReportFormat): string => (m2 < 1e5 ? `${texts.number(m2)} m²` : `${texts.number(m2 / 1e6)} km²`);

/** Raised and cleared alarms with values and units. */
export const formatAlarms = ({ alarms, more }: Entry<'sensor-alarms'>, { terms, texts }: ReportFormat): string => {
  const { sensor: labels } = terms.log;
  const alarmLines = alarms.map(({ kind, value, unit, code, name, limit }) => {
    const formatMeasured = (one: number): string =>
      unit === 'on-off' ? (one === 0 ? labels.off : labels.on) : `${texts.number(one, 4)} ${unitSigns[unit] ?? unit}`;
    const sentence = fill(labels[kind], { sensor: `${code} (${name})`, value: formatMeasured(value) });
    if (limit === null || unit === 'on-off') return sentence;
    return sentence + fill(kind === 'raised' ? labels.from : labels.below, { limit: formatMeasured(limit) });
  });
  return [...alarmLines, ...(more > 0 ? [fill(labels.more, { count: texts.count(more) })] : [])].join('; ');
};

/** Position and rate of an estimated source. */
export const formatSource = (event: Entry<'source-estimate'>, format: ReportFormat): string => {
  const { terms, texts } = format;
  const rate = (kgS: number): string => `${texts.number(kgS)} kg/s`;
  const source = fill(terms.log.source, {
    place: `${event.latitude.toFixed(5)}, ${event.longitude.toFixed(5)}`,
    rate: rate(event.rateKgS),
    low: rate(event.lowKgS),
    high: rate(event.highKgS),
    sensors: texts.count(event.sensors),
    detected: texts.count(event.detected),
  });
  return event.areaM2 === null ? source : `${source}; ${fill(terms.log.sourceWithin, { area: formatArea(event.areaM2, format) })}`;
};

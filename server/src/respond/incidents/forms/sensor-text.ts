import type { IncidentEvent, SensorUnit } from '@hazardguard/contract';
import { fill } from './fill.ts';
import type { ReportFormat } from './form-facts.ts';

type Entry<Kind extends IncidentEvent['kind']> = Extract<IncidentEvent, { readonly kind: Kind }>;

const signs: Readonly<Partial<Record<SensorUnit, string>>> = { 'mg/m3': 'mg/m³', deg: '°', degC: '°C', percent: '%' };

const formatArea = (m2: number, { texts }: ReportFormat): string => (m2 < 1e5 ? `${texts.number(m2)} m²` : `${texts.number(m2 / 1e6)} km²`);

/** Alarms that sensors raised or that were cleared, with their values and units. */
export const formatAlarms = ({ alarms, more }: Entry<'sensor-alarms'>, { shared, texts }: ReportFormat): string => {
  const { sensor: words } = shared.log;
  const alarmLines = alarms.map(({ kind, value, unit, code, name, limit }) => {
    const measured = (one: number): string =>
      unit === 'on-off' ? (one === 0 ? words.off : words.on) : `${texts.number(one, 4)} ${signs[unit] ?? unit}`;
    const sentence = fill(words[kind], { sensor: `${code} (${name})`, value: measured(value) });
    if (limit === null || unit === 'on-off') return sentence;
    return sentence + fill(kind === 'raised' ? words.from : words.below, { limit: measured(limit) });
  });
  return [...alarmLines, ...(more > 0 ? [fill(words.more, { count: texts.count(more) })] : [])].join('; ');
};

/** Where sensors place a source, and how strong it is. */
export const formatSource = (event: Entry<'source-estimate'>, speech: ReportFormat): string => {
  const { shared, texts } = speech;
  const rate = (kgS: number): string => `${texts.number(kgS)} kg/s`;
  const source = fill(shared.log.source, {
    place: `${event.latitude.toFixed(5)}, ${event.longitude.toFixed(5)}`,
    rate: rate(event.rateKgS),
    low: rate(event.lowKgS),
    high: rate(event.highKgS),
    sensors: texts.count(event.sensors),
    detected: texts.count(event.detected),
  });
  return event.areaM2 === null ? source : `${source}; ${fill(shared.log.sourceWithin, { area: formatArea(event.areaM2, speech) })}`;
};

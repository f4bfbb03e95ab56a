import { findAreaPart, type PublicArea } from '@hazardguard/contract';
import { writeXml, type XmlNode } from '../../platform/cap/write-xml.ts';
import type { FieldAlert } from './field-picture.ts';

/**
 * Cursor on Target 2.0 (schema Event-PUBLIC.xsd, MITRE case #11-3895): seven attributes of an event and five of its point are required.
 * Zones are free-form drawings and roadblocks points, as TAK draws them.
 */

/** 'Not known', of a height or an error, m. */
const unknownM = '9999999.0';

/** Alpha, red, green and blue as one signed number. */
const toArgb = (alpha: number, rgb: number): string => String((alpha << 24) | rgb | 0);

/** Colours of the zones, as on the maps of the product (`hazard-colours.ts`). */
const zoneColours = { severe: 0x7a0019, middle: 0xe06a00, mild: 0xffe99a } as const satisfies Record<
  PublicArea['features'][number]['properties']['severity'],
  number
>;
/** The warned areas contain the zones with their uncertainty. */
const areaColours = { 'act-now': 0x0b5d78, 'be-ready': 0x4d8fa6, 'warned-area': 0x0b5d78 } as const;
const areaWords = { 'act-now': 'act-now area', 'be-ready': 'be-ready area', 'warned-area': 'warned area' } as const;
export const findColour = (properties: PublicArea['features'][number]['properties']): number => {
  const part = findAreaPart(properties);
  return part === 'zone' ? zoneColours[properties.severity] : areaColours[part];
};
const zoneWords = { severe: 'life-threatening', middle: 'serious', mild: 'mild' } as const;
const nameArea = (properties: PublicArea['features'][number]['properties']): string => {
  const part = findAreaPart(properties);
  return part === 'zone' ? zoneWords[properties.severity] : areaWords[part];
};
const lineAlpha = 0xff;
const fillAlpha = 0x50;

/** One event; a later one with the same `uid` replaces it. */
export interface CotEvent {
  readonly uid: string;
  readonly type: string;
  /** How the place came about: predicted by a machine, or derived from imported roads. */
  readonly how: 'm-p' | 'm-r';
  readonly latitude: number;
  readonly longitude: number;
  readonly time: string;
  readonly stale: string;
  readonly isReal: boolean;
  readonly detail: readonly XmlNode[];
}

export const writeCotEvent = ({ uid, type, how, latitude, longitude, time, stale, isReal, detail }: CotEvent): string =>
  writeXml([
    'event',
    [
      ['point', [], { lat: String(latitude), lon: String(longitude), hae: unknownM, ce: unknownM, le: unknownM }],
      ['detail', detail],
    ],
    // opex: operations or exercise.
    { version: '2.0', uid, type, time, start: time, stale, how, opex: isReal ? 'o' : 'e' },
  ]);

type Ring = readonly (readonly [number, number])[];

/** The middle of the corners, where TAK puts the label. */
const findMiddle = (ring: Ring): { readonly latitude: number; readonly longitude: number } => {
  const corners = ring.slice(1);
  const mean = (axis: 0 | 1): number => Number((corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length).toFixed(6));
  return { latitude: mean(1), longitude: mean(0) };
};

const zoneUid = (alertId: string, index: number): string => `hazardguard-${alertId}-zone-${index + 1}`;
const blockUid = (alertId: string, index: number): string => `hazardguard-${alertId}-roadblock-${index + 1}`;

const toEvents = (alert: FieldAlert): readonly CotEvent[] => {
  const isReal = alert.status === 'Actual';
  const name = isReal ? alert.incidentId : `${alert.status.toUpperCase()} ${alert.incidentId}`;
  const about = { time: alert.releasedAt, stale: alert.expiresAt, isReal };
  const zones = (alert.area?.features ?? []).map(({ geometry, properties }, index): CotEvent => {
    const [ring = []] = geometry.coordinates;
    const colour = findColour(properties);
    return {
      ...about,
      uid: zoneUid(alert.id, index),
      type: 'u-d-f',
      how: 'm-p',
      ...findMiddle(ring),
      detail: [
        ...ring.map(([longitude, latitude]): XmlNode => ['link', [], { point: `${latitude},${longitude}` }]),
        ['strokeColor', [], { value: toArgb(lineAlpha, colour) }],
        ['strokeWeight', [], { value: '3.0' }],
        ['fillColor', [], { value: toArgb(fillAlpha, colour) }],
        ['contact', [], { callsign: `${name}: ${nameArea(properties)}` }],
        ['remarks', [alert.hazardText, alert.actionText, alert.timeText].join(' ')],
        ['labels_on', [], { value: 'true' }],
      ],
    };
  });
  const blocks = (alert.roadblocks ?? []).map(
    (block, index): CotEvent => ({
      ...about,
      uid: blockUid(alert.id, index),
      type: 'b-m-p-s-m',
      how: 'm-r',
      latitude: block.latitude,
      longitude: block.longitude,
      detail: [
        ['contact', [], { callsign: `${name}: roadblock ${block.name ?? block.class}` }],
        ['remarks', 'Proposed roadblock: a main road crosses the edge of the warned zone here'],
        ['color', [], { argb: toArgb(lineAlpha, 0xff0000) }],
      ],
    }),
  );
  return [...zones, ...blocks];
};

const end = '-end';
export const toRemovalUid = (uid: string): string => `${uid}${end}`;
export const toRemovedUid = (uid: string): string => uid.slice(0, -end.length);

/** TAK removes what the linked identifier names. */
export const toRemoval = ({ uid, type, ...event }: CotEvent, time: string): CotEvent => ({
  ...event,
  uid: toRemovalUid(uid),
  type: 't-x-d-d',
  how: 'm-p',
  time,
  detail: [
    ['link', [], { uid, relation: 'p-p', type }],
    ['__forcedelete', []],
  ],
});

/** Events of the public warnings. A cancelled warning has removals; its roadblocks, which it has no more, end by their `stale`. */
export const listCotEvents = (alerts: readonly FieldAlert[]): readonly CotEvent[] =>
  alerts.flatMap((alert) =>
    alert.state === 'released' ? toEvents(alert) : toEvents(alert).map((event) => toRemoval(event, alert.releasedAt)),
  );

/** Complete documents, one after another, as TAK reads them from a stream. */
export const writeCot = (alerts: readonly FieldAlert[]): string => listCotEvents(alerts).map(writeCotEvent).join('');

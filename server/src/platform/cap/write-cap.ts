import type { CapArea, CapInfo, CapMessage } from './cap-model.ts';
import { capTime } from './cap-time.ts';
import { writeXml, type XmlNode } from './write-xml.ts';

const namespace = 'urn:oasis:names:tc:emergency:cap:1.2';

const optional = (name: string, text: string | undefined): XmlNode | null => (text === undefined || text === '' ? null : [name, text]);

/** Latitude first, as CAP has it; 5 decimals, about 1 m. */
const pair = (longitude: number, latitude: number): string => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;

/** Kilometres to the metre, rounded up: the circle is never smaller than meant. */
const kilometres = (metres: number): string => (Math.ceil(metres) / 1000).toFixed(3);

const areaNode = ({ areaDesc, polygons, circles }: CapArea): XmlNode => [
  'area',
  [
    ['areaDesc', areaDesc],
    ...polygons.map((ring): XmlNode => ['polygon', ring.map(([longitude, latitude]) => pair(longitude, latitude)).join(' ')]),
    ...circles.map(({ latitude, longitude, radiusM }): XmlNode => ['circle', `${pair(longitude, latitude)} ${kilometres(radiusM)}`]),
  ],
];

/** Elements in the order of the schema. */
const infoNode = (info: CapInfo): XmlNode => [
  'info',
  [
    ['language', info.language],
    ...info.category.map((category): XmlNode => ['category', category]),
    ['event', info.event],
    ...info.responseType.map((type): XmlNode => ['responseType', type]),
    ['urgency', info.urgency],
    ['severity', info.severity],
    ['certainty', info.certainty],
    ['effective', capTime(info.effective)],
    ['expires', capTime(info.expires)],
    ['senderName', info.senderName],
    ['headline', info.headline],
    ['description', info.description],
    ['instruction', info.instruction],
    optional('web', info.web),
    ...info.parameters.map(
      ({ name, value }): XmlNode => [
        'parameter',
        [
          ['valueName', name],
          ['value', value],
        ],
      ],
    ),
    areaNode(info.area),
  ],
];

/** A message as XML (CAP 1.2, section 3.2 and its schema). */
export const writeCap = (message: CapMessage): string =>
  writeXml([
    'alert',
    [
      ['identifier', message.identifier],
      ['sender', message.sender],
      ['sent', capTime(message.sent)],
      ['status', message.status],
      ['msgType', message.msgType],
      ['scope', message.scope],
      optional('restriction', message.restriction),
      optional('note', message.note),
      optional(
        'references',
        message.references.map(({ sender, identifier, sent }) => `${sender},${identifier},${capTime(sent)}`).join(' '),
      ),
      optional('incidents', message.incidents.join(' ')),
      ...message.infos.map(infoNode),
    ],
    { xmlns: namespace },
  ]);

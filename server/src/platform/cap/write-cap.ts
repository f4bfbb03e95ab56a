import type { CapArea, CapInfo, CapMessage } from './cap-model.ts';
import { formatCapTime } from './cap-time.ts';
import { writeXml, type XmlNode } from './write-xml.ts';

const namespace = 'urn:oasis:names:tc:emergency:cap:1.2';

const optionalNode = (name: string, text: string | undefined): XmlNode | null => (text === undefined || text === '' ? null : [name, text]);

/** Latitude first, as in CAP; 5 decimals, about 1 m. */
const formatPair = (longitude: number, latitude: number): string => `${latitude.toFixed(5)},${longitude.toFixed(5)}`;

/** Kilometres to the metre, rounded up: the circle is never too small. */
const formatKilometres = (metres: number): string => (Math.ceil(metres) / 1000).toFixed(3);

const buildAreaNode = ({ areaDesc, polygons, circles, geocodes }: CapArea): XmlNode => [
  'area',
  [
    ['areaDesc', areaDesc],
    ...polygons.map((ring): XmlNode => ['polygon', ring.map(([longitude, latitude]) => formatPair(longitude, latitude)).join(' ')]),
    ...circles.map(
      ({ latitude, longitude, radiusM }): XmlNode => ['circle', `${formatPair(longitude, latitude)} ${formatKilometres(radiusM)}`],
    ),
    ...geocodes.map(
      ([name, value]): XmlNode => [
        'geocode',
        [
          ['valueName', name],
          ['value', value],
        ],
      ],
    ),
  ],
];

/** Elements in the order of the schema. */
const buildInfoNode = (info: CapInfo): XmlNode => [
  'info',
  [
    ['language', info.language],
    ...info.category.map((category): XmlNode => ['category', category]),
    ['event', info.event],
    ...info.responseType.map((type): XmlNode => ['responseType', type]),
    ['urgency', info.urgency],
    ['severity', info.severity],
    ['certainty', info.certainty],
    ['effective', formatCapTime(info.effective)],
    ['expires', formatCapTime(info.expires)],
    ['senderName', info.senderName],
    ['headline', info.headline],
    ['description', info.description],
    ['instruction', info.instruction],
    optionalNode('web', info.web),
    ...info.parameters.map(
      ({ name, value }): XmlNode => [
        'parameter',
        [
          ['valueName', name],
          ['value', value],
        ],
      ],
    ),
    buildAreaNode(info.area),
  ],
];

/** A message as XML (CAP 1.2, section 3.2 and its schema). */
export const writeCap = (message: CapMessage): string =>
  writeXml([
    'alert',
    [
      ['identifier', message.identifier],
      ['sender', message.sender],
      ['sent', formatCapTime(message.sent)],
      ['status', message.status],
      ['msgType', message.msgType],
      ['scope', message.scope],
      optionalNode('restriction', message.restriction),
      optionalNode('note', message.note),
      optionalNode(
        'references',
        message.references.map(({ sender, identifier, sent }) => `${sender},${identifier},${formatCapTime(sent)}`).join(' '),
      ),
      optionalNode('incidents', message.incidents.join(' ')),
      ...message.infos.map(buildInfoNode),
    ],
    { xmlns: namespace },
  ]);

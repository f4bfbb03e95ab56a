import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { importFiles } from '../data-import.ts';
import { readOsmPbf } from '../register/geo-data/osm/read-osm-pbf.ts';
import { readOsmXml } from '../register/geo-data/osm/read-osm-xml.ts';
import { readOsm } from './read-features.ts';

/**
 * A program for the proof of large extracts, one act a process, so that memory is the act's own:
 * `write FEATURES FILE` makes an extract of so many elements with tags, by the published format of OpenStreetMap's PBF, or as XML; `parse FILE`
 * decodes it with the library alone; `read FILE` makes features of it; `import FILE` imports it as a map into DATABASE_URL. Prints
 * {"seconds", "peakMb", "count"}.
 */

const texts = ['', 'amenity', 'school', 'name', 'highway', 'residential', 'building', 'yes', 'oneway', 'no', 'place', 'hamlet'];
/** Names of a block follow the fixed texts. */
const namesOfBlock = 400;
const blockLength = 8_000;

const delta = (list: readonly number[]): number[] => list.map((value, index) => value - (list[index - 1] ?? 0));

const writeBlob = (file: number, type: string, data: Uint8Array): void => {
  const body = new PbfWriter();
  body.writeVarintField(2, data.length);
  body.writeBytesField(3, deflateSync(data, { level: 1 }));
  const content = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, content.length);
  const heading = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(heading.length);
  writeSync(file, Buffer.concat([length, heading, content]));
};

/** A block with one group, which `fill` writes. */
const writeBlock = (file: number, names: readonly string[], fill: (group: PbfWriter) => void): void => {
  const block = new PbfWriter();
  block.writeMessage(
    1,
    (_: null, pbf) => {
      for (const text of [...texts, ...names]) pbf.writeStringField(1, text);
    },
    null,
  );
  block.writeMessage(2, (_: null, group) => fill(group), null);
  writeBlob(file, 'OSMData', block.finish());
};

/** A position on a grid over a State, 1e-7 degrees: neighbours of a row are neighbours on the ground, as in an extract. */
const at = (index: number): readonly [number, number] => [
  200_000_000 + Math.floor(index / 2_000) * 9_000 + ((index * 7_919) % 4_000),
  700_000_000 + (index % 2_000) * 20_000 + ((index * 104_729) % 9_000),
];

const writeNodes = (file: number, first: number, ids: readonly number[], tagsOf: (index: number) => readonly number[]): void =>
  writeBlock(
    file,
    Array.from({ length: namesOfBlock }, (_none, index) => `Place ${first + index}`),
    (group) =>
      group.writeMessage(
        2,
        (_: null, dense) => {
          const places = ids.map(at);
          dense.writePackedSVarint(1, delta(ids));
          dense.writePackedSVarint(8, delta(places.map(([latitude]) => latitude)));
          dense.writePackedSVarint(9, delta(places.map(([, longitude]) => longitude)));
          dense.writePackedVarint(
            10,
            ids.flatMap((_id, index) => [...tagsOf(index), 0]),
          );
        },
        null,
      ),
  );

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_none, index) => from + index);

/** A quarter places, a quarter roads of four nodes, half buildings of four corners: about what an extract of a State has. */
const write = (features: number, path: string): number => {
  const file = openSync(path, 'w');
  const header = new PbfWriter();
  header.writeStringField(4, 'OsmSchema-V0.6');
  header.writeStringField(4, 'DenseNodes');
  writeBlob(file, 'OSMHeader', header.finish());
  const [places, ways] = [Math.floor(features / 4), features - Math.floor(features / 4)];
  const nodes = places + ways * 4;
  for (let start = 1; start <= nodes; start += blockLength) {
    const ids = range(start, Math.min(nodes + 1, start + blockLength));
    // The first nodes are the places; the others are corners without tags.
    writeNodes(file, start, ids, (index) => (start + index > places ? [] : [1, 2, 3, texts.length + (index % namesOfBlock)]));
  }
  for (let start = 0; start < ways; start += blockLength) {
    const names = Array.from({ length: namesOfBlock }, (_none, index) => `Road ${start + index}`);
    writeBlock(file, names, (group) => {
      for (const way of range(start, Math.min(ways, start + blockLength))) {
        const corners = range(places + 1 + way * 4, places + 5 + way * 4);
        const isRoad = way % 3 === 0;
        group.writeMessage(
          3,
          (_: null, pbf) => {
            pbf.writeVarintField(1, way + 1);
            pbf.writePackedVarint(2, isRoad ? [4, 3] : [6]);
            pbf.writePackedVarint(3, isRoad ? [5, texts.length + (way % namesOfBlock)] : [7]);
            pbf.writePackedSVarint(8, delta(isRoad ? corners : [...corners, corners[0] ?? 0]));
          },
          null,
        );
      }
    });
  }
  closeSync(file);
  return features;
};

/** The same elements as XML. */
const writeXml = (features: number, path: string): number => {
  const file = openSync(path, 'w');
  const [places, ways] = [Math.floor(features / 4), features - Math.floor(features / 4)];
  let text = '<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6">\n';
  const add = (line: string): void => {
    text += line;
    if (text.length > 1 << 20) {
      writeSync(file, text);
      text = '';
    }
  };
  for (let id = 1; id <= places + ways * 4; id += 1) {
    const [latitude, longitude] = at(id);
    const place = `<node id="${id}" lat="${latitude / 1e7}" lon="${longitude / 1e7}"`;
    add(id > places ? `${place}/>\n` : `${place}><tag k="amenity" v="school"/><tag k="name" v="Place ${id}"/></node>\n`);
  }
  for (let way = 0; way < ways; way += 1) {
    const corners = range(places + 1 + way * 4, places + 5 + way * 4);
    const isRoad = way % 3 === 0;
    const refs = (isRoad ? corners : [...corners, corners[0] ?? 0]).map((ref) => `<nd ref="${ref}"/>`).join('');
    const tags = isRoad ? `<tag k="highway" v="residential"/><tag k="name" v="Road ${way}"/>` : '<tag k="building" v="yes"/>';
    add(`<way id="${way + 1}">${refs}${tags}</way>\n`);
  }
  add('</osm>\n');
  writeSync(file, text);
  closeSync(file);
  return features;
};

const parse = async (path: string): Promise<number> => {
  let tagged = 0;
  const count = (tags: object | null): void => {
    if (tags !== null) tagged += 1;
  };
  const visitor = {
    node: (_id: number, _longitude: number, _latitude: number, tags: object | null) => count(tags),
    way: (_id: number, _refs: readonly number[], tags: object | null) => count(tags),
    relation: (_id: number, _members: readonly object[], tags: object | null) => count(tags),
  };
  for await (const _block of path.endsWith('.pbf') ? readOsmPbf(path, visitor) : readOsmXml(path, visitor));
  return tagged;
};

const read = async (path: string): Promise<number> => {
  let features = 0;
  for await (const _feature of readOsm(path)) features += 1;
  return features;
};

const importMap = async (path: string): Promise<number> => {
  const [report] = await importFiles(process.env, [path], { as: 'map', mapping: {}, dateOrder: null, dryRun: false });
  if (report === undefined || report.refused.length > 0) throw new Error(JSON.stringify(report?.refused.slice(0, 3)));
  return report.added;
};

const [act = '', ...args] = process.argv.slice(2);
const began = performance.now();
/** Highest memory of this process, MB. On Linux `maxRSS` begins with that of the process that started this one; VmHWM does not. */
const readPeakMb = (): number => {
  const own = process.platform === 'linux' ? /^VmHWM:\s*(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] : undefined;
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) / 1024;
};

const count =
  act === 'write'
    ? (args[1]?.endsWith('.pbf') === true ? write : writeXml)(Number(args[0]), args[1] ?? '')
    : await { parse, read, import: importMap }[act as 'parse' | 'read' | 'import'](args[0] ?? '');
const seconds = (performance.now() - began) / 1000;
process.stdout.write(`${JSON.stringify({ seconds, peakMb: readPeakMb(), count })}\n`);
process.exit(0);

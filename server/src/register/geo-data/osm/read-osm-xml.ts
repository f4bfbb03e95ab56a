import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { limitXml } from '../limit-xml.ts';
import { refuseFile } from '../refuse-file.ts';
import type { ElementVisitor, RelationMember, Tags } from './element-visitor.ts';

type Attributes = Readonly<Record<string, string>>;

/** Tags, nodes and members of one element; OpenStreetMap allows 32,000 members. */
const mostParts = 100_000;

/** Calls the visitor for each element; yields after each piece of the file. */
export async function* readOsmXml(path: string, visitor: ElementVisitor): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const limited = limitXml(parser);
  let open: { readonly kind: string; readonly attributes: Attributes } | null = null;
  let tags: Tags | null = null;
  let refs: number[] = [];
  let points: [number, number][] = [];
  let members: RelationMember[] = [];
  let centre: Attributes | null = null;
  let parts = 0;
  parser.on('error', (error) => {
    throw refuseFile(`The OpenStreetMap file is broken: ${error.message.slice(0, 200)}`);
  });
  parser.on('doctype', () => {
    throw refuseFile('The OpenStreetMap file declares a document type, which is not read');
  });
  const count = (): void => {
    parts += 1;
    if (parts > mostParts) throw refuseFile(`An element of the OpenStreetMap file has more than ${mostParts} parts`);
  };
  parser.on('opentag', ({ name, attributes }) => {
    limited.onOpen();
    count();
    const given = attributes as Attributes;
    if (name === 'tag') {
      const { k, v } = given;
      if (k !== undefined && v !== undefined) {
        tags ??= {};
        tags[k] = v;
      }
    } else if (name === 'nd') {
      refs.push(Number(given.ref));
      if (given.lat !== undefined && given.lon !== undefined) points.push([Number(given.lon), Number(given.lat)]);
    } else if (name === 'member') {
      const type = given.type;
      if (type === 'node' || type === 'way' || type === 'relation') members.push({ type, ref: Number(given.ref), role: given.role ?? '' });
    } else if (name === 'center') centre = given;
    else if (name === 'node' || name === 'way' || name === 'relation') {
      open = { kind: name, attributes: given };
      parts = 0;
      tags = null;
      if (refs.length > 0) refs = [];
      if (points.length > 0) points = [];
      if (members.length > 0) members = [];
      centre = null;
    }
  });
  parser.on('closetag', ({ name }) => {
    limited.onClose();
    if (open === null || name !== open.kind) return;
    const { attributes } = open;
    const id = Number(attributes.id);
    open = null;
    // A deleted element of a history file has no position.
    if (attributes.visible === 'false' || !Number.isFinite(id)) return;
    if (name === 'node') visitor.node(id, Number(attributes.lon), Number(attributes.lat), tags);
    else if (name === 'way') {
      const inside = centre === null ? points : [[Number(centre.lon), Number(centre.lat)] as const];
      visitor.way(id, refs, tags, inside.length > 0 && (centre !== null || inside.length === refs.length) ? inside : null);
    } else visitor.relation(id, members, tags);
  });
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    limited.write(String(chunk));
    yield;
  }
  parser.close();
  yield;
}

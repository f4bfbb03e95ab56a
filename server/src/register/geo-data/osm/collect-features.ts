import type { GeoGeometry } from '@hazardguard/contract';
import type { GeoFeature } from '../geo-feature.ts';
import { fileLimits, refuseFile } from '../refuse-file.ts';
import { assemblePolygons, type MemberWay } from './assemble-rings.ts';
import type { ElementVisitor, RelationMember, Tags } from './element-visitor.ts';
import { IdTable } from './id-table.ts';
import { isArea } from './is-area.ts';

type Position = readonly [number, number];

/** Nodes of an extract, 16 bytes each: a State of India has a tenth. */
const mostNodes = 12_000_000;
/** Nodes of all ways together, 4 bytes each. */
const mostReferences = 40_000_000;
/** Elements whose nodes come later in the file, kept whole. */
const mostWaiting = 2_000_000;
/** Members of all relations that are areas, kept until the end. */
const mostMembers = 1_000_000;
/** Features of one part of a file: writers put 8,000 elements into a block. */
const mostAtOnce = 200_000;
/** Features that are given away together at the end. */
const finishedAtOnce = 500;

/** As the format stores them: 1e-7 degrees. */
const scale = 1e7;

const chunkLength = 1 << 20;

/** A growing list of 32-bit numbers. */
class NumberList {
  readonly #chunks: Int32Array[] = [];
  length = 0;

  add(value: number): void {
    const place = this.length % chunkLength;
    if (place === 0) this.#chunks.push(new Int32Array(chunkLength));
    (this.#chunks[this.#chunks.length - 1] as Int32Array)[place] = value;
    this.length += 1;
  }

  at(index: number): number {
    return (this.#chunks[Math.floor(index / chunkLength)] as Int32Array)[index % chunkLength] as number;
  }
}

interface Waiting {
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags: Tags | null;
}

const isPosition = (longitude: number, latitude: number): boolean => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/**
 * Makes features of the elements with tags. Only positions of nodes and the nodes of ways are kept, as numbers; features are taken
 * away a batch at a time. A way whose nodes come later waits until the end, as do relations.
 */
export class FeatureCollector implements ElementVisitor {
  readonly #nodes = new IdTable();
  /** Way → where its nodes begin in the list, and how many they are. */
  readonly #ways = new IdTable();
  readonly #nodesOfWays = new NumberList();
  readonly #waiting: Waiting[] = [];
  readonly #relations: { readonly id: number; readonly members: readonly RelationMember[]; readonly tags: Tags }[] = [];
  #waitingRefs = 0;
  #members = 0;
  #batch: GeoFeature[] = [];
  #row = 0;
  /** A part of the file came before its nodes: all further ways wait. */
  #unordered = 0;

  take(): GeoFeature[] {
    const batch = this.#batch;
    this.#batch = [];
    return batch;
  }

  #add(type: string, id: number, tags: Tags, geometry: GeoGeometry | null): void {
    if (this.#batch.length >= mostAtOnce) throw refuseFile('A block of the extract has too many elements. Write it again (osmium cat)');
    this.#row += 1;
    this.#batch.push({ row: this.#row, fault: null, geometry, properties: { ...tags, osm_type: type, osm_id: id } });
  }

  node(id: number, longitude: number, latitude: number, tags: Tags | null): void {
    if (!isPosition(longitude, latitude)) return;
    if (this.#nodes.length >= mostNodes)
      throw refuseFile(`The extract has more than ${mostNodes / 1e6} million nodes. Cut out the district (osmium extract)`);
    this.#nodes.add(id, Math.round(longitude * scale), Math.round(latitude * scale));
    if (tags !== null)
      this.#add('node', id, tags, {
        type: 'Point',
        coordinates: [Math.round(longitude * scale) / scale, Math.round(latitude * scale) / scale],
      });
  }

  #locate(row: number): Position {
    return [this.#nodes.first(row) / scale, this.#nodes.second(row) / scale];
  }

  way(id: number, refs: readonly number[], tags: Tags | null, points: readonly Position[] | null): void {
    if (points !== null) {
      if (tags !== null)
        this.#addWay(
          id,
          refs[0] === refs.at(-1),
          tags,
          points.map(([longitude, latitude]) => [longitude, latitude]),
        );
      if (points.length !== refs.length) return;
      for (const [index, ref] of refs.entries())
        if (this.#nodes.find(ref) === -1) this.node(ref, (points[index] as Position)[0], (points[index] as Position)[1], null);
      this.#keepWay(
        id,
        refs.map((ref) => this.#nodes.find(ref)).filter((row) => row !== -1),
      );
      return;
    }
    if (this.#unordered < 3) {
      const rows = refs.map((ref) => this.#nodes.find(ref));
      if (!rows.includes(-1)) {
        this.#placeWay(id, rows, tags);
        return;
      }
      if (rows.every((row) => row === -1)) this.#unordered += 1;
    }
    this.#waitingRefs += refs.length + 4;
    if (this.#waitingRefs > mostWaiting) throw refuseFile('Too many ways of the file come before their nodes. Sort it first (osmium sort)');
    this.#waiting.push({ id, refs: [...refs], tags });
  }

  #keepWay(id: number, rows: readonly number[]): void {
    if (this.#nodesOfWays.length + rows.length > mostReferences)
      throw refuseFile('The extract has too many ways. Cut out the district (osmium extract)');
    this.#ways.add(id, this.#nodesOfWays.length, rows.length);
    for (const row of rows) this.#nodesOfWays.add(row);
  }

  #placeWay(id: number, rows: readonly number[], tags: Tags | null): void {
    this.#keepWay(id, rows);
    if (tags !== null)
      this.#addWay(
        id,
        rows[0] === rows.at(-1),
        tags,
        rows.map((row) => this.#locate(row)),
      );
  }

  #addWay(id: number, closed: boolean, tags: Tags, points: readonly Position[]): void {
    const [first] = points;
    if (first === undefined) return;
    if (points.length === 1) this.#add('way', id, tags, { type: 'Point', coordinates: first });
    else if (closed && points.length >= 4 && isArea(tags)) this.#add('way', id, tags, { type: 'Polygon', coordinates: [points] });
    else this.#add('way', id, tags, { type: 'LineString', coordinates: points });
  }

  relation(id: number, members: readonly RelationMember[], tags: Tags | null): void {
    const { type } = tags ?? {};
    if (tags === null || (type !== 'multipolygon' && type !== 'boundary')) return;
    const ways = members.filter((member) => member.type === 'way');
    this.#members += ways.length + 4;
    if (this.#members > mostMembers)
      throw refuseFile('The relations of the extract have too many members. Cut out the district (osmium extract)');
    this.#relations.push({ id, tags, members: ways });
  }

  /** After the last element: ways that waited, then areas of relations, some at a time. A relation whose ways do not close is left out. */
  *finish(): Generator<GeoFeature[]> {
    for (const { id, refs, tags } of this.#waiting) {
      const rows = refs.map((ref) => this.#nodes.find(ref));
      // An extract cut at its border has ways with nodes outside it.
      const inside = rows.filter((row) => row !== -1);
      if (inside.length >= 2) this.#placeWay(id, inside, tags);
      if (this.#batch.length >= finishedAtOnce) yield this.take();
    }
    for (const { id, members, tags } of this.#relations) {
      let nodes = 0;
      const ways = members.flatMap(({ ref, role }): MemberWay[] => {
        const row = this.#ways.find(ref);
        if (row === -1) return [];
        nodes += this.#ways.second(row);
        if (nodes > fileLimits.positions) throw refuseFile(`Relation ${id} of the extract has more than ${fileLimits.positions} positions`);
        const start = this.#ways.first(row);
        return [
          {
            inner: role === 'inner',
            nodes: Array.from({ length: this.#ways.second(row) }, (_, index) => this.#nodesOfWays.at(start + index)),
          },
        ];
      });
      const polygons = ways.length < members.length ? null : assemblePolygons(ways, (row) => this.#locate(row));
      if (polygons !== null) this.#add('relation', id, tags, { type: 'MultiPolygon', coordinates: polygons });
      if (this.#batch.length >= finishedAtOnce) yield this.take();
    }
    yield this.take();
  }
}

import type { Receptor, ReceptorKind } from '../types/document-types.ts';
import { type ReceptorShape, toShape } from './receptor-shape.ts';

export const receptorKinds: readonly ReceptorKind[] = [
  'school',
  'hospital',
  'residential',
  'industry',
  'market',
  'fire',
  'police',
  'shelter',
  'water',
  'farmland',
  'other',
];

/** Receptors as columns: the form that crosses to a worker without a copy and is read a hundred thousand rows at a time. */
export interface ReceptorTable {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Index into `receptorKinds`. */
  readonly kinds: Uint8Array;
  readonly longitude: Float64Array;
  readonly latitude: Float64Array;
  /** NaN: the head-count is not known. */
  readonly people: Float64Array;
  /** Lines and areas by row; undefined where all are points. */
  readonly shapes: ReadonlyMap<number, ReceptorShape> | undefined;
}

const listShapes = (list: readonly Receptor[]): ReadonlyMap<number, ReceptorShape> | undefined => {
  const shapes = new Map(list.flatMap(({ geometry }, row) => (geometry !== undefined ? [[row, toShape(geometry)] as const] : [])));
  return shapes.size === 0 ? undefined : shapes;
};

export const receptorTable = (list: readonly Receptor[]): ReceptorTable => ({
  shapes: listShapes(list),
  ids: list.map((receptor) => receptor.id),
  names: list.map((receptor) => receptor.name),
  kinds: Uint8Array.from(list, (receptor) => Math.max(0, receptorKinds.indexOf(receptor.kind))),
  longitude: Float64Array.from(list, (receptor) => receptor.longitude),
  latitude: Float64Array.from(list, (receptor) => receptor.latitude),
  people: Float64Array.from(list, (receptor) => receptor.people ?? Number.NaN),
});

/** A head-count of a table; null: not known. */
export const toHeadCount = (people: number | undefined): number | null => (people === undefined || Number.isNaN(people) ? null : people);

export const emptyReceptors: ReceptorTable = receptorTable([]);

export const receptorAt = (table: ReceptorTable, row: number): Receptor => ({
  id: table.ids[row] ?? '',
  name: table.names[row] ?? '',
  kind: receptorKinds[table.kinds[row] ?? 0] ?? 'other',
  latitude: table.latitude[row] ?? Number.NaN,
  longitude: table.longitude[row] ?? Number.NaN,
  people: toHeadCount(table.people[row]),
});

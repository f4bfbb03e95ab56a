export type Tags = Record<string, string>;

export interface RelationMember {
  readonly type: 'node' | 'way' | 'relation';
  readonly ref: number;
  readonly role: string;
}

/** What a parser of OpenStreetMap files calls for each element in the file's order; `null` for no tags. */
export interface ElementVisitor {
  node(id: number, longitude: number, latitude: number, tags: Tags | null): void;
  /** `points`: the positions written with the way itself, where a service does so. */
  way(id: number, refs: readonly number[], tags: Tags | null, points: readonly (readonly [number, number])[] | null): void;
  relation(id: number, members: readonly RelationMember[], tags: Tags | null): void;
}

import type { DrawnFeature } from '@hazardguard/contract/geo-file/opened-file';
import type { KmlLayer } from './use-kml-layers.ts';

export interface FeatureRow {
  /** Layer and place in it. */
  readonly key: string;
  readonly layer: KmlLayer;
  readonly feature: DrawnFeature;
}

export const rowKey = (layer: number, index: number): string => `${layer}:${index}`;

export const sortColumns = ['name', 'kind', 'layer'] as const;
export type SortColumn = (typeof sortColumns)[number];
export interface RowSort {
  readonly column: SortColumn;
  readonly down: boolean;
}

const shownValue: Readonly<Record<SortColumn, (row: FeatureRow) => string>> = {
  name: ({ feature }) => feature.name,
  kind: ({ feature }) => feature.kind,
  layer: ({ layer, feature }) => `${layer.name} ${feature.folder}`,
};

const matches = ({ feature, layer }: FeatureRow, search: string): boolean =>
  [feature.name, feature.folder, feature.description, layer.name, ...feature.values.flat()].some((text) =>
    text.toLowerCase().includes(search),
  );

/** The rows that hold the text searched for, in the order asked; in the order of the files where none is. */
export const listRows = (
  layers: readonly KmlLayer[],
  search: string,
  sort: RowSort | undefined,
  language: string,
): readonly FeatureRow[] => {
  const wanted = search.trim().toLowerCase();
  const all = layers.flatMap((layer) => layer.file.features.map((feature, index) => ({ key: rowKey(layer.id, index), layer, feature })));
  const found = wanted === '' ? all : all.filter((row) => matches(row, wanted));
  if (sort === undefined) return found;
  const value = shownValue[sort.column];
  const { compare } = new Intl.Collator(language, { numeric: true });
  return found.toSorted((a, b) => (sort.down ? compare(value(b), value(a)) : compare(value(a), value(b))));
};

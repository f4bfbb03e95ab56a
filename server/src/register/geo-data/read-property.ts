import type { GeoFeature } from './geo-feature.ts';

type Properties = GeoFeature['properties'];

/** A header without case, spaces and signs, so that "Total Population" and TOTAL_POPULATION are one. */
const toKey = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The cell under the first of these headers that the row has and that is not empty. */
export const readText = (properties: Properties, headers: readonly string[]): string | null => {
  const byKey = new Map(Object.entries(properties).map(([header, value]) => [toKey(header), value]));
  for (const header of headers) {
    const value = byKey.get(toKey(header));
    const text = value === null || value === undefined ? '' : String(value).replace(/\s+/gu, ' ').trim();
    if (text !== '') return text.normalize('NFC').slice(0, 200);
  }
  return null;
};

/** A whole or decimal number, with Indian or other digit groups; null: the cell is empty; undefined: it is no number from 0 on. */
export const readCount = (properties: Properties, headers: readonly string[]): number | null | undefined => {
  const text = readText(properties, headers);
  if (text === null) return null;
  const plain = text.replace(/(?<=\d),(?=\d{2,3}(\D|$))/gu, '').replace(/\s/gu, '');
  const value = /^\d+(\.\d+)?(e\+?\d+)?$/iu.test(plain) ? Number(plain) : Number.NaN;
  return value <= 1e8 ? value : undefined;
};

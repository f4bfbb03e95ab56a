import { borderLines } from '../basemap/borders.ts';
import { lines } from '../basemap/collection.ts';
import { labels } from '../basemap/labels.ts';
import { indiaBox, land } from '../basemap/land.ts';
import { fineCountries, worldCountries } from '../basemap/sources.ts';
import type { Generator } from './list.ts';

const file = (name: string, make: () => string): Generator => ({ path: `web/src/map/basemap/${name}`, make: async () => make() });

/** The offline basemap of the web client. */
export const basemap: readonly Generator[] = [
  file('land.json', () => land(worldCountries(), 2)),
  file('land-india.json', () => land(fineCountries(), 3, indiaBox)),
  file('borders.json', () => {
    const { others, outline } = borderLines();
    return lines([...others, ...outline]);
  }),
  file('states.json', () => lines(borderLines().states)),
  file('labels.json', labels),
];

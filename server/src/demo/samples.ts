import { readFileSync } from 'node:fs';
import { findChemical } from '@hazardguard/chemicals';
import { type InventoryInput, inventoryInput, receptorKinds, type SiteTerrain } from '@hazardguard/contract';
import { z } from 'zod';

const sitesFile = z.object({
  sites: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      district: z.string(),
      state: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      chemicals: z.array(z.string()),
    }),
  ),
});
const stocksFile = z.object({
  stocks: z.array(
    z.object({
      chemical: z.string(),
      productName: z.string(),
      concentration: z.string(),
      quantity: z.number(),
      unit: z.string(),
      hazardClass: z.string(),
      location: z.string(),
    }),
  ),
});
const receptorsFile = z.object({
  receptors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(receptorKinds),
      latitude: z.number(),
      longitude: z.number(),
      people: z.number(),
    }),
  ),
});

const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(new URL(`../../demo/${name}`, import.meta.url), 'utf8')));

export interface SampleSite {
  readonly name: string;
  /** Has the mark in its name too, so that every file and notice shows it. */
  readonly industryName: string;
  readonly district: string;
  readonly safetyTeamContact: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly publicName: string | null;
  readonly terrain: SiteTerrain | null;
  readonly elevationM: number | null;
  readonly items: readonly InventoryInput[];
}

/** The sample sites with their made-up stocks, each checked against the rules of the forms. */
export const listSampleSites = (): readonly SampleSite[] => {
  const stocks = new Map(read('stocks.json', stocksFile).stocks.map((stock) => [stock.chemical, stock]));
  const buildItem = (id: string, index: number, code: string): InventoryInput => {
    const stock = stocks.get(id);
    const chemical = findChemical(id);
    if (!stock || !chemical) throw new Error(`The sample chemical ${id} has no stock or is not in the library`);
    const { chemical: _, ...fields } = stock;
    return inventoryInput.parse({
      ...fields,
      itemNo: `${code}-${String(index + 1).padStart(3, '0')}`,
      substanceName: chemical.name,
      casNo: chemical.cas,
      dateReceived: '2026-09-01',
      dateExpired: '2028-08-31',
      supplier: 'Sample supplier',
    });
  };
  return read('sites.json', sitesFile).sites.map((site) => ({
    name: site.name,
    industryName: `${site.name} (sample)`,
    district: site.district,
    safetyTeamContact: 'Sample safety team, no real number',
    latitude: site.latitude,
    longitude: site.longitude,
    publicName: null,
    terrain: null,
    elevationM: null,
    items: site.chemicals.map((id, index) => buildItem(id, index, site.id.slice(0, 3).toUpperCase())),
  }));
};

export const readSampleReceptors = () => read('receptors.json', receptorsFile).receptors;

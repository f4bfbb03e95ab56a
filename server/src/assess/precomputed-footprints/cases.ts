import { type Chemical, toSubstance } from '@hazardguard/chemicals';
import { type PrecomputedCase, type precomputedFootprint, referenceWeather, type SiteTerrain } from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import type { z } from 'zod';
import { isAssessable, type KnownStock } from '../../register/threshold-status/stock.ts';

export type LeftOut = z.infer<typeof precomputedFootprint>['leftOut'][number];

/** A case before its reach is computed. */
export type Candidate = Omit<PrecomputedCase, 'level' | 'reference'>;

interface SiteGround {
  readonly latitude: number;
  readonly longitude: number;
  /** Null: not known; the engine then assumes open country, and a result says so. */
  readonly terrain: SiteTerrain | null;
}

/** The largest item of a chemical. The register has no vessels: an item counts as one. */
interface LargestItem {
  readonly chemical: Chemical;
  readonly itemId: number;
  readonly kg: number;
}

/** The rule treats a substance that boils below 25 °C as a gas (40 CFR 68.25 c), even when stored as a liquid. */
const gasBelowK = 298.15;
/** The whole content of a gas vessel comes out within ten minutes (40 CFR 68.25 c 1). */
const releaseMin = 10;
/** A gas cloud explodes with a tenth of its energy (40 CFR 68.25 e). */
const rmpYield = 0.1;
/** The alternative: a small hole of API RP 581's generic sizes, 1 inch. */
const holeM = 0.025;

type Release = Pick<ScenarioDocument, 'hazard' | 'rupture' | 'tntYield' | 'blast'>;

const spill = { type: 'catastrophic' } as const;
const hole = { type: 'circular', diameterM: holeM } as const;

/** The releases of one chemical by the rule; screening drops those that the engine cannot compute. */
const listReleases = (chemical: Chemical, kg: number): readonly (Release & Pick<Candidate, 'kind'>)[] => {
  const { boilingPoint, toxicLevels, lowerFlammableLimit } = toSubstance(chemical);
  const isGas = boilingPoint !== undefined && boilingPoint < gasBelowK;
  const whole = isGas ? ({ type: 'direct', rateKgS: kg / (60 * releaseMin), durationMin: releaseMin } as const) : spill;
  const toxic: readonly (Release & Pick<Candidate, 'kind'>)[] =
    toxicLevels === undefined
      ? []
      : [
          { kind: 'worst', hazard: 'leak', rupture: whole },
          { kind: 'alternative', hazard: 'leak', rupture: hole },
        ];
  if (lowerFlammableLimit === undefined) return toxic;
  return [
    ...toxic,
    { kind: 'worst', hazard: 'flammable', rupture: spill },
    { kind: 'worst', hazard: 'fire', rupture: spill },
    // A liquid explodes only as far as it evaporates (40 CFR 68.25 f), a gas completely.
    isGas
      ? { kind: 'worst', hazard: 'explosion', tntYield: rmpYield }
      : { kind: 'worst', hazard: 'explosion', rupture: spill, blast: { congestion: 'high' } },
    { kind: 'alternative', hazard: 'flammable', rupture: hole },
    { kind: 'alternative', hazard: 'fire', rupture: hole },
  ];
};

const listCandidates = ({ chemical, itemId, kg }: LargestItem, { latitude, longitude, terrain }: SiteGround): readonly Candidate[] =>
  listReleases(chemical, kg).map(({ kind, ...release }) => ({
    kind,
    chemicalId: chemical.id,
    chemical: chemical.name,
    casNo: chemical.cas,
    inventoryItemId: itemId,
    quantityKg: kg,
    hazard: release.hazard,
    scenario: {
      chemical: chemical.cas,
      quantityKg: kg,
      ...release,
      // 40 CFR 68.22 e: urban or rural roughness, as the place is.
      weather: { ...referenceWeather[kind], windFromDeg: 0 },
      site: { latitude, longitude, ...(terrain === null ? {} : { terrain }) },
      ...(release.hazard === 'leak' ? { exposureFrom: 'release' } : {}),
    },
  }));

/** The largest item of each chemical, and the stock without a mass or a chemical. */
const selectLargestItems = (
  known: readonly KnownStock[],
): { readonly items: readonly LargestItem[]; readonly leftOut: readonly LeftOut[] } => {
  const items = new Map<string, LargestItem>();
  const leftOut = new Map<string, LeftOut>();
  for (const stock of known) {
    const { row, chemical, kg } = stock;
    if (!isAssessable(stock)) leftOut.set(`${row.cas_no} solution`, { casNo: row.cas_no, why: 'solution' });
    else if (chemical === undefined) leftOut.set(row.cas_no, { casNo: row.cas_no, why: 'not-in-library' });
    else if (kg === null) leftOut.set(row.cas_no, { casNo: row.cas_no, why: 'mass-unknown' });
    else {
      // A row sums the items of one unit and location; the largest item gets its share of the mass.
      const own = row.quantity > 0 ? (kg * row.largest) / row.quantity : 0;
      const best = items.get(chemical.id);
      if (own > 0 && (best === undefined || own > best.kg)) items.set(chemical.id, { chemical, itemId: row.largest_id, kg: own });
    }
  }
  return { items: [...items.values()], leftOut: [...leftOut.values()] };
};

/** Every case of a site's stock, and the stock without a case. */
export const listCases = (
  known: readonly KnownStock[],
  site: SiteGround,
): { readonly candidates: readonly Candidate[]; readonly leftOut: readonly LeftOut[] } => {
  const { items, leftOut } = selectLargestItems(known);
  const cases = items.map((item) => ({ item, candidates: listCandidates(item, site) }));
  const without = cases.filter(({ candidates }) => candidates.length === 0);
  return {
    candidates: cases.flatMap(({ candidates }) => candidates),
    leftOut: [...leftOut, ...without.map(({ item }): LeftOut => ({ casNo: item.chemical.cas, why: 'not-modelled' }))],
  };
};

import { type Chemical, toSubstance } from '@hazardguard/chemicals';
import {
  type PrecomputedCase,
  type precomputedFootprint,
  referenceWeather,
  type SiteTerrain,
  type StockRelease,
} from '@hazardguard/contract';
import { flashLiquid, type ScenarioDocument, type Substance } from '@hazardguard/engine';
import type { z } from 'zod';
import { findLargestRelease, isAssessable, type KnownStock } from '../../register/threshold-status/stock.ts';

export type LeftOut = z.infer<typeof precomputedFootprint>['leftOut'][number];

/** A case before its reach is computed. */
export type Candidate = Omit<PrecomputedCase, 'level' | 'reference'>;

interface SiteGround {
  readonly latitude: number;
  readonly longitude: number;
  /** Null: not known; the engine then assumes open country, and a result says so. */
  readonly terrain: SiteTerrain | null;
}

/** The largest vessel of a chemical (40 CFR 68.25 b), of an item whose vessels are not known the item. */
interface LargestVessel {
  readonly chemical: Chemical;
  readonly itemId: number;
  readonly kg: number;
  readonly release: StockRelease;
}

/** The rule treats a substance that boils below 25 °C as a gas (40 CFR 68.25 c), even when stored as a liquid. */
const gasBelowK = 298.15;
/** Up to this much above its boiling point a stock counts as kept liquid by cold, K. Our choice. */
const coldMarginK = 5;
/** The whole content of a gas vessel comes out within ten minutes (40 CFR 68.25 c 1). */
const releaseMin = 10;
/** A gas cloud explodes with a tenth of its energy (40 CFR 68.25 e). */
const rmpYield = 0.1;
/** The alternative: a small hole of API RP 581's generic sizes, 1 inch. */
const holeM = 0.025;

type Release = Pick<ScenarioDocument, 'hazard' | 'rupture' | 'tntYield' | 'blast'>;

const spill = { type: 'catastrophic' } as const;
const hole = { type: 'circular', diameterM: holeM } as const;

/**
 * The whole content of a gas within ten minutes, as its stock is: liquefied by pressure it enters the air at its boiling point with what does not
 * flash as droplets; a gas as gas. Null: liquefied by cold, it spills (40 CFR 68.25 c 2).
 */
const releaseGas = (substance: Substance, kg: number, { storage }: StockRelease): Release['rupture'] | null => {
  const storedK = 273.15 + (storage.temperatureC ?? referenceWeather.worst.temperatureC);
  const { boilingPoint = storedK } = substance;
  if (storedK <= boilingPoint + coldMarginK) return null;
  const direct = { type: 'direct', rateKgS: kg / (60 * releaseMin), durationMin: releaseMin } as const;
  const flashed = storage.phase === 'gas' ? null : flashLiquid(substance, storedK);
  return flashed === null ? direct : { ...direct, ...flashed };
};

/** The releases of one chemical by the rule; screening drops those that the engine cannot compute. */
const listReleases = (chemical: Chemical, kg: number, release: StockRelease): readonly (Release & Pick<Candidate, 'kind'>)[] => {
  const substance = toSubstance(chemical);
  const { boilingPoint, toxicLevels, lowerFlammableLimit } = substance;
  const isGas = boilingPoint !== undefined && boilingPoint < gasBelowK;
  const whole = (isGas ? releaseGas(substance, kg, release) : null) ?? spill;
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

/** A stated rate reads only the temperature and the bund of the stock; an opening all of its storage. */
const toStorage = ({ rupture }: Release, { storage }: StockRelease): Pick<ScenarioDocument, 'storage'> => {
  const { vesselShape: _shape, vesselDiameterM: _diameterM, vesselLengthM: _lengthM, vesselVolumeM3: _volumeM3, ...read } = storage;
  const taken = rupture?.type === 'circular' ? storage : read;
  return Object.keys(taken).length === 0 ? {} : { storage: taken };
};

const listCandidates = (
  { chemical, itemId, kg, release }: LargestVessel,
  { latitude, longitude, terrain }: SiteGround,
): readonly Candidate[] =>
  listReleases(chemical, kg, release).map(({ kind, ...asked }) => ({
    kind,
    chemicalId: chemical.id,
    chemical: chemical.name,
    casNo: chemical.cas,
    inventoryItemId: itemId,
    quantityKg: kg,
    from: { vessels: release.vessels, kind: release.kind, assumed: [...release.assumed] },
    hazard: asked.hazard,
    scenario: {
      chemical: chemical.cas,
      quantityKg: kg,
      ...asked,
      ...toStorage(asked, release),
      // 40 CFR 68.22 e: urban or rural roughness, as the place is.
      weather: { ...referenceWeather[kind], windFromDeg: 0, ...(release.airKpa === null ? {} : { pressureKpa: release.airKpa }) },
      site: { latitude, longitude, ...(terrain === null ? {} : { terrain }) },
      ...(asked.hazard === 'leak' ? { exposureFrom: 'release' } : {}),
    },
  }));

/** The largest vessel of each chemical, and the stock without a mass or a chemical. */
const selectLargestVessels = (
  known: readonly KnownStock[],
): { readonly items: readonly LargestVessel[]; readonly leftOut: readonly LeftOut[] } => {
  const items = new Map<string, LargestVessel>();
  const leftOut = new Map<string, LeftOut>();
  for (const stock of known) {
    const { row, chemical, kg, isOfTwoSubstances } = stock;
    if (isOfTwoSubstances) leftOut.set(`${row.cas_no} ${row.substance_name}`, { casNo: row.cas_no, why: 'two-substances' });
    else if (!isAssessable(stock)) leftOut.set(`${row.cas_no} solution`, { casNo: row.cas_no, why: 'solution' });
    else if (chemical === undefined) leftOut.set(row.cas_no, { casNo: row.cas_no, why: 'not-in-library' });
    else if (kg === null) leftOut.set(row.cas_no, { casNo: row.cas_no, why: 'mass-unknown' });
    else {
      const release = findLargestRelease(stock);
      const own = release.quantityKg ?? 0;
      const best = items.get(chemical.id);
      if (own > 0 && (best === undefined || own > best.kg)) items.set(chemical.id, { chemical, itemId: row.largest_id, kg: own, release });
    }
  }
  return { items: [...items.values()], leftOut: [...leftOut.values()] };
};

/** Every case of a site's stock, and the stock without a case. */
export const listCases = (
  known: readonly KnownStock[],
  site: SiteGround,
): { readonly candidates: readonly Candidate[]; readonly leftOut: readonly LeftOut[] } => {
  const { items, leftOut } = selectLargestVessels(known);
  const cases = items.map((item) => ({ item, candidates: listCandidates(item, site) }));
  const without = cases.filter(({ candidates }) => candidates.length === 0);
  return {
    candidates: cases.flatMap(({ candidates }) => candidates),
    leftOut: [...leftOut, ...without.map(({ item }): LeftOut => ({ casNo: item.chemical.cas, why: 'not-modelled' }))],
  };
};

import { type Chemical, findChemical } from '@hazardguard/chemicals';
import { findProcessEntry, findStorageEntry, findThresholds, type LawStatus, type ThresholdRecord } from '@hazardguard/chemicals/facts';
import type { EntryTier, HazardSum, LawThresholds, StockOfChemical, ThresholdEntry, ThresholdTier } from '@hazardguard/contract';
import { thresholdTiers } from '@hazardguard/contract';

const kgPerTonne = 1000;

/** What one chemical's row in a law says, before the members of a group are summed. */
interface Listed {
  /** Members of a group share it; a substance's own is its name. */
  readonly entry: string;
  readonly stock: StockOfChemical;
  readonly lowerKg: number;
  readonly upperKg: number | null;
  readonly unverified: boolean;
  readonly sources: readonly string[];
  readonly notes: readonly string[];
}

const toTier = (kg: number, lowerKg: number, upperKg: number | null): EntryTier =>
  upperKg !== null && kg >= upperKg ? 'upper' : kg >= lowerKg ? 'lower' : 'below';

const findWorst = (tiers: readonly ThresholdTier[]): ThresholdTier =>
  thresholdTiers.findLast((candidate) => tiers.includes(candidate)) ?? 'below';

/** How near the entry is to its lower threshold; what is nearest, or farthest beyond, comes first. */
const computeShare = ({ kg, lowerKg }: ThresholdEntry): number => kg / lowerKg;

const removeDuplicates = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Members of one group of the law count together against its threshold. */
const listEntries = (listed: readonly Listed[]): ThresholdEntry[] =>
  [...Map.groupBy(listed, ({ entry }) => entry)]
    .map(([entry, members]) => {
      const kg = members.reduce((total, { stock }) => total + stock.kg, 0);
      const lowerKg = Math.min(...members.map((member) => member.lowerKg));
      const uppers = members.flatMap(({ upperKg }) => upperKg ?? []);
      const upperKg = uppers.length === 0 ? null : Math.min(...uppers);
      return {
        entry,
        chemicals: members.map(({ stock }) => stock.name),
        kg,
        lowerKg,
        upperKg,
        tier: toTier(kg, lowerKg, upperKg),
        unverified: members.some(({ unverified }) => unverified),
        sources: removeDuplicates(members.flatMap(({ sources }) => sources)),
        notes: removeDuplicates(members.flatMap(({ notes }) => notes)),
      };
    })
    .toSorted((a, b) => computeShare(b) - computeShare(a));

interface Fact {
  readonly s: string | readonly string[];
  readonly status?: 'unverified';
  readonly note?: string;
}
const toOrigin = ({ s, status, note }: Fact) => ({
  unverified: status === 'unverified',
  sources: [s].flat(),
  notes: note === undefined ? [] : [note],
});

/** The library names a group's threshold in the note: 'entry: natural gas'. */
const groupIn = (note: string | undefined): string | undefined => /^entry: (.+)$/.exec(note ?? '')?.[1];

/** What a law says of each stock: its entries, 'none' where it has none, 'open' where the library has not decided. */
type Classified = (stock: StockOfChemical) => readonly Listed[] | 'none' | 'open';

interface Parts {
  readonly sums?: readonly HazardSum[];
  readonly notSummed?: readonly string[];
  /** Items of substances that are not in the library. */
  readonly unknownItems?: number;
}

const buildLaw = (
  law: LawThresholds['law'],
  stocks: readonly StockOfChemical[],
  classify: Classified,
  { sums = [], notSummed = [], unknownItems = 0 }: Parts = {},
): LawThresholds => {
  const classified = stocks.map((stock) => ({ stock, found: classify(stock) }));
  const entries = listEntries(classified.flatMap(({ found }) => (typeof found === 'string' ? [] : found)));
  const notClassified = classified.flatMap(({ stock, found }) => (found === 'open' ? [stock.name] : []));
  const parts = [...entries, ...sums];
  const open: readonly ThresholdTier[] = notClassified.length > 0 || unknownItems > 0 ? ['not-classified'] : [];
  const tier = findWorst([...parts.map((part) => part.tier), ...open]);
  const isReached = tier === 'lower' || tier === 'upper';
  return {
    law,
    tier,
    // Sure only if a part with verified figures reaches the tier by itself; 'below' is as sure as every part of it.
    unverified: isReached ? !parts.some((part) => part.tier === tier && !part.unverified) : parts.some(({ unverified }) => unverified),
    entries: [...entries],
    sums: [...sums],
    notClassified,
    notSummed: [...notSummed],
  };
};

/** Schedule 2 or 3: each named substance by itself, groups summed. */
const classifyMsihc =
  (find: (chemical: Chemical) => LawStatus): Classified =>
  (stock) => {
    const chemical = findChemical(stock.chemicalId);
    const entry = chemical === undefined ? 'open' : find(chemical);
    if (typeof entry === 'string') return entry;
    return [
      {
        ...toOrigin(entry),
        entry: entry.group ?? stock.name,
        stock,
        lowerKg: entry.lowerT * kgPerTonne,
        upperKg: entry.upperT * kgPerTonne,
        unverified: entry.status === 'unverified' || entry.upperStatus === 'unverified',
      },
    ];
  };

/** MSIHC Rules 1989, Schedule 2: isolated storage. */
export const findMsihcStatus = (stocks: readonly StockOfChemical[], unknownItems = 0): LawThresholds =>
  buildLaw('msihc', stocks, classifyMsihc(findStorageEntry), { unknownItems });

/** MSIHC Rules 1989, Schedule 3: where the site runs a process of Schedule 4. The library holds some of its named substances. */
export const findMsihcProcessStatus = (stocks: readonly StockOfChemical[], unknownItems = 0): LawThresholds =>
  buildLaw('msihc-process', stocks, classifyMsihc(findProcessEntry), { unknownItems });

/** EPA RMP, 40 CFR 68.130: each substance by itself, with no rule of addition. The law counts per process, this per site. */
export const findRmpStatus = (stocks: readonly StockOfChemical[], unknownItems = 0): LawThresholds =>
  buildLaw(
    'epa-rmp',
    stocks,
    (stock) => {
      const { epaRmp } = findThresholds(stock.chemicalId);
      return epaRmp === undefined ? 'open' : [{ ...toOrigin(epaRmp), entry: stock.name, stock, lowerKg: epaRmp.kg, upperKg: null }];
    },
    { unknownItems },
  );

const hazardGroups = { H: 'health', P: 'physical', O: 'physical', E: 'environment' } as const satisfies Record<string, HazardSum['group']>;
type Letter = keyof typeof hazardGroups;

/** O2 (contact with water sets flammable gas free) is summed with the physical hazards; O1 and O3 are in no sum. */
const toHazardGroup = (code: string): HazardSum['group'] | undefined =>
  code.startsWith('O') && code !== 'O2' ? undefined : hazardGroups[code.charAt(0) as Letter];

interface Term {
  readonly group: HazardSum['group'];
  readonly lower: number;
  readonly upper: number;
  readonly unverified: boolean;
}

/** The terms q/Q of one chemical: its named threshold where it has one, else the strictest of its categories in each group. */
const listTerms = (stock: StockOfChemical): readonly Term[] => {
  const { seveso3Named: named, seveso3Categories: categories }: ThresholdRecord = findThresholds(stock.chemicalId);
  const tonnes = stock.kg / kgPerTonne;
  const inGroups = Map.groupBy(categories?.v ?? [], ({ code }) => toHazardGroup(code));
  return [...inGroups].flatMap(([group, rows]): Term[] => {
    if (group === undefined) return [];
    const strictest = rows.toSorted((a, b) => a.lowerT - b.lowerT)[0];
    const limits = named ?? strictest;
    if (limits === undefined || strictest === undefined) return [];
    return [{ group, lower: tonnes / limits.lowerT, upper: tonnes / limits.upperT, unverified: limits.status === 'unverified' }];
  });
};

const sumHazards = (stocks: readonly StockOfChemical[]): HazardSum[] =>
  [...Map.groupBy(stocks.flatMap(listTerms), ({ group }) => group)]
    .map(([group, terms]): HazardSum => {
      const lower = terms.reduce((sum, term) => sum + term.lower, 0);
      const upper = terms.reduce((sum, term) => sum + term.upper, 0);
      return {
        group,
        lower,
        upper,
        tier: upper >= 1 ? 'upper' : lower >= 1 ? 'lower' : 'below',
        unverified: terms.some(({ unverified }) => unverified),
      };
    })
    .toSorted((a, b) => b.lower - a.lower);

const classifySeveso: Classified = (stock) => {
  const { seveso3Named: named, seveso3Categories: categories, seveso3None: none } = findThresholds(stock.chemicalId);
  if (named) {
    return [
      {
        ...toOrigin(named),
        entry: groupIn(named.note) ?? stock.name,
        stock,
        lowerKg: named.lowerT * kgPerTonne,
        upperKg: named.upperT * kgPerTonne,
      },
    ];
  }
  if (categories === undefined) return none === undefined ? 'open' : 'none';
  return categories.v.map((row) => ({
    entry: row.code,
    stock,
    lowerKg: row.lowerT * kgPerTonne,
    upperKg: row.upperT * kgPerTonne,
    unverified: row.status === 'unverified',
    sources: [categories.s].flat(),
    notes: categories.note === undefined ? [] : [categories.note],
  }));
};

/**
 * Seveso III, 2012/18/EU, Annex I: named entries before categories; note 4 adds q/Q over the members of each hazard group (health,
 * physical, environment). The categories were derived from the CLP classes, so a chemist must confirm them.
 */
export const findSevesoStatus = (stocks: readonly StockOfChemical[], unknownItems = 0): LawThresholds =>
  buildLaw('seveso-3', stocks, classifySeveso, {
    sums: sumHazards(stocks),
    notSummed: stocks
      .filter((stock) => findThresholds(stock.chemicalId).seveso3Named && listTerms(stock).length === 0)
      .map(({ name }) => name),
    unknownItems,
  });

/** `unknownItems`: items of substances that are not in the library, to which no law could be applied. */
export const listThresholdStatus = (stocks: readonly StockOfChemical[], unknownItems: number): LawThresholds[] =>
  [findMsihcStatus, findMsihcProcessStatus, findSevesoStatus, findRmpStatus].map((standing) => standing(stocks, unknownItems));

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
  /** What counts of it: the product, or the chemical in it. */
  readonly kg: number;
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
      const kg = members.reduce((total, member) => total + member.kg, 0);
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
    // The schedules name no strengths: whether they mean a solution was decided for few.
    if (stock.solution !== null) return findThresholds(stock.chemicalId).solution?.msihcNone === undefined ? 'open' : 'none';
    const entry = chemical === undefined ? 'open' : find(chemical);
    if (typeof entry === 'string') return entry;
    return [
      {
        ...toOrigin(entry),
        entry: entry.group ?? stock.name,
        stock,
        kg: stock.kg,
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

/** Below this share a toxic substance in a mixture need not be counted (40 CFR 68.115 b 1), %. */
export const countedFromPercent = 1;
const mixtureNote =
  'The mass of the substance in the solution counts; where its partial pressure is below 10 mmHg it need not be counted (40 CFR 68.115 b 1)';

/** A solution under 40 CFR 68.130: its own entry from a share on, else the mass of the toxic substance in it. */
const classifyRmpSolution = (
  stock: StockOfChemical,
  { percent, soluteKg }: NonNullable<StockOfChemical['solution']>,
): ReturnType<Classified> => {
  const { epaRmp, solution } = findThresholds(stock.chemicalId);
  const own = solution?.epaRmp;
  if (own !== undefined) {
    if (own.fromPercent > 0 && percent === null) return 'open';
    if ((percent ?? 0) < own.fromPercent) return 'none';
    const kg = own.counts === 'product' ? stock.kg : soluteKg;
    if (kg === null) return 'open';
    const name = findChemical(stock.chemicalId)?.name ?? stock.name;
    return [
      {
        ...toOrigin(own),
        entry: own.fromPercent === 0 ? name : `${name} ≥ ${own.fromPercent} %`,
        stock,
        kg,
        lowerKg: own.kg,
        upperKg: null,
      },
    ];
  }
  if (epaRmp?.list !== 'toxic' || percent === null || soluteKg === null) return 'open';
  if (percent < countedFromPercent) return 'none';
  const { unverified, sources, notes } = toOrigin(epaRmp);
  return [
    { unverified, sources, notes: [...notes, mixtureNote], entry: stock.name, stock, kg: soluteKg, lowerKg: epaRmp.kg, upperKg: null },
  ];
};

/** EPA RMP, 40 CFR 68.130: each substance by itself, with no rule of addition. The law counts per process, this per site. */
export const findRmpStatus = (stocks: readonly StockOfChemical[], unknownItems = 0): LawThresholds =>
  buildLaw(
    'epa-rmp',
    stocks,
    (stock) => {
      const { epaRmp } = findThresholds(stock.chemicalId);
      if (stock.solution !== null) return classifyRmpSolution(stock, stock.solution);
      return epaRmp === undefined
        ? 'open'
        : [{ ...toOrigin(epaRmp), entry: stock.name, stock, kg: stock.kg, lowerKg: epaRmp.kg, upperKg: null }];
    },
    { unknownItems },
  );

const hazardGroups = { H: 'health', P: 'physical', O: 'physical', E: 'environment' } as const satisfies Record<string, HazardSum['group']>;
type Letter = keyof typeof hazardGroups;

/** O2 (contact with water sets flammable gas free) is summed with the physical hazards; O1 and O3 are in no sum. */
const toHazardGroup = (code: string): HazardSum['group'] | undefined =>
  code.startsWith('O') && code !== 'O2' ? undefined : hazardGroups[code.charAt(0) as Letter];

/** Whether the entries of the chemical hold for a solution of it: from a share on, not at all, or nobody has decided. */
const decideSevesoSolution = ({ chemicalId, solution: stored }: StockOfChemical): 'as-chemical' | 'none' | 'open' => {
  if (stored === null) return 'as-chemical';
  const { solution } = findThresholds(chemicalId);
  const from = solution?.seveso3FromPercent;
  if (from !== undefined && (from === 0 || (stored.percent !== null && stored.percent >= from))) return 'as-chemical';
  return solution?.seveso3None !== undefined && (from === undefined || stored.percent !== null) ? 'none' : 'open';
};

interface Term {
  readonly group: HazardSum['group'];
  readonly lower: number;
  readonly upper: number;
  readonly unverified: boolean;
}

/** The terms q/Q of one chemical: its named threshold where it has one, else the strictest of its categories in each group. */
const listTerms = (stock: StockOfChemical): readonly Term[] => {
  if (decideSevesoSolution(stock) !== 'as-chemical') return [];
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
  const decided = decideSevesoSolution(stock);
  if (decided !== 'as-chemical') return decided;
  const { seveso3Named: named, seveso3Categories: categories, seveso3None: none } = findThresholds(stock.chemicalId);
  if (named) {
    return [
      {
        ...toOrigin(named),
        entry: groupIn(named.note) ?? stock.name,
        stock,
        kg: stock.kg,
        lowerKg: named.lowerT * kgPerTonne,
        upperKg: named.upperT * kgPerTonne,
      },
    ];
  }
  if (categories === undefined) return none === undefined ? 'open' : 'none';
  return categories.v.map((row) => ({
    entry: row.code,
    stock,
    kg: stock.kg,
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

import { type IndustryKind, industryKinds, type StockOfChemical } from '@hazardguard/contract';

/** Petroleum and its liquid fractions in the library. */
const oils: ReadonlySet<string> = new Set(['crude-oil', 'gasoline', 'naphtha', 'diesel', 'kerosene']);
/** Gases that are sold to be burnt. */
const fuelGases: ReadonlySet<string> = new Set(['lng', 'lpg', 'methane', 'ethane', 'propane', 'n-butane', 'isobutane']);

const toKind = (chemicalId: string): IndustryKind => (oils.has(chemicalId) ? 'oil' : fuelGases.has(chemicalId) ? 'gas' : 'chemical');

/** What a site handles, and what it holds most of; ties go to the first of the list. */
export const listKinds = (
  stocks: readonly StockOfChemical[],
): { readonly kinds: IndustryKind[]; readonly mainKind: IndustryKind | null } => {
  const massByKind = new Map<IndustryKind, number>();
  for (const { chemicalId, kg } of stocks) massByKind.set(toKind(chemicalId), (massByKind.get(toKind(chemicalId)) ?? 0) + kg);
  const kinds = industryKinds.filter((kind) => massByKind.has(kind));
  const mainKind = kinds.reduce<IndustryKind | null>(
    (best, kind) => (best === null || (massByKind.get(kind) ?? 0) > (massByKind.get(best) ?? 0) ? kind : best),
    null,
  );
  return { kinds, mainKind };
};

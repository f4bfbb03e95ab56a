import { type IndustryKind, industryKinds, type StockOfChemical } from '@hazardguard/contract';

/** Petroleum and its liquid fractions in the library. */
const oils: ReadonlySet<string> = new Set(['crude-oil', 'gasoline', 'naphtha', 'diesel', 'kerosene']);
/** Gases that are sold as fuel. */
const fuelGases: ReadonlySet<string> = new Set(['lng', 'lpg', 'methane', 'ethane', 'propane', 'n-butane', 'isobutane']);

const toKind = (chemicalId: string): IndustryKind => (oils.has(chemicalId) ? 'oil' : fuelGases.has(chemicalId) ? 'gas' : 'chemical');

/** The kinds that a site handles, and the kind with the largest mass; the first of the list wins a tie. */
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

import type { Names } from './use-names.ts';

export interface ChemicalMatch<Chemical extends { readonly id: string }> {
  readonly key: string;
  readonly name: string;
  readonly casNo: string | null;
  /** The name that was meant, where it is another one. */
  readonly through: string | undefined;
  /** The name that was meant is that of a solution. */
  readonly isSolution: boolean;
  /** Undefined: known, but not in the library. */
  readonly chemical: Chemical | undefined;
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly casNo: string | null;
}

/** Substances for what is typed, the best match first; the chemicals of the list, by name, when nothing is typed. */
export const matchChemicals = <Chemical extends Listed>(
  names: Names | undefined,
  chemicals: readonly Chemical[],
  typed: string,
  limit = 20,
): readonly ChemicalMatch<Chemical>[] => {
  if (typed.trim() === '')
    return chemicals.slice(0, limit).map((chemical) => ({
      key: chemical.id,
      name: chemical.name,
      casNo: chemical.casNo,
      through: undefined,
      isSolution: false,
      chemical,
    }));
  const byId = new Map(chemicals.map((chemical) => [chemical.id, chemical]));
  return (names?.suggestSubstances(typed, 200) ?? [])
    .flatMap(({ substance, through, isSolution }) => {
      const chemical = byId.get(substance.chemical?.id ?? '');
      // Of the library, but not of this list: it cannot be chosen here.
      if (chemical === undefined && substance.chemical !== undefined) return [];
      const { name, cas } = substance;
      return [{ key: chemical?.id ?? cas, name: chemical?.name ?? name, casNo: cas === '' ? null : cas, through, isSolution, chemical }];
    })
    .slice(0, limit);
};

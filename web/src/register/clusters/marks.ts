import type { IndustryKind, StateIndustry } from '@hazardguard/contract';
import estatesFile from './estates.json';

/** One place on the map and in the list: an industry of the register, or a public estate. */
export interface Mark {
  /** `industry-12`, `estate-vapi`. */
  readonly key: string;
  readonly name: string;
  readonly district: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly kinds: readonly IndustryKind[];
  readonly mainKind: IndustryKind | null;
  /** Undefined: a public estate. */
  readonly industry: StateIndustry | undefined;
  /** Undefined: an industry of the register. */
  readonly estate: { readonly makes: string; readonly position: 'town' | 'approximate' } | undefined;
}

export const toMark = (industry: StateIndustry): Mark => {
  const { latitude, longitude } = industry;
  return {
    key: `industry-${industry.id}`,
    name: industry.industryName,
    district: industry.district,
    position: latitude === null || longitude === null ? undefined : { latitude, longitude },
    kinds: industry.kinds,
    mainKind: industry.mainKind,
    industry,
    estate: undefined,
  };
};

const isKind = (text: string): text is IndustryKind => text === 'chemical' || text === 'oil' || text === 'gas';

export const estateMarks: readonly Mark[] = estatesFile.estates.map((estate) => {
  const kinds = estate.kinds.filter(isKind);
  return {
    key: `estate-${estate.id}`,
    name: estate.name,
    district: estate.district,
    position: { latitude: estate.latitude, longitude: estate.longitude },
    kinds,
    mainKind: kinds[0] ?? null,
    industry: undefined,
    estate: { makes: estate.makes, position: estate.position === 'town' ? 'town' : 'approximate' },
  };
});

export interface MarkFilter {
  /** Empty: every kind, also the unknown. */
  readonly kinds: readonly IndustryKind[];
  readonly district: string | undefined;
  readonly search: string;
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en');

/** Marks that handle one of the kinds, are in the district, and have every searched word in their name or district. */
export const filterMarks = (marks: readonly Mark[], { kinds, district, search }: MarkFilter): readonly Mark[] => {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return marks.filter((mark) => {
    const text = folded(`${mark.name} ${mark.district}`);
    return (
      (kinds.length === 0 || mark.kinds.some((kind) => kinds.includes(kind))) &&
      (district === undefined || folded(mark.district) === folded(district)) &&
      words.every((word) => text.includes(word))
    );
  });
};

/** Districts of the marks, each once without regard to case, in alphabetical order. */
export const listDistricts = (marks: readonly Mark[]): readonly string[] =>
  [...new Map(marks.map(({ district }) => [folded(district), district])).values()].toSorted((a, b) => a.localeCompare(b, 'en'));

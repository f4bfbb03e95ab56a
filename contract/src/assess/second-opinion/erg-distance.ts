import type { ChemicalCard } from '../../register/chemical-card.ts';
import type { ReleasedVessels } from '../vessel-caveats.ts';

/** What the distance in the Emergency Response Guidebook depends on. */
export interface SpillFacts {
  readonly quantityKg: number;
  readonly isDay: boolean;
  readonly windSpeedMs: number;
  /** Kind and number of the vessels that are released; null: not known, and the quantity decides. */
  readonly vessels: ReleasedVessels | null;
}

export interface ErgDistance {
  /** Protect people downwind to this distance, m. */
  readonly distanceM: number;
  /** The guide prints the distance with a plus. */
  readonly orMore: boolean;
  readonly spill: 'small' | 'large';
  /** Container of Table 3 (large spills); null where the distance is from Table 1. */
  readonly container: string | null;
  readonly unverified: boolean;
}

/** Largest small spill, a drum, litres (ERG 2024, how to use Table 1: 208 L). */
const smallLitres = 208;
/** Used where the library has no density. */
const waterKgM3 = 1000;

/**
 * The guide's Table 3 lists containers; an inventory has quantities. The container assumed for a quantity, kg: a ton cylinder holds
 * 0.9 t, several of them or a nurse tank some tonnes, a road tanker about 20 t, a rail car 60 to 90 t. Our choice, not the guide's.
 */
const containers: readonly (readonly [upToKg: number, name: RegExp])[] = [
  [1_000, /small cylinders/],
  [10_000, /multiple ton|nurse/],
  [30_000, /highway/],
  [Number.POSITIVE_INFINITY, /rail/],
];

/** The guide's container for a kind of vessel; null: it has none, and the quantity decides. */
const findContainer = ({ kind, count }: ReleasedVessels): RegExp | null => {
  if (kind === 'tonner') return count > 1 ? /multiple ton/ : /single ton/;
  if (kind === 'cylinder' || kind === 'drum') return /small cylinders/;
  if (kind === 'road-tanker') return /highway/;
  return kind === 'rail-tanker' ? /rail/ : null;
};

/** Winds of Table 3 in m/s: low below 10 km/h, high above 20 km/h. */
const classifyWind = (ms: number): 'low' | 'moderate' | 'high' => (ms < 10 / 3.6 ? 'low' : ms <= 20 / 3.6 ? 'moderate' : 'high');

const findContainerSpill = (spills: NonNullable<ChemicalCard['largeSpills']>, { quantityKg, isDay, windSpeedMs, vessels }: SpillFacts) => {
  const own = vessels === null ? null : findContainer(vessels);
  const ofKind = own === null ? undefined : spills.rows.find(({ container }) => own.test(container));
  const fitting = containers.filter(([upToKg]) => quantityKg <= upToKg);
  const row = ofKind ?? fitting.flatMap(([, name]) => spills.rows.filter(({ container }) => name.test(container))).at(0) ?? spills.rows[0];
  if (!row) return undefined;
  const { km, orMore } = row[isDay ? 'day' : 'night'][classifyWind(windSpeedMs)];
  return { distanceM: 1000 * km, orMore, spill: 'large', container: row.container, unverified: spills.unverified } as const;
};

/** Downwind protection distance of the Emergency Response Guidebook; undefined where it lists none for the chemical. */
export const findErgDistance = (
  { distances, largeSpills, properties }: Pick<ChemicalCard, 'distances' | 'largeSpills' | 'properties'>,
  facts: SpillFacts,
): ErgDistance | undefined => {
  // Rows for a spill in water describe another accident.
  const row = distances?.rows.find(({ label }) => !/water/i.test(label ?? ''));
  if (!distances || !row) return undefined;
  const density = properties.find(({ key }) => key === 'liquid density')?.value ?? waterKgM3;
  const spill = (1000 * facts.quantityKg) / density <= smallLitres ? 'small' : 'large';
  const entry = row[spill];
  if (entry === null) return largeSpills ? findContainerSpill(largeSpills, facts) : undefined;
  return {
    distanceM: 1000 * (facts.isDay ? entry.dayKm : entry.nightKm),
    orMore: facts.isDay ? entry.dayOrMore : entry.nightOrMore,
    spill,
    container: null,
    unverified: distances.unverified,
  };
};

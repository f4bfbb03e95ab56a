import type { SentenceParams, Severity } from './common-types.ts';

/** A substance as the engine needs it, every property optional but the name and molar mass: a model names what it misses. */
export interface Substance {
  readonly id: string;
  readonly name: string;
  readonly cas: string;
  /** kg/mol */
  readonly molarMass: number;
  /** Melting point, K: below it nothing flows. */
  readonly meltingPoint?: number;
  /** Kept and carried as a refrigerated liquid: that is its state where nothing is stated. */
  readonly isKeptRefrigerated?: true;
  /** Normal boiling point, K. */
  readonly boilingPoint?: number;
  /** Critical temperature, K. */
  readonly criticalTemperature?: number;
  /** Critical pressure, Pa. */
  readonly criticalPressure?: number;
  /** Vapour pressure, Pa, as a function of temperature, K. */
  readonly vapourPressure?: Correlation;
  /** Liquid density, kg/m³. */
  readonly liquidDensity?: Correlation;
  /** Liquid heat capacity, J/(kg K). */
  readonly liquidHeatCapacity?: Correlation;
  /** Ideal-gas heat capacity, J/(kg K). */
  readonly gasHeatCapacity?: Correlation;
  /** Ratio of gas heat capacities, dimensionless. */
  readonly gamma?: number;
  /** Heat of vaporisation, J/kg. */
  readonly heatOfVaporisation?: Correlation;
  /** Surface tension, N/m. Without it an estimate from the boiling and critical point. */
  readonly surfaceTension?: Correlation;
  /** Net heat of combustion, J/kg. */
  readonly heatOfCombustion?: number;
  /** Lower and upper flammable limits, volume fraction. */
  readonly lowerFlammableLimit?: number;
  readonly upperFlammableLimit?: number;
  /** Carbon atoms that no oxygen goes with, per atom of hydrogen: how much soot its flame makes. Absent where other elements burn with it. */
  readonly carbonPerHydrogen?: number;
  /** How fast a large pool of it was measured to burn, kg/(m² s); absent: by its heats. */
  readonly burningRate?: number;
  /** A mixture of light and heavy oils: over water a long fire of it can boil over. */
  readonly canBoilOver?: true;
  /** How readily its cloud burns fast: the class of its laminar burning velocity. */
  readonly reactivity?: 'low' | 'medium' | 'high';
  /** Toxic levels by exposure time, ppm by volume at 25 °C and 1 atm. */
  readonly toxicLevels?: readonly ToxicLevel[];
  /** Levels that the table of their family was opened for and that it does not give. */
  readonly levelsNotEstablished?: readonly string[];
  /** Probits of death by breathing the vapour, at most one per set. */
  readonly probits?: readonly Probit[];
  /** Dangerous toxic loads of the British regulator. */
  readonly slot?: DangerousToxicLoad;
  /** Where the values come from: keys of the chemical library's source list. */
  readonly sources: readonly string[];
  /** What is unverified, borrowed from another substance or not captured; each is repeated as a caveat of the run. */
  readonly caveats?: readonly SubstanceCaveat[];
}

/** What the chemical library cannot vouch for: a stable code and a whole English sentence. */
export interface SubstanceCaveat {
  readonly code: string;
  readonly message: string;
  readonly params?: SentenceParams;
}

/**
 * A property as a function of temperature, kept as data so that it crosses worker and wire. `unitFactor` turns what the form
 * yields into the SI unit of the property. Outside [minK, maxK] evaluation reports a caveat.
 */
export interface Correlation {
  readonly form:
    | 'constant'
    | 'DIPPR100'
    | 'DIPPR101'
    | 'DIPPR105'
    | 'DIPPR106'
    | 'DIPPR114'
    | 'Antoine10'
    | 'AntoineE'
    | 'Wagner25'
    | 'PPDS116'
    | 'poly'
    | 'Shomate'
    | 'Watson';
  readonly coefficients: readonly number[];
  readonly minK?: number;
  readonly maxK?: number;
  /** Reduced forms: critical temperature K, critical pressure Pa, critical density kg/m³. */
  readonly criticalTemperature?: number;
  readonly criticalPressure?: number;
  readonly criticalDensity?: number;
  readonly unitFactor: number;
}

/** Sets of probit constants: of the Dutch Purple Book, and of Lees as the British regulator prints them. They can differ by orders of magnitude. */
export type ProbitSet = 'LEES-HSE' | 'CPR-18E';

/** Probit of death Y = a + b ln ∫Cⁿ dt, C in `unit` (mg/m³ at 25 °C and 1 atm), t in min; half of those exposed die at Y = 5. */
export interface Probit {
  readonly set: ProbitSet;
  readonly a: number;
  readonly b: number;
  readonly n: number;
  readonly unit: 'ppm' | 'mg/m³';
}

/** Loads ∫Cⁿ dt, ppmⁿ min, that the HSE holds land use against: about 1 % of those exposed die (SLOT), half of them (SLOD). */
export interface DangerousToxicLoad {
  readonly n: number;
  readonly slot: number;
  readonly slod?: number;
  /** False where no source was opened for it. */
  readonly verified: boolean;
}

export interface ToxicLevel {
  /** 'AEGL-3', 'ERPG-2', 'IDLH', 'PAC-1' … as printed on every ring. */
  readonly id: string;
  readonly family: 'AEGL' | 'ERPG' | 'PAC' | 'IDLH';
  readonly severity: Severity;
  /** Exposure time, s, to concentration, ppm. One entry where the level has no durations. */
  readonly byExposure: readonly { readonly seconds: number; readonly ppm: number }[];
}

import type { Correlation } from '@hazardguard/engine';

/** A fact's origin: key or keys of the source list, and whether any source was opened for it. */
export interface Sourced {
  readonly s: string | readonly string[];
  readonly status?: 'unverified';
  readonly note?: string;
}

export interface Quantity extends Sourced {
  readonly v: number;
  readonly u: string;
}

/** Coefficients as printed; the forms are written out in data/README.md. */
export interface PrintedCorrelation {
  readonly form: Exclude<Correlation['form'], 'constant' | 'Watson'>;
  readonly c: readonly number[];
  readonly Tmin?: number;
  readonly Tmax?: number;
  readonly Tc?: number;
  readonly Pc?: number;
  readonly rhoc?: number;
  readonly ref?: string;
}

export interface VapourPressureRecord extends PrintedCorrelation, Sourced {
  /** Correlation's pressure at the boiling point over 101325 Pa. */
  readonly P_at_Tb_ratio?: number;
  /** Pressure at 298.15 K, Pa. */
  readonly P298?: number;
  readonly noExtrapolation?: boolean;
}

/** A property known at one temperature `T`, K, and often as a correlation or a table of [K, value] rows. */
export interface PropertyRecord extends Quantity, Partial<PrintedCorrelation> {
  readonly T: number;
  readonly table?: readonly (readonly [number, number])[];
  /** Value of the saturated liquid at 298.15 K. */
  readonly v298sat?: number;
}

export interface HeatOfVaporisationRecord extends Quantity {
  /** Where `v` holds; 'Tb' is the boiling point. */
  readonly at: string;
  readonly v298?: number;
  readonly corr?: PrintedCorrelation;
}

export interface PropertiesRecord {
  readonly molarMass?: Quantity;
  readonly Tb?: Quantity;
  readonly Tm?: Quantity;
  readonly Tc?: Quantity;
  readonly Pc?: Quantity;
  readonly vapourPressure?: readonly VapourPressureRecord[];
  readonly liquidDensity?: PropertyRecord;
  readonly cpLiquid?: PropertyRecord;
  readonly cpGas?: PropertyRecord;
  readonly gamma?: Quantity;
  readonly Hvap?: HeatOfVaporisationRecord;
  readonly Hcomb?: Quantity;
  /** A warning on the substance's behaviour that no single value carries. */
  readonly note?: string;
}

export interface FlammabilityRecord {
  readonly lfl?: Quantity;
  readonly ufl?: Quantity;
  readonly flashPoint?: Quantity;
  readonly autoignition?: Quantity;
  readonly nonFlammable?: Sourced & { readonly v: boolean };
}

export interface AeglRecord extends Sourced {
  readonly u: string;
  /** In mg/m³ of a substance that spreads as vapour, so that it converts to ppm; without it mg/m³ is of an aerosol or dust. */
  readonly asVapour?: true;
  readonly durationsMin: readonly number[];
  /** Concentration by duration in minutes. */
  readonly level1?: Readonly<Record<string, number>>;
  readonly level2?: Readonly<Record<string, number>>;
  readonly level3?: Readonly<Record<string, number>>;
}

export interface ErpgRecord extends Sourced {
  readonly u: string;
  readonly asVapour?: true;
  readonly erpg1?: number;
  readonly erpg2?: number;
  readonly erpg3?: number;
}

export interface PacRecord extends Sourced {
  readonly u: string;
  readonly asVapour?: true;
  readonly durationMin: number;
  readonly pac1?: number;
  readonly pac2?: number;
  readonly pac3?: number;
}

/** Y = a + b ln(C^n t), t in minutes. */
export interface ProbitRecord extends Sourced {
  readonly a: number;
  readonly b: number;
  readonly n: number;
  readonly conc: 'ppm' | 'mg/m3';
  readonly time: 'min';
  /** Concentrations, ppm, that the source prints beside its constants: lethal to 1 % and 50 % after 5 and 30 min. */
  readonly check?: {
    readonly lc1_5min: number;
    readonly lc1_30min: number;
    readonly lc50_5min: number;
    readonly lc50_30min: number;
  };
}

/** Dangerous toxic loads, ppm^n min. */
export interface SlotRecord extends Sourced {
  readonly n: number;
  readonly slotDtl: number;
  readonly slodDtl?: number;
}

export interface ToxicityRecord {
  readonly aegl?: AeglRecord;
  readonly erpg?: ErpgRecord;
  readonly pac?: PacRecord;
  readonly idlh?: Quantity;
  /** As printed, such as '3.5 ppm' or '1-5 ppm'. */
  readonly odourThresholdText?: Sourced & { readonly v: string };
  readonly probit?: readonly ProbitRecord[];
  readonly slot?: SlotRecord;
}

/** Which properties the library holds; the older, coarser twin of `readiness`. */
export interface ModelReady {
  readonly vapourPressure: boolean;
  readonly liquidDensity: boolean;
  readonly cpGas: boolean;
  readonly cpLiquid: boolean;
  readonly Hvap: boolean;
  readonly Hcomb: boolean;
  readonly lflUfl: boolean;
  readonly toxicEndpoint: boolean;
  readonly toxicProbit: boolean;
}

export interface HazardClassRecord {
  readonly ghs?: Sourced & {
    readonly classes: readonly string[];
    readonly hCodes: readonly string[];
    readonly pictograms?: readonly string[];
    readonly signal?: string;
  };
  readonly nfpa704?: Sourced & { readonly h: number; readonly f: number; readonly r: number; readonly special?: string };
  readonly unClass?: Sourced & { readonly v: readonly { readonly un: number; readonly class: string }[] };
  /** Ids of reactive groups; `special` are hazards of their own. */
  readonly reactiveGroups?: Sourced & { readonly v: readonly number[]; readonly special?: readonly number[] };
}

/** One chemical of the library, as its data files hold it. */
export interface SubstanceRecord {
  readonly id: string;
  readonly name: string;
  readonly cas: string;
  readonly synonyms: readonly string[];
  readonly kind: 'pure' | 'mixture' | 'solution';
  /** Pure chemicals that stand in for a mixture's vapour, best first. */
  readonly proxyIds?: Sourced & { readonly v: readonly string[] };
  readonly un: readonly number[];
  readonly formula?: string;
  /** Sold and kept as a refrigerated liquid. */
  readonly keptRefrigerated?: true;
  readonly props: PropertiesRecord;
  readonly flammability?: FlammabilityRecord;
  readonly toxicity?: ToxicityRecord;
  readonly modelReady: ModelReady;
}

export interface Chemical extends SubstanceRecord {
  readonly hazard: HazardClassRecord;
}

export interface Source {
  readonly title: string;
  readonly where: string;
  readonly licence: string;
  readonly opened: boolean;
}

/** Names that trade and language give a substance, by CAS number; own knowledge. */
export interface TradeNames {
  readonly cas: string;
  /** How it is called; only where the library does not hold it. */
  readonly name?: string;
  readonly names: readonly string[];
  /** Names of its solutions, which are sold under the solute's CAS number. */
  readonly solutions?: readonly string[];
  /** Numbers of ISO 817 (ASHRAE 34). */
  readonly refrigerants?: readonly string[];
  /** In Hindi, Gujarati and Marathi. */
  readonly local?: readonly string[];
}

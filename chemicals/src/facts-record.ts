import type { Sourced } from './record.ts';

/** Distances of ERG Table 1 for one size of spill: isolate all around, then protect downwind by day and by night. */
export interface SpillRecord {
  readonly isolateM: number;
  readonly dayKm: number;
  readonly nightKm: number;
  /** The table prints the distance with a plus: a lower bound. */
  readonly dayOrMore?: boolean;
  readonly nightOrMore?: boolean;
}

interface WindDistances {
  readonly low: WindDistance;
  readonly moderate: WindDistance;
  readonly high: WindDistance;
}
export interface WindDistance {
  readonly km: number;
  readonly orMore?: boolean;
}

export interface EmergencyRecord {
  readonly guide?: Sourced & { readonly v: readonly string[] };
  readonly table1?: Sourced & {
    readonly rows: readonly {
      readonly un: number;
      /** Which row it is where a UN number has several: a hazard zone, or 'when spilled in water'. */
      readonly label?: string;
      readonly small: SpillRecord;
      readonly large: SpillRecord | 'table3';
    }[];
  };
  /** Large spills of six gases, by container and wind. */
  readonly table3?: Sourced & {
    readonly v: readonly {
      readonly container: string;
      readonly isolateM: number;
      readonly day: WindDistances;
      readonly night: WindDistances;
    }[];
  };
}

/** Flammable chemicals by the MSIHC Rules 1989, Schedule 1, Part I (b). */
export type FlammableClass = 'gas' | 'extremely' | 'veryHighly' | 'highly' | 'flammable';

/** What the laws say of a chemical's solution where that differs from the chemical itself. Shares are % by mass. */
export interface SolutionThresholds {
  /** Schedules 2 and 3 have no entry for it. */
  readonly msihcNone?: Sourced;
  /** Below `seveso3FromPercent`, or at any share without it, it is in no entry. */
  readonly seveso3None?: Sourced;
  /** From this share on the entry of the chemical counts the whole product. */
  readonly seveso3FromPercent?: number;
  readonly epaRmp?: Sourced & {
    readonly fromPercent: number;
    readonly kg: number;
    /** 'product': the whole of it counts; else the chemical in it. */
    readonly counts?: 'product';
  };
}

/** Threshold quantities in tonnes; the lower asks for notification, the upper for a safety report. */
export interface ThresholdRecord {
  readonly msihc?: Sourced & {
    readonly schedule: number;
    readonly lowerT: number;
    readonly upperT: number;
    readonly upperStatus?: 'unverified';
  };
  /** The flammable class of a mixture that has no single flash point. */
  readonly msihcClass?: Sourced & { readonly v: FlammableClass };
  /** Schedule 3: processes of Schedule 4. */
  readonly msihcProcess?: Sourced & { readonly schedule: number; readonly lowerT: number; readonly upperT: number };
  readonly seveso3Named?: Sourced & { readonly lowerT: number; readonly upperT: number };
  readonly seveso3Categories?: Sourced & {
    readonly v: readonly {
      readonly code: string;
      readonly lowerT: number;
      readonly upperT: number;
      readonly status?: 'unverified';
    }[];
  };
  /** Its harmonised classes were read, and none is a Seveso category. */
  readonly seveso3None?: Sourced;
  readonly epaRmp?: Sourced & { readonly kg: number; readonly list: 'toxic' | 'flammable' };
  readonly solution?: SolutionThresholds;
}

export interface ReactiveGroup {
  readonly id: number;
  readonly name: string;
  /** A hazard such as 'Water-Reactive' rather than a family of chemicals. */
  readonly special: boolean;
}

import type { Caveat, Hazard, Level, SentenceParams } from './common-types.ts';
import type { ModelChoice } from './result-types.ts';
import type { ProbitSet } from './substance-types.ts';

/** A point of the map: on the ground, or in the frame of the wind, x downwind and y to the left, m. `zM` above the ground, default 0. */
export type ThreatPlace =
  | { readonly latitude: number; readonly longitude: number; readonly zM?: number }
  | { readonly xM: number; readonly yM: number; readonly zM?: number };

/** Deaths by one set of constants among those who take in a load. */
export interface Deaths {
  readonly set: ProbitSet;
  readonly probit: number;
  readonly share: number;
}

/** What a person takes in at the place. */
export interface Stay {
  /** Highest concentration, ppm, and when, s from the start of the release. */
  readonly peak: number;
  readonly peakS: number;
  /** Toxic load, ppmⁿ min, of the exponent of the threat. */
  readonly load: number;
  /** Steady concentration over the scenario's exposure time that has the same load, ppm. */
  readonly equivalent: number;
  /** By every set of probits that the substance has, the one asked for first. */
  readonly deaths: readonly Deaths[];
  /** Load against the HSE's SLOT and SLOD, 1 being the whole of it; null where none is published. */
  readonly slotShare: number | null;
  readonly slodShare: number | null;
}

/** When a concentration is at or above a level: first and last moment, s from the start of the release. */
export interface Span {
  readonly fromS: number;
  readonly untilS: number;
}

/** A level at the place. */
export interface LevelThere {
  readonly level: Level;
  readonly met: boolean;
  readonly outdoors: Span | null;
  readonly indoors: Span | null;
  /** Equivalent concentration over the level's exposure against the level; null where dose has no meaning. */
  readonly doseShareOutdoors: number | null;
  readonly doseShareIndoors: number | null;
}

/** Shelter against leaving, in toxic loads, ppmⁿ min. */
export interface ShelterOrLeave {
  readonly advice: 'no-action' | 'shelter' | 'leave';
  /** False: even sheltering leaves a severe dose. */
  readonly shelterSuffices: boolean;
  readonly reason: string;
  readonly reasonCode: string;
  readonly reasonParams: SentenceParams;
  /** Staying outdoors for the whole passage. */
  readonly outdoorsLoad: number;
  /** Indoors until the air outdoors is the better one, then windows open. */
  readonly shelterLoad: number;
  /** Indoors with closed windows until the house has cleared by itself. */
  readonly closedLoad: number;
  /** Leaving across the wind: away from the axis, and the other way, as if the axis lay on the other side. */
  readonly leaveLoad: number;
  readonly leaveOtherWayLoad: number;
  /** How many times smaller a concentration the walk must have before leaving is advised. */
  readonly margin: number;
  readonly nowS: number;
  readonly walkingMs: number;
  /** When the air outdoors becomes and stays cleaner than indoors: open windows, leave the shelter. null: never dirtier. */
  readonly ventilateS: number | null;
}

/** What happens at one place: over time for a cloud, one value for heat and blast. */
export interface Threat {
  readonly engineVersion: string;
  readonly scenarioHash: string;
  readonly hazard: Hazard;
  readonly chemical: { readonly id: string; readonly name: string; readonly cas: string };
  readonly model: ModelChoice;
  readonly place: {
    readonly latitude: number;
    readonly longitude: number;
    readonly xM: number;
    readonly yM: number;
    readonly zM: number;
    readonly distanceM: number;
  };
  readonly unit: Level['unit'];
  /** Highest value outdoors. */
  readonly peak: number;
  /** Seconds from the start of the release; null where time has no meaning, or no cloud comes. */
  readonly arrivalS: number | null;
  readonly departureS: number | null;
  /** For charts, at most 200 moments; empty where time has no meaning. */
  readonly series: { readonly timeS: readonly number[]; readonly outdoors: readonly number[]; readonly indoors: readonly number[] };
  readonly airChangesPerH: number | null;
  /** Exponent of the toxic load; null for heat, blast and what only burns. */
  readonly exponent: number | null;
  readonly outdoors: Stay | null;
  readonly indoors: Stay | null;
  readonly levels: readonly LevelThere[];
  readonly shelter: ShelterOrLeave | null;
  /** The cloud can catch fire, so that sheltering people touch no switch: a lower flammable limit of at most 13 % (GHS 2.2, category 1). */
  readonly canBurn: boolean;
  /** Wherever a level of this toxic cloud is met it is near its flammable range: people leave it as one that burns. */
  readonly mainlyFlammable: boolean;
  /**
   * Heat for the time that people stand in it: dose, (W/m²)^(4/3) s, and the share of people in the open who die. `burnsS`: how long the
   * fire itself burns, s; null: a pool, whose end is not computed.
   */
  readonly heat: { readonly seconds: number; readonly burnsS: number | null; readonly dose: number; readonly deathShare: number } | null;
  readonly caveats: readonly Caveat[];
}

/**
 * The frozen values that pass between the engine's own stages, left to right; `model.ts` holds what leaves the engine.
 * SI throughout: m, s, kg, K, Pa.
 */

import type { Caveat, Hazard, InputEcho, Mode, StabilityClass } from './common-types.ts';
import type { Ground, LevelFamily, OwnLevel, Receptor, Rupture, VesselShape } from './document-types.ts';
import type { SourceSummary } from './result-types.ts';
import type { ProbitSet, Substance } from './substance-types.ts';

/** A vessel by its inner size; a sphere's length is its diameter. */
export interface Vessel {
  readonly shape: VesselShape;
  readonly diameterM: number;
  /** Height of a vertical one. */
  readonly lengthM: number;
}

/** The weather from a moment on. */
export interface WeatherEntry {
  /** Seconds from the start of the release. */
  readonly fromS: number;
  readonly weather: Scenario['weather'];
}

/** A scenario checked once: complete, SI, frozen, plain data that can be sent to a worker. */
export interface Scenario {
  /** SHA-256 of everything below that decides the result. */
  readonly hash: string;
  readonly hazard: Hazard;
  readonly mode: Mode;
  /** 'auto' or the id of a model. */
  readonly model: string;
  readonly substance: Substance;
  readonly quantityKg: number;
  readonly storage: {
    readonly temperatureK: number;
    /** Absolute, as given; null: the substance's own vapour pressure, at least the air's. */
    readonly pressurePa: number | null;
    readonly phase: 'auto' | 'liquid' | 'gas';
    /** As given; null: the edge of a cube of the stock. */
    readonly liquidHeadM: number | null;
    /** null: no bund. */
    readonly bundAreaM2: number | null;
    /** What a pool lies on. */
    readonly ground: Ground;
    /** null: vertical, as high as the liquid above the opening. */
    readonly vessel: Vessel | null;
  };
  readonly rupture: Rupture | null;
  readonly isolationS: number | null;
  readonly weather: {
    readonly windSpeedMs: number;
    readonly windHeightM: number;
    readonly windFromDeg: number;
    readonly temperatureK: number;
    readonly relativeHumidity: number;
    readonly cloudFraction: number;
    readonly pressurePa: number;
    readonly stability: StabilityClass;
    /** Degrees above the horizon; null when no time was given. */
    readonly solarElevationDeg: number | null;
    /** Measured 1/L, 1/m; null: of the class. */
    readonly inverseObukhov: number | null;
    /** Measured standard deviation of the wind direction, at the height of the wind; null when not measured. */
    readonly sigmaThetaRad: number | null;
    /** Depth of the mixed layer under an inversion; null when not known. */
    readonly mixingHeightM: number | null;
  };
  /** How the weather goes on, in rising order; undefined where it does not change. */
  readonly laterWeather: readonly WeatherEntry[] | undefined;
  readonly site: {
    readonly latitude: number;
    readonly longitude: number;
    readonly roughnessM: number;
  };
  /** Time over which a concentration is a mean, s; null: the model's own, or nearly instantaneous where gas burns. */
  readonly averagingS: number | null;
  /** Id of a set of dispersion coefficients; null: the model's own. */
  readonly dispersionSchool: string | null;
  readonly exposureS: number;
  readonly levelFamily: LevelFamily;
  /** A second family drawn over the zones. */
  readonly overlayFamily: LevelFamily | 'none';
  /** Levels of concern of the user's own; undefined where there are none. */
  readonly ownLevels: readonly OwnLevel[] | undefined;
  /** What a toxic level is compared with: the highest concentration, or the toxic load of the passage. */
  readonly levelBasis: 'peak' | 'dose';
  readonly probitSet: ProbitSet;
  readonly tntYield: number;
  readonly blast: {
    /** Congestion and ignition; null: not given. */
    readonly congestion: 'low' | 'medium' | 'high' | null;
    readonly ignition: 'spark' | 'detonation' | null;
    readonly levels: 'people' | 'buildings';
    /** Absolute pressure at which the vessel bursts, and its inner volume; null: not given. */
    readonly burstPressurePa: number | null;
    readonly vesselVolumeM3: number | null;
  };
  readonly fire: {
    /** Which levels of heat the zones are drawn for. */
    readonly levels: 'people' | 'equipment' | 'dose';
    /** How long people stay in the heat, for levels by dose; a fireball's own duration counts instead. */
    readonly exposureS: number;
  };
  readonly receptors: readonly Receptor[];
  readonly inputs: readonly InputEcho[];
  readonly caveats: readonly Caveat[];
}

/** The surface layer of the atmosphere at the site. */
export interface Air {
  readonly mode: Mode;
  readonly temperatureK: number;
  readonly pressurePa: number;
  readonly relativeHumidity: number;
  readonly densityKgM3: number;
  readonly stability: StabilityClass;
  readonly roughnessM: number;
  readonly windAt10Ms: number;
  /** 1/L, 1/m: negative unstable, 0 neutral, positive stable. */
  readonly inverseObukhov: number;
  readonly frictionVelocityMs: number;
  /** Standard deviation of the crosswind speed, σv, where measured, m/s. */
  readonly crosswindTurbulenceMs: number | null;
  /** What slow swings of a weak wind's direction add to σv where it is not measured, m/s; 0 from 4 m/s on. */
  readonly meanderMs: number;
  /** Depth of the mixed layer where known, m. */
  readonly mixingHeightM: number | null;
}

/** Airborne release rate held from one moment to the next. */
export interface SourceStep {
  readonly fromS: number;
  readonly toS: number;
  readonly rateKgS: number;
}

/** A release as it leaves its opening at its highest sustained rate, expanded to the outside pressure. */
export interface Jet {
  readonly rateKgS: number;
  /** Diameter of the circle that has the opening's area, m. */
  readonly openingM: number;
  readonly velocityMs: number;
  /** Diameter that carries the rate at that velocity and the jet's own density, without the vapour of a pool beside it, m. */
  readonly diameterM: number;
}

/** Liquid that a release leaves on the ground, where it can burn. */
export interface LiquidPool {
  /** Largest area of the pool while nothing burns, m². */
  readonly areaM2: number;
  /** Highest rate at which an opening feeds it, kg/s; null where the area alone limits its fire: a burst stock, a broken pipe. */
  readonly feedKgS: number | null;
}

/**
 * One way in which a release enters the air: what leaves the opening, the vapour of a pool, or a stock released instantaneously. A cloud
 * model follows each part at its own rate over time.
 */
export interface SourcePart {
  readonly kind: 'opening' | 'pool' | 'burst';
  readonly massKg: number;
  /** [s, kg/s], each rate held until the next moment, the last entry 0; empty for a burst, all of which is in the air at once. */
  readonly history: readonly (readonly [number, number])[];
  /** As it enters the air, at the outside pressure. */
  readonly temperatureK: number;
  readonly liquidFraction: number;
  readonly densityKgM3: number;
  /** 0 unless a pool. */
  readonly poolRadiusM: number;
  /** At the highest rate of the history; null unless it leaves an opening with momentum. */
  readonly jet: Jet | null;
}

/** The airborne release: mass, rate, duration and density. */
export interface SourceTerm {
  readonly regime: SourceSummary['regime'];
  /** At most five; one step of zero length never occurs. For an instantaneous release: its mass spread over one
   * minute, then what its pool gives off. */
  readonly steps: readonly SourceStep[];
  /** The same release by how it enters the air, its rates as they are, not averaged. */
  readonly parts: readonly SourcePart[];
  readonly instantaneous: boolean;
  readonly airborneKg: number;
  readonly heightM: number;
  /** Radius of an evaporating pool, m; 0 for a release from an opening. */
  readonly poolRadiusM: number;
  /** Liquid on the ground, also where the jet gives the air more than the pool; undefined where none falls. */
  readonly pool: LiquidPool | undefined;
  /** Density of what enters the air, vapour and spray together, kg/m³. */
  readonly densityKgM3: number;
  /** Temperature of what enters the air, come to rest at the outside pressure, K: with `liquidFraction` it fixes its enthalpy. */
  readonly temperatureK: number;
  /** Mass share of what enters the air that is droplets, 0–1. */
  readonly liquidFraction: number;
  /** How a release leaves its opening; null for a pool, an instantaneous release and an explosion. */
  readonly jet: Jet | null;
  readonly summary: SourceSummary;
  readonly caveats: readonly Caveat[];
}

/** Highest value in time over the map, of a cloud that the wind carries: x downwind, y left, z up, m from the source. */
/** Cross-sections of a cloud at a moment, in closed form: as `at`, without asking every place by itself. */
export interface PlumeSlices {
  /** How high above the ground under its axis the value is at least the level, m; 0 where it is not. */
  heightAt(xM: number, timeS: number, level: number): number;
  /** Half the width at a height where the value is at least the level, m; 0 where it is not. */
  halfWidthAt(xM: number, zM: number, timeS: number, level: number): number;
  /** Writes the values at places y by places z, y after y for each z; of what is below `least` only that it is: 0. */
  fill(xM: number, yM: Float64Array, zM: Float64Array, timeS: number, least: number, into: Float64Array): void;
}

export interface PlumeField {
  readonly shape: 'plume';
  readonly unit: 'ppm';
  /** The cloud's own extent around the source, m: part of every zone that is reached. */
  readonly sourceRadiusM: number;
  /** Value at the source itself, ppm: a zone of a level up to it is at least the source's extent; 0: as the cloud has it. */
  readonly sourcePpm: number;
  /** Farthest distance the model answers for, m. */
  readonly rangeM: number;
  /** On the ground under the axis. */
  axisPeak(xM: number): number;
  /** Half the width of the strip on the ground where the value is at least the level, m; 0 where it is not. */
  halfWidth(xM: number, level: number): number;
  /** How far upwind of the source the value on the ground is at least the level, m; undefined: no farther than `sourceRadiusM`. */
  readonly upwindM: ((level: number) => number) | undefined;
  /** Highest value in time at a place. */
  peak(xM: number, yM: number, zM: number): number;
  /** Value at a place and a moment, s from the start of the release; never above `peak`. */
  at(xM: number, yM: number, zM: number, timeS: number): number;
  /** Its cross-sections at a moment; undefined: every place is asked by itself. */
  readonly slices: PlumeSlices | undefined;
  /** Seconds from the start of the release to the cloud's arrival. */
  arrivalS(xM: number): number;
  /** Seconds from the start of the release to the moment the cloud has passed. */
  departureS(xM: number): number;
}

/** A value that depends on the distance from the source alone and falls with it. */
export interface RadialField {
  readonly shape: 'radial';
  /** The plume whose directions it joins: asked where a value in time is wanted. */
  readonly plume: PlumeField | undefined;
  readonly unit: 'ppm' | 'kPa' | 'kW/m²';
  readonly rangeM: number;
  peak(distanceM: number): number;
}

/**
 * A value on the ground that the wind skews or carries off: highest at a centre on the wind's line through the source, falling across
 * the wind everywhere and along it from `fallsFromM` on, the same to the left and the right.
 */
export interface GroundField {
  readonly shape: 'ground';
  readonly unit: 'kPa' | 'kW/m²';
  /** Where the value is highest, m downwind of the source. */
  readonly centreM: number;
  /** Distance up and down the wind from the centre beyond which the value only falls, m; undefined: it falls from the centre on. */
  readonly fallsFromM: number | undefined;
  /** Farthest distance from the centre that the model answers for, m. */
  readonly rangeM: number;
  peak(xM: number, yM: number): number;
}

export type Field = PlumeField | RadialField | GroundField;

/**
 * Points along the paths of a cloud with the half-width of a zone there, ready to be drawn: `rows` paths of `columns` points each, row by
 * row, in the frame of the first wind. Between neighbouring rows the cloud is a sheet.
 */
export interface PathSheet {
  readonly rows: number;
  readonly columns: number;
  readonly xM: Float64Array;
  readonly yM: Float64Array;
  /**
   * Half-width across the path, m; negative beyond the tip. Its square, with its sign, is straight between two points, so that a tip is as
   * blunt as that of a plume, and where it is 0.
   */
  readonly halfM: Float64Array;
  /** Radius about the source that belongs to the zone, m. */
  readonly aroundM: number;
  /** True where a path ends inside the zone: the model answers no farther. */
  readonly isCut: boolean;
}

/** A cloud that a changing wind carries, over the map: x along the first wind, y to its left, z up, m from the source. */
export interface PathField {
  readonly shape: 'path';
  readonly unit: 'ppm';
  /** The release in the first weather alone. */
  readonly first: PlumeField;
  /** Farthest distance the model answers for along a path, m. */
  readonly rangeM: number;
  /** Highest value in time at a place. */
  peak(xM: number, yM: number, zM: number): number;
  /** Value at a place and a moment, s from the start of the release; about `peak` at most. */
  at(xM: number, yM: number, zM: number, timeS: number): number;
  /** Seconds from the start of the release to the cloud's arrival: when it first brings a tenth of the highest value there. */
  arrivalS(xM: number, yM: number): number;
  /** The same of its departure. */
  departureS(xM: number, yM: number): number;
  /** How the cloud passes a place when it is highest there: direction, to the left of the first wind, and distance from its axis, to its left. */
  frameAt(xM: number, yM: number): { readonly headingRad: number; readonly acrossM: number };
  /** What was or will be at or above a level; a share of the value at a place multiplies it, as for a level by dose. */
  swept(level: number, shareAt?: (xM: number, yM: number) => number): PathSheet;
  /** What is at or above a level at a moment. */
  present(level: number, timeS: number): PathSheet;
  /** Moments after which the cloud is below everything it was followed to, s. */
  readonly endS: number;
}

/** What one place asks of a cloud. */
export type PassingCloud = Pick<PlumeField, 'peak' | 'at' | 'arrivalS' | 'departureS'>;

/** A field over the map, in weather that stays or changes. */
export type ThreatField = Field | PathField;

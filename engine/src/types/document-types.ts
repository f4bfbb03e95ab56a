import type { Hazard, Mode, StabilityClass } from './common-types.ts';
import type { ProbitSet } from './substance-types.ts';

/** Wind, air and sky, as people write them. */
export interface Weather {
  readonly windSpeedMs: number;
  /** Height of the wind measurement, m; default 10. */
  readonly windHeightM?: number;
  /** Direction the wind blows from, degrees clockwise from north. */
  readonly windFromDeg: number;
  readonly temperatureC: number;
  readonly humidityPercent?: number;
  readonly cloudPercent?: number;
  readonly pressureKpa?: number;
  /** Default: derived from `time`, position, cloud and wind. */
  readonly stability?: StabilityClass;
  /** Class that slight sun and 3–5 m/s derive to; default C. */
  readonly slightSunClass?: 'C' | 'D';
  /** Measured 1/L, 1/m; default the class's. */
  readonly inverseObukhov?: number;
  /** Measured standard deviation of the wind direction, degrees. */
  readonly sigmaThetaDeg?: number;
  /** Height of an inversion, m. */
  readonly mixingHeightM?: number;
}

/** An entry of a list of weather. What it does not give stays as in the entry before, but for the turbulence, see `docs/scenario.md`. */
export type WeatherFrom = Weather & {
  /** Minutes from the start of the release; 0 in the first entry, rising. */
  readonly fromMin: number;
};

/** What people write: the scenario file of the command line, the body of the wire. Units in the names. */
export interface ScenarioDocument {
  readonly title?: string;
  /** CAS number or name, resolved by the chemical library; or a substance record of one's own. */
  readonly chemical: string;
  readonly hazard: Hazard;
  readonly mode?: Mode;
  /** 'auto' (default) or the id of a model of the catalogue. */
  readonly model?: string;
  readonly quantityKg: number;
  readonly storage?: {
    /** Default: the air's temperature. */
    readonly temperatureC?: number;
    /** Absolute. Default: the substance's own vapour pressure, at least atmospheric. */
    readonly pressureKpa?: number;
    readonly phase?: 'auto' | 'liquid' | 'gas';
    /** Height of liquid above the opening, m. */
    readonly liquidHeadM?: number;
    /** Ground that a bund leaves to a pool, m². Default: no bund, the pool spreads until it is thin. */
    readonly bundAreaM2?: number;
    /** What a pool lies on; default soil. */
    readonly ground?: Ground;
    /** The vessel, with its diameter and, but for a sphere, its length or height. Default: upright, as high as the liquid above the opening. */
    readonly vesselShape?: VesselShape;
    readonly vesselDiameterM?: number;
    readonly vesselLengthM?: number;
    /** Inner volume of the vessel, m³, in place of its shape and size. */
    readonly vesselVolumeM3?: number;
    /** Absolute pressure at which the vessel bursts, kPa: asks for the blast of the burst. */
    readonly burstPressureKpa?: number;
  };
  readonly rupture?: Rupture;
  /** A stated time to isolation, min; the release ends then or when the stock is gone. */
  readonly isolationMin?: number;
  /** One object; or a list in time, from the start of the release on. */
  readonly weather: Weather | readonly WeatherFrom[];
  readonly site: {
    readonly latitude: number;
    readonly longitude: number;
    readonly terrain?: 'rural' | 'urban' | 'water';
    /** Overrides the terrain's own roughness length, m. */
    readonly roughnessM?: number;
  };
  /** ISO 8601 moment of the release; needed when the stability class is derived. */
  readonly time?: string;
  /** Time over which a concentration is a mean, s; default the model's own, 10 s for flammable zones. */
  readonly averagingS?: number;
  /** Set of dispersion coefficients, for a Gaussian model selected by its id. */
  readonly dispersionSchool?: string;
  /** Exposure time that picks the toxic levels, min; default 60. */
  readonly exposureMin?: number;
  /** The stated exposure time (default), or for a shorter release the shortest tabulated time that it does not outlast. */
  readonly exposureFrom?: 'stated' | 'release';
  /** Which family of toxic levels; default AEGL, falling back in the order AEGL, ERPG, PAC, with a caveat. */
  readonly levelFamily?: LevelFamily;
  /** A second family of toxic levels, for display only; default none. */
  readonly overlayFamily?: LevelFamily | 'none';
  /** Levels of concern of one's own, at most three, drawn beside the established ones; people inside are not counted. */
  readonly ownLevels?: readonly OwnLevel[];
  /** Compared with the peak concentration (default, cautious) or with the toxic load of the whole passage. */
  readonly levelBasis?: 'peak' | 'dose';
  /** Probit constants of deaths; default LEES-HSE, the other where a chemical lacks it. */
  readonly probitSet?: ProbitSet;
  /** Explosion: share of the combustion energy that feeds the blast, 0.01–0.2; default 0.03. */
  readonly tntYield?: number;
  /** Explosion of the cloud that a rupture makes: selected by either of the first two. */
  readonly blast?: {
    /** Congestion: pipes, trees and walls in the cloud. */
    readonly congestion?: 'low' | 'medium' | 'high';
    readonly ignition?: 'spark' | 'detonation';
    /** Levels of overpressure: for people (8, 3.5, 1 psi; default), or what happens to buildings. */
    readonly levels?: 'people' | 'buildings';
  };
  readonly fire?: {
    /** Levels of heat: for people (10, 5, 2 kW/m²; default), for equipment (37.5 … 1.6 kW/m²), or by dose. */
    readonly levels?: 'people' | 'equipment' | 'dose';
    /** How long people stay in the heat, s, for levels by dose; default 60. */
    readonly exposureS?: number;
  };
  readonly receptors?: readonly Receptor[];
}

/** A level of concern that a person states, in the unit it was typed in. */
export interface OwnLevel {
  readonly value: number;
  readonly unit: OwnLevelUnit;
}

/** '% LFL': of the lower flammable limit; 'ppm·min': the dose ∫C dt over the exposure time. */
export type OwnLevelUnit = 'ppm' | 'mg/m³' | '% LFL' | 'ppm·min' | 'kW/m²' | 'kPa';

/** Families of toxic levels; LETHALITY is the share of people outdoors who die. */
export type LevelFamily = 'AEGL' | 'ERPG' | 'PAC' | 'IDLH' | 'LETHALITY';
export type Ground = 'soil' | 'concrete' | 'dry-sand' | 'moist-sand' | 'water';
export type VesselShape = 'horizontal-cylinder' | 'vertical-cylinder' | 'sphere';

/**
 * Which way a jet leaves its opening: level and with the wind, straight up, straight down, or against the ground or a wall, which takes
 * its momentum.
 */
export type JetDirection = 'along-wind' | 'up' | 'down' | 'impinging';

/** A hole in a vessel's wall. */
interface Hole {
  readonly heightM?: number;
  /** Lower edge of the opening above the bottom of the vessel, m. Default: at the bottom, or in the vapour space for phase 'gas'. */
  readonly elevationM?: number;
  /** Length of a nozzle or stub that the contents pass, m; default 0. */
  readonly nozzleM?: number;
  /** Default: the model's choice, named in its result. */
  readonly direction?: JetDirection;
}

export type Rupture =
  | (Hole & { readonly type: 'circular'; readonly diameterM: number })
  /** `breadthM` is its upright side. */
  | (Hole & { readonly type: 'rectangular'; readonly lengthM: number; readonly breadthM: number })
  /** Catastrophic rupture: an instantaneous release of the whole stock. */
  | { readonly type: 'catastrophic'; readonly heightM?: number }
  /** One pipe broken across. */
  | {
      readonly type: 'pipe';
      readonly diameterM: number;
      readonly pipeLengthM: number;
      /** Of the pipe on the other side of the break, closed at its end; none where not given. */
      readonly pipeOtherLengthM?: number;
      readonly pipeRoughnessMm?: number;
      /** What the unbroken end is joined to; default closed. */
      readonly pipeSupply?: 'closed' | 'reservoir';
      readonly heightM?: number;
      readonly direction?: JetDirection;
    }
  /** A stated rate, kg/s, into the air for a stated time; without a rate an instantaneous release. */
  | {
      readonly type: 'direct';
      readonly rateKgS?: number;
      readonly durationMin?: number;
      /** Default: the storage temperature. */
      readonly exitTemperatureC?: number;
      readonly exitVelocityMs?: number;
      readonly exitDiameterM?: number;
      /** Mass share that is droplets; default 0. */
      readonly liquidFraction?: number;
      readonly heightM?: number;
      /** Of an outlet with a diameter. */
      readonly direction?: JetDirection;
    };

/** A place that can be inside a zone: where people are, who helps them, and water and fields that a release can spoil. */
export type ReceptorKind =
  | 'school'
  | 'hospital'
  | 'residential'
  | 'industry'
  | 'market'
  | 'fire'
  | 'police'
  | 'shelter'
  | 'water'
  | 'farmland'
  | 'other';

export interface Receptor {
  readonly id: string;
  readonly name: string;
  readonly kind: ReceptorKind;
  readonly latitude: number;
  readonly longitude: number;
  /** Head-count; null: not known, which is not 0. */
  readonly people: number | null;
  /** A line or an area instead of a point, GeoJSON in WGS 84: a school ground, a river, fields; latitude and longitude lie on it. */
  readonly geometry?: ReceptorGeometry | undefined;
}

type LonLatPath = readonly (readonly [longitude: number, latitude: number])[];

export type ReceptorGeometry =
  | { readonly type: 'LineString'; readonly coordinates: LonLatPath }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly LonLatPath[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly LonLatPath[])[] };

import { profiles } from '../atmosphere/surface-layer.ts';
import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import { type MixingTable, shareHolding, volumeAt } from '../substance/mixing-table.ts';
import type { JetDirection } from '../types/document-types.ts';
import type { Air, Jet } from '../types/pipeline.ts';
import { gravity } from '../units/constants.ts';
import { computeFrictionVelocity, vonKarman, windShape } from './surface-wind.ts';

/** What the physics of a jet in the wind leaves open. docs/decisions/0109-jets-in-the-wind.md holds what each does. */
export interface JetConstants {
  /** Air drawn in by the difference in speed along the jet: 1/12 makes the axis of a free jet fall as 6 d/x (long-1963). */
  readonly shear: number;
  /** Air drawn in by the wind across the jet: 0.5 of ooms-1972, who counts from the radius r/√2. */
  readonly crossflow: number;
  /** Air that the turbulence of the wind mixes in, over (ε r)^⅓: 1 of ooms-1972, likewise. */
  readonly turbulence: number;
  /** A jet is passive once its own rise or fall is slower than this share of the speed of the turbulence; 0: only at rest. Ours. */
  readonly passive: number;
  /** A jet this many times as fast as the wind still runs along the ground as one, as `jetEnd` of the free jet has it. */
  readonly fasterThanWind: number;
}

export const jetConstants: JetConstants = {
  shear: 1 / 12,
  crossflow: 0.5 / Math.SQRT2,
  turbulence: 2 ** (-2 / 3),
  passive: 0.5,
  fasterThanWind: 2,
};

/** A jet station by station, from its opening to its end; all arrays of one length. */
export interface JetTable {
  /** Distance downwind of the opening, m, and height of the axis above the ground; 0 once the jet runs along the ground. */
  readonly along: Float64Array;
  readonly height: Float64Array;
  /** Mass share of the substance on the axis, and highest on the ground below it. */
  readonly share: Float64Array;
  readonly ground: Float64Array;
  /** Radius of the cross-section that carries the flux at the mean speed, m. */
  readonly radius: Float64Array;
  /** σ of the Gaussian about the axis, and what it would be without the turbulence of the wind, m. */
  readonly sigma: Float64Array;
  readonly ownSigma: Float64Array;
  /** Mean speed along the axis, and its upward part, m/s. */
  readonly speed: Float64Array;
  readonly climb: Float64Array;
  /** Time of the axis, which arrives first, s. */
  readonly time: Float64Array;
  /** Total mass that moves past, kg/s. */
  readonly flux: Float64Array;
}

/** Where a jet goes over into another cloud. */
export interface JetEnd {
  /** On the ground, for a cloud that spreads there; or aloft, without weight and momentum of its own, for a passive plume. */
  readonly kind: 'grounded' | 'aloft';
  readonly alongM: number;
  /** Of the axis: 0 on the ground. */
  readonly heightM: number;
  /** Time of the axis, s. */
  readonly timeS: number;
  /** Total flow over the release, by mass. */
  readonly dilution: number;
  /** Mass share on the axis; on the ground it is the highest there. */
  readonly share: number;
  /** Grounded: a cloud as wide to each side as it is deep, that carries the release at that share with the speed, m and m/s. */
  readonly radiusM: number;
  readonly speedMs: number;
  /** σ of the Gaussian about the axis, m. */
  readonly sigmaM: number;
  /** From where on it ran along the ground as a jet, m downwind; null where it did not. */
  readonly attachedM: number | null;
}

/** A jet in the wind. */
export interface JetPath {
  readonly table: JetTable;
  readonly end: JetEnd;
}

/** What the march carries; as `by`, what it changes by per metre along the axis. */
interface State {
  /** Mass that moves past, kg/s, and its momentum along the wind and upwards, N. */
  flux: number;
  along: number;
  up: number;
  /** Part of the flux that the jet's own motion has drawn in, and what was released, kg/s. */
  own: number;
  /** Flux times the temperature by which it exceeds air of its own height for having come from another, K kg/s. */
  warmth: number;
  x: number;
  z: number;
  time: number;
}

/** The cross-section of the jet at a place, as it follows from the state. */
interface CrossSection {
  volume: number;
  speed: number;
  radius: number;
  sigma: number;
  wind: number;
  /** Mean speed over that of the wind along the axis, m/s. */
  excess: number;
  /** Sine of the angle above the horizon. */
  sine: number;
  /** Weight, g (ρ - ρa)/ρa, m/s², and what it would be in air that is as warm at every height. */
  weight: number;
  mixedWeight: number;
  axisShare: number;
  axisSpeed: number;
}

const emptyState = (): State => ({ flux: 0, along: 0, up: 0, own: 0, warmth: 0, x: 0, z: 0, time: 0 });

/** The ground holds as much as the axis when this lies so many σ above it: 2 exp(-h²/2σ²) = 1. */
const touchdownSigmas = Math.sqrt(2 * Math.LN2);

/** Greatest step: by the growth of the flux, the length in radii or as a share of the way since the opening, and the turn, rad. */
const stepGrowth = 0.12;
const stepRadii = 1;
const stepShare = 0.05;
const stepTurnRad = 0.08;

/** Dilution, by mass, from which on a jet is air. */
const greatestDilution = 1e6;

/** Most stations of a table. */
const mostStations = 320;

/** The jet's own mixing is judged over so many radii of fall. */
const passiveFall = 2;

/** Excess speed, over that of the turbulence, at which a level jet is passive. */
const passiveExcess = 2;

/** No jet is colder than this share of the absolute temperature of its air; only a class that cannot be in a storm would make it so. */
const leastWarmth = 0.2;

/** No axis is slower than this share of the wind. */
const slowestShare = 0.1;

const solved: SolvedQuantity = { name: 'end of the march of a jet', unit: 'm' };

/** φm of the wind profile, dimensionless (hogstrom-1988); it stays at its value of z = L above that. */
const gradientShape = (zeta: number): number => {
  const { stable, unstable } = profiles['best-estimate'];
  return zeta >= 0 ? 1 + stable * Math.min(1, zeta) : (1 - unstable * zeta) ** -0.25;
};

/** Steady turbulence of the surface layer gives up what shear and heat put in: ε = (φm - ζ) u*³/(k z), m²/s³, ζ at most 1. */
const dissipation = (inverseObukhov: number, frictionVelocity: number, heightM: number): number => {
  const zeta = Math.min(1, heightM * inverseObukhov);
  return (frictionVelocity ** 3 / (vonKarman * heightM)) * (gradientShape(zeta) - zeta);
};

/** Speed of the turbulence, m/s: u*, and in unstable air (ε k z)^⅓. */
const turbulentSpeed = ({ inverseObukhov }: Air, frictionVelocity: number, heightM: number): number => {
  const zeta = Math.min(0, heightM * inverseObukhov);
  return frictionVelocity * Math.cbrt(gradientShape(zeta) - zeta);
};

/** Growth of the potential temperature with height in stable air, K/m: T u*² φ/(k² g L z), φ as of the wind; else 0. */
const warming = ({ temperatureK, inverseObukhov }: Air, frictionVelocity: number, heightM: number): number =>
  inverseObukhov <= 0
    ? 0
    : ((temperatureK * frictionVelocity * frictionVelocity * inverseObukhov) / (vonKarman * vonKarman * gravity * heightM)) *
      gradientShape(heightM * inverseObukhov);

/** A jet in the air it is marched through. */
interface Course {
  readonly rateKgS: number;
  readonly air: Air;
  readonly mixing: MixingTable;
  readonly constants: JetConstants;
  readonly frictionVelocity: number;
}

/**
 * What follows from the state: ρ A U = M with U = |P|/M, and A = π r².
 *
 * Speed and substance fall off from the axis by the same Gaussian, so that the axis holds twice the mean of the flux once the core of
 * pure substance is gone: y = min(1, 2 Q/M), where σ² = Q v(y)/(2π y U) carries the release.
 */
const observe = ({ rateKgS, air, mixing, frictionVelocity }: Course, now: State, attached: boolean, section: CrossSection): void => {
  const { flux } = now;
  const share = Math.min(1, rateKgS / flux);
  const mixed = volumeAt(mixing, share);
  section.volume = mixed * Math.max(leastWarmth, 1 + now.warmth / (flux * air.temperatureK));
  const momentum = attached ? now.along : Math.sqrt(now.along * now.along + now.up * now.up);
  section.speed = momentum / flux;
  const area = (flux * section.volume) / section.speed;
  section.radius = Math.sqrt(area / Math.PI);
  section.axisShare = Math.min(1, 2 * share);
  const spread = (rateKgS * volumeAt(mixing, section.axisShare)) / (2 * Math.PI * section.axisShare * section.speed);
  // Along the ground one half of the Gaussian carries all.
  section.sigma = Math.sqrt(attached ? 2 * spread : spread);
  const cosine = attached ? 1 : now.along / momentum;
  section.sine = attached ? 0 : now.up / momentum;
  // The wind of the middle of what lies above the ground.
  const carried = attached ? 0.5 * section.sigma : Math.max(now.z, 0.5 * section.radius);
  section.wind = (frictionVelocity / vonKarman) * windShape(air, carried);
  const alongAxis = section.wind * cosine;
  section.excess = section.speed - alongAxis;
  section.weight = gravity * (1 / (section.volume * mixing.airDensity) - 1);
  section.mixedWeight = gravity * (1 / (mixed * mixing.airDensity) - 1);
  section.axisSpeed = Math.max(slowestShare * section.wind, section.speed + Math.max(0, section.excess) * (Math.min(2, 1 / share) - 1));
};

/**
 * How a jet changes per metre along its axis.
 *
 * dM/ds = 2π r ρa (a₁ |U - u cos θ| √(ρ/ρa) + a₂ u |sin θ| + a₃ (ε r)^⅓);  dPx/ds = u dM/ds;  dPz/ds = g (ρa - ρ) A;
 * dx/ds = cos θ;  dz/ds = sin θ.  While the core lasts, M < 2 Q, the first term is half of that.
 */
const rates = (course: Course, now: State, attached: boolean, section: CrossSection, by: State): void => {
  const { air, mixing, constants, rateKgS, frictionVelocity } = course;
  const density = mixing.airDensity;
  by.x = attached ? 1 : now.along / (section.speed * now.flux);
  const height = Math.max(now.z, 0.5 * section.radius);
  const core = now.flux < 2 * rateKgS ? 0.5 : 1;
  const shear = core * constants.shear * Math.abs(section.excess) * Math.sqrt(1 / (section.volume * density));
  const across = constants.crossflow * section.wind * Math.abs(section.sine);
  const stirred = constants.turbulence * Math.cbrt(dissipation(air.inverseObukhov, frictionVelocity, height) * section.radius);
  const rim = 2 * Math.PI * section.radius * density;
  const drawnIn = rim * (shear + across + stirred);
  by.flux = drawnIn;
  by.own = rim * (shear + across);
  by.along = section.wind * drawnIn;
  by.up = attached ? 0 : -section.weight * density * Math.PI * section.radius * section.radius;
  by.warmth = attached ? 0 : -now.flux * section.sine * warming(air, frictionVelocity, height);
  by.z = section.sine;
  by.time = 1 / section.axisSpeed;
};

/** `to` = `from` + h `by`. */
const advance = (from: State, h: number, by: State, to: State): void => {
  to.flux = from.flux + h * by.flux;
  to.along = from.along + h * by.along;
  to.up = from.up + h * by.up;
  to.own = from.own + h * by.own;
  to.warmth = from.warmth + h * by.warmth;
  to.x = from.x + h * by.x;
  to.z = from.z + h * by.z;
  to.time = from.time + h * by.time;
};

/** The stepRadii step in which flux, place and direction change little, m. */
const stepLength = (now: State, travelledM: number, section: CrossSection, by: State): number => {
  const square = (section.speed * now.flux) ** 2;
  const turn = Math.abs(now.along * by.up - now.up * by.along) / square;
  return Math.min(
    (stepGrowth * now.flux) / by.flux,
    Math.max(stepRadii * section.radius, stepShare * travelledM),
    stepTurnRad / Math.max(turn, Number.MIN_VALUE),
  );
};

/** Farthest that a jet is followed, m. */
const farthestM = 20_000;

/** How far a jet is from its end, above 0 until there: the axis has come down to where the ground holds as much. */
const aboveGround = (now: State, section: CrossSection): number => {
  const mayTouch = section.sine < 0 || (section.weight >= 0 && now.up <= 0);
  return mayTouch ? now.z / (touchdownSigmas * section.sigma) - 1 : 1;
};

/**
 * The same of a jet aloft: w² + 4 |g′| r over (p q)², q the speed of the turbulence, and the excess along the wind over 2 q. In stable air
 * it is at rest where it turns back at the height to which its weight would bring it.
 */
const ownMotion = ({ rateKgS, air, frictionVelocity, constants }: Course, now: State, section: CrossSection): number => {
  const turbulence = turbulentSpeed(air, frictionVelocity, Math.max(now.z, 0.5 * section.radius));
  const climb = section.speed * section.sine;
  const isHeld = section.weight * section.mixedWeight < 0;
  const moving = isHeld ? Math.max(0, -climb * Math.sign(section.mixedWeight)) : climb;
  const fall = moving * moving + (isHeld ? 0 : 2 * passiveFall * Math.abs(section.weight) * section.radius);
  const own = Math.max(
    Math.sqrt(fall) / Math.max(constants.passive * turbulence, Number.EPSILON),
    Math.abs(section.excess) / (passiveExcess * turbulence),
  );
  return Math.min(own, (greatestDilution * rateKgS) / now.flux) - 1;
};

/** The same of a jet along the ground: its mean speed, half of that of the axis, over twice that of the wind. */
const aboveWind = ({ constants }: Course, section: CrossSection): number => section.speed / (constants.fasterThanWind * section.wind) - 1;

/** All columns of a table, in one block. */
const jetColumns = (count: number): JetTable => {
  const block = new Float64Array(11 * count);
  const column = (i: number): Float64Array => block.subarray(i * count, (i + 1) * count);
  return {
    along: column(0),
    height: column(1),
    share: column(2),
    ground: column(3),
    radius: column(4),
    sigma: column(5),
    ownSigma: column(6),
    speed: column(7),
    climb: column(8),
    time: column(9),
    flux: column(10),
  };
};

/** The stations that were filled. */
const filled = (all: JetTable, count: number): JetTable => {
  const cut = (column: Float64Array): Float64Array => column.subarray(0, count);
  return {
    along: cut(all.along),
    height: cut(all.height),
    share: cut(all.share),
    ground: cut(all.ground),
    radius: cut(all.radius),
    sigma: cut(all.sigma),
    ownSigma: cut(all.ownSigma),
    speed: cut(all.speed),
    climb: cut(all.climb),
    time: cut(all.time),
    flux: cut(all.flux),
  };
};

/** Above this many σ a jet has not reached the ground. */
const unreached = 8;

/** Highest share on the ground: the ground doubles C exp(-z²/2σ²), but nothing is richer than the axis. */
const groundShare = ({ mixing }: Course, z: number, attached: boolean, section: CrossSection): number => {
  if (attached) return section.axisShare;
  const height = z / section.sigma;
  if (height > unreached) return 0;
  const fall = 2 * Math.exp(-0.5 * height * height);
  if (fall >= 1) return section.axisShare;
  return shareHolding(mixing, (section.axisShare / volumeAt(mixing, section.axisShare)) * fall, 0);
};

const lay = (to: JetTable, i: number, course: Course, now: State, attached: boolean, section: CrossSection): void => {
  to.along[i] = now.x;
  to.height[i] = attached ? 0 : now.z;
  to.share[i] = section.axisShare;
  to.ground[i] = groundShare(course, now.z, attached, section);
  to.radius[i] = section.radius;
  to.sigma[i] = section.sigma;
  to.ownSigma[i] = section.sigma * Math.sqrt(now.own / now.flux);
  to.speed[i] = section.speed;
  to.climb[i] = section.speed * section.sine;
  to.time[i] = now.time;
  to.flux[i] = now.flux;
};

const startOf = (jet: Jet, direction: JetDirection, heightM: number, course: Course): State => {
  const { rateKgS, air, frictionVelocity } = course;
  const start = emptyState();
  start.flux = rateKgS;
  start.own = rateKgS;
  start.z = heightM;
  // An obstacle takes the momentum: what leaves it is carried off by the wind of its height.
  const carried = (frictionVelocity / vonKarman) * windShape(air, Math.max(heightM, 0.5 * jet.diameterM));
  const speed = direction === 'impinging' ? Math.min(jet.velocityMs, carried) : jet.velocityMs;
  const level = direction === 'along-wind' || direction === 'impinging';
  start.along = level ? rateKgS * speed : 0;
  start.up = level ? 0 : direction === 'up' ? rateKgS * speed : -rateKgS * speed;
  return start;
};

/** Most iterations for the end of a jet, and their relative tolerance. */
const mostIterations = 30;
const endTolerance = 1e-6;

/**
 * A jet in the wind, followed along its axis from its opening to the ground or until it drifts: see `rates` for the equations.
 *
 * Ends: grounded, where the ground below holds as much as the axis and what is left moves at less than twice the wind; till then a faster
 * one runs on along the ground as a free jet. Aloft, where its own rise or fall and its excess speed are small beside the turbulence.
 * Source ooms-1972 for the three ways in which air comes in (constants ours), ricou-spalding-1961 for √(ρ/ρa), long-1963 for the axis.
 * Steady wind along x, flat ground, no drag; aerosol in equilibrium with the air (`mixingTable`).
 */
export const marchJet = (
  jet: Jet,
  direction: JetDirection,
  heightM: number,
  air: Air,
  mixing: MixingTable,
  constants: JetConstants = jetConstants,
): JetPath => {
  const course: Course = { rateKgS: jet.rateKgS, air, mixing, constants, frictionVelocity: computeFrictionVelocity(air) };
  let now = startOf(jet, direction, heightM, course);
  let next = emptyState();
  const middle = emptyState();
  const by = emptyState();
  const within = emptyState();
  const section: CrossSection = {
    volume: 0,
    speed: 0,
    radius: 0,
    sigma: 0,
    wind: 0,
    excess: 0,
    sine: 0,
    weight: 0,
    mixedWeight: 0,
    axisShare: 0,
    axisSpeed: 0,
  };
  const table = jetColumns(mostStations);
  let attachedM: number | null = null;
  let count = 0;
  let travelledM = 0;
  const left = (): number =>
    attachedM === null ? Math.min(aboveGround(now, section), ownMotion(course, now, section)) : aboveWind(course, section);
  /** One step of `h` from `now` to `next`, by the slope at its middle. */
  const step = (h: number): number => {
    advance(now, 0.5 * h, by, middle);
    observe(course, middle, attachedM !== null, section);
    rates(course, middle, attachedM !== null, section, within);
    advance(now, h, within, next);
    const kept = now;
    now = next;
    observe(course, now, attachedM !== null, section);
    const value = left();
    now = kept;
    return value;
  };
  /** On the ground for the first time, and still a jet. */
  const runsAlongGround = (): boolean =>
    attachedM === null && aboveGround(now, section) <= endTolerance && now.along > constants.fasterThanWind * section.wind * now.flux;
  observe(course, now, false, section);
  let surplus = left();
  for (;;) {
    if (surplus <= endTolerance && runsAlongGround()) {
      attachedM = now.x;
      observe(course, now, true, section);
      surplus = aboveWind(course, section);
    }
    rates(course, now, attachedM !== null, section, by);
    lay(table, count++, course, now, attachedM !== null, section);
    if (surplus <= endTolerance || now.x >= farthestM || count >= mostStations) break;
    let h = stepLength(now, travelledM, section, by);
    let after = step(h);
    if (after < 0) {
      // The end lies within this step: regula falsi.
      let low = 0;
      let high = h;
      let lowValue = surplus;
      let highValue = after;
      for (let i = 0; i < mostIterations && Math.abs(after) > endTolerance; i++) {
        h = low + ((high - low) * lowValue) / (lowValue - highValue);
        after = step(h);
        if (after > 0) {
          low = h;
          lowValue = after;
          highValue *= 0.5;
        } else {
          high = h;
          highValue = after;
          lowValue *= 0.5;
        }
      }
      // A jet that turns downwards within the ground's reach has its end in a step: take the far side of it.
      if (after > endTolerance) after = step(high);
    }
    surplus = after;
    travelledM += h;
    [now, next] = [next, now];
  }
  requireConverged(count < mostStations, solved, now.x, `before ${farthestM} m`);
  const grounded = attachedM !== null || aboveGround(now, section) <= endTolerance;
  const speedMs = grounded ? Math.max(now.along / now.flux, section.wind) : section.speed;
  const radiusM = Math.sqrt((jet.rateKgS * volumeAt(mixing, section.axisShare)) / (2 * section.axisShare * speedMs));
  return {
    table: filled(table, count),
    end: {
      kind: grounded ? 'grounded' : 'aloft',
      alongM: now.x,
      heightM: grounded ? 0 : now.z,
      timeS: now.time,
      dilution: now.flux / jet.rateKgS,
      share: section.axisShare,
      radiusM,
      speedMs,
      sigmaM: section.sigma,
      attachedM,
    },
  };
};

import { profiles } from '../atmosphere/surface-layer.ts';
import { requireConverged, type Sought } from '../numerics/require-converged.ts';
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

/** What follows from the state at a place. */
interface Look {
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
const touching = Math.sqrt(2 * Math.LN2);

/** Growth of the flux and turn, rad, in one step at most; its length in radii, or as a share of the way since the opening. */
const finest = 0.12;
const longest = 1;
const longestShare = 0.05;
const sharpest = 0.08;

/** A jet thinned so many times is air. */
const thinnest = 1e6;

/** Stations that there is room for. */
const room = 320;

/** The jet's own mixing is judged over so many radii of fall. */
const passiveFall = 2;

/** Excess speed, over that of the turbulence, at which a level jet is passive. */
const passiveExcess = 2;

/** No jet is colder than this share of the absolute temperature of its air; only a class that cannot be in a storm would make it so. */
const leastWarmth = 0.2;

/** No axis is slower than this share of the wind. */
const slowestShare = 0.1;

const sought: Sought = { name: 'end of the march of a jet', unit: 'm' };

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
const observe = ({ rateKgS, air, mixing, frictionVelocity }: Course, now: State, attached: boolean, look: Look): void => {
  const { flux } = now;
  const share = Math.min(1, rateKgS / flux);
  const mixed = volumeAt(mixing, share);
  look.volume = mixed * Math.max(leastWarmth, 1 + now.warmth / (flux * air.temperatureK));
  const momentum = attached ? now.along : Math.sqrt(now.along * now.along + now.up * now.up);
  look.speed = momentum / flux;
  const area = (flux * look.volume) / look.speed;
  look.radius = Math.sqrt(area / Math.PI);
  look.axisShare = Math.min(1, 2 * share);
  const spread = (rateKgS * volumeAt(mixing, look.axisShare)) / (2 * Math.PI * look.axisShare * look.speed);
  // Along the ground one half of the Gaussian carries all.
  look.sigma = Math.sqrt(attached ? 2 * spread : spread);
  const cosine = attached ? 1 : now.along / momentum;
  look.sine = attached ? 0 : now.up / momentum;
  // The wind of the middle of what lies above the ground.
  const carried = attached ? 0.5 * look.sigma : Math.max(now.z, 0.5 * look.radius);
  look.wind = (frictionVelocity / vonKarman) * windShape(air, carried);
  const alongAxis = look.wind * cosine;
  look.excess = look.speed - alongAxis;
  look.weight = gravity * (1 / (look.volume * mixing.airDensity) - 1);
  look.mixedWeight = gravity * (1 / (mixed * mixing.airDensity) - 1);
  look.axisSpeed = Math.max(slowestShare * look.wind, look.speed + Math.max(0, look.excess) * (Math.min(2, 1 / share) - 1));
};

/**
 * How a jet changes per metre along its axis.
 *
 * dM/ds = 2π r ρa (a₁ |U - u cos θ| √(ρ/ρa) + a₂ u |sin θ| + a₃ (ε r)^⅓);  dPx/ds = u dM/ds;  dPz/ds = g (ρa - ρ) A;
 * dx/ds = cos θ;  dz/ds = sin θ.  While the core lasts, M < 2 Q, the first term is half of that.
 */
const rates = (course: Course, now: State, attached: boolean, look: Look, by: State): void => {
  const { air, mixing, constants, rateKgS, frictionVelocity } = course;
  const density = mixing.airDensity;
  by.x = attached ? 1 : now.along / (look.speed * now.flux);
  const height = Math.max(now.z, 0.5 * look.radius);
  const core = now.flux < 2 * rateKgS ? 0.5 : 1;
  const shear = core * constants.shear * Math.abs(look.excess) * Math.sqrt(1 / (look.volume * density));
  const across = constants.crossflow * look.wind * Math.abs(look.sine);
  const stirred = constants.turbulence * Math.cbrt(dissipation(air.inverseObukhov, frictionVelocity, height) * look.radius);
  const rim = 2 * Math.PI * look.radius * density;
  const drawnIn = rim * (shear + across + stirred);
  by.flux = drawnIn;
  by.own = rim * (shear + across);
  by.along = look.wind * drawnIn;
  by.up = attached ? 0 : -look.weight * density * Math.PI * look.radius * look.radius;
  by.warmth = attached ? 0 : -now.flux * look.sine * warming(air, frictionVelocity, height);
  by.z = look.sine;
  by.time = 1 / look.axisSpeed;
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

/** The longest step in which flux, place and direction change little, m. */
const stepLength = (now: State, travelledM: number, look: Look, by: State): number => {
  const square = (look.speed * now.flux) ** 2;
  const turn = Math.abs(now.along * by.up - now.up * by.along) / square;
  return Math.min(
    (finest * now.flux) / by.flux,
    Math.max(longest * look.radius, longestShare * travelledM),
    sharpest / Math.max(turn, Number.MIN_VALUE),
  );
};

/** Farthest that a jet is followed, m. */
const farthestM = 20_000;

/** How far a jet is from its end, above 0 until there: the axis has come down to where the ground holds as much. */
const aboveGround = (now: State, look: Look): number => {
  const mayTouch = look.sine < 0 || (look.weight >= 0 && now.up <= 0);
  return mayTouch ? now.z / (touching * look.sigma) - 1 : 1;
};

/**
 * The same of a jet aloft: w² + 4 |g′| r over (p q)², q the speed of the turbulence, and the excess along the wind over 2 q. In stable air
 * it is at rest where it turns back at the height to which its weight would bring it.
 */
const ownMotion = ({ rateKgS, air, frictionVelocity, constants }: Course, now: State, look: Look): number => {
  const turbulence = turbulentSpeed(air, frictionVelocity, Math.max(now.z, 0.5 * look.radius));
  const climb = look.speed * look.sine;
  const isHeld = look.weight * look.mixedWeight < 0;
  const moving = isHeld ? Math.max(0, -climb * Math.sign(look.mixedWeight)) : climb;
  const fall = moving * moving + (isHeld ? 0 : 2 * passiveFall * Math.abs(look.weight) * look.radius);
  const own = Math.max(
    Math.sqrt(fall) / Math.max(constants.passive * turbulence, Number.EPSILON),
    Math.abs(look.excess) / (passiveExcess * turbulence),
  );
  return Math.min(own, (thinnest * rateKgS) / now.flux) - 1;
};

/** The same of a jet along the ground: its mean speed, half of that of the axis, over twice that of the wind. */
const aboveWind = ({ constants }: Course, look: Look): number => look.speed / (constants.fasterThanWind * look.wind) - 1;

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
const groundShare = ({ mixing }: Course, z: number, attached: boolean, look: Look): number => {
  if (attached) return look.axisShare;
  const height = z / look.sigma;
  if (height > unreached) return 0;
  const fall = 2 * Math.exp(-0.5 * height * height);
  if (fall >= 1) return look.axisShare;
  return shareHolding(mixing, (look.axisShare / volumeAt(mixing, look.axisShare)) * fall, 0);
};

const lay = (to: JetTable, i: number, course: Course, now: State, attached: boolean, look: Look): void => {
  to.along[i] = now.x;
  to.height[i] = attached ? 0 : now.z;
  to.share[i] = look.axisShare;
  to.ground[i] = groundShare(course, now.z, attached, look);
  to.radius[i] = look.radius;
  to.sigma[i] = look.sigma;
  to.ownSigma[i] = look.sigma * Math.sqrt(now.own / now.flux);
  to.speed[i] = look.speed;
  to.climb[i] = look.speed * look.sine;
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

/** Looks for where a jet ends, at most, and how closely. */
const mostLooks = 30;
const closely = 1e-6;

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
  const look: Look = {
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
  const table = jetColumns(room);
  let attachedM: number | null = null;
  let count = 0;
  let travelledM = 0;
  const left = (): number =>
    attachedM === null ? Math.min(aboveGround(now, look), ownMotion(course, now, look)) : aboveWind(course, look);
  /** One step of `h` from `now` to `next`, by the slope at its middle. */
  const step = (h: number): number => {
    advance(now, 0.5 * h, by, middle);
    observe(course, middle, attachedM !== null, look);
    rates(course, middle, attachedM !== null, look, within);
    advance(now, h, within, next);
    const kept = now;
    now = next;
    observe(course, now, attachedM !== null, look);
    const value = left();
    now = kept;
    return value;
  };
  /** On the ground for the first time, and still a jet. */
  const runsAlongGround = (): boolean =>
    attachedM === null && aboveGround(now, look) <= closely && now.along > constants.fasterThanWind * look.wind * now.flux;
  observe(course, now, false, look);
  let surplus = left();
  for (;;) {
    if (surplus <= closely && runsAlongGround()) {
      attachedM = now.x;
      observe(course, now, true, look);
      surplus = aboveWind(course, look);
    }
    rates(course, now, attachedM !== null, look, by);
    lay(table, count++, course, now, attachedM !== null, look);
    if (surplus <= closely || now.x >= farthestM || count >= room) break;
    let h = stepLength(now, travelledM, look, by);
    let after = step(h);
    if (after < 0) {
      // The end lies within this step: regula falsi.
      let low = 0;
      let high = h;
      let lowValue = surplus;
      let highValue = after;
      for (let i = 0; i < mostLooks && Math.abs(after) > closely; i++) {
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
      if (after > closely) after = step(high);
    }
    surplus = after;
    travelledM += h;
    [now, next] = [next, now];
  }
  requireConverged(count < room, sought, now.x, `before ${farthestM} m`);
  const grounded = attachedM !== null || aboveGround(now, look) <= closely;
  const speedMs = grounded ? Math.max(now.along / now.flux, look.wind) : look.speed;
  const radiusM = Math.sqrt((jet.rateKgS * volumeAt(mixing, look.axisShare)) / (2 * look.axisShare * speedMs));
  return {
    table: filled(table, count),
    end: {
      kind: grounded ? 'grounded' : 'aloft',
      alongM: now.x,
      heightM: grounded ? 0 : now.z,
      timeS: now.time,
      dilution: now.flux / jet.rateKgS,
      share: look.axisShare,
      radiusM,
      speedMs,
      sigmaM: look.sigma,
      attachedM,
    },
  };
};

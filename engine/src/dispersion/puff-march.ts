import { requireConverged, type Sought } from '../numerics/require-converged.ts';
import { passiveShape, placeOfDepth, speedAt } from './carrying-wind.ts';
import { type DenseAir, emptyLayer, type Layer, settleLayer, stirLayer } from './dense-layer.ts';

const sought: Sought = { name: 'tail of a dense cloud at the end of its march', unit: 'm' };

/** A cloud that spreads as fast as it drifts passes its range this many times later than its first wind would carry it. */
const mostPassages = 100;

/** Step as a share of the cloud's age, and the first steps as a share of the time that it takes to fall over. */
const finestShare = 0.02;
const fallShare = 0.5;

/** An instantaneous dense cloud at successive moments; all arrays of one length. */
export interface PuffTable {
  readonly time: Float64Array;
  /** Where its centre is, m downwind. */
  readonly centre: Float64Array;
  /** Mass share of the substance at its centre. */
  readonly share: Float64Array;
  readonly depth: Float64Array;
  /** Radius of the uniform core and σ of the Gaussian edge, m. */
  readonly core: Float64Array;
  readonly edge: Float64Array;
  /** Radius of the disc of even concentration that holds the same, m. */
  readonly radius: Float64Array;
  /** Exponent of the vertical profile. */
  readonly exponent: Float64Array;
  readonly richardson: Float64Array;
  /** Mass of the cloud, kg, and its density, kg/m³. */
  readonly mass: Float64Array;
  readonly density: Float64Array;
}

interface State {
  mass: number;
  /** Radius that gravity has made, m. */
  radius: number;
  centre: number;
  /** Released mass times the share of its missing heat that the ground has given, kg. */
  warmed: number;
}

const emptyState = (): State => ({ mass: 0, radius: 0, centre: 0, warmed: 0 });

interface Look {
  depth: number;
  sigma: number;
  /** Radius of the disc that holds the cloud at its centre's concentration. */
  disc: number;
}

/** Core of a disc with Gaussian edges: π b² + π √(2π) b σ + 2π σ² = π R². */
const coreOfDisc = (discM: number, sigmaM: number): number => {
  const a = Math.sqrt(2 * Math.PI) * sigmaM;
  return Math.max(0, 0.5 * (Math.sqrt(a * a + 4 * Math.max(0, discM * discM - 2 * sigmaM * sigmaM)) - a));
};

/**
 * How the cloud changes per second: R_d² = R² + 2σ², H = M v/(π R_d²);
 * dM/dt = ρa (π R_d² w_e + 2π R_d H c_e u_f + 4π σ (dσ/dt) H); dR/dt = 1.1 √(g′ H); dx/dt = U(H); dF/dt = m (df/dt).
 */
const rates = (dense: DenseAir, releasedKg: number, timeS: number, now: State, layer: Layer, look: Look, by: State): void => {
  const { constants, mixing, wind } = dense;
  const f = Math.min(1, now.warmed / releasedKg);
  settleLayer(dense, releasedKg / now.mass, f, layer);
  const sigma = dense.spread(timeS);
  const moment = 1e-3 * (timeS + 1);
  const growth = (dense.spread(timeS + moment) - sigma) / moment;
  const area = Math.PI * (now.radius * now.radius + 2 * sigma * sigma);
  const depth = (now.mass * layer.volume) / area;
  const place = placeOfDepth(depth);
  const speed = speedAt(wind, place, layer.sharp);
  stirLayer(dense, depth, speed, place, f, layer);
  const front = (constants.discFront / constants.front) * layer.front;
  look.depth = depth;
  look.sigma = sigma;
  look.disc = Math.sqrt(area / Math.PI);
  const sideways = 2 * look.disc * constants.edge * front + 4 * sigma * growth;
  by.mass = mixing.airDensity * (area * layer.entrainment + Math.PI * depth * sideways);
  by.radius = front;
  by.centre = speed;
  by.warmed = releasedKg * layer.warming;
};

const advance = (from: State, h: number, by: State, to: State): void => {
  to.mass = from.mass + h * by.mass;
  to.radius = from.radius + h * by.radius;
  to.centre = from.centre + h * by.centre;
  to.warmed = from.warmed + h * by.warmed;
};

/**
 * An instantaneous dense cloud, followed in time by the midpoint rule until it is out of range: a cylinder as high as wide in radius
 * that falls over, spreads, draws in air at its top and edge, and is warmed by the ground; as its excess density is lost its edge becomes
 * that of a Gaussian puff. Equations at `rates`. Nothing is allocated per step.
 * Arguments: air; mass, kg; end, m. Source: cox-carpenter-1980 (box), eidsvik-1980; air moves it from the first moment on.
 */
export const marchPuff = (dense: DenseAir, releasedKg: number, endM: number, stepShare = finestShare): PuffTable => {
  const layer = emptyLayer();
  const look: Look = { depth: 0, sigma: 0, disc: 0 };
  const now = emptyState();
  const middle = emptyState();
  const by = emptyState();
  now.mass = releasedKg;
  settleLayer(dense, 1, 0, layer);
  now.radius = Math.cbrt((releasedKg * layer.volume) / Math.PI);
  rates(dense, releasedKg, 0, now, layer, look, by);
  const fallS = fallShare * Math.min(now.radius / Math.max(by.radius, 1e-3), now.radius / by.centre);
  const longestS = (mostPassages * endM) / Math.min(by.centre, Math.exp(dense.wind.lnPassive[0] ?? 0) + 0.5);
  const count = Math.ceil(Math.log1p(longestS / fallS) / Math.log1p(stepShare)) + 2;
  const column = (): Float64Array => new Float64Array(count);
  const [time, centre, share, depth, core] = [column(), column(), column(), column(), column()];
  const [edge, radius, exponent, richardson] = [column(), column(), column(), column()];
  const [mass, density] = [column(), column()];
  let t = 0;
  let last = 0;
  for (let i = 0; i < count; i++) {
    rates(dense, releasedKg, t, now, layer, look, by);
    time[i] = t;
    centre[i] = now.centre;
    share[i] = layer.share;
    depth[i] = look.depth;
    core[i] = coreOfDisc(look.disc, look.sigma);
    edge[i] = look.sigma;
    radius[i] = look.disc;
    exponent[i] = passiveShape + dense.constants.sharpness * layer.sharp;
    richardson[i] = layer.richardson;
    mass[i] = now.mass;
    density[i] = 1 / layer.volume;
    last = i;
    if (now.centre - 4 * look.disc > endM) break;
    const h = stepShare * (t + fallS);
    advance(now, 0.5 * h, by, middle);
    rates(dense, releasedKg, t + 0.5 * h, middle, layer, look, by);
    advance(now, h, by, now);
    t += h;
  }
  requireConverged(now.centre - 4 * look.disc > endM, sought, now.centre - 4 * look.disc, `above ${endM}`);
  const used = (all: Float64Array): Float64Array => all.subarray(0, last + 1);
  return {
    time: used(time),
    centre: used(centre),
    share: used(share),
    depth: used(depth),
    core: used(core),
    edge: used(edge),
    radius: used(radius),
    exponent: used(exponent),
    richardson: used(richardson),
    mass: used(mass),
    density: used(density),
  };
};

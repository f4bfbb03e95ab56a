/** Boiling liquid that stays in equilibrium, by density, kg/m³, rising: pressure, Pa, by the same. */
export interface Fluid {
  readonly densities: readonly number[];
  readonly pressures: readonly number[];
}

/** A closed pipe full of it, broken across at one end. */
export interface PlainPipe {
  readonly lengthM: number;
  readonly diameterM: number;
  /** Darcy. */
  readonly friction: number;
  readonly outsidePa: number;
}

/** Speed of sound of the liquid ahead of the wave, m/s: softer than it is, so that steps need not be short; it moves hardly any mass. */
const liquidSound = 300;

/** Entries of the table of pressure, even in ln ρ. */
const entries = 3000;

/** Pressure, Pa, and speed of sound, m/s, at a density. */
const makeState = ({ densities, pressures }: Fluid) => {
  const logs = densities.map(Math.log);
  const [low, high] = [logs[0] ?? 0, logs.at(-1) ?? 1];
  const width = (high - low) / entries;
  const table = new Float64Array(entries + 1);
  for (let i = 0, k = 0; i <= entries; i++) {
    const at = low + i * width;
    while (k + 2 < logs.length && (logs[k + 1] ?? 0) < at) k++;
    const [from, to] = [logs[k] ?? 0, logs[k + 1] ?? 1];
    table[i] = (pressures[k] ?? 0) + (((pressures[k + 1] ?? 0) - (pressures[k] ?? 0)) * (at - from)) / (to - from);
  }
  const full = densities.at(-1) ?? 1;
  const saturated = pressures.at(-1) ?? 0;
  const placeOf = (density: number): number => Math.min(entries - 1e-9, Math.max(0, (Math.log(density) - low) / width));
  return {
    full,
    thinnest: densities[0] ?? 0,
    pressure: (density: number): number => {
      if (density >= full) return saturated + liquidSound ** 2 * (density - full);
      const place = placeOf(density);
      const i = Math.floor(place);
      return (table[i] ?? 0) + ((table[i + 1] ?? 0) - (table[i] ?? 0)) * (place - i);
    },
    sound: (density: number): number => {
      if (density >= full) return liquidSound;
      const i = Math.floor(placeOf(density));
      return Math.sqrt(Math.max(1, ((table[i + 1] ?? 0) - (table[i] ?? 0)) / width / density));
    },
  };
};

/**
 * Mass that such a pipe lets out until each of some moments, kg: the equations of mass and momentum, ∂ρ/∂t + ∂(ρu)/∂x = 0 and
 * ∂(ρu)/∂t + ∂(ρu² + P)/∂x = -f ρ u |u|/(2 d), in cells of first order (Harten, Lax, van Leer), finest at the break; there a simple wave
 * expands the last cell until it is sonic or at the outside pressure. Nothing is taken to be steady.
 */
export const plainPipeMasses = (pipe: PlainPipe, fluid: Fluid, moments: readonly number[], cells: number): readonly number[] => {
  const state = makeState(fluid);
  const { lengthM, diameterM, friction, outsidePa } = pipe;
  const weights = Array.from({ length: cells }, (_, i) => 1.03 ** Math.min(cells - 1 - i, 120));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const widths = weights.map((weight) => (weight / total) * lengthM);
  const density = new Float64Array(cells).fill(state.full);
  const flux = new Float64Array(cells);
  const massFlux = new Float64Array(cells + 1);
  const pushFlux = new Float64Array(cells + 1);
  const boreM2 = (Math.PI / 4) * diameterM ** 2;

  const throughBreak = (): void => {
    let rho = density[cells - 1] ?? 0;
    let speed = (flux[cells - 1] ?? 0) / rho;
    const step = Math.log(rho / state.thinnest) / 200;
    for (let i = 0; i < 200 && speed < state.sound(rho) && state.pressure(rho) > outsidePa; i++) {
      const next = rho * Math.exp(-step);
      speed += state.sound(0.5 * (rho + next)) * step;
      rho = next;
    }
    massFlux[cells] = rho * speed;
    pushFlux[cells] = rho * speed * speed + state.pressure(rho);
  };

  const throughFace = (i: number): void => {
    const [left, right] = [density[Math.max(0, i - 1)] ?? 0, density[i] ?? 0];
    const [leftFlux, rightFlux] = [i === 0 ? -(flux[0] ?? 0) : (flux[i - 1] ?? 0), flux[i] ?? 0];
    const [u, v, a, b] = [leftFlux / left, rightFlux / right, state.sound(left), state.sound(right)];
    const slow = Math.min(0, u - a, v - b);
    const fast = Math.max(0, u + a, v + b);
    const [leftPush, rightPush] = [leftFlux * u + state.pressure(left), rightFlux * v + state.pressure(right)];
    massFlux[i] = (fast * leftFlux - slow * rightFlux + slow * fast * (right - left)) / (fast - slow);
    pushFlux[i] = (fast * leftPush - slow * rightPush + slow * fast * (rightFlux - leftFlux)) / (fast - slow);
  };

  let [time, out] = [0, 0];
  return moments.map((moment) => {
    while (time < moment - 1e-9) {
      let step = moment - time;
      for (let i = 0; i < cells; i++) {
        const speed = Math.abs((flux[i] ?? 0) / (density[i] ?? 1)) + state.sound(density[i] ?? 1);
        step = Math.min(step, (0.7 * (widths[i] ?? 1)) / speed);
      }
      for (let i = 0; i < cells; i++) throughFace(i);
      throughBreak();
      for (let i = 0; i < cells; i++) {
        const perM = step / (widths[i] ?? 1);
        density[i] = Math.max(state.thinnest, (density[i] ?? 0) - perM * ((massFlux[i + 1] ?? 0) - (massFlux[i] ?? 0)));
        const pushed = (flux[i] ?? 0) - perM * ((pushFlux[i + 1] ?? 0) - (pushFlux[i] ?? 0));
        const drag = ((friction / (2 * diameterM)) * Math.abs(pushed) * step) / (density[i] ?? 1);
        flux[i] = (2 * pushed) / (1 + Math.sqrt(1 + 4 * drag));
      }
      out += boreM2 * (massFlux[cells] ?? 0) * step;
      time += step;
    }
    return out;
  });
};

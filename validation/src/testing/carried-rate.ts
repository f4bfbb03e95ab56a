import { chemicals, readiness, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type StabilityClass, type Substance } from '@hazardguard/engine';
import {
  type Air,
  cloudFacts,
  mixingTable,
  type PlumeField,
  prepare,
  type Random,
  Refusal,
  type Scenario,
  type SourceTerm,
  shareOfMoles,
  volumeAt,
  windAt,
} from '@hazardguard/engine/models';

/** A release of any chemical of the library through the public pipeline, long enough to be steady at every plane. */
export interface SteadyRelease {
  readonly name: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly substance: Substance;
}

const substances = chemicals.filter((chemical) => readiness(chemical).leak).map(toSubstance);

const classes = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const terrains = ['rural', 'urban', 'water'] as const;
const phases = ['auto', 'auto', 'gas'] as const;
/** By the criteria, or always a passive plume. */
const models = ['auto', 'auto', 'similarity-plume', 'gaussian-plume'] as const;
const holesM = [0.00548, 0.0224, 0.0866] as const;
const ratesKgS = [0.01, 1] as const;
const heightsM = [0, 10] as const;
const modes = ['best-estimate', 'aloha-compatible'] as const;

/** Wind speeds of each class, m/s. */
const windsMs: Readonly<Record<StabilityClass, readonly [number, number]>> = {
  A: [1, 3],
  B: [1.5, 5],
  C: [2, 6],
  D: [2, 15],
  E: [2, 5],
  F: [1, 3],
};

const pick = <T>(random: Random, list: readonly T[]): T => {
  const chosen = list[Math.floor(list.length * random.uniform())];
  if (chosen === undefined) throw new Error('Nothing to pick from');
  return chosen;
};

/** A hole in the vessel, or a stated rate at ground level or elevated. */
const drawRupture = (random: Random): Readonly<Record<string, unknown>> =>
  random.uniform() < 0.7
    ? { type: 'circular', diameterM: pick(random, holesM) }
    : { type: 'direct', rateKgS: pick(random, ratesKgS), durationMin: 60, heightM: pick(random, heightsM) };

/** A random release from chemicals × modes × terrains × classes × phases × holes. */
export const drawSteadyRelease = (random: Random): SteadyRelease => {
  const substance = pick(random, substances);
  const [mode, terrain, stability, phase] = [pick(random, modes), pick(random, terrains), pick(random, classes), pick(random, phases)];
  const rupture = drawRupture(random);
  const model = mode === 'best-estimate' && rupture.type === 'direct' ? pick(random, models) : 'auto';
  const [low, high] = windsMs[stability];
  const windSpeedMs = low + (high - low) * random.uniform();
  return {
    name: `${substance.name} ${mode} ${model} ${terrain} ${stability} ${windSpeedMs.toFixed(1)} m/s ${phase} ${JSON.stringify(rupture)}`,
    substance,
    document: {
      chemical: substance.id,
      hazard: 'leak',
      mode,
      model,
      quantityKg: 1e7,
      storage: { phase },
      rupture,
      weather: { windSpeedMs, windFromDeg: 0, temperatureC: 25, stability },
      site: { latitude: 20, longitude: 73, terrain },
    },
  };
};

/** Gradient of the wind, φm of Businger and Dyer: 1 + 5 ζ, 6 above ζ = 1; (1 - 16 ζ)^(-1/4) in unstable air. */
const gradient = (zeta: number): number => (zeta >= 0 ? 1 + 5 * Math.min(1, zeta) : (1 - 16 * zeta) ** -0.25);

/** Wind at any height, m/s, by summing the gradient up from the ground, as a table over ln(1 + z/z0); scaled to the wind at 10 m. */
const buildWindProfile = ({ roughnessM, inverseObukhov, windAt10Ms }: Air): ((zM: number) => number) => {
  const step = 0.01;
  const sums = [0];
  for (let i = 0; i * step < Math.log1p(6000 / roughnessM); i++) {
    const height = roughnessM * Math.exp((i + 0.5) * step);
    sums.push((sums[i] ?? 0) + step * gradient(height * inverseObukhov));
  }
  const shape = (zM: number): number => {
    const place = Math.log1p(zM / roughnessM) / step;
    const i = Math.min(sums.length - 2, Math.floor(place));
    return (sums[i] ?? 0) + (place - i) * ((sums[i + 1] ?? 0) - (sums[i] ?? 0));
  };
  const perMs = windAt10Ms / shape(10);
  return (zM) => perMs * shape(zM);
};

/** Exponents of the wind profile of ALOHA's heavy plume (Havens and Spicer 1985, open country). */
const powerLawExponents: Readonly<Record<StabilityClass, number>> = { A: 0.108, B: 0.112, C: 0.12, D: 0.142, E: 0.203, F: 0.253 };

/** Speed at which a model moves its cloud, m/s; null: the model has no flux. */
const findModelWind = (model: string, air: Air, { heightM }: SourceTerm): ((zM: number) => number) | null => {
  switch (model) {
    case 'dense-plume':
      // One from aloft may drift as a Gaussian plume, with one wind.
      return heightM > 3 ? null : buildWindProfile(air);
    case 'similarity-plume':
      return buildWindProfile(air);
    case 'heavy-plume':
      return (z) => air.windAt10Ms * (z / 10) ** powerLawExponents[air.stability];
    case 'gaussian-plume': {
      const steady = windAt(air, Math.max(3, heightM));
      return () => steady;
    }
    default:
      return null;
  }
};

/** Relation between ppm and kg/m³ in a cloud: as cold as after mixing, or as warm as the air. */
type Density = (ppm: number) => number;

const densities = (scenario: Scenario, air: Air, source: SourceTerm, model: string): readonly [cold: Density, warm: Density] => {
  const { molarMass } = scenario.substance;
  const ideal: Density = (ppm) => (1e-6 * ppm * molarMass * air.pressurePa) / (8.314462618 * air.temperatureK);
  if (model !== 'dense-plume') return [ideal, ideal];
  const mixing = mixingTable(cloudFacts({ ...source, substance: scenario.substance }, air.temperatureK, air.pressurePa), air);
  const of =
    (f: number): Density =>
    (ppm) => {
      const share = shareOfMoles(mixing, 1e-6 * ppm);
      return share / volumeAt(mixing, share, f);
    };
  return [of(0), of(1)];
};

const panels = 40;

/** ∫ f from 0 to where it has fallen to 1e-6 of its maximum, by Simpson's rule on even steps of the root: fine near zero, where the wind profile bends. */
const tail = (f: (at: number) => number, scale: number): number => {
  const most = f(0);
  let end = scale;
  while (f(end) > 1e-6 * most && end < 1e5) end *= 1.25;
  while (f(0.8 * end) <= 1e-6 * most && end > 1e-3) end *= 0.8;
  const step = Math.sqrt(end) / panels;
  let sum = 0;
  for (let i = 1; i <= panels; i++) sum += (i === panels ? 1 : i % 2 === 1 ? 4 : 2) * 2 * i * step * f((i * step) ** 2);
  return (sum * step) / 3;
};

/** Rate through a plane, kg/s: the integral of concentration, kg/m³, times wind. */
const passing = (field: PlumeField, x: number, density: Density, wind: (zM: number) => number): number =>
  2 *
  tail(
    (z) =>
      (z > 0 ? wind(z) : wind(1e-4)) *
      tail((y) => density(field.peak(x, y, z)), Math.max(0.1, field.halfWidth(x, 0.5 * field.axisPeak(x)))),
    0.1,
  );

/** Share of the released rate through a plane, for a cloud as cold as after mixing, or as warm as the air: the true value is in between. */
export interface Station {
  readonly xM: number;
  readonly coldShare: number;
  readonly warmShare: number;
}

export interface CarriedRate {
  readonly model: string;
  readonly jetM: number;
  readonly stations: readonly Station[];
}

/** Planes from the end of the jet, or from behind the source, to 2 km. */
const count = 10;
const pureGasPpm = 1e6;
const farthestM = 2000;

/** Plumes follow a changing rate, each model in its own way, so only a constant rate can be compared: that of the steps and of each part. */
const isEven = ({ steps, parts }: SourceTerm): boolean =>
  [steps.map(({ rateKgS }) => rateKgS), ...parts.map(({ history }) => history.slice(0, -1).map(([, rateKgS]) => rateKgS))].every(
    (rates) => Math.min(...rates) > 0.98 * Math.max(...rates),
  );

/** Shares of the rate through ten planes of a steady release; null: refused, no flux, or a changing rate. */
export const carriedRate = ({ document, substance }: SteadyRelease): CarriedRate | null => {
  const checked = checkScenario(document, substance);
  if (!checked.ok) return null;
  const { scenario } = checked;
  try {
    const { model, air, source } = prepare(scenario);
    const { field, details = [] } = model.compute(scenario, air, source);
    const wind = findModelWind(model.id, air, source);
    if (field.shape !== 'plume' || wind === null || !isEven(source)) return null;
    const jetM = details.find(({ key }) => key === 'jet-length')?.value ?? 0;
    const [cold, warm] = densities(scenario, air, source, model.id);
    const rateKgS = Math.max(...source.steps.map((step) => step.rateKgS));
    // For an elevated release, beyond the distance at which the plume has reached the ground.
    const nearestM = 1.05 * Math.max(jetM, 2 * field.sourceRadiusM, 10, 40 * source.heightM);
    if (nearestM > farthestM) return null;
    const stations = Array.from({ length: count }, (_, i) => nearestM * (farthestM / nearestM) ** (i / (count - 1)))
      // ALOHA's model assumes pure gas; cold gas and droplets are denser.
      .filter((xM) => field.axisPeak(xM) < pureGasPpm)
      .map((xM) => ({
        xM,
        coldShare: passing(field, xM, cold, wind) / rateKgS,
        warmShare: passing(field, xM, warm, wind) / rateKgS,
      }));
    return { model: model.id, jetM, stations };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

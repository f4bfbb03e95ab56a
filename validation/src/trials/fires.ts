import type { Mode, Substance } from '@hazardguard/engine';
import {
  alohaPoolPower,
  alohaTransmissivity,
  boilingTemperatureAt,
  cylinderSight,
  cylinderView,
  type Direction,
  findDrag,
  findFlamePower,
  fireballDiameter,
  fireballPower,
  hyramTransmissivity,
  idealGasDensity,
  jetRadiatedShare,
  lengthByPower,
  pointsFlux,
  sonicSpeed,
  thomasFlame,
  toPoolCylinder,
  turnedView,
  uprightView,
} from '@hazardguard/engine/models';
import {
  type FireReading,
  type FireRecord,
  fireRecords,
  fuelOf,
  heatOfCombustion,
  isFlagged,
  listReadings,
  numberIn,
  textIn,
} from './fire-record.ts';
import type { ScoredPair, TrialScore } from './score.ts';

const airMolarMass = 0.0289644;
const naturalGas = { molarMass: 0.0165, gamma: 1.3 };

/** Minimum flux of a scored pair, kW/m²: zero has no logarithm. */
const leastKwM2 = 1e-6;

/** Distance from a pool, in diameters, from which one surface emissive power of the flame applies. */
const farDiameters = 3;

/** Methane: LNG. */
const lngCas = '74-82-8';

interface Around {
  readonly temperatureK: number;
  readonly pressurePa: number;
  readonly densityKgM3: number;
  readonly transmissivity: (pathM: number) => number;
}

const readSurroundings = (record: FireRecord, mode: Mode): Around => {
  const temperatureK = 273.15 + (numberIn(record, 'air_temp_C', 'T_C', 'temperature_C') ?? 15);
  const pressurePa = numberIn(record, 'pressure_Pa') ?? 101_325;
  const humidity = (numberIn(record, 'rh_pct', 'rh') ?? 50) / 100;
  return {
    temperatureK,
    pressurePa,
    densityKgM3: idealGasDensity(pressurePa, airMolarMass, temperatureK),
    transmissivity: (mode === 'aloha-compatible' ? alohaTransmissivity : hyramTransmissivity)(temperatureK, humidity),
  };
};

/** Values that change during a trial: wind and burning rate. */
const listPeriods = (record: FireRecord): readonly FireRecord[] =>
  Array.isArray(record.periods) ? (record.periods as readonly FireRecord[]).map((period) => ({ ...record, ...period })) : [record];

/** Receivers that face the middle of the fire see what is in front of them; tilted ones are turned to the maximum. */
const looksLevel = (record: FireRecord): boolean => !/tilt|see the flame|flame centre|maxim/iu.test(textIn(record, 'receptor_normal'));

const toPair = (label: string, distanceM: number, observed: number, predicted: number): ScoredPair => ({
  label,
  distanceM,
  observed,
  predicted: Math.max(leastKwM2, predicted),
});

/** Pairs of every reading of every period with its prediction. */
const paired = (
  record: FireRecord,
  predictIn: (period: FireRecord) => (reading: FireReading) => number,
  toDistance: (reading: FireReading) => number,
): readonly ScoredPair[] =>
  listPeriods(record).flatMap((period, i) => {
    const predict = predictIn(period);
    return listReadings(record).flatMap((reading) => {
      const observed = reading.fluxes[i] ?? (reading.fluxes.length === 1 && i === 0 ? reading.fluxes[0] : null);
      if (observed === null || observed === undefined) return [];
      const r = toDistance(reading);
      return [toPair(`${textIn(record, 'trial')} period ${i + 1} at ${r.toFixed(0)} m`, r, observed, predict(reading))];
    });
  });

const fromMiddle = ({ x, y }: FireReading): number => Math.hypot(x, y);

const poolDiameter = (record: FireRecord): number => {
  const area = numberIn(record, 'area_m2', 'pool_area_m2');
  return numberIn(record, 'diameter_m', 'pool_diameter_m') ?? Math.sqrt((4 * (area ?? Number.NaN)) / Math.PI);
};

const vapourDensity = (fuel: Substance, { pressurePa }: Around): number =>
  idealGasDensity(pressurePa, fuel.molarMass, boilingTemperatureAt(fuel, pressurePa));

/** A pool fire: Thomas' flame at the measured burning rate and wind, surface emissive power by each calculation mode. */
const poolPairs = (record: FireRecord, mode: Mode): readonly ScoredPair[] => {
  const diameterM = poolDiameter(record);
  const fuel = fuelOf(record);
  const around = readSurroundings(record, mode);
  return paired(
    record,
    (period) => {
      const rateKgM2S =
        numberIn(period, 'flux', 'vapour_flux_kg_m2_s', 'burning_rate_kg_m2_s', 'mass_flux_kg_m2_s') ?? fuel?.burningRate ?? Number.NaN;
      const wind = numberIn(period, 'u9', 'u10', 'u10_m_s', 'u_m_s', 'wind_m_s', 'u') ?? 0;
      const flame = thomasFlame(diameterM, rateKgM2S, wind, around.densityKgM3);
      const heat = heatOfCombustion(record);
      const burning = { heatOfCombustion: heat, rateKgM2S, diameterM, lengthM: flame.lengthM, airDensity: around.densityKgM3 };
      const power =
        mode === 'best-estimate' && fuel?.carbonPerHydrogen !== undefined
          ? findFlamePower({ ...burning, carbonPerHydrogen: fuel.carbonPerHydrogen }).powerKwM2
          : alohaPoolPower(heat, rateKgM2S, flame.lengthM, diameterM);
      const drag =
        mode === 'best-estimate' && fuel !== null ? findDrag(diameterM, wind, vapourDensity(fuel, around) / around.densityKgM3) : 0;
      const cylinder = toPoolCylinder(diameterM / 2, flame.lengthM, flame.tilt, drag);
      const towards = (((numberIn(period, 'wind_from', 'wind_from_deg') ?? 0) + 180) * Math.PI) / 180;
      return (reading) => {
        const r = fromMiddle(reading);
        const downwind = reading.x * Math.sin(towards) + reading.y * Math.cos(towards);
        const aside = reading.x * Math.cos(towards) - reading.y * Math.sin(towards);
        const [x, y] = cylinderSight(cylinder, downwind, aside, reading.z);
        const seen = looksLevel(record) ? Math.max(0, -(x * downwind + y * aside) / r) : cylinderView(cylinder, downwind, aside, reading.z);
        return power * seen * around.transmissivity(r);
      };
    },
    fromMiddle,
  );
};

interface JetShape {
  readonly lengthM: number;
  readonly share: number;
}

/** Measured length and radiated fraction; null if either is missing. */
const measuredJet = (record: FireRecord): JetShape | null => {
  const lengthM = numberIn(record, 'flame_length_m', 'length_m');
  const share = numberIn(record, 'radiative_fraction', 'radiated_fraction', 'fraction');
  return lengthM === undefined || share === undefined ? null : { lengthM, share };
};

/** The same computed by the engine from the rate alone: gas at its speed of sound where nothing else is given. */
const computedJet = (record: FireRecord, rateKgS: number): JetShape => {
  const kelvin = 273.15 + (numberIn(record, 'gas_temp_C', 'stagnation_temp_C') ?? 10);
  return {
    lengthM: lengthByPower((rateKgS * heatOfCombustion(record)) / 1e6),
    share: jetRadiatedShare(naturalGas.molarMass, sonicSpeed(naturalGas.molarMass, naturalGas.gamma, kelvin)),
  };
};

const jetPairs = (record: FireRecord, findShape: (record: FireRecord, rateKgS: number) => JetShape | null): readonly ScoredPair[] => {
  const rate = numberIn(record, 'mass_rate_kg_s', 'q_kg_s', 'rate_kg_s');
  const shape = rate === undefined ? null : findShape(record, rate);
  if (rate === undefined || shape === null) return [];
  const { transmissivity } = readSurroundings(record, 'best-estimate');
  const nozzle = (record.nozzle_xyz ?? [0, 0, numberIn(record, 'nozzle_height_m', 'height_m') ?? 0]) as Direction;
  const isUp = /vertical|upward/iu.test(textIn(record, 'fuel', 'kind', 'direction'));
  const [nx, ny, nz] = nozzle;
  const to: Direction = isUp ? [nx, ny, nz + shape.lengthM] : [nx + shape.lengthM, ny, nz];
  const flame = { from: nozzle, to, radiatedKw: (shape.share * rate * heatOfCombustion(record)) / 1000 };
  const facesAxis = /jet axis/iu.test(textIn(record, 'receptor_normal'));
  return paired(
    record,
    () =>
      ({ x, y, z }) =>
        pointsFlux(flame, transmissivity, x, y, z, facesAxis && y !== ny ? [0, -Math.sign(y - ny), 0] : undefined),
    ({ x, y, z }) => Math.hypot(Math.max(0, nx - x, x - to[0]), y - ny, z - nz),
  );
};

/** A fireball that touches the ground. */
const ballPairs = (record: FireRecord, mode: Mode): readonly ScoredPair[] => {
  const massKg = numberIn(record, 'mass_kg', 'mass_kg_about');
  if (massKg === undefined) return [];
  const { transmissivity } = readSurroundings(record, mode);
  const diameterM = fireballDiameter(massKg);
  const power = fireballPower(heatOfCombustion(record));
  const predict = (reading: FireReading): number => {
    const x = fromMiddle(reading);
    const slant = Math.hypot(x, diameterM / 2) - diameterM / 2;
    return mode === 'best-estimate'
      ? power * turnedView(diameterM, x) * transmissivity(slant)
      : power * uprightView(diameterM, x) * transmissivity(x);
  };
  return paired(record, () => predict, fromMiddle);
};

const unit = 'kW/m²';

/** Gates of LNG pool fires and of those of another fuel; see docs/models for their physics and goals. */
const lngGate = 'FAC2 >= 0.92, MG 0.7-1.43';
const fuelGate = 'FAC2 >= 0.85, MG 0.75-1.33';

/** One score of a calculation mode over several trials; flagged trials separately and without a gate. */
const scored = (
  of: Omit<TrialScore, 'pairs'>,
  records: readonly FireRecord[],
  listPairs: (record: FireRecord) => readonly ScoredPair[],
): readonly TrialScore[] => {
  const { gate: _gate, ...ungated } = of;
  return [
    { ...of, pairs: records.filter((record) => !isFlagged(record)).flatMap(listPairs) },
    { ...ungated, dataSet: `${of.dataSet}, flagged (not gated)`, pairs: records.filter(isFlagged).flatMap(listPairs) },
  ].filter(({ pairs }) => pairs.length > 0);
};

const fireKind = (record: FireRecord): 'pool' | 'jet' | 'ball' => {
  const kind = textIn(record, 'kind');
  if (/fireball|BLEVE/iu.test(kind)) return 'ball';
  return /jet|flare/iu.test(kind) ? 'jet' : 'pool';
};

const modes = ['best-estimate', 'aloha-compatible'] as const;

/** Parses a file of fires; null for another format. */
export const readFires = fireRecords;

const poolEntry = (mode: Mode) => ({ model: 'pool-fire', mode, inputs: 'wind, burning rate', unit });

const gated = (mode: Mode, gate: string): Pick<TrialScore, 'gate'> => (mode === 'best-estimate' ? { gate } : {});

/** LNG pool fires, far away and nearer. */
const scoreLng = (pools: readonly FireRecord[]): readonly TrialScore[] => {
  const part =
    (isFar: boolean, mode: Mode) =>
    (record: FireRecord): readonly ScoredPair[] =>
      poolPairs(record, mode).filter(({ distanceM = 0 }) => distanceM >= 0.99 * farDiameters * poolDiameter(record) === isFar);
  return [
    ...modes.flatMap((mode) =>
      scored({ ...poolEntry(mode), dataSet: 'Pool fires from three diameters on', ...gated(mode, lngGate) }, pools, part(true, mode)),
    ),
    ...modes.flatMap((mode) => scored({ ...poolEntry(mode), dataSet: 'Pool fires closer than three diameters' }, pools, part(false, mode))),
  ];
};

/** Pool fires of each other fuel, by its name. */
const scoreFuels = (pools: readonly FireRecord[]): readonly TrialScore[] => {
  const nameOf = (record: FireRecord): string =>
    fuelOf(record)
      ?.name.toLowerCase()
      .replace(/ \(.*$/u, '') ?? 'an unknown fuel';
  return [...new Set(pools.map(nameOf))].flatMap((name) =>
    modes.flatMap((mode) =>
      scored(
        { ...poolEntry(mode), dataSet: `Pool fires of ${name}`, ...gated(mode, fuelGate) },
        pools.filter((record) => nameOf(record) === name),
        (record) => poolPairs(record, mode),
      ),
    ),
  );
};

/** Scores of pool fire, jet fire and fireball on every trial. */
export const scoreFires = (records: readonly FireRecord[]): readonly TrialScore[] => {
  const pools = records.filter((record) => fireKind(record) === 'pool');
  const jets = records.filter((record) => fireKind(record) === 'jet');
  const balls = records.filter((record) => fireKind(record) === 'ball');
  const isLng = (record: FireRecord): boolean => fuelOf(record)?.cas === lngCas;
  return [
    ...scoreLng(pools.filter(isLng)),
    ...scoreFuels(pools.filter((record) => !isLng(record))),
    ...scored(
      { dataSet: 'Jet fires', model: 'jet-fire', mode: 'best-estimate', inputs: 'measured length and radiated share', unit },
      jets,
      (record) => jetPairs(record, measuredJet),
    ),
    ...scored({ dataSet: 'Jet fires', model: 'jet-fire', mode: 'best-estimate', inputs: 'rate alone', unit }, jets, (record) =>
      jetPairs(record, computedJet),
    ),
    ...modes.flatMap((mode) =>
      scored({ dataSet: 'Fireballs', model: 'fireball', mode, inputs: 'mass', unit }, balls, (record) => ballPairs(record, mode)),
    ),
  ];
};

import { type Chemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type Hazard, type ScenarioCheck } from '@hazardguard/engine';

export const hazards = ['leak', 'flammable', 'fire', 'explosion'] as const satisfies readonly Hazard[];

const hole = { type: 'circular', diameterM: 0.05 } as const;
const rate = { type: 'direct', rateKgS: 1, durationMin: 10 } as const;
const rupture = { type: 'catastrophic' } as const;

/** What must run before a hazard is offered for a chemical; null: the whole stock, without an opening. */
export const probes: Readonly<Record<Hazard, readonly (typeof hole | typeof rate | typeof rupture | null)[]>> = {
  leak: [hole, rate],
  flammable: [hole, rate],
  fire: [hole, rupture],
  explosion: [null],
};

/** A compressed gas of 150 bar, a common cylinder; a melt well above its melting point. */
const compressedKpa = 15_000;
const meltMarginK = 20;

/** What a refusal asks for: the pressure of a gas above its critical temperature, the temperature of a melt. */
const findStorage = (checked: ScenarioCheck, meltingK: number | undefined): object | undefined => {
  if (checked.ok) return undefined;
  const field = checked.problems[0]?.field;
  if (field === 'storage.pressureKpa') return { pressureKpa: compressedKpa };
  return field === 'storage.temperatureC' && meltingK !== undefined ? { temperatureC: meltingK + meltMarginK - 273.15 } : undefined;
};

/** One release of 5 t in air of 25 °C: with no storage data, or with those that the engine asks for. */
export const tryRelease = (chemical: Chemical, hazard: Hazard, opening: (typeof probes)[Hazard][number]): ScenarioCheck => {
  const substance = toSubstance(chemical);
  const check = (storage: object | undefined): ScenarioCheck =>
    checkScenario(
      {
        chemical: chemical.id,
        hazard,
        quantityKg: 5000,
        ...(opening === null ? {} : { rupture: opening }),
        ...(storage === undefined ? {} : { storage }),
        weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 25, stability: 'D' },
        site: { latitude: 21.7, longitude: 72.6 },
      },
      substance,
    );
  const plain = check(undefined);
  const asked = findStorage(plain, substance.meltingPoint);
  return asked === undefined ? plain : check(asked);
};

/** The fact that a refusal names, without the temperature at which it is missing. */
const readMissing = (checked: ScenarioCheck): readonly string[] =>
  checked.ok
    ? []
    : checked.problems.flatMap(({ message }) => {
        const fact = /cannot be computed this way: its (.+?)(?: at [\d.]+ K)? is not known\.$/u.exec(message)?.[1];
        return fact === undefined ? [] : [fact];
      });

/** The engine names the first fact that it misses; these it would ask for next. */
const listLacking = (chemical: Chemical): readonly string[] => {
  const { boilingPoint, vapourPressure, liquidDensity } = toSubstance(chemical);
  const facts = { 'boiling point': boilingPoint, 'vapour pressure': vapourPressure, 'liquid density': liquidDensity };
  return Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [name] : []));
};

/** The hazards that the engine computes for a chemical, found by asking it, and the facts that it misses for the others. */
export const computeCanModel = (chemical: Chemical): { readonly can: readonly Hazard[]; readonly missing: readonly string[] } => {
  const tried = hazards.map((hazard) => ({ hazard, checked: probes[hazard].map((opening) => tryRelease(chemical, hazard, opening)) }));
  return {
    can: tried.filter(({ checked }) => checked.every(({ ok }) => ok)).map(({ hazard }) => hazard),
    missing: [...new Set([...listLacking(chemical), ...tried.flatMap(({ checked }) => checked.flatMap(readMissing))])].filter(
      (fact) => fact !== 'vapour pressure or boiling point',
    ),
  };
};

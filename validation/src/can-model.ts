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

/** A melt well above its melting point. */
const meltMarginK = 20;

/** How a stock is kept: without storage data in air of 25 °C, or as melt. */
export type Kept = 'plain' | 'melt';

/** One release of 5 t in air of 25 °C: with no storage data, or as melt. */
export const tryRelease = (chemical: Chemical, hazard: Hazard, opening: (typeof probes)[Hazard][number], kept: Kept): ScenarioCheck => {
  const substance = toSubstance(chemical);
  const { meltingPoint } = substance;
  return checkScenario(
    {
      chemical: chemical.id,
      hazard,
      quantityKg: 5000,
      ...(opening === null ? {} : { rupture: opening }),
      ...(kept === 'melt' && meltingPoint !== undefined ? { storage: { temperatureC: meltingPoint + meltMarginK - 273.15 } } : {}),
      weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 25, stability: 'D' },
      site: { latitude: 21.7, longitude: 72.6 },
    },
    substance,
  );
};

const isSolid = (chemical: Chemical): boolean => (toSubstance(chemical).meltingPoint ?? 0) > 298.15;

const runsAll = (chemical: Chemical, hazard: Hazard, kept: Kept): boolean =>
  probes[hazard].every((opening) => tryRelease(chemical, hazard, opening, kept).ok);

/** The fact that a refusal names, without the temperature at which it is missing. */
const readMissing = (checked: ScenarioCheck): readonly string[] =>
  checked.ok
    ? []
    : checked.problems.flatMap(({ message }) => {
        const fact = /cannot be computed this way: its (.+?)(?: at [\d.]+ K)? is not known\./u.exec(message)?.[1];
        return fact === undefined ? [] : [fact];
      });

/** The engine names the first fact that it misses; these it would ask for next. */
const listLacking = (chemical: Chemical): readonly string[] => {
  const { boilingPoint, vapourPressure, liquidDensity } = toSubstance(chemical);
  const facts = { 'boiling point': boilingPoint, 'vapour pressure': vapourPressure, 'liquid density': liquidDensity };
  return Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [name] : []));
};

export interface CanModel {
  /** In air of 25 °C, without anything said of the storage. */
  readonly can: readonly Hazard[];
  /** Only as melt, above its melting point: at 25 °C it is solid. */
  readonly melt: readonly Hazard[];
  readonly missing: readonly string[];
}

/** The hazards that the engine computes for a chemical, found by asking it, and the facts that it misses for the others. */
export const computeCanModel = (chemical: Chemical): CanModel => {
  const can = hazards.filter((hazard) => runsAll(chemical, hazard, 'plain'));
  const melt = isSolid(chemical) ? hazards.filter((hazard) => !can.includes(hazard) && runsAll(chemical, hazard, 'melt')) : [];
  const kept = isSolid(chemical) ? 'melt' : 'plain';
  const refused = hazards.flatMap((hazard) =>
    probes[hazard].flatMap((opening) => readMissing(tryRelease(chemical, hazard, opening, kept))),
  );
  return {
    can,
    melt,
    missing: [...new Set([...listLacking(chemical), ...refused])].filter((fact) => fact !== 'vapour pressure or boiling point'),
  };
};

import { lethalityLevels } from '../effect/lethality-levels.ts';
import { probitIn } from '../effect/probit.ts';
import { tableExponent } from '../effect/ten-berge.ts';
import { toxicLevels } from '../effect/toxic-levels.ts';
import type { Caveat, Level } from '../model.ts';
import type { Air, Scenario } from '../pipeline.ts';

/** Levels and the doubts that come with them. */
interface Levels {
  readonly levels: readonly Level[];
  readonly caveats: readonly Caveat[];
}

/** The exponent of the toxic load: of the probit, else of the AEGL table; null where neither is known. */
export const loadExponent = ({ substance, probitSet }: Scenario): number | null =>
  probitIn(substance, probitSet)?.n ?? tableExponent(substance);

/** A mild level is of irritation, which follows the concentration: it stays with the highest value. */
const byDose = (level: Level, exponent: number, exposureS: number): Level =>
  level.severity === 'mild' ? level : { ...level, dose: { exponent, exposureS } };

const doseCaveat = (exponent: number, exposureS: number): Caveat => ({
  code: 'zones-by-dose',
  severity: 'note',
  message: `The two worse zones are where the load of the passing cloud (exponent ${exponent.toPrecision(3)}) equals that of the level over ${(exposureS / 60).toFixed(0)} min; for moments the concentration is higher beyond them. The mild zone is that of the highest concentration.`,
  params: { exponent, exposureMin: exposureS / 60 },
});

const unknownExponent = (chemical: string): Caveat => ({
  code: 'dose-exponent-unknown',
  severity: 'note',
  message: `Neither a probit nor a table of levels tells how dose and time trade off for ${chemical}; zones are those of the highest concentration, which is cautious.`,
  params: { chemical },
});

const onBasis = (scenario: Scenario, { levels, caveats }: Levels): Levels => {
  if (scenario.levelBasis === 'peak') return { levels, caveats };
  const exponent = loadExponent(scenario);
  if (exponent === null) return { levels, caveats: [...caveats, unknownExponent(scenario.substance.name)] };
  return {
    levels: levels.map((level) => byDose(level, exponent, scenario.exposureS)),
    caveats: [...caveats, doseCaveat(exponent, scenario.exposureS)],
  };
};

const ofFamily = (scenario: Scenario, air: Air, family: Scenario['levelFamily']): Levels =>
  family === 'LETHALITY'
    ? lethalityLevels(scenario.substance, scenario.exposureS, scenario.probitSet)
    : onBasis(scenario, toxicLevels(scenario.substance, scenario.exposureS, family, air));

/** Two families can raise the same doubt. */
const withoutRepeats = (caveats: readonly Caveat[]): readonly Caveat[] =>
  caveats.filter(({ message }, i) => caveats.findIndex((other) => other.message === message) === i);

/** The levels that a leak is drawn for, worst first, and those of the second family asked for, drawn over them and counted nowhere. */
export const leakLevels = (scenario: Scenario, air: Air): Levels & { readonly overlay: readonly Level[] } => {
  const main = ofFamily(scenario, air, scenario.levelFamily);
  const { overlayFamily } = scenario;
  const overlay: Levels = overlayFamily === 'none' ? { levels: [], caveats: [] } : ofFamily(scenario, air, overlayFamily);
  return { levels: main.levels, overlay: overlay.levels, caveats: withoutRepeats([...main.caveats, ...overlay.caveats]) };
};

import { lethalityLevels } from '../effect/lethality-levels.ts';
import { ownLevels, ownPrefix } from '../effect/own-levels.ts';
import { probitIn } from '../effect/probit.ts';
import { fitExponent, tableExponent } from '../effect/ten-berge.ts';
import { hasToxicLevels, levelAt, levelTime, toxicLevels } from '../effect/toxic-levels.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat, Level, LevelDose, ShorterStay } from '../types/common-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import type { ToxicLevel } from '../types/substance-types.ts';
import { shortFigure } from '../units/short-figure.ts';

/** Levels and their caveats. */
interface Levels {
  readonly levels: readonly Level[];
  readonly caveats: readonly Caveat[];
}

/** Shorter times of a table whose load levelⁿ t is smaller than that of the stay, as times over which the value of the stay has it. */
const shorterStays = (table: ToxicLevel, exposureS: number, exponent: number): readonly ShorterStay[] => {
  const [value, ownS] = [levelAt(table, exposureS), levelTime(table, exposureS)];
  return table.byExposure
    .filter(({ ppm, seconds }) => ppm > 0 && seconds < ownS)
    .map(({ ppm, seconds }) => ({ stayS: seconds, levelS: seconds * (ppm / value) ** exponent }))
    .filter(({ levelS }) => levelS < ownS);
};

/**
 * The toxic load that corresponds to a level: levelⁿ × the level's own time, over a stay of the exposure time. n is that of the level's own
 * table, else of the substance's AEGL table, and only where there is none that of the probit, which is of death and often fitted to
 * other times (hydrogen fluoride: AEGL-3 2, probit 1; hydrogen sulphide: 4.3 and 1.43). Null where nothing gives an exponent.
 * Sources ten-berge-1986, nac-aegl.
 */
export const loadForLevel = ({ substance, probitSet, exposureS }: Scenario, { id, dose }: Level): LevelDose | null => {
  if (dose !== undefined) return dose;
  const table = substance.toxicLevels?.find((one) => one.id === id);
  const own = table === undefined ? null : fitExponent(table);
  const exponent = own ?? tableExponent(substance) ?? probitIn(substance, probitSet)?.n ?? null;
  if (exponent === null) return null;
  if (table === undefined) return { exponent, exposureS, levelS: exposureS, shorter: undefined };
  const shorter = shorterStays(table, exposureS, exponent);
  return { exponent, exposureS, levelS: levelTime(table, exposureS), shorter: shorter.length > 0 ? shorter : undefined };
};

/** The exponent of the loads shown for a place: that of the middle level drawn, which shelter is decided by, else of the worst. */
export const loadExponent = (scenario: Scenario, levels: readonly Level[]): number | null => {
  const level = levels.find(({ severity }) => severity === 'middle') ?? levels[0];
  return level === undefined ? null : (loadForLevel(scenario, level)?.exponent ?? null);
};

/** A mild level is of irritation, which follows the concentration: it stays with the highest value. */
const byDose = (scenario: Scenario, level: Level): Level => {
  const dose = level.severity === 'mild' ? null : loadForLevel(scenario, level);
  return dose === null ? level : { ...level, dose };
};

const loadText = ({ id, dose }: Level): string =>
  dose === undefined ? '' : `${id}: n = ${shortFigure(dose.exponent, 3)}, ${(dose.levelS / 60).toFixed(0)} min`;

const doseCaveat = (levels: readonly Level[], exposureS: number): Caveat => {
  const loads = levels.map(loadText).join('; ');
  return note(
    'zones-by-dose',
    `The two more severe zones end where a stay of ${(exposureS / 60).toFixed(0)} min in the passing cloud gives the toxic load of the level over its own time (${loads}); beyond them the concentration may exceed the level for moments. The mild zone is that of the peak concentration.`,
    { params: { exposureMin: exposureS / 60, loads } },
  );
};

const unknownExponent = (chemical: string): Caveat =>
  note(
    'dose-exponent-unknown',
    `Neither a table of levels nor a probit gives the exponent of the toxic load for ${chemical}; zones use the peak concentration, which is cautious.`,
    { params: { chemical } },
  );

const onBasis = (scenario: Scenario, { levels, caveats }: Levels): Levels => {
  if (scenario.levelBasis === 'peak') return { levels, caveats };
  const onDose = levels.map((level) => byDose(scenario, level));
  const counted = onDose.filter(({ dose }) => dose !== undefined);
  if (counted.length === 0) return { levels, caveats: [...caveats, unknownExponent(scenario.substance.name)] };
  return { levels: onDose, caveats: [...caveats, doseCaveat(counted, scenario.exposureS)] };
};

const ofFamily = (scenario: Scenario, air: Air, family: Scenario['levelFamily']): Levels =>
  family === 'LETHALITY'
    ? lethalityLevels(scenario.substance, scenario.exposureS, scenario.probitSet)
    : onBasis(scenario, toxicLevels(scenario.substance, scenario.exposureS, family, air));

/** Two families can have the same caveat. */
const withoutRepeats = (caveats: readonly Caveat[]): readonly Caveat[] =>
  caveats.filter(({ message }, i) => caveats.findIndex((other) => other.message === message) === i);

/**
 * The lowest stated level as the middle one, for a chemical without established ones: the cautious choice. Null where there are established ones or
 * none is stated.
 */
const ownAsMiddle = (scenario: Scenario): (Levels & { readonly overlay: readonly Level[] }) | null => {
  const deciding = ownLevels(scenario, 'middle').at(-1);
  if (deciding === undefined || scenario.levelFamily === 'LETHALITY' || hasToxicLevels(scenario.substance)) return null;
  const { name: chemical } = scenario.substance;
  const level = deciding.id;
  return {
    levels: [deciding],
    overlay: ownLevels(scenario).filter(({ id }) => id !== level),
    caveats: [
      warning(
        'own-level-as-middle',
        `The library has no toxic levels for ${chemical}. The warned area is that of the level stated in the inputs, ${level.slice(ownPrefix.length)}; nobody has established that people beyond it are safe.`,
        { params: { chemical, level } },
      ),
    ],
  };
};

/** The levels of concern of a leak, worst first, and those of the second requested family, which are for display only. */
export const leakLevels = (scenario: Scenario, air: Air): Levels & { readonly overlay: readonly Level[] } => {
  const own = ownAsMiddle(scenario);
  if (own !== null) return own;
  const main = ofFamily(scenario, air, scenario.levelFamily);
  const { overlayFamily } = scenario;
  const overlay: Levels = overlayFamily === 'none' ? { levels: [], caveats: [] } : ofFamily(scenario, air, overlayFamily);
  return {
    levels: main.levels,
    overlay: [...overlay.levels, ...ownLevels(scenario)],
    caveats: withoutRepeats([...main.caveats, ...overlay.caveats]),
  };
};

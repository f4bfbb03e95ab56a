import { allOwnLevelUnits, mostOwnLevels, ownLevelUnits, unitsOfHazard } from '../effect/own-level-units.ts';
import type { Hazard, InputProblem } from '../types/common-types.ts';
import type { OwnLevel, OwnLevelUnit } from '../types/document-types.ts';
import { problemWith } from './check-inputs.ts';
import { isMembers, shown } from './document.ts';

interface Checked {
  readonly problems: readonly InputProblem[];
  readonly ownLevels: readonly OwnLevel[];
}

const refuse = (field: string, value: unknown, allowed: string, message: string): Checked => ({
  problems: [problemWith(field, value, allowed, message)],
  ownLevels: [],
});

const isUnit = (value: unknown): value is OwnLevelUnit => allOwnLevelUnits.some((unit) => unit === value);

/** What to assess for a unit that does not fit the hazard. */
const remedy = (unit: OwnLevelUnit, hazard: Hazard): string =>
  `A ${hazard} is judged in ${unitsOfHazard(hazard).join(', ')}. For a level in ${unit} assess: ${ownLevelUnits[unit].hazards.join(' or ')}.`;

const checkOne = (item: unknown, path: string, hazard: Hazard | undefined): Checked => {
  if (!isMembers(item)) return refuse(path, item, 'an object', `${path} is ${shown(item)}; it must be an object with value and unit.`);
  const { value, unit, ...others } = item;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    return refuse(path, unknown, 'value and unit', `'${shown(unknown).slice(1, -1)}' is not a member of a level of concern.`);
  }
  if (!isUnit(unit)) {
    const allowed = `one of ${allOwnLevelUnits.join(', ')}`;
    return refuse(`${path}.unit`, unit, allowed, `${path}.unit is ${shown(unit)}; allowed: ${allowed}.`);
  }
  const { min, max, hazards } = ownLevelUnits[unit];
  if (!(typeof value === 'number' && value >= min && value <= max)) {
    const allowed = `${min} to ${max} ${unit}`;
    return refuse(`${path}.value`, value, allowed, `${path}.value is ${shown(value)}; allowed: ${allowed}.`);
  }
  if (hazard !== undefined && !hazards.includes(hazard)) {
    const allowed = `one of ${unitsOfHazard(hazard).join(', ')}`;
    return refuse(`${path}.unit`, unit, allowed, `A ${hazard} cannot be judged by ${value} ${unit}. ${remedy(unit, hazard)}`);
  }
  return { problems: [], ownLevels: [{ value, unit }] };
};

const isSame = (one: OwnLevel, other: OwnLevel): boolean => one.value === other.value && one.unit === other.unit;

/** The levels of concern that a document states itself; a unit that its hazard cannot be judged by is refused with the hazard that can. */
export const checkOwnLevels = (given: unknown, hazard: Hazard | undefined): Checked => {
  if (given === undefined) return { problems: [], ownLevels: [] };
  const path = 'ownLevels';
  if (!Array.isArray(given)) return refuse(path, given, 'a list of levels', `${path} is ${shown(given)}; it must be a list.`);
  if (given.length > mostOwnLevels) {
    const allowed = `at most ${mostOwnLevels} levels`;
    return refuse(path, given.length, allowed, `${path} has ${given.length} levels; allowed: ${allowed}.`);
  }
  const checked = given.map((item, i) => checkOne(item, `${path}[${i}]`, hazard));
  const ownLevels = checked.flatMap((one) => one.ownLevels);
  const twice = ownLevels.find((one, i) => ownLevels.findIndex((other) => isSame(one, other)) < i);
  if (twice !== undefined)
    return refuse(path, twice, 'each level once', `${twice.value} ${twice.unit} is given twice; give each level once.`);
  return { problems: checked.flatMap((one) => one.problems), ownLevels };
};

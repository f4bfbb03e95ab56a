import { problemWith } from '../read/check-inputs.ts';
import type { Members } from '../read/document.ts';
import type { EquipmentRow, RiskFacts } from '../risk/facts-types.ts';
import type { Equipment } from '../risk/leak-frequency.ts';
import type { Rupture } from '../types/document-types.ts';
import type { Substance } from '../types/substance-types.ts';
import { readMembers, type StudyReader } from './study-reader.ts';
import type { Section, SectionDocument, StatedFailure } from './study-types.ts';

/** Finds the substance of a name or CAS number; undefined where there is none. */
export type SubstanceFinder = (chemical: string) => Substance | undefined;

const members = [
  'id',
  'title',
  'chemical',
  'eastM',
  'northM',
  'quantityKg',
  'storage',
  'isolationMin',
  'isolationFailure',
  'heightM',
  'frequencies',
  'fuel',
  'equipment',
  'failures',
];

const listKinds = (
  { leak }: RiskFacts,
  frequencies: 'iogp434' | 'hyram',
  fuel: string,
): Readonly<Record<string, EquipmentRow | unknown>> =>
  frequencies === 'iogp434' ? leak.iogp434.equipment : (leak.hyram.fuels[fuel] ?? {});

const readEquipment = (reader: StudyReader, row: Members, path: string, kinds: readonly string[]): readonly Equipment[] =>
  reader.list(row, `${path}.equipment`, 500).map((item, i) => {
    const at = `${path}.equipment[${i}]`;
    const one = readMembers(reader, at, item);
    reader.only(one, at, ['kind', 'diameterMm', 'count']);
    return {
      kind: reader.choice(one, `${at}.kind`, kinds),
      diameterMm: reader.number(one, `${at}.diameterMm`, { min: 5, max: 3000, unit: 'mm' }),
      count: reader.number(one, `${at}.count`, { min: 0, aboveMin: true, max: 1e6 }),
    };
  });

const readFailures = (reader: StudyReader, row: Members, path: string): readonly StatedFailure[] =>
  reader.list(row, `${path}.failures`, 50).map((item, i) => {
    const at = `${path}.failures[${i}]`;
    const one = readMembers(reader, at, item);
    reader.only(one, at, ['id', 'rupture', 'perYear', 'basis']);
    return {
      id: reader.text(one, `${at}.id`),
      // Checked with the scenarios it makes.
      rupture: reader.part(one, `${at}.rupture`) as unknown as Rupture,
      perYear: reader.number(one, `${at}.perYear`, { min: 0, aboveMin: true, max: 1 }),
      basis: reader.text(one, `${at}.basis`),
    };
  });

const noSubstance = (path: string, chemical: string) =>
  problemWith(`${path}.chemical`, chemical, 'a CAS number or name of the library', `The chemical library has no “${chemical}”.`);

const nothingFails = (path: string) =>
  problemWith(
    `${path}.equipment`,
    'an empty list',
    'at least one item, or a stated failure',
    `${path} has neither equipment that leaks nor stated failures: there is no risk to computeStudy.`,
  );

/** One section of a study; null after a problem. Its quantity, storage and ruptures are checked with the scenarios they make. */
export const readSection = (reader: StudyReader, item: unknown, path: string, facts: RiskFacts, find: SubstanceFinder): Section | null => {
  const before = reader.problems.length;
  const row = readMembers(reader, path, item);
  reader.only(row, path, members);
  const id = reader.text(row, `${path}.id`);
  const chemical = reader.text(row, `${path}.chemical`);
  const substance = find(chemical);
  if (chemical !== '' && substance === undefined) reader.add(noSubstance(path, chemical));
  const frequencies = reader.choice(row, `${path}.frequencies`, ['iogp434', 'hyram'], 'iogp434');
  const fuel = frequencies === 'hyram' ? reader.choice(row, `${path}.fuel`, Object.keys(facts.leak.hyram.fuels)) : '';
  const equipment = readEquipment(reader, row, path, Object.keys(listKinds(facts, frequencies, fuel)));
  const failures = readFailures(reader, row, path);
  if (equipment.length === 0 && failures.length === 0) reader.add(nothingFails(path));
  const place = { min: -20_000, max: 20_000, unit: 'm', fallback: 0 };
  const section = {
    id,
    title: reader.text(row, `${path}.title`, id),
    eastM: reader.number(row, `${path}.eastM`, place),
    northM: reader.number(row, `${path}.northM`, place),
    heightM: reader.number(row, `${path}.heightM`, { min: 0, max: 300, unit: 'm', fallback: 0 }),
    frequencies,
    fuel,
    equipment,
    failures,
    isolationFailure: row.isolationFailure === undefined ? null : reader.number(row, `${path}.isolationFailure`, { min: 0, max: 1 }),
  };
  if (substance === undefined || reader.problems.length > before) return null;
  const { quantityKg, storage, isolationMin } = row as unknown as SectionDocument;
  return {
    ...section,
    substance,
    base: {
      chemical,
      quantityKg,
      ...(storage === undefined ? {} : { storage }),
      ...(isolationMin === undefined ? {} : { isolationMin }),
    },
  };
};

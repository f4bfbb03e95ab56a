import { receptorKinds } from '../impact/receptor-table.ts';
import { canonicalJson } from '../numerics/canonical-json.ts';
import { sha256 } from '../numerics/sha256.ts';
import { problemWith } from '../read/check-inputs.ts';
import { checkReceptors } from '../read/check-receptors.ts';
import { isMembers, type Members, shown } from '../read/document.ts';
import type { Outcome } from '../risk/event-tree.ts';
import type { Fluid, RiskFacts } from '../risk/facts-types.ts';
import type { InputProblem } from '../types/common-types.ts';
import type { ReceptorKind } from '../types/document-types.ts';
import { readClimate } from './read-climate.ts';
import { readSection, type SubstanceFinder } from './read-section.ts';
import { type StudyReader, studyReader } from './study-reader.ts';
import { listLeakRows, listReleases, scenarioFor } from './study-releases.ts';
import { burns, poisons } from './study-substance.ts';
import type { RiskStudy, Section, StudyCheck } from './study-types.ts';

const topNames = [
  '$schema',
  'title',
  'mode',
  'site',
  'weather',
  'climate',
  'sections',
  'ignition',
  'people',
  'probitSet',
  'mapHalfSideM',
  'receptors',
];

/** Places of people that one study may have: each is met by every wind of every outcome. */
const mostReceptors = 5000;

const share = { min: 0, max: 1 };

const fluids: readonly Fluid[] = ['k1-liquid', 'low-reactivity-gas', 'reactive-gas'];

const readIgnition = (reader: StudyReader, document: Members): RiskStudy['ignition'] => {
  const part = reader.part(document, 'ignition');
  reader.only(part, 'ignition', ['set', 'fluid', 'delayed', 'congestion']);
  return {
    set: reader.choice(part, 'ignition.set', ['hyram-generic', 'hyram-hydrogen', 'cpr18e'], 'hyram-generic'),
    fluid: part.fluid === undefined ? null : reader.choice(part, 'ignition.fluid', fluids),
    delayed: part.delayed === undefined ? null : reader.number(part, 'ignition.delayed', share),
    congestion: reader.choice(part, 'ignition.congestion', ['open', 'low', 'medium', 'high'], 'medium'),
  };
};

const readPresent = (reader: StudyReader, people: Members, path: string): Readonly<Partial<Record<ReceptorKind, number>>> => {
  const part = reader.part(people, path);
  reader.only(part, path, receptorKinds);
  return Object.fromEntries(receptorKinds.map((kind) => [kind, reader.number(part, `${path}.${kind}`, { ...share, fallback: 1 })]));
};

const readPeople = (reader: StudyReader, document: Members, { indoors }: RiskFacts['vulnerability']): RiskStudy['people'] => {
  const part = reader.part(document, 'people');
  reader.only(part, 'people', ['dayShare', 'indoorsDay', 'indoorsNight', 'presentDay', 'presentNight', 'airChangesPerHour']);
  return {
    dayShare: reader.number(part, 'people.dayShare', { ...share, fallback: 0.5 }),
    indoors: {
      day: reader.number(part, 'people.indoorsDay', { ...share, fallback: indoors.day }),
      night: reader.number(part, 'people.indoorsNight', { ...share, fallback: indoors.night }),
    },
    present: { day: readPresent(reader, part, 'people.presentDay'), night: readPresent(reader, part, 'people.presentNight') },
    airChangesPerHour: reader.number(part, 'people.airChangesPerHour', { min: 0.01, max: 50, unit: '1/h', fallback: 1 }),
  };
};

/** Problems of a scenario, with the paths of the study. */
const inStudy = (problem: InputProblem, path: string): InputProblem => {
  const isSections = /^(chemical|quantityKg|storage|isolationMin|rupture)/u.test(problem.field);
  return isSections ? { ...problem, field: `${path}.${problem.field}` } : problem;
};

/** Outcomes that a section's release may have, so that each is checked once before anything is computed. */
const possible = (study: RiskStudy, { substance }: Section): readonly Exclude<Outcome, 'no-effect'>[] => [
  ...(poisons(substance, study.probitSet) ? (['toxic-cloud'] as const) : []),
  ...(burns(substance) ? (['jet-fire', 'flash-fire'] as const) : []),
  ...(burns(substance) && study.ignition.congestion !== 'open' ? (['explosion'] as const) : []),
];

const physicsProblems = (study: RiskStudy): readonly InputProblem[] => {
  const [weather] = study.climate.classes;
  if (weather === undefined) return [];
  return study.sections.flatMap((section, i) => {
    const { releases } = listReleases(section, listLeakRows(study.facts, section).rows);
    const found = releases.flatMap((release) =>
      possible(study, section).flatMap((outcome) => {
        const checked = scenarioFor(study, release, weather, outcome);
        return checked.ok ? [] : checked.problems;
      }),
    );
    const byMessage = new Map(found.map((problem) => [problem.message, inStudy(problem, `sections[${i}]`)]));
    return [...byMessage.values()];
  });
};

const twins = (sections: readonly Section[]): readonly InputProblem[] =>
  sections.flatMap(({ id }, i) =>
    sections.findIndex((other) => other.id === id) === i
      ? []
      : [problemWith(`sections[${i}].id`, id, 'a unique id', `Two sections are called ${shown(id)}.`)],
  );

/**
 * Checks a risk study once, at the edge: every problem with its field, value and what is allowed, or the study complete, with its
 * published facts, and hashed. Never throws on a document.
 */
export const checkStudy = (document: unknown, facts: RiskFacts, find: SubstanceFinder): StudyCheck => {
  if (!isMembers(document))
    return { ok: false, problems: [problemWith('', document, 'an object', `A study is an object; this is ${shown(document)}.`)] };
  const reader = studyReader();
  reader.only(document, '', topNames);
  const { climate, caveats } = readClimate(reader, document);
  const sections = reader
    .list(document, 'sections', 50, 1)
    .flatMap((item, i) => readSection(reader, item, `sections[${i}]`, facts, find) ?? []);
  const receptors = checkReceptors(reader.list(document, 'receptors', mostReceptors));
  const body: Omit<RiskStudy, 'hash'> = {
    title: reader.text(document, 'title', 'Risk study'),
    mode: reader.choice(document, 'mode', ['best-estimate', 'aloha-compatible'], 'best-estimate'),
    site: reader.part(document, 'site') as unknown as RiskStudy['site'],
    weather: reader.part(document, 'weather') as unknown as RiskStudy['weather'],
    climate,
    sections,
    ignition: readIgnition(reader, document),
    people: readPeople(reader, document, facts.vulnerability),
    probitSet: reader.choice(document, 'probitSet', ['LEES-HSE', 'CPR-18E'], 'LEES-HSE'),
    mapHalfSideM: document.mapHalfSideM === undefined ? null : reader.number(document, 'mapHalfSideM', { min: 50, max: 50_000, unit: 'm' }),
    receptors: receptors.receptors,
    facts,
    caveats,
  };
  const problems = [...reader.problems, ...receptors.problems, ...twins(sections)];
  if (problems.length > 0) return { ok: false, problems };
  const { facts: _facts, caveats: _caveats, ...deciding } = body;
  const study: RiskStudy = { hash: sha256(canonicalJson(deciding)), ...body };
  const refused = physicsProblems(study);
  return refused.length > 0 ? { ok: false, problems: refused } : { ok: true, study };
};

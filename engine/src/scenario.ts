import { checkInputs, type InputValues, type Origins, problemWith } from './check-inputs.ts';
import { checkReceptors } from './check-receptors.ts';
import { prepare } from './choose/prepare.ts';
import { isMembers, shown } from './document.ts';
import type { Receptor, ScenarioDocument } from './document-model.ts';
import { scenarioInputs } from './inputs.ts';
import type { Caveat, InputEcho, InputProblem } from './model.ts';
import { canonicalJson } from './numerics/canonical-json.ts';
import { sha256 } from './numerics/sha256.ts';
import type { Scenario } from './pipeline.ts';
import { blastOf } from './read-blast.ts';
import { ruptureOf, storageOf } from './read-release.ts';
import { neutralSky, roughnessOf, type Sky, skyOf, weatherCaveats, weatherOf } from './read-weather.ts';
import { Refusal } from './refusal.ts';
import { assumedHead } from './source/contents.ts';
import { asksForCloud } from './source/detonation.ts';
import type { Substance } from './substance-model.ts';
import { celsiusOf } from './units/convert.ts';

export type ScenarioCheck =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) freeze(member);
  }
  return value;
};

const numberOf = (values: InputValues, path: string): number => Number(values.get(path));
const optionalNumber = (values: InputValues, path: string): number | undefined => {
  const value = values.get(path);
  return value === undefined ? undefined : Number(value);
};

const noSky = (hazard: unknown): InputProblem =>
  problemWith(
    'weather.stability',
    undefined,
    'one of A, B, C, D, E, F; or the time of release; or a measured Obukhov length',
    `Stability class is missing for a ${String(hazard)}: give it, or the time of release to derive it from.`,
  );

/** What the chemical library could not vouch for. */
const doubtCaveats = (substance: Substance): readonly Caveat[] =>
  (substance.doubts ?? []).map((doubt) => ({ ...doubt, severity: 'warning' }));

const echoOf = (values: InputValues, origins: Origins, derived: Readonly<Record<string, string | number>>): readonly InputEcho[] =>
  scenarioInputs.flatMap((input): InputEcho[] => {
    const value = values.get(input.path) ?? derived[input.path];
    if (value === undefined) return [];
    return [
      {
        key: input.path,
        label: input.label,
        value,
        ...(input.kind === 'number' && input.unit !== '' ? { unit: input.unit } : {}),
        origin: origins.get(input.path) ?? 'derived',
      },
    ];
  });

/** Parts of a scenario that decide the result; echo and caveats only tell of them, and a doubt counts by its sentence. */
const hashOf = (scenario: Omit<Scenario, 'hash'>): string => {
  const { inputs: _inputs, caveats: _caveats, substance, ...deciding } = scenario;
  const doubts = substance.doubts?.map(({ message }) => message);
  return sha256(canonicalJson({ ...deciding, substance: doubts === undefined ? substance : { ...substance, doubts } }));
};

const build = (
  values: InputValues,
  origins: Origins,
  sky: Sky,
  roughnessM: number,
  substance: Substance,
  receptors: readonly Receptor[],
  hashed: boolean,
): Scenario => {
  const airC = numberOf(values, 'weather.temperatureC');
  const storage = storageOf(values, airC);
  const isolationMin = optionalNumber(values, 'isolationMin');
  const rupture = ruptureOf(values);
  const head = assumedHead({ quantityKg: numberOf(values, 'quantityKg'), substance, storage, rupture });
  const body: Omit<Scenario, 'hash'> = {
    hazard: values.get('hazard') as Scenario['hazard'],
    mode: values.get('mode') as Scenario['mode'],
    model: String(values.get('model')),
    substance,
    quantityKg: numberOf(values, 'quantityKg'),
    storage,
    rupture,
    isolationS: isolationMin === undefined ? null : 60 * isolationMin,
    weather: weatherOf(values, sky),
    site: { latitude: numberOf(values, 'site.latitude'), longitude: numberOf(values, 'site.longitude'), roughnessM },
    averagingS: optionalNumber(values, 'averagingS') ?? null,
    dispersionSchool: (values.get('dispersionSchool') as string | undefined) ?? null,
    exposureS: 60 * numberOf(values, 'exposureMin'),
    levelFamily: values.get('levelFamily') as Scenario['levelFamily'],
    overlayFamily: values.get('overlayFamily') as Scenario['overlayFamily'],
    levelBasis: values.get('levelBasis') as Scenario['levelBasis'],
    probitSet: values.get('probitSet') as Scenario['probitSet'],
    tntYield: numberOf(values, 'tntYield'),
    blast: blastOf(values),
    fire: { levels: values.get('fire.levels') as Scenario['fire']['levels'], exposureS: numberOf(values, 'fire.exposureS') },
    receptors,
    inputs: echoOf(values, origins, {
      'storage.temperatureC': celsiusOf(storage.temperatureK),
      ...(head === undefined ? {} : { 'storage.liquidHeadM': head }),
      'weather.stability': sky.stability,
      'site.roughnessM': roughnessM,
    }),
    caveats: [...weatherCaveats(values, origins, sky), ...doubtCaveats(substance)],
  };
  return freeze({ hash: hashed ? hashOf(body) : '', ...body });
};

/** What only physics can refuse: a missing fact of the substance, an impossible state, a model that does not fit. */
const physicsProblems = (scenario: Scenario): readonly InputProblem[] => {
  try {
    prepare(scenario);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [error.problem];
    throw error;
  }
};

/** A burst of the stock does not read the air, and a flame only its wind: a class stands there all the same. */
const readsNoSky = (values: InputValues): boolean => {
  const hazard = values.get('hazard');
  return hazard === 'fire' || (hazard === 'explosion' && !asksForCloud(values.get('model'), values.get('rupture.type'), blastOf(values)));
};

/**
 * Checks a document against the table of inputs alone and builds its scenario; `checkScenario` asks the physics too. `hashed` false:
 * for a result that tells no hash, the scenario has an empty one.
 */
export const readScenario = (
  document: ScenarioDocument | unknown,
  substance: Substance,
  { hashed = true }: { readonly hashed?: boolean } = {},
): ScenarioCheck => {
  if (!isMembers(document)) {
    return { ok: false, problems: [problemWith('', document, 'an object', `A scenario is an object; this is ${shown(document)}.`)] };
  }
  const { problems, values, origins } = checkInputs(document);
  const receptors = checkReceptors(document.receptors);
  const all = [...problems, ...receptors.problems];
  if (all.length > 0) return { ok: false, problems: all };
  const roughnessM = roughnessOf(values);
  const sky = skyOf(values, roughnessM) ?? (readsNoSky(values) ? neutralSky : null);
  if (sky === null) return { ok: false, problems: [noSky(values.get('hazard'))] };
  return { ok: true, scenario: build(values, origins, sky, roughnessM, substance, receptors.receptors, hashed) };
};

/**
 * Checks a scenario document once, at the edge: every problem with its field, value, unit and what is allowed; or the scenario
 * complete, in SI, frozen and hashed. Whatever passes here runs without refusal. Never throws on a document.
 */
export const checkScenario = (document: ScenarioDocument | unknown, substance: Substance): ScenarioCheck => {
  const read = readScenario(document, substance);
  if (!read.ok) return read;
  const refused = physicsProblems(read.scenario);
  return refused.length > 0 ? { ok: false, problems: refused } : read;
};

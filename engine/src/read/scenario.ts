import { prepare } from '../choose/prepare.ts';
import { checkLaterWeather } from '../compute/compute-field.ts';
import { exposureOfRelease } from '../compute/exposure-of-release.ts';
import { showOwnLevel } from '../effect/own-level-units.ts';
import { canonicalJson } from '../numerics/canonical-json.ts';
import { sha256 } from '../numerics/sha256.ts';
import { assumedHead } from '../source/contents.ts';
import { asksForCloud } from '../source/detonation.ts';
import type { Caveat, InputEcho, InputProblem } from '../types/common-types.ts';
import type { OwnLevel, Receptor, ScenarioDocument } from '../types/document-types.ts';
import type { Scenario, WeatherEntry } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import type { Substance } from '../types/substance-types.ts';
import { toCelsius } from '../units/convert.ts';
import { checkInputs, type InputValues, type Origins, optionalNumber, problemWith, readNumber } from './check-inputs.ts';
import { checkOwnLevels } from './check-own-levels.ts';
import { checkReceptors } from './check-receptors.ts';
import { isMembers, shown } from './document.ts';
import { scenarioInputs } from './inputs.ts';
import { readBlast, readRupture, readStorage } from './read-release.ts';
import { neutralSky, readRoughness, readSky, readWeather, type Sky, weatherCaveats } from './read-weather.ts';
import { readLaterWeather, splitWeather } from './read-weather-list.ts';

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

const noSky = (hazard: unknown): InputProblem =>
  problemWith(
    'weather.stability',
    undefined,
    'one of A, B, C, D, E, F; or the time of release; or a measured Obukhov length',
    `Stability class is missing for a ${String(hazard)}: give it, or the time of release to derive it from.`,
  );

/** What the chemical library could not vouch for. */
const substanceCaveats = (substance: Substance): readonly Caveat[] =>
  (substance.caveats ?? []).map((caveat) => ({ ...caveat, severity: 'warning' }));

const echoInputs = (values: InputValues, origins: Origins, derived: Readonly<Record<string, string | number>>): readonly InputEcho[] =>
  scenarioInputs.flatMap((input): InputEcho[] => {
    const value = values.get(input.path) ?? derived[input.path];
    if (value === undefined) return [];
    return [
      {
        key: input.path,
        label: input.label,
        value,
        unit: input.kind === 'number' && input.unit !== '' ? input.unit : undefined,
        origin: origins.get(input.path) ?? 'derived',
      },
    ];
  });

const echoOwnLevels = (ownLevels: readonly OwnLevel[]): readonly InputEcho[] =>
  ownLevels.length === 0
    ? []
    : [
        {
          key: 'ownLevels',
          label: 'Your levels of concern',
          value: ownLevels.map(showOwnLevel).join('; '),
          unit: undefined,
          origin: 'given',
        },
      ];

/** The hash of what decides the result: not of the echo and the caveats, which only report it. A caveat of the substance counts by its sentence. */
const hashScenario = (scenario: Omit<Scenario, 'hash'>): string => {
  const { inputs: _inputs, caveats: _caveats, substance: whole, ...deciding } = scenario;
  const { caveats, ...substance } = whole;
  // Hashes of stored runs have the sentences under this name.
  const doubts = caveats?.map(({ message }) => message);
  return sha256(canonicalJson({ ...deciding, substance: doubts === undefined ? substance : { ...substance, doubts } }));
};

const build = (
  values: InputValues,
  origins: Origins,
  sky: Sky,
  roughnessM: number,
  substance: Substance,
  receptors: readonly Receptor[],
  ownLevels: readonly OwnLevel[],
  laterWeather: readonly WeatherEntry[],
  hashed: boolean,
): Scenario => {
  const airC = readNumber(values, 'weather.temperatureC');
  const { storage, caveats: storageCaveats } = readStorage(values, airC, substance);
  const isolationMin = optionalNumber(values, 'isolationMin');
  const rupture = readRupture(values);
  const head = assumedHead({ quantityKg: readNumber(values, 'quantityKg'), substance, storage, rupture });
  const body: Omit<Scenario, 'hash'> = {
    hazard: values.get('hazard') as Scenario['hazard'],
    mode: values.get('mode') as Scenario['mode'],
    model: String(values.get('model')),
    substance,
    quantityKg: readNumber(values, 'quantityKg'),
    storage,
    rupture,
    isolationS: isolationMin === undefined ? null : 60 * isolationMin,
    weather: readWeather(values, sky),
    laterWeather: laterWeather.length === 0 ? undefined : laterWeather,
    site: { latitude: readNumber(values, 'site.latitude'), longitude: readNumber(values, 'site.longitude'), roughnessM },
    averagingS: optionalNumber(values, 'averagingS') ?? null,
    dispersionSchool: (values.get('dispersionSchool') as string | undefined) ?? null,
    exposureS: 60 * readNumber(values, 'exposureMin'),
    levelFamily: values.get('levelFamily') as Scenario['levelFamily'],
    overlayFamily: values.get('overlayFamily') as Scenario['overlayFamily'],
    ownLevels: ownLevels.length === 0 ? undefined : ownLevels,
    levelBasis: values.get('levelBasis') as Scenario['levelBasis'],
    probitSet: values.get('probitSet') as Scenario['probitSet'],
    tntYield: readNumber(values, 'tntYield'),
    blast: readBlast(values),
    fire: { levels: values.get('fire.levels') as Scenario['fire']['levels'], exposureS: readNumber(values, 'fire.exposureS') },
    receptors,
    inputs: [
      ...echoInputs(values, origins, {
        'storage.temperatureC': toCelsius(storage.temperatureK),
        ...(head === undefined ? {} : { 'storage.liquidHeadM': head }),
        'weather.stability': sky.stability,
        'site.roughnessM': roughnessM,
      }),
      ...echoOwnLevels(ownLevels),
    ],
    caveats: [...weatherCaveats(values, origins, sky), ...storageCaveats, ...substanceCaveats(substance)],
  };
  return freeze({ hash: hashed ? hashScenario(body) : '', ...body });
};

/** What only physics can refuse: a missing fact of the substance, an impossible state, a model that does not fit. */
const physicsProblems = (scenario: Scenario): readonly InputProblem[] => {
  try {
    checkLaterWeather(scenario, prepare(scenario));
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [error.problem];
    throw error;
  }
};

/** A burst of the stock does not read the air, and a flame only its wind; a class is required all the same. */
const readsNoSky = (values: InputValues): boolean => {
  const hazard = values.get('hazard');
  return hazard === 'fire' || (hazard === 'explosion' && !asksForCloud(values.get('model'), values.get('rupture.type'), readBlast(values)));
};

/**
 * Checks a document against the table of inputs alone and builds its scenario; `checkScenario` asks the physics too. `hashed` false:
 * for a result without a hash, the scenario has an empty one.
 */
export const readScenario = (
  document: ScenarioDocument | unknown,
  substance: Substance,
  { hashed = true }: { readonly hashed?: boolean } = {},
): ScenarioCheck => {
  if (!isMembers(document)) {
    return { ok: false, problems: [problemWith('', document, 'an object', `A scenario is an object; this is ${shown(document)}.`)] };
  }
  const split = splitWeather(document);
  const { problems, values, origins } = checkInputs(split.document);
  const receptors = checkReceptors(document.receptors);
  const own = checkOwnLevels(document.ownLevels, values.get('hazard') as Scenario['hazard'] | undefined);
  // Where the list itself is wrong, its first entry was not read: it is not missing.
  const table = split.problems.length === 0 ? problems : problems.filter(({ field }) => !field.startsWith('weather'));
  const all = [...split.problems, ...table, ...receptors.problems, ...own.problems];
  if (all.length > 0) return { ok: false, problems: all };
  const roughnessM = readRoughness(values);
  const sky = readSky(values, roughnessM) ?? (readsNoSky(values) ? neutralSky : null);
  if (sky === null) return { ok: false, problems: [noSky(values.get('hazard'))] };
  const later = readLaterWeather(split.later, roughnessM);
  if (later.problems.length > 0) return { ok: false, problems: later.problems };
  const make = (given: InputValues, from: Origins): Scenario =>
    build(given, from, sky, roughnessM, substance, receptors.receptors, own.ownLevels, later.entries, hashed);
  const scenario = make(values, origins);
  const shorter = values.get('exposureFrom') === 'release' ? exposureOfRelease(scenario) : null;
  if (shorter === null) return { ok: true, scenario };
  const judged = make(new Map([...values, ['exposureMin', shorter.exposureS / 60]]), new Map([...origins, ['exposureMin', 'derived']]));
  // The hash does not cover caveats.
  return { ok: true, scenario: freeze({ ...judged, caveats: [...judged.caveats, shorter.caveat] }) };
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

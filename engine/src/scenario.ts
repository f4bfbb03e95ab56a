import { stabilityFrom } from './atmosphere/stability.ts';
import { solarElevation } from './atmosphere/sun.ts';
import { profileShape } from './atmosphere/surface-layer.ts';
import { checkInputs, type InputValues, type Origins, problemWith } from './check-inputs.ts';
import { checkReceptors } from './check-receptors.ts';
import { prepare } from './choose/prepare.ts';
import { isMembers, shown } from './document.ts';
import type { Receptor, ScenarioDocument } from './document-model.ts';
import { scenarioInputs } from './inputs.ts';
import type { Caveat, InputEcho, InputProblem, StabilityClass } from './model.ts';
import { canonicalJson } from './numerics/canonical-json.ts';
import { sha256 } from './numerics/sha256.ts';
import type { Scenario } from './pipeline.ts';
import { ruptureOf, storageOf } from './read-release.ts';
import { Refusal } from './refusal.ts';
import type { Substance } from './substance-model.ts';
import { celsiusOf, kelvinOf } from './units/convert.ts';

export type ScenarioCheck =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** Roughness lengths of the two terrains, m (aloha-td). */
const terrainRoughnessM = { rural: 0.03, urban: 1 } as const;

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

interface Sky {
  readonly stability: StabilityClass;
  readonly solarElevationDeg: number | null;
  readonly derived: boolean;
}

/** Stability as given, or from sun, cloud and wind; null when neither the class nor the time is there. */
const skyOf = (values: InputValues, roughnessM: number): Sky | null => {
  const time = values.get('time');
  const solarElevationDeg =
    time === undefined
      ? null
      : solarElevation(numberOf(values, 'site.latitude'), numberOf(values, 'site.longitude'), Date.parse(String(time)));
  const given = values.get('weather.stability');
  if (given !== undefined) return { stability: given as StabilityClass, solarElevationDeg, derived: false };
  if (solarElevationDeg === null) return null;
  const toTen =
    profileShape('best-estimate', roughnessM, 0, 10) /
    profileShape('best-estimate', roughnessM, 0, numberOf(values, 'weather.windHeightM'));
  const windSpeedMs = numberOf(values, 'weather.windSpeedMs') * toTen;
  return {
    stability: stabilityFrom({ windSpeedMs, solarElevationDeg, cloudPercent: numberOf(values, 'weather.cloudPercent') }),
    solarElevationDeg,
    derived: true,
  };
};

const noSky = (hazard: unknown): InputProblem =>
  problemWith(
    'weather.stability',
    undefined,
    'one of A, B, C, D, E, F; or the time of release',
    `Stability class is missing for a ${String(hazard)}: give it, or the time of release to derive it from.`,
  );

const skyCaveats = (sky: Sky, origins: Origins): readonly Caveat[] =>
  sky.derived && origins.get('weather.cloudPercent') === 'default'
    ? [
        {
          code: 'cloud-assumed',
          severity: 'note',
          message: 'Cloud cover was not given; 50 % was taken to derive the stability class.',
          quantity: 'cloudPercent',
          value: 50,
          unit: '%',
        },
      ]
    : [];

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
): Scenario => {
  const airC = numberOf(values, 'weather.temperatureC');
  const storage = storageOf(values, airC);
  const isolationMin = optionalNumber(values, 'isolationMin');
  const body: Omit<Scenario, 'hash'> = {
    hazard: values.get('hazard') as Scenario['hazard'],
    mode: values.get('mode') as Scenario['mode'],
    model: String(values.get('model')),
    substance,
    quantityKg: numberOf(values, 'quantityKg'),
    storage,
    rupture: ruptureOf(values),
    isolationS: isolationMin === undefined ? null : 60 * isolationMin,
    weather: {
      windSpeedMs: numberOf(values, 'weather.windSpeedMs'),
      windHeightM: numberOf(values, 'weather.windHeightM'),
      windFromDeg: numberOf(values, 'weather.windFromDeg') % 360,
      temperatureK: kelvinOf(airC),
      relativeHumidity: numberOf(values, 'weather.humidityPercent') / 100,
      cloudFraction: numberOf(values, 'weather.cloudPercent') / 100,
      pressurePa: 1000 * numberOf(values, 'weather.pressureKpa'),
      stability: sky.stability,
      solarElevationDeg: sky.solarElevationDeg,
    },
    site: { latitude: numberOf(values, 'site.latitude'), longitude: numberOf(values, 'site.longitude'), roughnessM },
    exposureS: 60 * numberOf(values, 'exposureMin'),
    levelFamily: values.get('levelFamily') as Scenario['levelFamily'],
    tntYield: numberOf(values, 'tntYield'),
    receptors,
    inputs: echoOf(values, origins, {
      'storage.temperatureC': celsiusOf(storage.temperatureK),
      'weather.stability': sky.stability,
      'site.roughnessM': roughnessM,
    }),
    caveats: [...skyCaveats(sky, origins), ...doubtCaveats(substance)],
  };
  return freeze({ hash: hashOf(body), ...body });
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

/**
 * Checks a scenario document once, at the edge: every problem with its field, value, unit and what is allowed; or the scenario
 * complete, in SI, frozen and hashed. Whatever passes here runs without refusal. Never throws on a document.
 */
export const checkScenario = (document: ScenarioDocument | unknown, substance: Substance): ScenarioCheck => {
  if (!isMembers(document)) {
    return { ok: false, problems: [problemWith('', document, 'an object', `A scenario is an object; this is ${shown(document)}.`)] };
  }
  const { problems, values, origins } = checkInputs(document);
  const receptors = checkReceptors(document.receptors);
  const all = [...problems, ...receptors.problems];
  if (all.length > 0) return { ok: false, problems: all };
  const roughnessM =
    optionalNumber(values, 'site.roughnessM') ?? terrainRoughnessM[values.get('site.terrain') === 'urban' ? 'urban' : 'rural'];
  const sky = skyOf(values, roughnessM) ?? (values.get('hazard') === 'explosion' ? neutralSky : null);
  if (sky === null) return { ok: false, problems: [noSky(values.get('hazard'))] };
  const scenario = build(values, origins, sky, roughnessM, substance, receptors.receptors);
  const refused = physicsProblems(scenario);
  return refused.length > 0 ? { ok: false, problems: refused } : { ok: true, scenario };
};

/** An explosion does not read the air; a class stands there all the same. */
const neutralSky: Sky = { stability: 'D', solarElevationDeg: null, derived: true };

import {
  type Caveat,
  type Detail,
  type InputEcho,
  type Level,
  type ModelChoice,
  ownPrefix,
  type SentenceParams,
  type Validation,
} from '@hazardguard/engine';
import type { Catalogues } from '@hazardguard/i18n/shared-texts';

/** The catalogues that the engine's codes are looked up in; undefined where they could not be fetched. */
export interface EngineTexts {
  readonly engine: Catalogues['engine'] | undefined;
  readonly vulnerability: Catalogues['vulnerability'] | undefined;
}

/** How the reader's numbers are written: significant digits, metres, kilograms, square metres, seconds. */
export interface EngineNumberFormat {
  readonly number: (value: number, digits: number) => string;
  readonly quantity: (value: number, unit: string, digits: number) => string;
  readonly distance: (metres: number, digits: number) => string;
  readonly mass: (kilograms: number, digits: number) => string;
  readonly area: (m2: number) => string;
  readonly time: (seconds: number) => string;
}

type TextTable = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | undefined>>;

const findText = (words: TextTable | undefined, key: string): string | undefined =>
  words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;

/** The sentence with its values; undefined where a value is missing, as in runs stored before it was recorded. */
const fill = (sentence: string | undefined, values: Values): string | undefined => {
  const parts = sentence?.split(/\{\{(\w+)\}\}/).map((part, index) => (index % 2 === 0 ? part : values[part]));
  return parts?.every((part) => part !== undefined) ? parts.join('') : undefined;
};

/** Quantities that are shares of one and read better in per cent. */
const shares: ReadonlySet<string> = new Set(['flashFraction', 'rainOut', 'tntYield']);

/** Units that the names of parameters end in. */
const units = ['Min', 'Ppm', 'Kg', 'Mm', 'K', 'M', 'Percent'] as const;
const unitSigns = { Min: 'min', Ppm: 'ppm', Kg: 'kg', Mm: 'mm', K: 'K', M: 'm', Percent: '%' } as const;

/** Significant digits of a quantity with a unit of its own. */
const unitDigits = 3;

const measured = (value: number, unit: string | undefined, format: EngineNumberFormat): string => {
  if (unit === undefined) return format.number(value, 2);
  if (unit === 'm') return format.distance(value, 2);
  if (unit === 'm²') return format.area(value);
  if (unit === 's') return format.time(value);
  if (unit === 'kg') return format.mass(value, 2);
  return format.quantity(value, unit, unitDigits);
};

/** The engine's codes as text in the language of the catalogues, on screens and in reports; the engine's own English where a code or a value is unknown. */
export const wordEngine = ({ engine, vulnerability }: EngineTexts, format: EngineNumberFormat) => {
  const fact = (name: string): string => findText(engine?.fact, name) ?? name;
  const levelName = (id: string): string => (id.startsWith(ownPrefix) ? id.slice(ownPrefix.length) : (findText(engine?.level, id) ?? id));
  const each = (list: string, word: (one: string) => string): string => list.split(', ').map(word).join(', ');

  const modes: TextTable | undefined = vulnerability?.result.modes;
  const choices: Readonly<Record<string, TextTable | undefined>> = {
    hazard: vulnerability?.input.hazards,
    mode: modes,
    model: engine?.model,
    levelFamily: engine?.levelFamily,
    overlayFamily: engine?.levelFamily,
    exposureFrom: engine?.exposureFrom,
    levelBasis: engine?.levelBasis,
    'storage.phase': engine?.phase,
    'storage.ground': engine?.ground,
    'storage.vesselShape': engine?.vesselShape,
    'rupture.pipeSupply': engine?.pipeSupply,
    'rupture.direction': engine?.direction,
    'rupture.type': { ...vulnerability?.input.ruptures, ...engine?.rupture },
    'weather.stability': vulnerability?.input.stabilities,
    'site.terrain': vulnerability?.input.terrains,
  };

  const number = (name: string, value: number): string => {
    const unit = units.find((one) => name.endsWith(one));
    if (unit === undefined) return format.number(value, 2);
    return unit === 'M' ? format.distance(value, 2) : format.quantity(value, unitSigns[unit], unitDigits);
  };
  const words: Readonly<Record<string, (value: string) => string | undefined>> = {
    levels: (value) => each(value, levelName),
    level: levelName,
    facts: (value) => each(value, fact),
    fact,
    release: (value) => findText(engine?.release, value),
    trialSet: (value) => findText(engine?.trialSet, value),
    trialPhase: (value) => findText(engine?.trialPhase, value),
    model: (value) => findText(engine?.model, value),
    mode: (value) => findText(modes, value),
    asked: (value) => findText(modes, value),
  };
  const paramValues = (params: SentenceParams = {}): Values => ({
    ...Object.fromEntries(
      Object.entries(params).map(([name, value]) => {
        if (typeof value === 'number') return [name, number(name, value)];
        return [name, words[name] ? words[name](value) : value];
      }),
    ),
    note: findText(engine?.note, String(params.chemicalId)),
  });

  const caveatValues = ({ quantity, value, unit, range, params }: Caveat): Values => {
    const formatOne = (one: number): string =>
      quantity !== undefined && shares.has(quantity) ? format.quantity(100 * one, '%', 2) : measured(one, unit, format);
    const low = range === undefined ? undefined : formatOne(range[0]);
    const high = range === undefined ? undefined : formatOne(range[1]);
    const { lowK } = params ?? {};
    const known = low === undefined ? (typeof lowK === 'number' ? `≥ ${number('lowK', lowK)}` : undefined) : `${low} – ${high}`;
    return { ...paramValues(params), value: value === undefined ? undefined : formatOne(value), low, high, known };
  };

  return {
    fact,
    caveat: (caveat: Caveat): string => fill(findText(engine?.caveat, caveat.code), caveatValues(caveat)) ?? caveat.message,
    meaning: ({ id, meaning }: Pick<Level, 'id' | 'meaning'>): string =>
      (id.startsWith(ownPrefix) ? engine?.ownLevel : findText(engine?.meaning, id)) ?? meaning,
    model: ({ id, title }: Pick<ModelChoice, 'id' | 'title'>): string => findText(engine?.model, id) ?? title,
    reason: ({ reason, reasonCode, reasonParams }: ModelChoice): string =>
      fill(reasonCode === undefined ? undefined : findText(engine?.reason, reasonCode), paramValues(reasonParams)) ?? reason,
    /** A set of field trials: trial, distances, phase. */
    validation: ({ set, distanceM: [from, to], phase }: Validation): string =>
      [
        findText(engine?.trialSet, set) ?? set,
        `${format.number(from, 3)}–${format.quantity(to, 'm', 3)}`,
        findText(engine?.trialPhase, phase) ?? phase,
      ].join(', '),
    regime: (regime: string): string => findText(vulnerability?.result.regimes, regime) ?? regime,
    inputLabel: ({ key, label }: InputEcho): string => findText(engine?.input, key) ?? label,
    detailLabel: ({ key, label }: Detail): string => findText(engine?.detail, key) ?? label,
    detailValue: ({ value, unit }: Detail): string => measured(value, unit === '' ? undefined : unit, format),
    /** The value of an input with a fixed set of words. */
    inputChoice: ({ key, value }: InputEcho): string => findText(choices[key], String(value)) ?? String(value),
  };
};

import { allOwnLevelUnits, mostOwnLevels, ownLevelUnits } from '../effect/own-level-units.ts';
import { receptorKinds } from '../impact/receptor-table.ts';
import type { ScenarioInput } from '../types/input-types.ts';
import { allowedFor } from './check-inputs.ts';
import { scenarioInputs } from './inputs.ts';
import { latestMin, mostEntries } from './read-weather-list.ts';

type Json = { [member: string]: unknown };

const memberSchema = (input: ScenarioInput): Json => {
  const common = { title: input.label, description: `${input.note} Allowed: ${allowedFor(input)}.`.trim() };
  switch (input.kind) {
    case 'number':
      return {
        ...common,
        type: 'number',
        ...(input.aboveMin === true ? { exclusiveMinimum: input.min } : { minimum: input.min }),
        maximum: input.max,
        ...(input.fallback === undefined ? {} : { default: input.fallback }),
      };
    case 'choice':
      return { ...common, enum: input.options, ...(input.fallback === undefined ? {} : { default: input.fallback }) };
    case 'text':
      return { ...common, type: 'string', minLength: 1, maxLength: input.maxLength };
    case 'moment':
      return { ...common, type: 'string', format: 'date-time' };
  }
};

const lastName = (input: ScenarioInput): string => input.path.split('.').at(-1) ?? input.path;
const isUnder = (part: string) => (input: ScenarioInput) => input.path.startsWith(`${part}.`);

const toObjectSchema = (inputs: readonly ScenarioInput[], extra: Json = {}): Json => ({
  type: 'object',
  additionalProperties: false,
  properties: { ...Object.fromEntries(inputs.map((input) => [lastName(input), memberSchema(input)])), ...extra },
  required: inputs.filter((input) => input.needed === true).map(lastName),
});

/** One alternative per kind of rupture, with the members that belong to it. */
const ruptureSchema = (): Json => {
  const inputs = scenarioInputs.filter(isUnder('rupture'));
  const type = inputs.find((input) => input.path === 'rupture.type');
  const kinds = type?.kind === 'choice' ? type.options : [];
  return {
    oneOf: kinds.map((kind) => {
      const own = inputs.filter((input) => input !== type && (input.onlyWhen === undefined || input.onlyWhen.is.includes(kind)));
      const needed = own.filter((input) => typeof input.needed === 'object').map(lastName);
      return { ...toObjectSchema(own, { type: { const: kind } }), required: ['type', ...needed] };
    }),
  };
};

const receptorSchema: Json = {
  type: 'object',
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 200 },
    name: { type: 'string', minLength: 1, maxLength: 200 },
    kind: { enum: receptorKinds },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    people: { type: ['number', 'null'], minimum: 0, maximum: 1e8 },
  },
  required: ['id', 'name', 'kind', 'latitude', 'longitude', 'people'],
};

/** One alternative per unit, with its range and the hazards that it fits in words. */
const ownLevelSchema: Json = {
  oneOf: allOwnLevelUnits.map((unit) => ({
    description: `For hazard ${ownLevelUnits[unit].hazards.join(' or ')}.`,
    type: 'object',
    additionalProperties: false,
    properties: { value: { type: 'number', minimum: ownLevelUnits[unit].min, maximum: ownLevelUnits[unit].max }, unit: { const: unit } },
    required: ['value', 'unit'],
  })),
};

/** One object, or a list in time. */
const weatherSchema = (): Json => {
  const inputs = scenarioInputs.filter(isUnder('weather'));
  const fromMin = {
    title: 'From',
    description: 'Minutes from the start of the release; 0 in the first entry, rising.',
    type: 'number',
    minimum: 0,
    maximum: latestMin,
  };
  const entry = toObjectSchema(inputs, { fromMin });
  return {
    oneOf: [
      toObjectSchema(inputs),
      { type: 'array', minItems: 1, maxItems: mostEntries, items: { ...entry, required: [...(entry.required as string[]), 'fromMin'] } },
    ],
  };
};

/** The scenario format as JSON Schema 2020-12, generated from the table that checks scenarios. */
export const scenarioSchema = (): object => {
  const top = scenarioInputs.filter((input) => !input.path.includes('.'));
  const part = (name: string): Json => toObjectSchema(scenarioInputs.filter(isUnder(name)));
  const body = toObjectSchema(top, {
    $schema: { type: 'string' },
    storage: part('storage'),
    rupture: ruptureSchema(),
    weather: weatherSchema(),
    site: part('site'),
    receptors: { type: 'array', items: receptorSchema },
    ownLevels: { type: 'array', maxItems: mostOwnLevels, items: ownLevelSchema },
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'HazardGuard scenario',
    description: 'One release or explosion: chemical, quantity, storage, rupture, weather, site. Units are in the names of the members.',
    ...body,
    required: [...(body.required as string[]), 'weather', 'site'],
    anyOf: [{ properties: { hazard: { const: 'explosion' } } }, { required: ['rupture'] }],
  };
};

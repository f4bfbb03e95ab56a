import fc from 'fast-check';

/** A schema of the OpenAPI document: JSON Schema 2020-12, as much of it as the document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

export type Schemas = Readonly<Record<string, JsonSchema>>;

/** Longest generated text: longer ones are among the hostile values. */
const longestText = 60;
const deepest = 6;

const people = ['Asha Patel', 'रवि मेहता', 'O’Neill; drop table', 'ગુજરાત', '42', ' padded ', 'a@example.org', '+91 98250 12345'] as const;

const numberArbitrary = ({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): fc.Arbitrary<number> => {
  const low = Math.max(minimum ?? -1e6, exclusiveMinimum ?? -1e6);
  const high = Math.min(maximum ?? Math.max(1e6, low), exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  if (type === 'integer') {
    const least = Math.ceil(exclusiveMinimum === undefined || low > exclusiveMinimum ? low : low + 1);
    const most = Math.floor(high);
    return fc.oneof(
      fc.integer({ min: least, max: most }),
      fc.constantFrom(least, most),
      fc.integer({ min: least, max: Math.min(most, least + 20) }),
    );
  }
  const inside = fc.double({
    min: low,
    max: high,
    noNaN: true,
    minExcluded: low === exclusiveMinimum,
    maxExcluded: high === exclusiveMaximum,
  });
  return minimum === undefined || maximum === undefined ? inside : fc.oneof(inside, fc.constantFrom(minimum, maximum));
};

const dates = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

const textArbitrary = ({ format, pattern, minLength = 0, maxLength = longestText }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return dates.map((date) => date.toISOString());
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constantFrom('asha@example.org', 'a.b+c@mail.example.co.in');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.max(minLength, Math.min(maxLength, longestText));
  const fitting = people.filter(({ length }) => length >= minLength && length <= longest);
  const any = fc.string({ minLength, maxLength: longest, unit: 'grapheme' });
  return fitting.length === 0 ? any : fc.oneof(fc.constantFrom(...fitting), any);
};

/**
 * Values that a schema allows, as a client with the document would send them. Missing optional members, the ends of ranges and
 * empty lists included; where `choose` knows values for a member's name, usually one of those.
 */
export const valueArbitrary = (
  schema: JsonSchema,
  schemas: Schemas,
  choose: (name: string) => readonly unknown[],
  depth = 0,
): fc.Arbitrary<unknown> => {
  const inner = (one: JsonSchema): fc.Arbitrary<unknown> => valueArbitrary(one, schemas, choose, depth + 1);
  if (schema.$ref !== undefined) {
    const target = schemas[schema.$ref.split('/').at(-1) ?? ''];
    if (target === undefined) throw new Error(`The document has no schema ${schema.$ref}`);
    return depth > deepest * 2 ? fc.constant(null) : inner(target);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return fc.oneof(...branches.map(inner));
  if (schema.allOf !== undefined) {
    return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...(parts as object[])) as unknown);
  }
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.[0] ?? (schema.properties ? 'object' : undefined));
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberArbitrary(schema);
    case 'string':
      return textArbitrary(schema);
    case 'array': {
      if (schema.prefixItems !== undefined) return fc.tuple(...schema.prefixItems.map(inner));
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 4, depth > deepest ? minLength : 4));
      return fc.array(inner(schema.items ?? {}), { minLength, maxLength });
    }
    case 'object': {
      const members = Object.entries(schema.properties ?? {}).map(([name, member]): [string, fc.Arbitrary<unknown>] => {
        const known = choose(name);
        return [
          name,
          known.length === 0
            ? inner(member)
            : fc.oneof({ weight: 1, arbitrary: inner(member) }, { weight: 3, arbitrary: fc.constantFrom(...known) }),
        ];
      });
      const { additionalProperties: more } = schema;
      const named = fc.record(Object.fromEntries(members), { requiredKeys: [...(schema.required ?? [])] });
      if (typeof more !== 'object' || members.length > 0) return named;
      return fc.dictionary(
        schema.propertyNames ? (inner(schema.propertyNames) as fc.Arbitrary<string>) : fc.string({ maxLength: 12 }),
        inner(more),
        { maxKeys: 3 },
      );
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

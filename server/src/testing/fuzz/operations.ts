import type { JsonSchema, Schemas } from './json-schema.ts';

interface MediaTypes {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface OperationObject {
  readonly operationId: string;
  readonly 'x-permission': string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: JsonSchema }[];
  readonly requestBody?: MediaTypes;
  readonly responses: Readonly<Record<string, MediaTypes>>;
}

/** The parts of the OpenAPI document that are used. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Schemas };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One operation, as a client knows it from the document. */
export interface Operation extends OperationObject {
  readonly method: Method;
  readonly path: string;
}

/** Order of operations by kind: list, create, act, read, change, end. */
const toStage = ({ method, path }: Operation): number => {
  const onOne = path.includes('{');
  if (method === 'GET') return onOne ? 3 : 0;
  if (method === 'POST') return onOne ? 2 : 1;
  return method === 'PUT' ? 4 : 5;
};

/** The operations in the order in which a new client would call them. */
export const listOperations = ({ paths }: OpenApi): readonly Operation[] => {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation => ({ ...operation, method: method.toUpperCase() as Method, path })),
  );
  const rank = (one: Operation): number => toStage(one) * 100 + one.path.split('/').length;
  return all.toSorted((a, b) => rank(a) - rank(b));
};

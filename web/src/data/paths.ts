import type {
  alertRoutes,
  chemicalRoutes,
  ErrorBody,
  industryRoutes,
  inventoryRoutes,
  placeRoutes,
  Route,
  receptorRoutes,
  runRoutes,
  sessionRoutes,
  systemRoutes,
  weatherRoutes,
} from '@hazardguard/contract';

type ValueOf<T> = T[keyof T];
type AnyRoute =
  | ValueOf<typeof sessionRoutes>
  | ValueOf<typeof systemRoutes>
  | ValueOf<typeof industryRoutes>
  | ValueOf<typeof inventoryRoutes>
  | ValueOf<typeof chemicalRoutes>
  | ValueOf<typeof receptorRoutes>
  | ValueOf<typeof placeRoutes>
  | ValueOf<typeof weatherRoutes>
  | ValueOf<typeof runRoutes>
  | ValueOf<typeof alertRoutes>;

/** '/api/runs/:id' as OpenAPI writes it: '/api/runs/{id}'. */
type Template<Path extends string> = Path extends `${infer Head}:${infer Name}/${infer Rest}`
  ? `${Head}{${Name}}/${Template<Rest>}`
  : Path extends `${infer Head}:${infer Name}`
    ? `${Head}{${Name}}`
    : Path;

type InputOf<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never;
type OutputOf<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never;

/** Numbers in paths and queries are read from text; either may be given. */
type Loose<Input, Output> = {
  [Key in keyof Input]: Input[Key] | (Key extends keyof Output ? (NonNullable<Output[Key]> extends number ? number : never) : never);
};

type PathPart<R> = R extends { params: infer Schema } ? { path: Loose<InputOf<Schema>, OutputOf<Schema>> } : { path?: never };
type QueryPart<R> = R extends { query: infer Schema }
  ? Record<never, never> extends InputOf<Schema>
    ? { query?: Loose<InputOf<Schema>, OutputOf<Schema>> }
    : { query: Loose<InputOf<Schema>, OutputOf<Schema>> }
  : { query?: never };
type BodyPart<R> = R extends { rawBody: 'text/csv' }
  ? { requestBody: { content: { 'text/csv': string | Blob } } }
  : R extends { body: infer Schema }
    ? { requestBody: { content: { 'application/json': InputOf<Schema> } } }
    : { requestBody?: never };
type Success<R> = R extends { answerType: 'text/csv' }
  ? { content: { 'text/csv': string } }
  : R extends { answer: infer Schema }
    ? { content: { 'application/json': OutputOf<Schema> } }
    : { content?: never };

type Operation<R extends Route> = {
  parameters: PathPart<R> & QueryPart<R>;
  responses: { [Status in R['status']]: Success<R> } & { default: { content: { 'application/json': ErrorBody } } };
} & BodyPart<R>;

/** The description of the API for the typed client, derived from the contract's routes. */
export type paths = {
  [Path in Template<AnyRoute['path']>]: {
    [R in Extract<AnyRoute, { path: string }> as Template<R['path']> extends Path ? Lowercase<R['method']> : never]: Operation<R>;
  };
};

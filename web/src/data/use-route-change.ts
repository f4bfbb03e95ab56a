import { idempotencyHeader } from '@hazardguard/contract';
import { type AddressOf, type Answer, api, type BodyOf, type ChangeMethod, type RouteTable, readBody } from './client.ts';
import { type ChangeProps, useChange } from './use-change.ts';

type Table<M extends ChangeMethod> = RouteTable[M];
type Values<R> = AddressOf<R> & BodyOf<R>;

/** The values of one call. */
type Given<M extends ChangeMethod, Path extends keyof Table<M>> =
  | Values<Table<M>[Path]>
  // biome-ignore lint/suspicious/noConfusingVoidType: a call without values is made without an argument
  | (Record<never, never> extends Values<Table<M>[Path]> ? void : never);

type Send = (path: string, options: object) => ReturnType<typeof api.POST>;

/** One call of a changing route. `key` is that of the attempt. Rejects with an ApiProblem. */
export const changeRoute = <M extends ChangeMethod, Path extends keyof Table<M> & string>(
  method: M,
  path: Path,
  given: Given<M, Path>,
  key: string,
) => {
  const { body, ...params } = (given ?? {}) as { readonly body?: unknown };
  return readBody((api[method] as Send)(path, { params, body, headers: { [idempotencyHeader]: key } })) as Promise<Answer<Table<M>[Path]>>;
};

/** One changing route. Without a network it waits or fails as every call does (`client.ts`). */
export const useRouteChange = <M extends ChangeMethod, Path extends keyof Table<M> & string>(
  method: M,
  path: Path,
  heard?: ChangeProps<Given<M, Path>, Answer<Table<M>[Path]>>,
) => useChange((given: Given<M, Path>, key) => changeRoute(method, path, given, key), heard);

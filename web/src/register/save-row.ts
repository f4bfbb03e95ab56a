import { type AddressOf, type Answer, api, type BodyOf, type RouteTable, readBody } from '../data/client.ts';
import { changeRoute } from '../data/use-route-change.ts';
import type { RowSave } from '../ui/form/use-server-form.ts';

type Reads = RouteTable['GET'];
type Adds = RouteTable['POST'];
type Changes = RouteTable['PUT'];

/** The save of a form: one route adds a row, the other changes it by its id. `address` is where a row is added. */
export const saveRow =
  <Add extends keyof Adds & string, Change extends keyof Changes & string>(
    add: Add,
    change: Change,
    ...[address]: Record<never, never> extends AddressOf<Adds[Add]> ? [] : [address: AddressOf<Adds[Add]>]
  ) =>
  ({ editing, input, key, overwrite }: RowSave<(BodyOf<Adds[Add]> & { readonly body: object })['body']>): Promise<Answer<Adds[Add]>> => {
    if (editing === null) return changeRoute('POST', add, { ...(address as object), body: input } as never, key);
    const { id, version } = editing;
    const body = overwrite ? input : { ...(input as object), version };
    return changeRoute('PUT', change, { path: { id }, body } as never, key) as Promise<never>;
  };

/** The stored row of a form, by its id. */
export const readRow =
  <Path extends keyof Reads & string>(path: Path) =>
  (id: number): Promise<Answer<Reads[Path]>> =>
    readBody(api.GET(path as '/api/industries/{id}', { params: { path: { id } } })) as Promise<Answer<Reads[Path]>>;

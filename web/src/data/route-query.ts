import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { type AddressOf, type Answer, api, type RouteTable, readBody } from './client.ts';
import type { ReadPath } from './refresh.ts';

type ReadTable = RouteTable['GET'];

/** Null: what the address needs is not known yet, so nothing is asked. */
type Given<Address> = Record<never, never> extends Address ? [address?: Address | null] : [address: Address | null];

type Read = (path: string, options: { readonly params: object; readonly signal: AbortSignal }) => ReturnType<typeof api.GET>;

/** One reading route as the options of a query. Its key is the route and the values of its address; its data are the answer itself. */
export const routeQuery = <Path extends ReadPath>(path: Path, ...given: Given<AddressOf<ReadTable[Path]>>) => {
  const [address = {}] = given as [object | null | undefined];
  const read = ({ signal }: { readonly signal: AbortSignal }) =>
    readBody((api.GET as Read)(path, { params: address ?? {}, signal })) as Promise<NonNullable<Answer<ReadTable[Path]>>>;
  return queryOptions({ queryKey: [path as string, address] as const, queryFn: address === null ? skipToken : read });
};

/** A page of a list: the page before is shown while the next is read. */
export const pageQuery = <Path extends ReadPath>(path: Path, ...given: Given<AddressOf<ReadTable[Path]>>) => ({
  ...routeQuery(path, ...given),
  placeholderData: keepPreviousData,
});

/** The key of what a screen makes of answers of a route: it is read again with the route. */
export const routeKey = (path: ReadPath, ...more: readonly unknown[]): readonly unknown[] => [path, ...more];

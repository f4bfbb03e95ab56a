/**
 * Lists of the API, answered from what this device keeps: a person searches, sorts and turns pages without a network, though only some of
 * those addresses were ever asked.
 */
interface ListAddress {
  readonly path: string;
  /** The parameters that choose rows, other than the search, in one order. */
  readonly filter: string;
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string | null;
  readonly direction: 'asc' | 'desc';
  /** Lists without pages: most rows. */
  readonly limit: number;
}

const pageSizeOfApi = 10;
/** What the API takes where nothing is given: some screens write it, others do not. */
const usual: Readonly<Record<string, string>> = { proof: 'any', held: 'all', view: 'all', origin: 'reported' };
const view: ReadonlySet<string> = new Set(['search', 'page', 'pageSize', 'sort', 'direction', 'limit']);

export const parseList = (address: string): ListAddress => {
  const [path = '', query = ''] = address.split('?');
  const given = new URLSearchParams(query);
  const filter = new URLSearchParams([...given].filter(([name, value]) => !view.has(name) && usual[name] !== value));
  filter.sort();
  return {
    path,
    filter: filter.toString(),
    search: given.get('search')?.trim().toLocaleLowerCase() ?? '',
    page: Number(given.get('page') ?? 1),
    pageSize: Number(given.get('pageSize') ?? pageSizeOfApi),
    sort: given.get('sort'),
    direction: given.get('direction') === 'desc' ? 'desc' : 'asc',
    limit: Number(given.get('limit') ?? Number.POSITIVE_INFINITY),
  };
};

/** Whether a kept address may hold rows of the list that is asked for. */
export const isOfList = (asked: ListAddress, kept: ListAddress): boolean =>
  kept.path === asked.path && kept.filter === asked.filter && (kept.search === '' || kept.search === asked.search);

export interface KeptList {
  readonly list: ListAddress;
  readonly data: unknown;
}

type Row = Readonly<Record<string, unknown>>;
interface Page {
  readonly rows: readonly Row[];
  readonly total: number;
}

const isPage = (data: unknown): data is Page => typeof data === 'object' && data !== null && 'rows' in data && 'total' in data;

const contains = (row: Row, search: string): boolean =>
  Object.values(row).some(
    (value) => (typeof value === 'string' || typeof value === 'number') && String(value).toLocaleLowerCase().includes(search),
  );

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));

/** Empty values last, as the server sorts. */
const sortRows = (rows: readonly Row[], { sort, direction }: ListAddress): readonly Row[] => {
  if (sort === null) return rows;
  const sign = direction === 'desc' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[sort] ?? null, other[sort] ?? null];
    return a === null || b === null ? Number(a === null) - Number(b === null) : sign * compare(a, b);
  });
};

/** Pages of one size and order belong together; of several such sets, the one with the most rows. */
const chooseSet = (kept: readonly (KeptList & { readonly data: Page })[]) => {
  const sets = Map.groupBy(kept, ({ list: { pageSize, sort, direction, search } }) => JSON.stringify([pageSize, sort, direction, search]));
  const count = (set: readonly { readonly data: Page }[]): number => set.reduce((sum, { data }) => sum + data.rows.length, 0);
  return [...sets.values()].sort((one, other) => count(other) - count(one))[0] ?? [];
};

const answerPage = (asked: ListAddress, kept: readonly (KeptList & { readonly data: Page })[]): unknown => {
  const set = chooseSet(kept).toSorted((one, other) => one.list.page - other.list.page);
  const [first] = set;
  if (first === undefined) return undefined;
  const all = set.flatMap(({ data }) => data.rows);
  const found = asked.search === '' || first.list.search === asked.search ? all : all.filter((row) => contains(row, asked.search));
  const from = (asked.page - 1) * asked.pageSize;
  return {
    ...first.data,
    rows: sortRows(found, asked).slice(from, from + asked.pageSize),
    // Of a list that is kept in part, the screen still says how many rows there are.
    total: found === all ? first.data.total : found.length,
    page: asked.page,
    pageSize: asked.pageSize,
  };
};

const findRows = (data: unknown): string | undefined => Object.entries(data as Row).find(([, value]) => Array.isArray(value))?.[0];

/** The longer list, cut. */
const answerShorter = (asked: ListAddress, kept: readonly KeptList[]): unknown => {
  const longer = kept.find(({ list }) => list.limit >= asked.limit);
  const rows = longer && findRows(longer.data);
  if (longer === undefined || rows === undefined) return undefined;
  const data = longer.data as Readonly<Record<string, readonly unknown[]>>;
  return { ...data, [rows]: data[rows]?.slice(0, asked.limit) };
};

/** The answer that the server would give, as far as it is kept. Undefined: it cannot be made of these. */
export const answerList = (asked: ListAddress, kept: readonly KeptList[]): unknown => {
  const pages = kept.filter((one): one is KeptList & { readonly data: Page } => isPage(one.data));
  if (pages.length > 0) return answerPage(asked, pages);
  return Number.isFinite(asked.limit) ? answerShorter(asked, kept) : undefined;
};

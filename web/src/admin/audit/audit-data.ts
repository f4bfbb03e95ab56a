import { type AuditActorKind, type AuditKind, auditActorKinds, type auditColumns, auditKinds, auditThings } from '@hazardguard/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { asText, oneOf, type Search } from '../../data/address.ts';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { routeQuery } from '../../data/route-query.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';

export type AuditColumn = (typeof auditColumns)[number];

/** Filters other than the actor. Times as in a form field: in the reader's time zone. */
export interface Filters {
  readonly kind: AuditKind | undefined;
  readonly thing: string | undefined;
  readonly thingId: string | undefined;
  readonly actorKind: AuditActorKind | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const asMoment = (raw: unknown): string | undefined => {
  const text = asText(raw);
  return text !== undefined && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
};

const readFilters = (raw: Search): Filters => ({
  kind: oneOf(auditKinds)(raw.kind),
  thing: oneOf(auditThings)(raw.thing),
  thingId: asText(raw.thingId)?.slice(0, 300) || undefined,
  actorKind: oneOf(auditActorKinds)(raw.actorKind),
  from: asMoment(raw.from),
  to: asMoment(raw.to),
});

/** The filters are stored in the address; a new filter starts at the first page. */
export const useFilters = (): readonly [Filters, (change: Partial<Filters>) => void] => {
  const raw: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (wanted: Partial<Filters>): void => {
    void navigate({ to: '.', search: (before: Search) => ({ ...before, ...wanted, page: undefined }), replace: true, resetScroll: false });
  };
  return [readFilters(raw), change];
};

const toAuditQuery = ({ from, to, ...filters }: Filters, who: string) => {
  const moments = {
    ...(from === undefined ? {} : { from: new Date(from).toISOString() }),
    ...(to === undefined ? {} : { to: new Date(to).toISOString() }),
  };
  const given = Object.entries({ ...filters, who: who === '' ? undefined : who }).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(given) as Partial<Omit<Filters, 'from' | 'to'>> & { who?: string }), ...moments };
};

export const useEntries = (view: RegisterView<AuditColumn>, filters: Filters) => {
  const { search: _, ...page } = toQuery(view) as ReturnType<typeof toQuery<AuditColumn>> & { search?: string };
  const query = { ...page, ...withoutNothing(toAuditQuery(filters, view.search)) };
  return useQuery({
    ...routeQuery('/api/audit', { query }),
    placeholderData: keepPreviousData,
  });
};

type AuditQuery = ReturnType<typeof toAuditQuery>;
/** The typed client does not accept undefined values. */
const withoutNothing = (given: AuditQuery) => given as { readonly [Key in keyof AuditQuery]: NonNullable<AuditQuery[Key]> };

export const recordFile = (format: 'jsonl' | 'csv', filters: Filters, who: string): string =>
  `/api/audit.${format}?${new URLSearchParams(toAuditQuery(filters, who) as Record<string, string>).toString()}`;

export const useEntry = (id: number) => useQuery(routeQuery('/api/audit/{id}', { path: { id } }));

const refetchMs = 700;

/** The last check on this server; polled while it runs. */
export const useCheck = () =>
  useQuery({
    ...routeQuery('/api/audit/check'),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? refetchMs : false),
  });

export const useStartCheck = () =>
  useMutation({
    mutationFn: () => readBody(api.POST('/api/audit/check')),
    onSuccess: (begun) => queryClient.setQueryData(routeQuery('/api/audit/check').queryKey, begun),
  });

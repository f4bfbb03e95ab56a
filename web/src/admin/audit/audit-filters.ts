import { type AuditActorKind, type AuditKind, auditActorKinds, type auditColumns, auditKinds, auditThings } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { asText, oneOf, type Search } from '../../data/address.ts';
import { pageQuery } from '../../data/route-query.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';

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

export const useEntries = (view: RegisterView<(typeof auditColumns)[number]>, filters: Filters) => {
  const { search: _, ...page } = toQuery(view) as ReturnType<typeof toQuery<(typeof auditColumns)[number]>> & { search?: string };
  const query = { ...page, ...withoutNothing(toAuditQuery(filters, view.search)) };
  return useQuery(pageQuery('/api/audit', { query }));
};

type AuditQuery = ReturnType<typeof toAuditQuery>;
/** The typed client does not accept undefined values. */
const withoutNothing = (given: AuditQuery) => given as { readonly [Key in keyof AuditQuery]: NonNullable<AuditQuery[Key]> };

export const recordFile = (format: 'jsonl' | 'csv', filters: Filters, who: string): string =>
  `/api/audit.${format}?${new URLSearchParams(toAuditQuery(filters, who) as Record<string, string>).toString()}`;

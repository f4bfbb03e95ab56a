import { ApiError, type FieldProblem, type FieldRule, formatRule } from '@hazardguard/contract';

/** `site_ties` of the migrations. */
interface Tie {
  readonly kind: 'public-warning' | 'pending-warning' | 'incident' | 'drill';
  readonly name: string;
}

const rules = {
  'public-warning': 'publicWarning',
  'pending-warning': 'pendingWarning',
  incident: 'openIncident',
  drill: 'openDrill',
} as const satisfies Readonly<Record<Tie['kind'], FieldRule['kind']>>;

/** The constraint that the trigger `industry_keeps_ties` reports. */
const constraint = 'industry_has_ties';

/** A failed deletion; one that the database refused because of what is open at the site says what must end first, and how. */
export const explainFailedDeletion = (error: unknown): unknown => {
  if (!(error instanceof Error && 'constraint' in error && error.constraint === constraint && 'detail' in error)) return error;
  const ties = Map.groupBy(JSON.parse(String(error.detail)) as readonly Tie[], ({ kind }) => kind);
  const fields = [...ties].map(([kind, of]): FieldProblem => {
    const rule = { kind: rules[kind], names: of.map(({ name }) => name).join(', ') };
    return { field: kind, message: formatRule(rule), value: rule.names, rule };
  });
  return new ApiError('site-in-use', `Nothing was deleted. ${fields.map(({ message }) => message).join('. ')}`, fields);
};

import { type Alert, type AlertInput, type IncidentCard, idempotencyHeader } from '@hazardguard/contract';
import { storeByHand, storeFromRun, submitDraft } from '../../data/alert-drafts.ts';
import { api, readBody } from '../../data/client.ts';
import type { Position } from '../../map/graticule.ts';

const path = (id: string) => ({ params: { path: { id } } });

/** A warning without a run: a circle around the place in which nobody may stay. */
export interface ByHand {
  readonly industryId: number;
  readonly incidentId: string;
  readonly place: Position;
  readonly placeName: string | null;
  readonly isFire: boolean;
  readonly radiusM: number;
  /** CAS number of a solution's chemical; null: not known. */
  readonly chemical: string | null;
  readonly description: string;
  readonly drillId: number | null;
}

const draftByHand = (
  { industryId, incidentId, place, placeName, isFire, radiusM, chemical, description, drillId }: ByHand,
  key?: string,
): Promise<Alert> =>
  storeByHand(
    {
      industryId,
      incidentId,
      incidentSeverity: 'high',
      incidentDescription: description,
      hazard: isFire ? 'fire' : 'toxic-leak',
      area: { shape: 'circle', ...place, radiusM },
      drillId,
      ...(placeName === null ? {} : { placeName }),
      ...(chemical === null ? {} : { chemical }),
    },
    key,
  );

/** The draft of a report: by hand, or by the server from the newest run of its incident. */
export const storeReportDraft = (
  draft: { readonly incidentId: string; readonly incidentDescription: string } | { readonly byHand: ByHand },
  key: string,
): Promise<Alert> =>
  'byHand' in draft
    ? draftByHand(draft.byHand, key)
    : readBody(api.POST('/api/alerts/from-incident', { body: draft, headers: { [idempotencyHeader]: key } }));

/** The next version of the incident's warning, from the newest run. A public one stays in force until the update is approved. */
const updateWarning = async (known: IncidentCard['alerts'][number], proposal: AlertInput): Promise<Alert> => {
  const before = await readBody(api.GET('/api/alerts/{id}', path(known.id)));
  const isPublic = before.live?.state === 'released' && (before.state === 'released' || before.kind === 'Cancel');
  const { version, status } = isPublic
    ? await readBody(api.POST('/api/alerts/{id}/revise', { ...path(known.id), body: { version: before.version } }))
    : before;
  return readBody(
    api.PUT('/api/alerts/{id}', { ...path(known.id), body: { ...proposal, status, incidentId: before.incidentId, version } }),
  );
};

/** The draft of the incident is of the same run: it is handed in as it was written, with the words of its author. */
export const isSameDraft = (known: IncidentCard['alerts'][number] | undefined, runId: string | undefined): boolean =>
  known?.state === 'draft' && known.live === null && runId !== undefined && known.runId === runId;

const draftFromRun = async (known: IncidentCard['alerts'][number] | undefined, proposal: AlertInput): Promise<Alert> => {
  if (known === undefined) return storeFromRun(proposal);
  return isSameDraft(known, proposal.runId) ? readBody(api.GET('/api/alerts/{id}', path(known.id))) : updateWarning(known, proposal);
};

/**
 * Drafts the warning of the incident, or its next version, and hands it in; it stays a draft where its area asks a question. Nothing is public
 * before another person approves it.
 */
export const handIn = async (
  known: IncidentCard['alerts'][number] | undefined,
  warning: { readonly proposal: AlertInput } | { readonly byHand: ByHand },
): Promise<Alert> => {
  const drafted = await ('byHand' in warning ? draftByHand(warning.byHand) : draftFromRun(known, warning.proposal));
  return drafted.areaQuestion === null ? submitDraft(drafted, false) : drafted;
};

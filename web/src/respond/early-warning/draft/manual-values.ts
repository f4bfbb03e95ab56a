import { type AlertByHand, alertByHand } from '@hazardguard/contract';
import { type DraftField, type DraftValues, noValues, textLimit, toChecked } from '../../../assess/alert-draft/draft-values.ts';
import type { DraftBundle } from '../../../data/offline/exchange/bundle.ts';
import type { Checked } from '../../../ui/form/field-problems.ts';

/** A draft of another device, for this person to check and store as their own. */
export interface GivenDraft {
  readonly draft: DraftBundle['draft'];
  /** Of its incident at the server; undefined: it has none yet. */
  readonly number: string | undefined;
  /** Whom it came from. */
  readonly name: string;
  /** When it was written there, ms since the epoch. */
  readonly atMs: number;
}

/** The number is a proposal from the time: the server offers another one if it is taken. */
export const startByHand = (
  kind: 'alert' | 'message',
  industryId: number | undefined,
  given: GivenDraft | undefined,
  now: Date,
): DraftValues => {
  const incidentId = `INC${String(now.getTime()).slice(-6)}`;
  if (given === undefined) {
    const incidentSeverity = kind === 'message' ? 'low' : 'medium';
    return { ...noValues, industryId: String(industryId ?? ''), incidentId, incidentSeverity, hazard: 'toxic-leak', radiusKm: '2' };
  }
  const { draft, number } = given;
  return {
    ...noValues,
    industryId: String(draft.industryId),
    incidentId: number ?? incidentId,
    radiusKm: String(draft.area.radiusM / 1_000),
    incidentSeverity: draft.incidentSeverity,
    hazard: draft.hazard,
    incidentDescription: draft.incidentDescription,
    plumeImage: draft.plumeImage ?? '',
  };
};

/** The order of a draft without a run. A given one keeps its place while the industry is the same. */
export const checkByHand = (
  kind: 'alert' | 'message',
  values: DraftValues,
  given: GivenDraft | undefined,
): Checked<DraftField, AlertByHand> => {
  const industryId = Number(values.industryId);
  const radiusM = Math.round(Number(values.radiusKm.trim().replace(',', '.')) * 1_000);
  const place = given?.draft.industryId === industryId && given.draft.area.shape === 'circle' ? given.draft : undefined;
  const order: AlertByHand = {
    industryId,
    incidentId: values.incidentId.trim(),
    incidentSeverity: values.incidentSeverity as AlertByHand['incidentSeverity'],
    incidentDescription: values.incidentDescription,
    hazard: values.hazard as AlertByHand['hazard'],
    area: { ...(place?.area ?? { shape: 'site' }), radiusM },
    ...(place?.placeName === undefined ? {} : { placeName: place.placeName }),
    ...(kind === 'message' ? { onlyMessage: true } : {}),
    ...(values.plumeImage === '' ? {} : { plumeImage: values.plumeImage }),
  };
  const incidentDescription = alertByHand.shape.incidentDescription.max(textLimit('incidentDescription', kind));
  return toChecked<AlertByHand>(kind, values, alertByHand.extend({ incidentDescription }), order);
};

import { type AlertByHand, type AlertHazard, alertByHand, drawnAreaLimits, textLimits } from '@hazardguard/contract';

/** Input of Raise Alert or Community Messaging. */
export interface ManualAlertForm {
  readonly industryId: number | undefined;
  readonly incidentId: string;
  readonly severity: AlertByHand['incidentSeverity'];
  readonly description: string;
  readonly hazard: AlertHazard;
  /** Radius around the industry, km, as typed. */
  readonly radiusKm: string;
}
export type ManualAlertField = 'industryId' | 'incidentId' | 'description' | 'radiusKm' | 'picture';
export interface FieldMistake {
  readonly field: ManualAlertField;
  readonly why: 'required' | 'bad' | 'too-long';
}

/** First proposal for an incident ID; the server offers another one if it is taken. */
export const buildIncidentId = (now: Date): string => `INC${String(now.getTime()).slice(-6)}`;

/** A community message becomes the hazard text of an alert, which is shorter than a description. */
export const messageLimit = 500;
export const descriptionLimit = textLimits.note;

const readRadiusM = (form: ManualAlertForm): number => Number(form.radiusKm.trim().replace(',', '.')) * 1_000;

/** Mistakes of the form, in the order of its fields. */
export const findMistakes = (form: ManualAlertForm, limit: number): readonly FieldMistake[] => {
  const { industryId, incidentId, description, radiusKm } = form;
  const wrong: FieldMistake[] = [];
  if (industryId === undefined) wrong.push({ field: 'industryId', why: 'required' });
  if (incidentId.trim() === '') wrong.push({ field: 'incidentId', why: 'required' });
  else if (!alertByHand.shape.incidentId.safeParse(incidentId).success) wrong.push({ field: 'incidentId', why: 'bad' });
  if (description.trim() === '') wrong.push({ field: 'description', why: 'required' });
  else if (description.trim().length > limit) wrong.push({ field: 'description', why: 'too-long' });
  const metres = readRadiusM(form);
  if (radiusKm.trim() === '' || !(metres >= drawnAreaLimits.minRadiusM && metres <= drawnAreaLimits.radiusM))
    wrong.push({ field: 'radiusKm', why: 'bad' });
  return wrong;
};

/** The part of a manual draft that these forms send. */
export type ManualAlertRequest = Pick<AlertByHand, 'industryId' | 'incidentId' | 'incidentSeverity' | 'incidentDescription' | 'hazard'> & {
  readonly area: { shape: 'site'; radiusM: number };
  /** JPEG, PNG or WebP in base64. */
  readonly plumeImage?: string;
};

export const toRequest = (form: ManualAlertForm, picture: string | undefined): ManualAlertRequest => ({
  industryId: form.industryId ?? 0,
  incidentId: form.incidentId.trim(),
  incidentSeverity: form.severity,
  incidentDescription: form.description.trim(),
  hazard: form.hazard,
  area: { shape: 'site', radiusM: Math.round(readRadiusM(form)) },
  ...(picture === undefined ? {} : { plumeImage: picture }),
});

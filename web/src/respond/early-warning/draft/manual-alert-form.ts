import {
  type AlertByHand,
  type AlertHazard,
  alertByHand,
  alertTextLimit,
  drawnAreaLimits,
  practiceWords,
  textLimits,
} from '@hazardguard/contract';

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

/** A community message becomes the hazard text of an alert, after the word for an exercise or a test. */
export const messageLimit = alertTextLimit - practiceWords.Exercise.en.length - 1;
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
export type ManualAlertRequest = Pick<
  AlertByHand,
  'industryId' | 'incidentId' | 'incidentSeverity' | 'incidentDescription' | 'hazard' | 'onlyMessage'
> & {
  readonly area: { shape: 'site'; radiusM: number } | { shape: 'circle'; latitude: number; longitude: number; radiusM: number };
  readonly placeName?: string;
  /** JPEG, PNG or WebP in base64. */
  readonly plumeImage?: string | undefined;
};

export const toRequest = (form: ManualAlertForm): ManualAlertRequest => ({
  industryId: form.industryId ?? 0,
  incidentId: form.incidentId.trim(),
  incidentSeverity: form.severity,
  incidentDescription: form.description.trim(),
  hazard: form.hazard,
  area: { shape: 'site', radiusM: Math.round(readRadiusM(form)) },
});

/** A draft that another device has handed over, for this person to check and store as their own. */
export interface GivenDraft {
  readonly draft: ManualAlertRequest;
  /** Of its incident at the server; undefined: it has none yet. */
  readonly number: string | undefined;
  /** Whom it came from. */
  readonly name: string;
  /** When it was written there, ms since the epoch. */
  readonly atMs: number;
}

export const toGivenForm = ({ draft, number }: GivenDraft, now: Date): ManualAlertForm => ({
  industryId: draft.industryId,
  incidentId: number ?? buildIncidentId(now),
  severity: draft.incidentSeverity,
  description: draft.incidentDescription,
  hazard: draft.hazard,
  radiusKm: String(draft.area.radiusM / 1_000),
});

/** The request with the picture of the given draft, and with its place while the industry is the same. */
export const withGiven = (request: ManualAlertRequest, given: GivenDraft | undefined): ManualAlertRequest => {
  if (given === undefined) return request;
  const { area, placeName, plumeImage, industryId } = given.draft;
  return {
    ...(plumeImage === undefined ? {} : { plumeImage }),
    ...request,
    ...(industryId === request.industryId && area.shape === 'circle'
      ? { area: { ...area, radiusM: request.area.radiusM }, ...(placeName === undefined ? {} : { placeName }) }
      : {}),
  };
};

import { alertTextLimit, practiceWords, textLimits } from '@hazardguard/contract';
import type { z } from 'zod';
import { type Checked, findProblems, type Issue } from '../../ui/form/field-problems.ts';

/**
 * What each form asks, in its order; fields of one row stand side by side. `run`: the proposal of a stored run. `alert`: Raise Alert, without
 * a run. `message`: Community Messaging, an alert of low severity whose only text is the message.
 */
export const draftRows = {
  run: [
    ['status'],
    ['industryId'],
    ['incidentId', 'expiresAt'],
    ['incidentSeverity'],
    ['incidentDescription'],
    ['source'],
    ['hazardText'],
    ['placeText'],
    ['actionText'],
    ['timeText'],
  ],
  alert: [['industryId'], ['incidentId'], ['radiusKm'], ['incidentSeverity'], ['hazard'], ['incidentDescription'], ['plumeImage']],
  message: [['industryId'], ['incidentId'], ['radiusKm'], ['incidentDescription']],
} as const;
export type DraftKind = keyof typeof draftRows;
export type DraftField = (typeof draftRows)[DraftKind][number][number];
/** The entries of a form as text; of fields that it does not show, too. */
export type DraftValues = Readonly<Record<DraftField, string>>;

export const draftFields = (kind: DraftKind): readonly DraftField[] => draftRows[kind].flat();

export const noValues: DraftValues = {
  industryId: '',
  status: '',
  incidentId: '',
  expiresAt: '',
  radiusKm: '',
  incidentSeverity: '',
  hazard: '',
  incidentDescription: '',
  source: '',
  hazardText: '',
  placeText: '',
  actionText: '',
  timeText: '',
  plumeImage: '',
};

/** Why a chosen file cannot be used: stands in the field instead of the picture in base64. */
const pictureProblems = ['not-a-picture', 'too-big'] as const;
export type PictureProblem = (typeof pictureProblems)[number];
export const isPictureProblem = (value: string): value is PictureProblem => pictureProblems.some((problem) => problem === value);

/** A community message becomes the hazard text of an alert, after the word for an exercise or a test. */
const messageLimit = alertTextLimit - practiceWords.Exercise.en.length - 1;

/** Most characters of a text. */
export const textLimit = (field: DraftField, kind: DraftKind): number => {
  if (field === 'incidentDescription') return kind === 'message' ? messageLimit : textLimits.note;
  return field === 'source' ? textLimits.name : alertTextLimit;
};

/** What the server takes, or what is wrong, in the order of the form. A mistake of a field that it does not show is the server's to name. */
export const toChecked = <Input>(
  kind: DraftKind,
  values: DraftValues,
  schema: z.ZodType<Input>,
  order: Input,
  more: readonly Issue[] = [],
): Checked<DraftField, Input> => {
  const read = schema.safeParse(order);
  const issues = [...(read.error?.issues ?? []), ...more].map((issue) =>
    issue.path[0] === 'area' ? { ...issue, path: ['radiusKm'] } : issue,
  );
  const problems = findProblems(issues, draftFields(kind), values, ['radiusKm', 'plumeImage']);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, input: read.data ?? order };
};

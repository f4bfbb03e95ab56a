import { type Industry, type IndustryInput, industryInput } from '@hazardguard/contract';
import { type Problem, problemsOf } from '../../parts/form/field-problems.ts';
import type { Entry } from '../../parts/form/use-entry-form.ts';
import { readDegrees, writePosition } from '../../parts/position/position-text.ts';

export const industryFields = ['industryName', 'district', 'safetyTeamContact', 'latitude', 'longitude'] as const;
export type IndustryField = (typeof industryFields)[number];
export type IndustryValues = Readonly<Record<IndustryField, string>>;

export type Checked =
  | { readonly ok: true; readonly input: IndustryInput }
  | { readonly ok: false; readonly problems: readonly Problem<IndustryField>[] };

/** The form's texts as the contract takes them, or what is wrong with them. */
export const checkIndustry = (values: IndustryValues): Checked => {
  const result = industryInput.safeParse({
    ...values,
    latitude: readDegrees(values.latitude),
    longitude: readDegrees(values.longitude),
  });
  const problems = problemsOf(result.success ? [] : result.error.issues, industryFields, values);
  return result.success && problems.length === 0 ? { ok: true, input: result.data } : { ok: false, problems };
};

/** A stored row as the form shows it. An older row without a position leaves both fields to be filled. */
export const entryOf = (industry: Industry): Entry<IndustryField> => {
  const { latitude, longitude } = industry;
  return {
    editing: { id: industry.id, version: industry.version },
    values: {
      industryName: industry.industryName,
      district: industry.district,
      safetyTeamContact: industry.safetyTeamContact,
      ...(latitude === null || longitude === null ? { latitude: '', longitude: '' } : writePosition({ latitude, longitude })),
    },
  };
};

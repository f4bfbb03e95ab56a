import { type Industry, type IndustryInput, industryInput } from '@hazardguard/contract';
import { readDegrees, writePosition } from '../../map/position/position-text.ts';
import { findProblems, type Problem } from '../../ui/form/field-problems.ts';
import type { Entry } from '../../ui/form/use-entry-form.ts';

export const industryFields = ['industryName', 'district', 'safetyTeamContact', 'latitude', 'longitude'] as const;
export type IndustryField = (typeof industryFields)[number];
export type IndustryValues = Readonly<Record<IndustryField, string>>;

/** What the form sends: a position is always said, if only to be unknown. */
export type IndustryEntry = IndustryInput & Pick<Industry, 'latitude' | 'longitude'>;

export type Checked =
  | { readonly ok: true; readonly input: IndustryEntry }
  | { readonly ok: false; readonly problems: readonly Problem<IndustryField>[] };

/** A site may be on-boarded before its position is known. */
const positionFields = ['latitude', 'longitude'] as const;
const parseDegrees = (text: string): number | null => (text.trim() === '' ? null : readDegrees(text));

/** The form's texts as the contract takes them, or what is wrong with them. */
export const checkIndustry = (values: IndustryValues): Checked => {
  const result = industryInput.safeParse({
    ...values,
    latitude: parseDegrees(values.latitude),
    longitude: parseDegrees(values.longitude),
  });
  const problems = findProblems(result.success ? [] : result.error.issues, industryFields, values, positionFields);
  if (!result.success || problems.length > 0) return { ok: false, problems };
  const { latitude = null, longitude = null } = result.data;
  return { ok: true, input: { ...result.data, latitude, longitude } };
};

/** A stored row as the form shows it. A row without a position leaves both fields to be filled. */
export const toEntry = (industry: Industry): Entry<IndustryField> => {
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

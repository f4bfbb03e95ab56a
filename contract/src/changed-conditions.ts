import { z } from 'zod';
import { textLimits } from './constants.ts';
import { isoMoment, plainText, requiredText, unknownWhenEmpty, writtenNumber } from './fields.ts';

export const ruptureTypes = ['circular', 'rectangular'] as const;

/**
 * Conditions at a site as somebody on the spot sees them. What the form leaves empty is not known; only where and what they are
 * about is required.
 */
export const changedConditionsInput = z.object({
  industryName: requiredText(),
  chemicalName: requiredText(),
  /** Where the wind blows from, in words or as a point of the compass. */
  windDirection: unknownWhenEmpty(plainText(textLimits.place)).default(null),
  /** m/s. */
  windSpeed: unknownWhenEmpty(writtenNumber(0, 100)).default(null),
  ruptureType: unknownWhenEmpty(z.enum(ruptureTypes, { error: `One of ${ruptureTypes.join(', ')}` })).default(null),
  /** m, as the two below. */
  circularDiameter: unknownWhenEmpty(writtenNumber(0, 100)).default(null),
  rectangularLength: unknownWhenEmpty(writtenNumber(0, 100)).default(null),
  rectangularBreadth: unknownWhenEmpty(writtenNumber(0, 100)).default(null),
  /** °C. */
  temperature: unknownWhenEmpty(writtenNumber(-90, 70)).default(null),
  /** Percent. */
  humidity: unknownWhenEmpty(writtenNumber(0, 100)).default(null),
  /** When they were seen; absent: now. */
  date: isoMoment.optional(),
  /** kg. */
  quantity: unknownWhenEmpty(writtenNumber(0, 1e12)).default(null),
});
export type ChangedConditionsInput = z.infer<typeof changedConditionsInput>;

export const changedConditions = z.object({
  id: z.int().positive(),
  industryName: z.string(),
  chemicalName: z.string(),
  windDirection: z.string().nullable(),
  windSpeed: z.number().nullable(),
  ruptureType: z.enum(ruptureTypes).nullable(),
  circularDiameter: z.number().nullable(),
  rectangularLength: z.number().nullable(),
  rectangularBreadth: z.number().nullable(),
  temperature: z.number().nullable(),
  humidity: z.number().nullable(),
  /** When they were seen. */
  date: isoMoment,
  quantity: z.number().nullable(),
});
export type ChangedConditions = z.infer<typeof changedConditions>;

import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { textLimits } from '../wire/constants.ts';
import { isoMoment } from '../wire/fields.ts';
import { oneLine, reasonText } from '../wire/text.ts';
import { alertActions } from './alert-choices.ts';

/** A village or ward inside whose recipients get nothing. */
export const villageOff = z.object({
  code: oneLine(textLimits.contact).nullable(),
  name: oneLine(textLimits.name),
  /** Required inside a zone; null: only inside the warned area around the zones. */
  reason: reasonText().nullable(),
});
export type VillageOff = z.infer<typeof villageOff>;

const storedVillageOff = z.object({ code: z.string().nullable(), name: z.string(), reason: z.string().nullable() });
export const storedVillagesOff = z.array(storedVillageOff);

/** Advice in place of the common one for recipients at some distance from the source. Place, numbers and time are those of the common text. */
export const adviceVariant = z.object({
  action: z.enum(alertActions),
  /** Distance of the recipient's place, from and below, m. */
  fromM: z.number().min(0),
  toM: z.number().min(0).nullable(),
  /** Released later, everybody gets the common text: the cloud may have come. Null: as long as the warning. */
  goodUntil: isoMoment.nullable(),
  texts: z.partialRecord(z.enum(publicLanguageCodes), z.object({ actionText: z.string(), smsText: z.string().exactOptional() })),
});
export type AdviceVariant = z.infer<typeof adviceVariant>;
export const storedVariants = z.array(adviceVariant);

/** The advice for a place: of the variant for its distance, while it is good; null: the common text. */
export const findVariant = (variants: readonly AdviceVariant[], distanceM: number, now: Date): AdviceVariant | null =>
  variants.find(
    ({ fromM, toM, goodUntil }) =>
      distanceM >= fromM && (toM === null || distanceM < toM) && (goodUntil === null || now.getTime() <= Date.parse(goodUntil)),
  ) ?? null;

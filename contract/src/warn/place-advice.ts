import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { textLimits } from '../wire/constants.ts';
import { isoMoment } from '../wire/fields.ts';
import { oneLine, reasonText } from '../wire/text.ts';
import { placeActions, warnedAreas } from './alert-choices.ts';

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

/** Where a recipient may be: in one of the two areas, or outside of both after an earlier warning. */
const placeAreas = [...warnedAreas, 'outside'] as const;
export type PlaceArea = (typeof placeAreas)[number];

/** What a variant says in one language in place of the common text. */
const variantText = z.object({
  actionText: z.string(),
  smsText: z.string().exactOptional(),
  /** Where the variant applies; null: as the common text says. */
  placeText: z.string().nullable().default(null),
});

/** Advice in place of the common one for recipients at some distance from the source, or in one of the areas. Numbers and time are those of the common text, and but for the be-ready area the place, too. */
export const adviceVariant = z.object({
  action: z.enum(placeActions),
  /** Only for places in this area and in none that is stricter, or in none any more; null: wherever. */
  area: z.enum(placeAreas).nullable().default(null),
  /** Distance of the recipient's place, from and below, m. */
  fromM: z.number().min(0),
  toM: z.number().min(0).nullable(),
  /** Released later, everybody gets the common text: the cloud may have come. Null: as long as the warning. */
  goodUntil: isoMoment.nullable(),
  texts: z.partialRecord(z.enum(publicLanguageCodes), variantText),
});
export type AdviceVariant = z.infer<typeof adviceVariant>;
export const storedVariants = z.array(adviceVariant);

/** Where a recipient is: distance from the source, m, and the strictest area that holds the place; null: the alert has not the two areas. */
export interface AdvisedPlace {
  readonly distanceM: number;
  readonly area: PlaceArea | null;
}

/** The advice for a place: of the variant for its area, then for its distance, while it is good; null: the common text. */
export const findVariant = (variants: readonly AdviceVariant[], place: AdvisedPlace, now: Date): AdviceVariant | null =>
  variants.find(({ area }) => area !== null && area === place.area) ??
  variants.find(
    ({ area, fromM, toM, goodUntil }) =>
      area === null &&
      place.distanceM >= fromM &&
      (toM === null || place.distanceM < toM) &&
      (goodUntil === null || now.getTime() <= Date.parse(goodUntil)),
  ) ??
  null;

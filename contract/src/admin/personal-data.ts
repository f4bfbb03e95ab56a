import { z } from 'zod';
import { route } from '../wire/route.ts';
import { oneLineOrNone, reasonText } from '../wire/text.ts';
import { graveReasonMost } from '../wire/visible-text.ts';

/** Kinds of records that are entirely about one person. */
export const personRecordKinds = ['account', 'stakeholder', 'follower', 'assessment-request', 'invitation'] as const;

/** Why data about a person are not erased. */
export const retentionReasons = ['audit', 'published', 'another', 'place'] as const;
export type RetentionReason = (typeof retentionReasons)[number];

const most = 10;
const identifierListSchema = (shortest: number) =>
  z
    .array(oneLineOrNone(200).transform((text) => text.trim().replaceAll(/\s+/g, ' ')))
    .max(most)
    .default([])
    .refine((texts) => texts.every((text) => text.length >= shortest), { error: `At least ${shortest} characters each` });

const countDigits = (phone: string): number => phone.replaceAll(/\D/g, '').length;

const fields = {
  /** Full names as spelled in the data; matched as whole words regardless of case. */
  names: identifierListSchema(3),
  emails: identifierListSchema(5).refine((emails) => emails.every((email) => z.email().safeParse(email).success), {
    error: 'Enter an e-mail address',
  }),
  /** In any format: the last ten digits are compared. */
  phones: identifierListSchema(7).refine((phones) => phones.every((phone) => countDigits(phone) >= 7), { error: 'At least seven digits' }),
};

const countIdentifiers = ({
  names,
  emails,
  phones,
}: {
  readonly names: unknown[];
  readonly emails: unknown[];
  readonly phones: unknown[];
}): boolean => names.length + emails.length + phones.length > 0;
const needsOne = { error: 'Enter a name, an e-mail address or a telephone number' };

/** Identifiers of one person. */
export const dataSubject = z.object(fields).refine(countIdentifiers, needsOne);
export type DataSubject = z.infer<typeof dataSubject>;

/** The word to type before an erasure. */
export const erasureWord = 'ERASE';

const place = z.object({ table: z.string(), column: z.string(), rows: z.int().positive() });
export type DataPlace = z.infer<typeof place>;

const kept = z.object({ table: z.string(), reason: z.enum(retentionReasons), rows: z.int().positive() });

const personRecord = z.object({
  kind: z.enum(personRecordKinds),
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Certainly this person: erasure removes the whole record. False: only a name or number is the same. */
  certain: z.boolean(),
});
export type PersonRecord = z.infer<typeof personRecord>;

export const personalDataFound = z.object({ records: z.array(personRecord), places: z.array(place), kept: z.array(kept) });
export type PersonalDataFound = z.infer<typeof personalDataFound>;

const row = z.record(z.string(), z.unknown());
export const personalDataFile = z.object({
  madeAt: z.string(),
  /** Whole records of the person, by table. */
  records: z.record(z.string(), z.array(row)),
  /** Other mentions of the person: the key of the row, its timestamps, and the text. */
  mentions: z.record(z.string(), z.array(row)),
  kept: z.array(kept),
});
export type PersonalDataFile = z.infer<typeof personalDataFile>;

const common = {
  method: 'POST',
  tag: 'personal data',
  permission: 'privacy.manage',
  scope: 'common',
  reads: 'personal-data',
} as const;

export const personalDataRoutes = {
  search: route('POST', '/api/personal-data/look', 'lookForPersonalData', {
    ...common,
    summary: 'Find the data about one person, by table and column, and what an erasure would leave',
    body: dataSubject,
    answer: personalDataFound,
  }),
  export: route('POST', '/api/personal-data/export', 'exportPersonalData', {
    ...common,
    summary: 'Everything about one person as one JSON file',
    body: dataSubject,
    answer: personalDataFile,
  }),
  erase: route('POST', '/api/personal-data/erase', 'erasePersonalData', {
    ...common,
    summary: 'Erase one person: records are deleted and mentions become a pseudonym; the answer lists what stays, with the reason',
    body: z
      .object({
        ...fields,
        reason: reasonText(graveReasonMost),
        confirmation: z.literal(erasureWord, { error: `Type ${erasureWord}` }),
      })
      .refine(countIdentifiers, needsOne),
    answer: z.object({ pseudonym: z.string(), erased: z.array(place), kept: z.array(kept) }),
  }),
  own: route('GET', '/api/account/data', 'downloadOwnData', {
    tag: 'account',
    summary: 'All data stored about your account, as one JSON file',
    permission: 'account.own',
    scope: 'own',
    reads: 'personal-data',
    answer: personalDataFile,
  }),
} as const;

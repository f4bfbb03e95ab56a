import { languageCodes } from '@hazardguard/i18n/languages';
import { buildExample, type FieldName, listFieldNames, type RegisterFields, textField } from './register-field.ts';

/** The six directories of the specification, in the order of the screen. */
export const stakeholderGroups = ['central_core_team', 'incident_management_team', 'l0auth', 'l1auth', 'l2auth', 'l3auth'] as const;
export type StakeholderGroup = (typeof stakeholderGroups)[number];

/** Only the core team has departments. */
export const hasDepartment = (group: StakeholderGroup): boolean => group === 'central_core_team';

/** The specification's fields are required; second number and language may be left out. Only the core team has departments. */
export const stakeholderFields = {
  name: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string(),
    column: 'name',
    example: 'Asha Patel',
    width: 130,
    phone: 'title',
  },
  designation: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string(),
    column: 'designation',
    example: 'Additional Collector',
    width: 100,
    phone: 'details',
  },
  department: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string().nullable(),
    column: 'department',
    example: 'Revenue',
    width: 100,
    phone: 'line',
  },
  role: {
    ...textField,
    input: ({ oneLine }) => oneLine(),
    row: ({ string }) => string(),
    column: 'role',
    example: 'Head of the crisis group',
    width: 90,
    phone: 'line',
  },
  contactNumber: {
    kind: 'phone',
    input: ({ telephone }) => telephone,
    row: ({ string }) => string(),
    column: 'contact_number',
    hint: true,
    sort: 'value',
    example: '+91 98250 00000',
    width: 130,
    phone: 'line',
  },
  emailAddress: {
    kind: 'email',
    input: ({ emailAddress }) => emailAddress,
    row: ({ string }) => string(),
    column: 'email_address',
    sort: 'letters',
    example: 'name@example.org',
    width: 150,
    phone: 'line',
  },
  address: {
    ...textField,
    input: ({ multiLine }) => multiLine(500),
    row: ({ string }) => string(),
    column: 'address',
    example: 'Collectorate, Bharuch',
    width: 90,
    phone: 'details',
  },
  otherNumber: {
    kind: 'phone',
    input: ({ unknownWhenEmpty, telephone }) => unknownWhenEmpty(telephone).default(null),
    row: ({ string }) => string().nullable(),
    column: 'other_number',
    optional: true,
    hint: true,
    sort: 'value',
    example: '02642 220000',
    width: 130,
    phone: 'details',
  },
  language: {
    kind: 'choice',
    input: ({ unknownWhenEmpty, oneOf }) =>
      unknownWhenEmpty(oneOf(languageCodes, { error: `The language must be one of ${languageCodes.join(', ')}` })).default(null),
    row: ({ oneOf }) => oneOf(languageCodes).nullable(),
    column: 'language',
    optional: true,
    hint: true,
    sort: 'value',
    example: 'gu',
    width: 80,
    phone: 'details',
  },
} as const satisfies RegisterFields;

export const stakeholderColumns = listFieldNames(stakeholderFields);
export type StakeholderColumn = FieldName<typeof stakeholderFields>;
/** The columns of one group, in the order of its form, its table and its files. */
export const listStakeholderColumns = (group: StakeholderGroup): readonly StakeholderColumn[] =>
  hasDepartment(group) ? stakeholderColumns : stakeholderColumns.filter((column) => column !== 'department');

export const contactKinds = ['contactNumber', 'emailAddress'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** A valid person of the core team, for tests. */
export const stakeholderExample = buildExample(stakeholderFields);

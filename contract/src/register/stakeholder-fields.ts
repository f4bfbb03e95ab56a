import { z } from 'zod';
import { emailAddress, telephone } from '../wire/contact.ts';
import { multiLine, oneLine } from '../wire/text.ts';
import { buildExample, listFieldNames, type RegisterFields, textField } from './register-field.ts';

/** Each field is required. Only the core team has departments. */
export const stakeholderFields = {
  name: {
    ...textField,
    input: oneLine(),
    row: z.string(),
    column: 'name',
    aliases: ['fullname', 'person', 'officer', 'membername', 'contactperson'],
    example: 'Asha Patel',
    width: 130,
    phone: 'title',
  },
  designation: {
    ...textField,
    input: oneLine(),
    row: z.string(),
    column: 'designation',
    aliases: ['post', 'title', 'position', 'rank'],
    example: 'Additional Collector',
    width: 100,
    phone: 'details',
  },
  department: {
    ...textField,
    input: oneLine(),
    row: z.string().nullable(),
    column: 'department',
    aliases: ['dept', 'division', 'section'],
    example: 'Revenue',
    width: 100,
    phone: 'line',
  },
  role: {
    ...textField,
    input: oneLine(),
    row: z.string(),
    column: 'role',
    aliases: ['duty', 'responsibility', 'function', 'teamrole'],
    example: 'Head of the crisis group',
    width: 90,
    phone: 'line',
  },
  contactNumber: {
    kind: 'phone',
    input: telephone,
    row: z.string(),
    column: 'contact_number',
    hint: true,
    sort: 'value',
    aliases: ['contact', 'phone', 'phonenumber', 'mobile', 'mobilenumber', 'telephone', 'contactno', 'mobileno'],
    example: '+91 98250 00000',
    width: 130,
    phone: 'line',
  },
  emailAddress: {
    kind: 'email',
    input: emailAddress,
    row: z.string(),
    column: 'email_address',
    sort: 'letters',
    aliases: ['email', 'emailid', 'mail', 'mailid'],
    example: 'name@example.org',
    width: 150,
    phone: 'line',
  },
  address: {
    ...textField,
    input: multiLine(500),
    row: z.string(),
    column: 'address',
    aliases: ['office', 'officeaddress', 'location', 'postaladdress'],
    example: 'Collectorate, Bharuch',
    width: 90,
    phone: 'details',
  },
} as const satisfies RegisterFields;

export const stakeholderColumns = listFieldNames(stakeholderFields);

/** A valid person of the core team, for tests. */
export const stakeholderExample = buildExample(stakeholderFields);

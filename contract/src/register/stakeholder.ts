import titles from '@hazardguard/i18n/en/server/stakeholder-groups.json' with { type: 'json' };
import { z } from 'zod';
import { contactCode } from '../wire/constants.ts';
import { idParam, isoMoment, rowId, rowVersion } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { tableFileQuery, tableFileTypes } from '../wire/table-file.ts';
import { oneLine } from '../wire/text.ts';
import { bulkQuery, importReport } from './data-import.ts';
import { toInputShape, toRowShape } from './field-rules.ts';
import {
  contactKinds,
  hasDepartment,
  type StakeholderGroup,
  stakeholderColumns,
  stakeholderFields,
  stakeholderGroups,
} from './stakeholder-fields.ts';

/** English names; screens translate by the group's id. */
export const stakeholderGroupTitles: Readonly<Record<StakeholderGroup, string>> = titles;

const { department, ...fieldsOfEveryGroup } = toInputShape(stakeholderFields);

/** What a person fills in for a group: every field is required. */
export const stakeholderInput = z.object({ ...fieldsOfEveryGroup, department: department.exactOptional() });
export type StakeholderInput = z.infer<typeof stakeholderInput>;

const withDepartment = z.object({ ...fieldsOfEveryGroup, department });
const withoutDepartment = z.object(fieldsOfEveryGroup);
export const selectStakeholderInput = (group: StakeholderGroup) => (hasDepartment(group) ? withDepartment : withoutDepartment);

const group = z.enum(stakeholderGroups, { error: `A group is one of ${stakeholderGroups.join(', ')}` });

/** One person's place in one group. The person is one record for all groups; the role and the department belong to the group. */
export const stakeholder = z.object({
  id: rowId,
  /** In the specification's format: 'id-' and the time. */
  externalId: z.string(),
  group,
  personId: rowId,
  ...toRowShape(stakeholderFields),
  /** When the present contact was last verified; null: never. */
  contactNumberProvedAt: isoMoment.nullable(),
  emailAddressProvedAt: isoMoment.nullable(),
  /** The end of the person's present shift; null: off duty. */
  onDutyUntil: isoMoment.nullable(),
  groups: z.array(group),
  sample: z.boolean(),
  /** Of the person: goes up with every change in any of the groups. */
  version: z.int().min(1),
  updatedAt: isoMoment,
});
export type Stakeholder = z.infer<typeof stakeholder>;

const contact = z.enum(contactKinds);

/** How a contact was verified: confirmed in a telephone call, or by entering a code that was sent to it. */
export const proofMethods = ['call', 'code'] as const;

export const contactProof = z.object({
  contact,
  method: z.enum(proofMethods),
  provedAt: isoMoment,
  /** Name of the person who confirmed it. */
  provedBy: z.string(),
  /** False: the contact has been changed since. */
  current: z.boolean(),
});
export type ContactProof = z.infer<typeof contactProof>;

/** A code that was sent and can still be entered. */
const pendingCode = z.object({ contact, sentAt: isoMoment, sentBy: z.string(), expiresAt: isoMoment, attemptsLeft: z.int().min(0) });

/** Everything about one person: the places in the groups, and how the contacts were verified, newest first. */
export const stakeholderCard = z.object({
  places: z.array(stakeholder),
  proofs: z.array(contactProof),
  pending: z.array(pendingCode),
  /** Whether this installation can send a code to each contact. */
  channels: z.object({ contactNumber: z.boolean(), emailAddress: z.boolean() }),
});
export type StakeholderCard = z.infer<typeof stakeholderCard>;

/** `open`: has a contact that is stale or was never verified. */
export const proofFilters = ['any', 'open'] as const;

const groupParam = z.object({ group });
const proofFilter = z.enum(proofFilters).default('any');

export const stakeholderRoutes = tagged('stakeholders', {
  summary: route('GET', '/api/stakeholders', 'summariseStakeholders', {
    summary: 'The six groups: how many people, how many with contacts to verify, who is on duty',
    permission: 'stakeholder.read',
    scope: 'common',
    answer: z.object({
      groups: z.array(z.object({ group, people: z.int().min(0), toProve: z.int().min(0), onDuty: z.array(z.string()) })),
    }),
  }),
  list: route('GET', '/api/stakeholders/:group/members', 'listStakeholders', {
    summary: 'The directory of a group, paged, searched and sorted',
    permission: 'stakeholder.read',
    scope: 'common',
    reads: 'stakeholders',
    params: groupParam,
    query: pageQuery(stakeholderColumns).extend({ proof: proofFilter }),
    answer: pageSchema(stakeholder),
  }),
  create: route('POST', '/api/stakeholders/:group/members', 'createStakeholder', {
    summary: 'Add a person to a group; the same name and e-mail address in another group is the same person',
    permission: 'stakeholder.write',
    scope: 'common',
    params: groupParam,
    body: stakeholderInput,
    status: 201,
    queued: true,
    answer: stakeholder,
  }),
  download: route('GET', '/api/stakeholders/:group/members.csv', 'downloadStakeholders', {
    summary: 'The directory of a group as CSV or Excel',
    permission: 'stakeholder.read',
    scope: 'common',
    reads: 'stakeholders',
    params: groupParam,
    query: tableFileQuery.extend({ search: pageQuery(stakeholderColumns).shape.search, proof: proofFilter }),
    answerType: tableFileTypes,
  }),
  bulk: route('POST', '/api/stakeholders/:group/members/bulk', 'bulkStakeholders', {
    summary: 'Bulk upload of a directory',
    permission: 'stakeholder.write',
    scope: 'common',
    params: groupParam,
    query: bulkQuery,
    rawBody: 'text/csv',
    answer: importReport,
  }),
  read: route('GET', '/api/stakeholder-members/:id', 'readStakeholder', {
    summary: 'One person in one group',
    permission: 'stakeholder.read',
    scope: 'common',
    reads: 'stakeholders',
    params: idParam,
    answer: stakeholder,
  }),
  update: route('PUT', '/api/stakeholder-members/:id', 'updateStakeholder', {
    summary: 'Change a person in a group; name and contacts change in every group',
    permission: 'stakeholder.write',
    scope: 'common',
    params: idParam,
    body: stakeholderInput.extend({ version: rowVersion.optional() }),
    queued: true,
    answer: stakeholder,
  }),
  remove: route('DELETE', '/api/stakeholder-members/:id', 'deleteStakeholder', {
    summary: 'Take a person out of a group; out of the last one, the person is deleted',
    permission: 'stakeholder.write',
    scope: 'common',
    params: idParam,
    status: 204,
    queued: true,
  }),
  card: route('GET', '/api/stakeholder-people/:id', 'readStakeholderCard', {
    summary: 'One person: groups, contacts and their verifications',
    permission: 'stakeholder.read',
    scope: 'common',
    reads: 'stakeholders',
    params: idParam,
    answer: stakeholderCard,
  }),
  confirm: route('POST', '/api/stakeholder-people/:id/proofs', 'confirmContact', {
    summary: 'Record that a contact was confirmed by phone, with name and time',
    permission: 'stakeholder.write',
    scope: 'common',
    params: idParam,
    body: z.object({ contact }),
    status: 201,
    answer: stakeholderCard,
  }),
  sendCode: route('POST', '/api/stakeholder-people/:id/codes', 'sendContactCode', {
    summary: 'Send a code to a contact',
    permission: 'stakeholder.write',
    scope: 'common',
    params: idParam,
    body: z.object({ contact }),
    status: 201,
    answer: stakeholderCard,
  }),
  enterCode: route('POST', '/api/stakeholder-people/:id/codes/entry', 'enterContactCode', {
    summary: 'Enter the code that the person received: the contact is verified',
    permission: 'stakeholder.write',
    scope: 'common',
    params: idParam,
    body: z.object({
      contact,
      code: oneLine(20)
        .transform((text) => text.replace(/\s/g, ''))
        .refine((text) => text.length === contactCode.digits && /^\d+$/.test(text), { error: `A code of ${contactCode.digits} digits` }),
    }),
    answer: stakeholderCard,
  }),
});

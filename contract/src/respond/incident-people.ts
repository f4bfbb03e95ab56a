import { z } from 'zod';
import { oneLine } from '../wire/text.ts';

/** Positions of the Incident Command System that one person holds at a time. */
export const incidentRoles = [
  'incident-commander',
  'safety',
  'operations',
  'planning',
  'logistics',
  'liaison',
  'public-information',
] as const;
export type IncidentRole = (typeof incidentRoles)[number];

/**
 * Where somebody of the roll-call is: on the list and not yet asked for, seen safe, known to be missing, or nobody can say.
 * 'removed': was on the list by mistake.
 */
export const rollCallStatuses = ['expected', 'safe', 'missing', 'unknown'] as const;
export type RollCallStatus = (typeof rollCallStatuses)[number];

export const rollCallLimits = { people: 1_000, atOnce: 500, nameLength: 120 } as const;

/** A name on the list. */
export const rollCallName = oneLine(rollCallLimits.nameLength);

/** Two spellings that differ in case or spaces alone are the same name. */
export const toRollCallKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Each name once, as it was first written. */
export const listDistinctNames = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = toRollCallKey(name);
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
};

/** One name on each line; a list pasted from a sheet may have more columns, of which the first counts. */
export const parseNames = (text: string): readonly string[] => {
  const names = text
    .split(/\r?\n/)
    .map((line) => (line.split(/[\t;]/)[0] ?? '').trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '');
  return listDistinctNames(names);
};

/** How many are in each state; all is their sum. */
export const countRollCall = (people: readonly { readonly status: RollCallStatus }[]) => {
  const count = (status: RollCallStatus): number => people.filter((person) => person.status === status).length;
  return {
    all: people.length,
    expected: count('expected'),
    safe: count('safe'),
    missing: count('missing'),
    unknown: count('unknown'),
  };
};

/** Files of an incident. */
export const attachmentLimits = { bytes: 10 * 1024 * 1024, perIncident: 100, nameLength: 200, captionLength: 200 } as const;
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const keptAttachmentTypes = ['image/jpeg', 'application/pdf'] as const;

export const roleParam = z.enum(incidentRoles, { error: `A role is one of ${incidentRoles.join(', ')}` });

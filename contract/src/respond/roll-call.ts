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
 * Status of a person in the roll-call: on the list but not asked yet, safe, missing, or unknown.
 */
export const rollCallStatuses = ['expected', 'safe', 'missing', 'unknown'] as const;
export type RollCallStatus = (typeof rollCallStatuses)[number];

export const rollCallLimits = { people: 1_000, perRequest: 500, nameLength: 120 } as const;

/** Names that differ only in case or spaces are equal. */
export const toRollCallKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Each name once, in its first spelling. */
export const listDistinctNames = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = toRollCallKey(name);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

/** One name per line; of a list pasted from a spreadsheet only the first column is used. */
export const parseNames = (text: string): readonly string[] => {
  const names = text
    .split(/\r?\n/)
    .map((line) => (line.split(/[\t;]/)[0] ?? '').trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '');
  return listDistinctNames(names);
};

/** Number of people per status, and of all. */
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

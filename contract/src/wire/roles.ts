import { texts as titles } from '@hazardguard/i18n/en/server/roles';

/** The tiers of the specification and what each may do: the one permission table. Deny unless a row allows. */
export const roles = ['public', 'plant', 'imt', 'l0', 'l1', 'l2', 'l3', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Roles a person can hold; 'public' is whoever has not signed in. */
export const signedInRoles = ['plant', 'imt', 'l0', 'l1', 'l2', 'l3', 'admin'] as const satisfies readonly Role[];
export type SignedInRole = (typeof signedInRoles)[number];

/** English names; screens translate by the role's id. */
export const roleTitles: Readonly<Record<Role, string>> = {
  public: 'Public',
  ...titles,
};

const everyone = signedInRoles;
const authorities = ['imt', 'l0', 'l1', 'l2', 'l3', 'admin'] as const;

export const permissions = {
  'account.own': everyone,
  /** Emergency access to named sites or one district, with a reason; supervisors are notified. */
  'scope.open': everyone,
  /** Invite, change and deactivate people: those of the roles in `invites`, within one's own scope. */
  'person.manage': ['l1', 'l2', 'l3', 'admin'],
  'industry.read': everyone,
  'industry.write': ['plant', 'imt', 'l1', 'l2', 'l3', 'admin'],
  'industry.delete': ['plant', 'l2', 'l3', 'admin'],
  'industry.bulk': ['plant', 'l1', 'l2', 'l3', 'admin'],
  'inventory.read': everyone,
  'inventory.write': ['plant', 'imt', 'admin'],
  'inventory.delete': ['plant', 'admin'],
  'inventory.bulk': ['plant', 'admin'],
  'site-image.read': everyone,
  'site-image.write': ['plant', 'imt', 'admin'],
  'stakeholder.read': everyone,
  'stakeholder.write': authorities,
  'chemical.read': everyone,
  'receptor.read': everyone,
  'receptor.write': ['plant', ...authorities],
  'receptor.bulk': ['plant', 'imt', 'l1', 'l2', 'l3', 'admin'],
  'place.read': everyone,
  'weather.read': everyone,
  'weather.enter': ['plant', ...authorities],
  'run.read': everyone,
  'run.create': ['plant', ...authorities],
  'alert.read': everyone,
  'alert.draft': ['plant', ...authorities],
  /** Release what somebody else has written; cancel. */
  'alert.approve': ['imt', 'l1', 'l2', 'l3', 'admin'],
  /** Release without a second person. */
  'alert.override': ['l1', 'l2', 'l3', 'admin'],
  /** Who was reached and who was not, and what residents answered: contacts of people, so for responders alone. */
  'delivery.read': authorities,
  /** Chains, dry runs, and who has acknowledged: names without their contacts. */
  'escalation.read': everyone,
  'escalation.write': ['imt', 'l1', 'l2', 'l3', 'admin'],
  /** Acknowledge, call the next tier now, start a chain once more. */
  'escalation.act': authorities,
  'incident.read': everyone,
  'incident.write': ['plant', ...authorities],
  /** Call the responders for an incident before there is an alert: whoever may report one may. */
  'incident.call': ['plant', ...authorities],
  'incident.delete': ['admin'],
  'sensor.read': everyone,
  'sensor.write': ['plant', 'imt', 'admin'],
  'conditions.read': everyone,
  'conditions.write': ['plant', ...authorities],
  'training.attempt': everyone,
  'training.link': ['l2', 'l3', 'admin'],
  'assessment.request': everyone,
  'assessment.read': authorities,
  'assessment.manage': ['imt', 'l1', 'l2', 'l3', 'admin'],
  'duty.read': everyone,
  'duty.record': ['plant', ...authorities],
  /** See which drills there are and how those that are over went, take part, and stop one for something real. */
  'drill.read': everyone,
  /** Plan and control them, the hidden release among it: the occupier, whose plan is tried, the control room, the district, whose is the
   * plan off the site, and who stands above it. Everybody else takes part. */
  'drill.run': ['plant', 'imt', 'l1', 'l2', 'l3', 'admin'],
  'assistant.ask': everyone,
  /** Who did what, everywhere: for those who answer for everything. */
  'audit.read': ['l3', 'admin'],
  /** Find, hand over and erase what is kept about one person. */
  'privacy.manage': ['admin'],
  /** How the installation itself is. */
  'operations.read': ['admin'],
} as const satisfies Record<string, readonly SignedInRole[]>;

export type Permission = keyof typeof permissions;

/** What emergency access extends beyond one's own scope, besides reading: the work on alerts and incidents. Everything else stays within it. */
export const emergencyWork: readonly Permission[] = [
  'run.create',
  'weather.enter',
  'conditions.write',
  'alert.draft',
  'alert.approve',
  'alert.override',
  'escalation.act',
  'incident.write',
  'incident.call',
];

/**
 * The second person for a warning or an all clear is another person than its authors, and not an author in a second account: nobody
 * who invited one of them or was invited by one within `invitationDays`, and nobody at a browser in which one of them was signed in
 * within `browserMinutes` (an hour, and the five minutes in which a session's use is noted).
 */
export const secondPersonRule = { invitationDays: 30, browserMinutes: 65 } as const;

export interface SecondPersonFacts {
  /** Wrote or handed in the text, or asked for the all clear. */
  readonly isAuthor: boolean;
  /** Invited an author, or was invited by one, within the days of the rule. */
  readonly isInvitation: boolean;
  /** An author was signed in at the same browser within the minutes of the rule. */
  readonly isSameBrowser: boolean;
  /** An actual warning of an installation in live mode; exercises, tests and the demo are not. */
  readonly isReal: boolean;
}

export type SecondPersonBar = 'author' | 'invitation' | 'browser';

/** Why this person cannot be the second one; null: may approve. An override, which names its one person, remains. */
export const findSecondPersonBar = ({ isAuthor, isInvitation, isSameBrowser, isReal }: SecondPersonFacts): SecondPersonBar | null => {
  if (isAuthor) return 'author';
  if (!isReal) return null;
  if (isInvitation) return 'invitation';
  return isSameBrowser ? 'browser' : null;
};

/** True when the role holds the permission; an unknown role or permission holds nothing. */
export const isAllowed = (role: Role, permission: Permission | 'public'): boolean =>
  permission === 'public' || ((permissions[permission] ?? []) as readonly Role[]).includes(role);

/**
 * Whom each role may bring in, change and send away. Nobody gives what he does not hold: each listed role's permissions are among the
 * giver's (a test compares them), so teams of plants come from an administrator.
 */
export const grantableRoles: Readonly<Record<SignedInRole, readonly SignedInRole[]>> = {
  plant: [],
  imt: [],
  l0: [],
  l1: ['l0'],
  l2: ['l0', 'l1'],
  l3: ['l0', 'l1', 'l2'],
  admin: signedInRoles,
};

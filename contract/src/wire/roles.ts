import titles from '@hazardguard/i18n/en/server/roles.json' with { type: 'json' };

/** The tiers of the specification and their permissions: the one permission table. Everything not listed is denied. */
export const roles = ['public', 'plant', 'imt', 'l0', 'l1', 'l2', 'l3', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Roles of a person; 'public' is a person who has not signed in. */
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
  /** Invite, change and deactivate people with the roles in `invites`, within one's own scope. */
  'person.manage': ['l1', 'l2', 'l3', 'admin'],
  /** Confirm a new account within one's own scope, as those do who may be the second person for a warning. */
  'person.confirm': ['imt', 'l1', 'l2', 'l3', 'admin'],
  'industry.read': everyone,
  'industry.write': ['plant', 'imt', 'l1', 'l2', 'l3', 'admin'],
  'industry.delete': ['plant', 'l1', 'l2', 'l3', 'admin'],
  'industry.bulk': ['plant', 'l1', 'l2', 'l3', 'admin'],
  /** Consent to the move of a site into one's own district or State, or refuse it. */
  'site-move.decide': ['l1', 'l2', 'l3', 'admin'],
  'inventory.read': everyone,
  /** A district authority maintains the stock of its sites, as do those above it. */
  'inventory.write': ['plant', 'imt', 'l1', 'l2', 'l3', 'admin'],
  'inventory.delete': ['plant', 'l1', 'l2', 'l3', 'admin'],
  'inventory.bulk': ['plant', 'l1', 'l2', 'l3', 'admin'],
  /** The wizard for files; each register asks for its own permission besides. */
  'data.import': ['plant', 'imt', 'l0', 'l1', 'l2', 'l3', 'admin'],
  'site-image.read': everyone,
  'site-image.write': ['plant', 'imt', 'l1', 'l2', 'l3', 'admin'],
  'stakeholder.read': everyone,
  'stakeholder.write': authorities,
  'chemical.read': everyone,
  'receptor.read': everyone,
  'receptor.write': ['plant', ...authorities],
  'receptor.bulk': ['plant', 'imt', 'l1', 'l2', 'l3', 'admin'],
  'population.read': everyone,
  'population.write': ['imt', 'l1', 'l2', 'l3', 'admin'],
  'place.read': everyone,
  /** Add and delete street maps and pictures for everybody. */
  'map.write': ['l1', 'l2', 'l3', 'admin'],
  'weather.read': everyone,
  'weather.enter': ['plant', ...authorities],
  'run.read': everyone,
  'run.create': ['plant', ...authorities],
  'alert.read': everyone,
  'alert.draft': ['plant', ...authorities],
  /** Release another person's text; cancel. */
  'alert.approve': ['imt', 'l1', 'l2', 'l3', 'admin'],
  /** Release without a second person. */
  'alert.override': ['l1', 'l2', 'l3', 'admin'],
  /** Who was reached, and residents' answers: contacts of people, so for responders only. */
  'delivery.read': authorities,
  /** Call those whom no message reached, and record the outcome. */
  'delivery.call': authorities,
  /** Chains, dry runs, and acknowledgements: names without contacts. */
  'escalation.read': everyone,
  'escalation.write': ['imt', 'l1', 'l2', 'l3', 'admin'],
  /** Send oneself a test message by each channel; the settings of channels stay the administrator's. */
  'channel.test': everyone,
  /** Acknowledge, call the next tier now, restart a chain. */
  'escalation.act': authorities,
  'incident.read': everyone,
  'incident.write': ['plant', ...authorities],
  /** Call the responders for an incident before there is an alert: everybody who may report one may do so. */
  'incident.call': ['plant', ...authorities],
  /** Let the team of an incident read stock and contacts of a site in one's own scope until it is closed. */
  'incident.open-site': ['l1', 'l2', 'l3', 'admin'],
  'incident.delete': ['admin'],
  'sensor.read': everyone,
  'sensor.write': ['plant', 'imt', 'l1', 'l2', 'l3', 'admin'],
  /** Assign topics of the broker to a site: all sites share the broker, so a plant could read another's values. */
  'sensor.map': ['imt', 'admin'],
  'conditions.read': everyone,
  'conditions.write': ['plant', ...authorities],
  'training.attempt': everyone,
  'training.link': ['l2', 'l3', 'admin'],
  'assessment.request': everyone,
  'assessment.read': authorities,
  'assessment.manage': ['imt', 'l1', 'l2', 'l3', 'admin'],
  'duty.read': everyone,
  'duty.record': ['plant', ...authorities],
  /** See drills and their results, take part, and stop one for a real event. */
  'drill.read': everyone,
  /**
   * Plan and control drills, including the hidden release: the occupier, whose plan is tested, the control room, the district,
   * which owns the off-site plan, and its superiors. Everybody else takes part.
   */
  'drill.run': ['plant', 'imt', 'l1', 'l2', 'l3', 'admin'],
  'assistant.ask': everyone,
  /** The audit record, for people with scope `all`. */
  'audit.read': ['l3', 'admin'],
  /** Find, export and erase the data about one person. */
  'privacy.manage': ['admin'],
  /** Correct and sign public texts: those who answer for a release by override. */
  'texts.review': ['l1', 'l2', 'l3', 'admin'],
  /** Switch a language on or off for residents and first responders. */
  'texts.offer': ['admin'],
  /** The state of the installation itself. */
  'operations.read': ['admin'],
} as const satisfies Record<string, readonly SignedInRole[]>;

export type Permission = keyof typeof permissions;

/**
 * The second person for a warning or an all clear must be another person than its authors, and not an author with a second account.
 * An account is new for `newAccountDays` after it was invited or given more rights. Who invited it or gave the rights may have made
 * it, and so may everybody above them as far as those accounts are new. Accounts that one person may have made do not approve for
 * each other, until an approver who is not among them has confirmed one. Nobody approves in a browser where an author was signed in
 * within `browserMinutes` (an hour, and the five minutes in which a session's use is recorded).
 */
export const secondPersonRule = { newAccountDays: 30, browserMinutes: 65 } as const;

export interface SecondPersonFacts {
  /** Wrote or handed in the text, or requested the all clear. */
  readonly isAuthor: boolean;
  /** One person may have made this account and an author's. */
  readonly isInvitation: boolean;
  /** An author was signed in with the same browser within the minutes of the rule. */
  readonly isSameBrowser: boolean;
  /** An actual warning of an installation in live mode; exercises, tests and the demo are not. */
  readonly isReal: boolean;
}

export const secondPersonBars = ['author', 'invitation', 'browser'] as const;
export type SecondPersonBar = (typeof secondPersonBars)[number];

/** Why this person cannot be the second one; null: may approve. An override, which shows its one person, is still possible. */
export const findSecondPersonBar = ({ isAuthor, isInvitation, isSameBrowser, isReal }: SecondPersonFacts): SecondPersonBar | null => {
  if (isAuthor) return 'author';
  if (!isReal) return null;
  if (isInvitation) return 'invitation';
  return isSameBrowser ? 'browser' : null;
};

/** What decides whether a person may release a waiting warning. */
export interface ReleaseFacts extends SecondPersonFacts {
  readonly role: Role;
  /** Two-factor authentication is required of the account and not set up: nothing can be done with it but that. */
  readonly owesSecondFactor: boolean;
}

export const releaseBars = ['role', ...secondPersonBars, 'second-factor'] as const;
export type ReleaseBar = (typeof releaseBars)[number];

/**
 * Why this person may not release a waiting warning; null: may. The one rule of the call to approvers, of the list of those who can
 * release it, and of the button. Whose scope the warning is not in is not asked: they do not see it.
 */
export const findReleaseBar = ({ role, owesSecondFactor, ...facts }: ReleaseFacts): ReleaseBar | null => {
  if (!isAllowed(role, 'alert.approve')) return 'role';
  return findSecondPersonBar(facts) ?? (owesSecondFactor ? 'second-factor' : null);
};

/** True when the role has the permission; false for an unknown role or permission. */
export const isAllowed = (role: Role, permission: Permission | 'public'): boolean =>
  permission === 'public' || ((permissions[permission] ?? []) as readonly Role[]).includes(role);

/**
 * Roles that each role may invite, change and deactivate. Nobody grants permissions that they lack: each listed role's permissions
 * are among the granter's (a test compares them). Scopes lie within the granter's: an authority invites the plants of its own sites.
 */
export const grantableRoles: Readonly<Record<SignedInRole, readonly SignedInRole[]>> = {
  plant: [],
  imt: [],
  l0: [],
  l1: ['plant', 'l0'],
  l2: ['plant', 'l0', 'l1'],
  l3: ['plant', 'l0', 'l1', 'l2'],
  admin: signedInRoles,
};

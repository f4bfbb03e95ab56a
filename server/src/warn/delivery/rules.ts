import type { AlertInput, DeliveryAudience, StakeholderGroup } from '@hazardguard/contract';

type Status = AlertInput['status'];

/**
 * Who is told, by what the alert is. Only an actual warning reaches people and public machines; an exercise or a test reaches the
 * places that were named for exercises and nothing else. The test a resident gets is the one asked for on the page of what is
 * followed; it does not come this way.
 */
export const audiencesFor: Readonly<Record<Status, readonly DeliveryAudience[]>> = {
  Actual: ['follower', 'stakeholder', 'public-sink'],
  Exercise: ['exercise-sink'],
  Test: ['exercise-sink'],
};

/** Responders of which groups are told, by how severe the incident is: the higher tiers join where it is worse. */
export const groupsFor: Readonly<Record<AlertInput['incidentSeverity'], readonly StakeholderGroup[]>> = {
  low: ['incident_management_team', 'l0auth'],
  medium: ['incident_management_team', 'central_core_team', 'l0auth', 'l1auth'],
  high: ['incident_management_team', 'central_core_team', 'l0auth', 'l1auth', 'l2auth', 'l3auth'],
};

interface Origin {
  readonly status: Status;
  readonly mode: 'demo' | 'live';
  /** The alert is about a made-up site. */
  readonly sample: boolean;
}

/** A made-up plant or a demo never makes an actual warning; were one called so all the same, nobody is told. */
export const maySend = ({ status, mode, sample }: Origin): boolean => status !== 'Actual' || (mode === 'live' && !sample);

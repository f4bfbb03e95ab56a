import type { AlertInput, DeliveryAudience, StakeholderGroup } from '@hazardguard/contract';

type Status = AlertInput['status'];

/**
 * Who receives an alert, by its status. Only an actual warning reaches people and public machines; an exercise or a test reaches only the
 * exercise addresses. The test message that a follower requests is sent separately.
 */
export const audiencesFor: Readonly<Record<Status, readonly DeliveryAudience[]>> = {
  Actual: ['follower', 'stakeholder', 'public-sink'],
  Exercise: ['exercise-sink'],
  Test: ['exercise-sink'],
};

/** The groups of responders that receive an alert, by severity: the higher tiers only when it is severe. */
export const groupsFor: Readonly<Record<AlertInput['incidentSeverity'], readonly StakeholderGroup[]>> = {
  low: ['incident_management_team', 'l0auth'],
  medium: ['incident_management_team', 'central_core_team', 'l0auth', 'l1auth'],
  high: ['incident_management_team', 'central_core_team', 'l0auth', 'l1auth', 'l2auth', 'l3auth'],
};

interface Origin {
  readonly status: Status;
  readonly mode: 'demo' | 'live';
  /** The alert is about a sample site. */
  readonly sample: boolean;
}

/** A sample site or a demo never makes an actual warning; if an alert had that status anyway, nothing would be sent. */
export const maySend = ({ status, mode, sample }: Origin): boolean => status !== 'Actual' || (mode === 'live' && !sample);

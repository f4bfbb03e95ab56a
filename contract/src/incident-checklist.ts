/** What kind of accident it is; decides which checklist is worked through. */
export const incidentHazards = ['toxic-leak', 'fire', 'explosion'] as const;
export type IncidentHazard = (typeof incidentHazards)[number];

/**
 * The first steps for each kind, in order; the words stand in the screen's catalogue. They follow the practice notes of the assistant and
 * what the case studies of the course taught (Bhopal 1984, Seveso 1976, Graniteville 2005, Jaipur 2009, Tianjin 2015, Visakhapatnam 2020,
 * Dahej 2020 and others). The plan of the site goes first.
 */
export const incidentChecklists = {
  'toxic-leak': [
    'alarm',
    'headcount',
    'approachUpwind',
    'isolateRemotely',
    'windAndRun',
    'warnNeighbours',
    'indoorsOrLeave',
    'tellAuthority',
    'lowPlaces',
    'containRunOff',
    'casualtiesCleaned',
    'measureBeforeAllClear',
  ],
  fire: [
    'alarm',
    'headcount',
    'tellCrewsInventory',
    'stopFuel',
    'coolNeighbours',
    'withdrawSigns',
    'smokeDownwind',
    'fireWaterHeld',
    'clearRadius',
    'tellAuthority',
    'watchReignition',
  ],
  explosion: [
    'alarm',
    'headcount',
    'secondBlast',
    'ignitionSources',
    'tellCrewsInventory',
    'isolateRemotely',
    'searchWithStructure',
    'buildingsBeyondFence',
    'casualties',
    'tellAuthority',
    'keepEvidence',
  ],
} as const satisfies Readonly<Record<IncidentHazard, readonly string[]>>;

export type IncidentTask = (typeof incidentChecklists)[IncidentHazard][number];
export const incidentTasks: readonly IncidentTask[] = [...new Set(Object.values(incidentChecklists).flat())];

export const taskOutcomes = ['done', 'not-applicable', 'open'] as const;
export type TaskOutcome = (typeof taskOutcomes)[number];

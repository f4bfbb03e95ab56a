/** Kind of accident; it selects the first checklist. */
export const incidentHazards = ['toxic-leak', 'fire', 'explosion', 'spill'] as const;
export type IncidentHazard = (typeof incidentHazards)[number];

/**
 * The first steps for each kind of accident, in order; their texts are in `incident-terms`. They follow the sources named below, the
 * practice notes of the assistant and the case studies of the course (Bhopal 1984, Seveso 1976, Graniteville 2005, Jaipur 2009,
 * Tianjin 2015, Visakhapatnam 2020, Dahej 2020 and others). The site's own emergency plan takes precedence.
 */
export const incidentChecklists = {
  'toxic-leak': [
    'alarm',
    'headcount',
    'takeCommand',
    'approachUpwind',
    'isolateGas',
    'buddyAndBackup',
    'isolateRemotely',
    'windAndRun',
    'warnNeighbours',
    'indoorsOrLeave',
    'tellAuthority',
    'lowPlaces',
    'sprayNotPool',
    'containRunOff',
    'casualtiesCleaned',
    'measureBeforeAllClear',
  ],
  fire: [
    'alarm',
    'headcount',
    'takeCommand',
    'tellCrewsInventory',
    'clearTank',
    'stopFuel',
    'coolNeighbours',
    'withdrawSigns',
    'buddyAndBackup',
    'smokeDownwind',
    'fireWaterHeld',
    'clearRadius',
    'tellAuthority',
    'watchReignition',
  ],
  explosion: [
    'alarm',
    'headcount',
    'takeCommand',
    'bleveDistance',
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
  spill: [
    'alarm',
    'headcount',
    'takeCommand',
    'identify',
    'isolateSpill',
    'ignitionSources',
    'noTouch',
    'buddyAndBackup',
    'dikeAhead',
    'containRunOff',
    'absorb',
    'noWaterInside',
    'casualtiesCleaned',
    'decontaminate',
    'tellAuthority',
    'measureBeforeAllClear',
  ],
} as const satisfies Readonly<Record<IncidentHazard, readonly string[]>>;

export type IncidentTask = (typeof incidentChecklists)[IncidentHazard][number];
export const incidentTasks: readonly IncidentTask[] = [...new Set(Object.values(incidentChecklists).flat())];

const erg = (guides: string, part: string): string => `ERG 2024, guide ${guides}, ${part}`;
const hazwoper = (paragraph: string): string => `OSHA 29 CFR 1910.120(q)${paragraph}`;
/** National Disaster Management Guidelines: Chemical Disasters (Industrial), National Disaster Management Authority, April 2007. */
const ndma = 'NDMA Guidelines: Chemical Disasters (2007)';
/** Occupational Safety and Health Guidance Manual for Hazardous Waste Site Activities, NIOSH, OSHA, USCG, EPA, 1985. */
const niosh = 'NIOSH 85-115';

/** Sources of each step, besides the accidents that its text names; the same in every language. */
export const incidentTaskSources: Readonly<Partial<Record<IncidentTask, readonly string[]>>> = {
  alarm: [hazwoper('(2)(ix)'), ndma],
  headcount: [hazwoper('(2)(vi)'), ndma],
  takeCommand: [hazwoper('(3)(i), (vii)'), ndma],
  approachUpwind: [erg('123–125', 'public safety'), hazwoper('(3)(iv)')],
  isolateGas: [erg('123–125', 'evacuation; Table 1')],
  buddyAndBackup: [hazwoper('(3)(v), (vi)')],
  isolateRemotely: [erg('123–125', 'spill or leak')],
  warnNeighbours: [ndma],
  indoorsOrLeave: ['ERG 2024, protective actions'],
  tellAuthority: ['CAEPPR Rules 1996', 'MSIHC Rules 1989, rule 5'],
  lowPlaces: [erg('123–125', 'public safety')],
  sprayNotPool: [erg('123–125', 'spill or leak'), erg('137', 'spill or leak')],
  containRunOff: [erg('123–125, 127, 128', 'spill or leak')],
  casualtiesCleaned: [erg('123–125', 'first aid'), ndma],
  measureBeforeAllClear: [hazwoper('(3)(iv)')],
  tellCrewsInventory: [hazwoper('(3)(ii)')],
  clearTank: [erg('115–119, 125', 'evacuation: 1600 m'), erg('120–124, 127–160', 'evacuation: 800 m')],
  stopFuel: [erg('115', 'fire')],
  coolNeighbours: [erg('115, 127, 128', 'fire involving tanks')],
  withdrawSigns: [erg('115, 127, 128', 'fire involving tanks')],
  fireWaterHeld: [erg('128, 154', 'fire')],
  bleveDistance: [erg('115', 'fire involving tanks'), 'ERG 2024, BLEVE – safety precautions'],
  ignitionSources: [erg('115, 127, 128', 'spill or leak')],
  casualties: [hazwoper('(2)(viii)'), ndma],
  identify: [hazwoper('(3)(ii)'), 'ERG 2024, how to use this guidebook'],
  isolateSpill: [erg('127, 128, 153, 154', 'evacuation')],
  noTouch: [erg('127, 128, 153, 154', 'spill or leak')],
  dikeAhead: [erg('127, 128', 'large spill')],
  absorb: [erg('127, 128', 'spill or leak')],
  noWaterInside: [erg('137', 'spill or leak')],
  decontaminate: [hazwoper('(3)(ix)'), niosh],
};

export const taskOutcomes = ['done', 'not-applicable', 'open'] as const;
export type TaskOutcome = (typeof taskOutcomes)[number];

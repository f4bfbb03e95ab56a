import type { StakeholderGroup } from '@hazardguard/contract';

interface SamplePlace {
  readonly group: StakeholderGroup;
  readonly role: string;
  readonly department?: string;
}

/** Invented officers of the demo: the numbers and addresses belong to no one. One of them is in two groups. */
export const sampleStakeholders: readonly {
  readonly name: string;
  readonly designation: string;
  readonly contactNumber: string;
  readonly emailAddress: string;
  readonly address: string;
  readonly otherNumber: null;
  readonly language: null;
  readonly places: readonly SamplePlace[];
}[] = (
  [
    [
      'Plant manager',
      'General manager',
      'Ankleshwar estate',
      [{ group: 'central_core_team', role: 'Site main controller', department: 'Management' }],
    ],
    [
      'Safety officer',
      'Chief safety officer',
      'Ankleshwar estate',
      [
        { group: 'central_core_team', role: 'Works incident controller', department: 'Safety' },
        { group: 'incident_management_team', role: 'Planning section chief' },
      ],
    ],
    [
      'Fire chief',
      'Chief fire officer',
      'Fire station, Ankleshwar',
      [{ group: 'incident_management_team', role: 'Operations section chief' }],
    ],
    ['Shift engineer', 'Senior engineer', 'Control room, Ankleshwar', [{ group: 'incident_management_team', role: 'Incident commander' }]],
    ['Town officer', 'Chief officer', 'Municipality, Ankleshwar', [{ group: 'l0auth', role: 'Chair of the local crisis group' }]],
    ['District officer', 'Additional collector', 'Collectorate, Bharuch', [{ group: 'l1auth', role: 'Head of the district crisis group' }]],
    [
      'State officer',
      'Joint director',
      'Directorate of safety, Gandhinagar',
      [{ group: 'l2auth', role: 'Member of the state crisis group' }],
    ],
    ['National officer', 'Deputy secretary', 'Ministry, New Delhi', [{ group: 'l3auth', role: 'Member of the central crisis group' }]],
  ] as const
).map(([name, designation, address, places], index) => ({
  name: `${name} (sample)`,
  designation,
  contactNumber: `+91 2646 00000${index + 1}`,
  emailAddress: `${name.toLowerCase().replace(' ', '.')}@example.org`,
  address,
  otherNumber: null,
  language: null,
  places,
}));

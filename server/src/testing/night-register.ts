import {
  dutyRoutes,
  type InventoryInput,
  industryRoutes,
  inventoryExample,
  inventoryRoutes,
  receptorRoutes,
  rotaRoutes,
  type StakeholderGroup,
  stakeholderRoutes,
} from '@hazardguard/contract';
import type { TestApplication } from './application.ts';

const stock = (given: Partial<InventoryInput>): InventoryInput => ({
  ...inventoryExample,
  dateReceived: '2024-03-31',
  dateExpired: '2031-03-31',
  ...given,
});

const sites = [
  {
    site: {
      industryName: 'Ankleshwar Chlor Alkali',
      district: 'Bharuch',
      safetyTeamContact: 'Control room +91 2646 555001',
      latitude: 21.626,
      longitude: 73.002,
    },
    items: [
      stock({
        itemNo: 'A-1',
        productName: 'Liquid chlorine',
        substanceName: 'Chlorine',
        casNo: '7782-50-5',
        quantity: 9,
        unit: 't',
        location: 'Tonner yard',
      }),
      stock({
        itemNo: 'A-2',
        productName: 'Peroxide 50',
        substanceName: 'Hydrogen peroxide',
        casNo: '7722-84-1',
        concentration: '50 %',
        quantity: 2,
        unit: 't',
        location: 'Peroxide store',
        dateExpired: '2025-03-31',
      }),
    ],
  },
  {
    site: {
      industryName: 'Panoli Fertilisers',
      district: 'Bharuch',
      safetyTeamContact: 'Shift office +91 2646 555002',
      latitude: 21.54,
      longitude: 72.97,
    },
    items: [
      stock({
        itemNo: 'P-1',
        productName: 'Ammonia',
        substanceName: 'Ammonia',
        casNo: '7664-41-7',
        quantity: 500,
        unit: 'kg',
        location: 'Cold store',
      }),
    ],
  },
  {
    site: {
      industryName: 'Dahej Gas Terminal',
      district: 'Bharuch',
      safetyTeamContact: 'Control room +91 2641 555003',
      latitude: 21.7,
      longitude: 72.58,
    },
    items: [
      stock({
        itemNo: 'D-1',
        productName: 'LPG',
        substanceName: 'LPG',
        casNo: '68476-85-7',
        quantity: 18,
        unit: 't',
        location: 'Mounded bullet',
      }),
    ],
  },
  {
    site: {
      industryName: 'Kandla Tank Farm',
      district: 'Kutch',
      safetyTeamContact: 'Gate +91 2836 555004',
      latitude: 23.03,
      longitude: 70.22,
    },
    items: [
      stock({
        itemNo: 'K-1',
        productName: 'Styrene monomer',
        substanceName: 'Styrene',
        casNo: '100-42-5',
        quantity: 500,
        unit: 't',
        location: 'Tank 4',
      }),
    ],
  },
  {
    site: {
      industryName: 'Numaligarh Petrol Depot',
      district: 'Golaghat',
      safetyTeamContact: 'Depot +91 3776 555005',
      latitude: 26.63,
      longitude: 93.73,
    },
    items: [
      stock({
        itemNo: 'N-1',
        productName: 'Petrol',
        substanceName: 'Gasoline',
        casNo: '86290-81-5',
        quantity: 900,
        unit: 't',
        location: 'Tank store 1',
      }),
    ],
  },
] as const;

/** North of the first site, where a degree of latitude is 111.2 km. */
const receptors = [
  { name: 'Ankleshwar Primary School', kind: 'school', latitude: 21.634, longitude: 73.002, people: 640, phone: '', geometry: '' },
  { name: 'Civil Hospital', kind: 'hospital', latitude: 21.6404, longitude: 73.002, people: 120, phone: '+91 2646 555108', geometry: '' },
  { name: 'Gadkhol', kind: 'residential', latitude: 21.6494, longitude: 73.002, people: 2400, phone: '', geometry: '' },
] as const;

const people: readonly (readonly [group: StakeholderGroup, name: string, designation: string, contactNumber: string, onDuty: boolean])[] = [
  ['incident_management_team', 'Omkar Rao', 'Shift engineer', '+91 98250 44444', false],
  ['incident_management_team', 'Ravi Deshmukh', 'Shift in charge', '+91 98250 22222', true],
  ['l1auth', 'Meena Joshi', 'Additional Collector', '+91 98250 33333', true],
];

const hourMs = 3_600_000;

/** Five sites with stock, the places around one, a rota and duties: what the situations are asked of. */
export const fillNightRegister = async (application: TestApplication): Promise<void> => {
  const admin = await application.as('admin');
  const ids: number[] = [];
  for (const { site, items } of sites) {
    const { id } = (await admin.call(industryRoutes.create, { body: site })).body;
    ids.push(id);
    for (const body of items) await admin.call(inventoryRoutes.create, { params: { id }, body });
  }
  for (const body of receptors) await admin.call(receptorRoutes.create, { body });
  for (const [group, name, designation, contactNumber, onDuty] of people) {
    const body = {
      name,
      designation,
      role: 'On call',
      contactNumber,
      emailAddress: `${name.replace(' ', '.').toLowerCase()}@example.org`,
      address: 'Bharuch',
    };
    const { body: member } = await admin.call(stakeholderRoutes.create, { params: { group }, body });
    const span = { startsAt: new Date(Date.now() - hourMs).toISOString(), endsAt: new Date(Date.now() + 8 * hourMs).toISOString() };
    if (onDuty) await admin.call(rotaRoutes.create, { params: { group }, body: { memberId: member.id, ...span } });
  }
  const done = { rule: 'on-site-drill', subject: `site:${ids[0]}`, kind: 'done', on: '2024-08-31', who: 'A. Officer', note: '' };
  await admin.call(dutyRoutes.record, { body: done });
};
